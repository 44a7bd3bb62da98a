/** @module What a person does on a page, found by the texts of its language. */
import type { Locator, Page } from "playwright-core";
import de from "../../lib/i18n/catalogues/de.json" with { type: "json" };
import es from "../../lib/i18n/catalogues/es.json" with { type: "json" };
import fr from "../../lib/i18n/catalogues/fr.json" with { type: "json" };
import ja from "../../lib/i18n/catalogues/ja.json" with { type: "json" };
import pt from "../../lib/i18n/catalogues/pt.json" with { type: "json" };

export const CATALOGUES: Record<string, Record<string, string>> = { de, es, fr, ja, pt };

/** What a person does on a page, in the words of its language. */
export interface PageActions {
  page: Page;
  /** A text of the catalogue, with this in its place. */
  say(text: string, values?: Record<string, string>): string;
  /** Presses the first button of this name in the page, or in the dialog that is open. */
  press(text: string, values?: Record<string, string>): Promise<void>;
  /** The same, and waits for the dialog that it opens. */
  open(text: string, values?: Record<string, string>): Promise<void>;
  /** Fills the first field of this label. */
  fill(label: string, value: string, values?: Record<string, string>): Promise<void>;
}

export type State = [what: string, path: string, steps: (actions: PageActions) => Promise<void>];

/** What a person does on this page, in this language. */
export function pageActions(page: Page, language: string): PageActions {
  const say: PageActions["say"] = (text, values = {}) => {
    const said = CATALOGUES[language]![text];
    if (said === undefined) throw new Error(`${language} has no “${text}”`);
    return said.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
  };
  const place = async (): Promise<Locator> => {
    const dialog = page.getByRole("dialog");
    return await dialog.count() > 0 ? dialog.last() : page.getByRole("main");
  };
  const press: PageActions["press"] = async (text, values) => {
    const name = say(text, values);
    await (await place()).getByRole("button", { name, exact: true }).first().click();
  };
  return {
    page,
    say,
    press,
    open: async (text, values) => {
      await press(text, values);
      await page.getByRole("dialog").waitFor();
    },
    fill: async (label, value, values) => {
      const name = say(label, values);
      await (await place()).getByLabel(name, { exact: true }).first().fill(value);
    },
  };
}
