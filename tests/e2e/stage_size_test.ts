/**
 * How large pictures are: the stage of the generator, and the picture on a character's page.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { e2e, PHONE } from "./e2e.ts";
import { preview } from "./generator_steps.ts";
import { untilPainted } from "./page_checks.ts";
import { signUp } from "./people.ts";

/** The card of the form that has the description. */
const controls = (page: Page) =>
  page.locator("form", { has: page.getByLabel("Describe your cat") }).locator("xpath=..");

const boxOf = async (place: ReturnType<Page["locator"]>) => (await place.boundingBox())!;

e2e("the stage takes 60 % on the left of a wide screen, up to 1,600 px", {}, async ({ page }) => {
  for (const width of [1280, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    await open(page);
    const [stage, form] = [await boxOf(preview(page)), await boxOf(controls(page))];
    assert.ok(stage.x + stage.width < form.x, `left of the form at ${width} px`);
    const right = form.x + form.width;
    const gap = form.x - stage.x - stage.width;
    const share = stage.width / (right - stage.x - gap);
    assert.ok(Math.abs(share - 0.6) < 0.01, `${share.toFixed(3)} at ${width} px`);
    assert.ok(right - stage.x <= 1600, `both take ${right - stage.x} of ${width} px`);
    if (width >= 1920) assert.ok(right - stage.x > 1500, `only ${right - stage.x} of ${width} px`);
  }
});

e2e("on a phone the stage is above the form", { viewport: PHONE }, async ({ page }) => {
  await open(page);
  const [stage, form] = [await boxOf(preview(page)), await boxOf(controls(page))];
  assert.ok(stage.y + stage.height <= form.y);
  assert.ok(stage.width > 0.9 * PHONE.width);
});

e2e("a character's picture is up to 720 px wide, and as wide as a phone", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await open(page, `/character/${miso!.id}`);
  // Its frame has the colours of its scheme.
  const frame = page.locator("article > :first-child");
  for (
    const [width, least, most] of [[1280, 680, 720], [2560, 700, 720], [390, 340, 390]] as const
  ) {
    await page.setViewportSize({ width, height: 1000 });
    await untilPainted(page);
    const box = await boxOf(frame);
    assert.ok(box.width >= least && box.width <= most, `${box.width} px at ${width} px`);
  }
});
