/** @module What the tests of the generator have in common. */
import type { Page } from "playwright-core";
import { type Style, STYLE_NAMES } from "../../lib/choices.ts";

export const WIZARD = "a fluffy orange tabby wizard with green eyes sitting on the moon";
export const GENERATE = "/api/characters/generate";

export async function describe(
  page: Page,
  { description = WIZARD, style = "cartoon" }: { description?: string; style?: Style } = {},
) {
  await page.getByLabel("Describe your cat").fill(description);
  await styleTile(page, style).check();
}

/** The tile that chooses a style. */
export const styleTile = (page: Page, style: Style) =>
  page.getByRole("group", { name: "Art style" }).getByRole("radio", { name: STYLE_NAMES[style] });

/** The style that is chosen. */
export const chosenStyle = (page: Page) =>
  page.getByRole("group", { name: "Art style" }).locator(":checked").inputValue();

export const generate = (page: Page) =>
  page.getByRole("button", { name: "Generate Character" }).click();

export const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

/** Holds every request to `path` back until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}
