/**
 * What lies beside an open dialog.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { open } from "./navigation.ts";
import { e2e } from "./e2e.ts";
import { untilPainted } from "./page_checks.ts";
import { signUp } from "./people.ts";

const SIZE = { width: 1280, height: 700 };

/** The colours of the window at these distances from its right edge, near its foot. */
async function coloursAtRight(page: Page, distances: number[]): Promise<number[][]> {
  const { data, info } = await sharp(await page.screenshot()).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return distances.map((distance) => {
    const start = ((info.height - 20) * info.width + info.width - distance) * 3;
    return [...data.subarray(start, start + 3)];
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  e2e(`the scroll bar's area is as dim as the page behind a dialog (${colorScheme})`, {
    viewport: SIZE,
    colorScheme,
  }, async ({ page, context }) => {
    await signUp(context);
    // Chromium hides scroll bars from tests.
    const browser = await context.newCDPSession(page);
    await browser.send("Emulation.setScrollbarsHidden", { hidden: false });
    await open(page, "/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await untilPainted(page);
    const gutter = await dialog.evaluate((element) =>
      innerWidth - element.parentElement!.getBoundingClientRect().right
    );
    assert.ok(gutter > 0, "the scroll bar takes room");
    const [inGutter, onPage] = await coloursAtRight(page, [
      Math.ceil(gutter / 2),
      Math.ceil(gutter) + 10,
    ]);
    for (const [at, part] of inGutter!.entries()) {
      const apart = Math.abs(part - onPage![at]!);
      assert.ok(apart <= 2, `the strip has ${inGutter}, the page ${onPage}`);
    }
  });
}
