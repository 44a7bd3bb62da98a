/**
 * @module What must hold of each page and state in every language, and a test for each language.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { startWithWinners } from "./contests.ts";
import { type E2e, e2e, type E2eOptions, PHONE } from "./e2e.ts";
import { CATALOGUES, type PageActions, pageActions, type State } from "./page_actions.ts";
import {
  checkMarkup,
  checkOtherLook,
  checkPage,
  untilHydrated,
  untilPainted,
} from "./page_checks.ts";

export interface Step extends E2e {
  language: string;
  actions: PageActions;
  failures: Failures;
}

/** A desk, and a small phone, on which letters are then made large; axe looks at the page on a phone. */
const OTHER_WIDTHS = [1280, 320];

/** The dark look is read in these languages, the light one in the others. */
const DARK = ["es", "ja"];

/**
 * axe reads the light look in the language with the longest words, and the colours of the dark one in that with the
 * most signs: what it looks for does not depend on the words, and beside colours not on the look.
 */
const LOOKS_READ_BY_AXE: Record<string, (page: Page) => Promise<void>> = {
  de: checkPage,
  ja: checkOtherLook,
};

/** Languages whose words are about as long, shorter than German ones, and break alike: what is seen in one fits in all. */
const ALIKE = ["es", "fr", "pt"];

/** Whether a page or state is seen in this language: those that are alike take turns. */
function isInTurn(language: string, place: number): boolean {
  const at = ALIKE.indexOf(language);
  return at === -1 || at === place % ALIKE.length;
}

/** On a phone, then whether it is too wide for the other windows and for large letters. */
export async function check({ page, language }: Pick<Step, "page" | "language">): Promise<void> {
  await untilPainted(page);
  await (LOOKS_READ_BY_AXE[language] ?? checkMarkup)(page);
  assert.deepEqual(await misnamed(page), [], "a name without the words that are seen");
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await untilPainted(page);
    assert.deepEqual(await tooWide(page), [], `at ${width} px`);
  }
  await setLetters(page, 2);
  await untilPainted(page);
  const large = await tooWide(page);
  await setLetters(page, 1);
  await page.setViewportSize(PHONE);
  assert.deepEqual(large, [], "at 320 px with letters of 200 %");
}

/** As a person sets the size of letters in the browser; `rem` and the widths in media queries follow it. */
async function setLetters(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * times, fixed: 13 * times };
  await browser.send("Page.setFontSizes", { fontSizes });
  await browser.detach();
}

/** What reaches beyond the window, or beyond its own box where that is a button or a dialog. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: window } = document.documentElement;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const outside = whole <= window ? [] : [...document.body.querySelectorAll("*")]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().right > window + 1)
      .filter((element, _, all) =>
        !all.some((other) => other !== element && element.contains(other))
      );
    const cut = [...document.querySelectorAll("[role=dialog], button, a[class], label")]
      .filter((label) => isSeen(label) && !label.closest(".sr-only, .truncate"))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
    return [...new Set([...outside, ...cut])]
      .map(({ outerHTML, textContent }) =>
        `${textContent.slice(0, 50)}: ${outerHTML.slice(0, 200)}`
      );
  });
}

/** Controls whose name for readers lacks the words that are seen on them. */
async function misnamed(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main [aria-label]:is(button, a)")]
      .filter((control) => {
        const seen = control.checkVisibility() ? control.innerText.trim().toLowerCase() : "";
        return !control.ariaLabel!.toLowerCase().includes(seen.replace(/\s+/g, " "));
      })
      .map(({ ariaLabel, innerText }) => `${ariaLabel}: ${innerText}`)
  );
}

export async function open({ page, language }: Step, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), language, path);
}

export async function checkPages(step: Step, paths: string[]): Promise<void> {
  for (const path of paths.filter((_, place) => isInTurn(step.language, place))) {
    await step.failures.catch(path, async () => {
      await open(step, path);
      await check(step);
    });
  }
}

export async function checkStates(step: Step, states: State[]): Promise<void> {
  for (const [what, path, steps] of states.filter((_, place) => isInTurn(step.language, place))) {
    await step.failures.catch(`${path}: ${what}`, async () => {
      await open(step, path);
      await steps(step.actions);
      await check(step);
    });
  }
}

/** Everything that fails, each with where it is. */
class Failures {
  readonly #texts: string[] = [];

  async catch(what: string, steps: () => Promise<void>): Promise<void> {
    try {
      await steps();
    } catch (error) {
      this.#texts.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  }

  end(): void {
    assert.equal(this.#texts.join("\n\n"), "");
  }
}

/** Registers a test for each language; it reports every failure at once. */
export function inEveryLanguage(name: string, steps: (step: Step) => Promise<void>): void {
  inLanguages(Object.keys(CATALOGUES), name, steps);
}

/** The same for a way through several pages: of the languages that are alike, this one walks it. */
export function inLanguagesWith(
  alike: string,
  name: string,
  steps: (step: Step) => Promise<void>,
  start?: E2eOptions["start"],
): void {
  const languages = Object.keys(CATALOGUES)
    .filter((language) => language === alike || !ALIKE.includes(language));
  inLanguages(languages, name, steps, start);
}

function inLanguages(
  languages: string[],
  name: string,
  steps: (step: Step) => Promise<void>,
  start: E2eOptions["start"] = startWithWinners,
): void {
  for (const language of languages) {
    const options = {
      locale: language,
      start,
      viewport: PHONE,
      colorScheme: DARK.includes(language) ? "dark" : "light",
    } as const;
    e2e(`${name} in ${language}`, options, async (given) => {
      given.expectMessage(/Failed to load resource.*4(00|04|09|22)/);
      const actions = pageActions(given.page, language);
      const step = { ...given, language, actions, failures: new Failures() };
      await steps(step);
      step.failures.end();
    });
  }
}
