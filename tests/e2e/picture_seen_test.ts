/**
 * "Character generated!" is said when the picture is seen: until then its sketch is on the stage, and the page
 * says so.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { e2e, PHONE } from "./e2e.ts";
import { describe, generate, hold, preview, WIZARD } from "./generator_steps.ts";
import { checkPage, untilPainted } from "./page_checks.ts";
import { signUp } from "./people.ts";

/** Where the finished picture is loaded from. */
const PICTURES = "/images/pictures/**";
const GENERATED = "Character generated!";
const sketch = (page: Page) => preview(page).getByRole("img", { name: /half drawn/ });

for (const [where, options] of [["a desk", {}], ["a phone", { viewport: PHONE }]] as const) {
  e2e(`until the picture has loaded its sketch stays, on ${where}`, options, async (step) => {
    const { page, context } = step;
    await signUp(context);
    await open(page);
    await describe(page);
    const release = await hold(page, PICTURES);
    const asked = page.waitForRequest(`**${PICTURES}`);
    await generate(page);
    await asked;
    await untilPainted(page);
    assert.equal(await toast(page).getByText(GENERATED).count(), 0, "nothing is seen yet");
    await sketch(page).waitFor();
    await preview(page).getByText("Generating your cat character...").waitFor();
    await preview(page).getByText(WIZARD).waitFor();
    await checkPage(page);
    release();
    await toast(page).getByText(GENERATED).waitFor();
    const picture = preview(page).getByRole("img", { name: /wizard/ });
    await picture.and(page.locator(":not(.opacity-0)")).waitFor();
    assert.equal(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 1024);
    assert.equal(await sketch(page).count(), 0);
  });
}
