/**
 * How long it takes from a toggle in the generator until the changed picture is seen, in a real browser.
 *
 * @module
 */
import type { Page } from "playwright-core";
import { type Style, STYLE_NAMES } from "../../../lib/choices.ts";
import { launchChromium } from "../chromium.ts";
import { startProduct } from "../product.ts";
import { median } from "./median.ts";
import type { Row } from "./row.ts";

const STYLES: Style[] = ["pixel", "cartoon", "anime", "watercolor"];
/** Each is put on and taken off again. */
const ACCESSORIES = ["Hat", "Scarf", "Glasses"];

const GOAL_MS = 400;

export async function redrawRow(): Promise<Row> {
  const product = await startProduct({ variables: { SKETCHES_PER_MINUTE: "0" } });
  const browser = await launchChromium();
  try {
    const times: number[] = [];
    for (const style of STYLES) {
      const context = await browser.newContext({ baseURL: product.origin });
      const page = await context.newPage();
      await drawCat(page, style);
      for (const accessory of [...ACCESSORIES, ...ACCESSORIES]) {
        times.push(await toggle(page, accessory));
      }
      await context.close();
    }
    const ms = median(times);
    return {
      what: "a toggle redraws the picture, until it is seen",
      measured: `${Math.round(ms)} ms`,
      goal: `≤ ${GOAL_MS} ms`,
      met: ms <= GOAL_MS,
    };
  } finally {
    await browser.close();
    await product.stop();
    await product.clear();
  }
}

async function drawCat(page: Page, style: Style): Promise<void> {
  await page.goto("/");
  await page.locator("cat-island[name=Generator][hydrated]").waitFor({ state: "attached" });
  await page.getByLabel("Describe your cat").fill("a ginger cat with green eyes in a garden");
  await page.getByRole("radio", { name: STYLE_NAMES[style] }).check();
  await page.getByRole("button", { name: "Generate Character" }).click();
  await page.getByLabel("Change something").waitFor();
  await page.getByRole("img", { name: /ginger|orange/ }).last().waitFor();
}

/** Milliseconds from the click until another picture is loaded on the stage and painted. */
async function toggle(page: Page, accessory: string): Promise<number> {
  const button = page.getByRole("button", { name: accessory, exact: true });
  return await button.evaluate(async (button) => {
    const picture = () =>
      document.querySelector("button[aria-label='Show the picture large']")!
        .parentElement!.querySelector<HTMLImageElement>("img[alt]:not([alt=''])");
    const before = picture()!.src;
    const frame = () => new Promise(requestAnimationFrame);
    const start = performance.now();
    (button as HTMLButtonElement).click();
    for (;;) {
      await frame();
      const image = picture();
      if (image && image.src !== before && image.complete && image.naturalWidth > 0) break;
    }
    await frame();
    return performance.now() - start;
  });
}
