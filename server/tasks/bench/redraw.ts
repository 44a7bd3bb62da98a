/**
 * How long it takes from a toggle in the generator until the changed picture is seen, in a real browser.
 *
 * @module
 */
import type { Page } from "playwright-core";
import { type Style, STYLE_NAMES } from "../../../lib/choices.ts";
import { PICTURE_SIZE } from "../../generation/image_generator.ts";
import { launchChromium } from "../chromium.ts";
import { startProduct } from "../product.ts";
import { median } from "./median.ts";
import type { Row } from "./row.ts";

/** Those that are free. */
const STYLES: Style[] = ["pixel", "cartoon", "anime", "realistic", "watercolor"];
/** Each is put on and taken off again. */
const ACCESSORIES = ["Hat", "Scarf", "Glasses"];

const GOAL_MS = 400;

export async function redrawRow(): Promise<Row> {
  const product = await startProduct({ variables: { SKETCHES_PER_MINUTE: "0" } });
  const browser = await launchChromium();
  try {
    const times = new Map<Style, number[]>();
    for (const style of STYLES) {
      const toggles: number[] = [];
      times.set(style, toggles);
      const context = await browser.newContext({ baseURL: product.origin });
      const page = await context.newPage();
      await drawCat(page, style);
      for (const accessory of [...ACCESSORIES, ...ACCESSORIES]) {
        toggles.push(await toggle(page, accessory));
      }
      await context.close();
    }
    const ms = median([...times.values()].flat());
    const each = [...times].map(([style, toggles]) => `${style} ${Math.round(median(toggles))}`);
    return {
      what: "a toggle redraws the picture, until it is seen",
      measured: `${Math.round(ms)} ms (${each.join(", ")})`,
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

/** Milliseconds from the click until another picture is painted on the stage. */
async function toggle(page: Page, accessory: string): Promise<number> {
  const button = page.getByRole("button", { name: accessory, exact: true });
  const ms = await button.evaluate(async (button, size) => {
    const pictures = () => [
      ...document.querySelector("button[aria-label='Show the picture large']")!
        .parentElement!.querySelectorAll("img"),
    ];
    const before = new Set(pictures().map(({ src }) => src));
    const frame = () => new Promise(requestAnimationFrame);
    const start = performance.now();
    (button as HTMLButtonElement).click();
    for (;;) {
      await frame();
      // A sketch, which may lie below, is smaller.
      const image = pictures().find(({ src, naturalWidth }) =>
        !before.has(src) && naturalWidth === size
      );
      if (image?.complete) break;
    }
    await frame();
    return performance.now() - start;
  }, PICTURE_SIZE);
  await page.getByText("Changing…").waitFor({ state: "detached" });
  return ms;
}
