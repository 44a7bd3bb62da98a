/**
 * @module How long it takes from a toggle in the generator until the changed picture is seen, in a real
 * browser.
 */
import type { Page } from "playwright-core";
import { type Style, STYLE_NAMES } from "../../../lib/choices.ts";
import { PICTURE_SIZE } from "../../generation/image_generator.ts";
import { SMALL_VIEW_SIZE } from "../../illustrator/draw.ts";
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
    const full: number[] = [];
    for (const style of STYLES) {
      const toggles: number[] = [];
      times.set(style, toggles);
      const context = await browser.newContext({ baseURL: product.origin });
      const page = await context.newPage();
      await drawCat(page, style);
      for (const accessory of [...ACCESSORIES, ...ACCESSORIES]) {
        const ms = await toggle(page, accessory);
        toggles.push(ms.seen);
        full.push(ms.full);
      }
      await context.close();
    }
    const ms = median([...times.values()].flat());
    const each = [...times].map(([style, toggles]) => `${style} ${Math.round(median(toggles))}`);
    return {
      what: "a toggle redraws the picture, until it is seen",
      measured: `${Math.round(ms)} ms (${each.join(", ")}), in ${PICTURE_SIZE} px ${
        Math.round(median(full))
      } ms`,
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

/**
 * Milliseconds from the click until another picture is painted on the stage: `seen` with the pixels of the small
 * view, which are more than the stage of this window has, `full` with all of them.
 */
async function toggle(page: Page, accessory: string): Promise<{ seen: number; full: number }> {
  const button = page.getByRole("button", { name: accessory, exact: true });
  const ms = await button.evaluate(async (button, sizes) => {
    const pictures = () => [
      ...document.querySelector("button[aria-label='Show the picture large']")!
        .parentElement!.querySelectorAll("img"),
    ];
    const before = new Set(pictures().map(({ src }) => src));
    const frame = () => new Promise(requestAnimationFrame);
    const start = performance.now();
    (button as HTMLButtonElement).click();
    async function untilSeen(size: number): Promise<number> {
      // A sketch, which may lie below, is smaller.
      const isSeen = ({ src, naturalWidth, complete }: HTMLImageElement) =>
        complete && naturalWidth >= size && !before.has(src);
      do await frame(); while (!pictures().some(isSeen));
      await frame();
      return performance.now() - start;
    }
    return { seen: await untilSeen(sizes.small), full: await untilSeen(sizes.full) };
  }, { small: SMALL_VIEW_SIZE, full: PICTURE_SIZE });
  await page.getByText("Changing…").waitFor({ state: "detached" });
  return ms;
}
