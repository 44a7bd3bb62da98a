/**
 * The stars of a vote where there is little room: a window of 640 px at 200 % zoom, and letters twice as
 * large.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { entryOfAnotherUser } from "./contests.ts";
import { e2e } from "./e2e.ts";
import { checkPage, untilPainted } from "./page_checks.ts";
import { signUp } from "./people.ts";

interface Stars {
  /** Of each star's box, in pixels of the page. */
  boxes: { left: number; right: number; top: number; bottom: number }[];
  /** Where the dialog's own scrolling part begins and ends. */
  room: { left: number; right: number };
}

async function stars(page: Page): Promise<Stars> {
  return await page.evaluate(() => {
    const edges = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const dialog = document.querySelector("[role=dialog]")!;
    const labels = [...dialog.querySelectorAll("fieldset label")];
    return { boxes: labels.map(edges), room: edges(dialog) };
  });
}

/** Each is whole within the dialog, large enough for a finger, and beside or below the one before. */
function assertSeparate({ boxes, room }: Stars, where: string): void {
  assert.equal(boxes.length, 5, where);
  for (const [at, { left, right, top, bottom }] of boxes.entries()) {
    const star = `${where}: star ${at + 1}`;
    assert.ok(left >= room.left && right <= room.right + 0.5, `${star} sticks out`);
    assert.ok(right - left >= 44 && bottom - top >= 44, `${star} is small`);
    const before = boxes[at - 1];
    const isNext = !before || left >= before.right - 0.5 || top >= before.bottom - 0.5;
    assert.ok(isNext, `${star} lies on the one before`);
  }
}

e2e("the stars wrap at 640 px and 200 %, and each can be pressed", {
  viewport: { width: 640, height: 900 },
}, async (step) => {
  const { page } = step;
  await entryOfAnotherUser(step, { name: "Stella" });
  await signUp(step.context);
  await open(page, "/community?sort=new");
  await page.getByRole("button", { name: "Vote for Stella" }).click();
  const dialog = page.getByRole("dialog", { name: "Vote for Stella" });
  await dialog.waitFor();
  assertSeparate(await stars(page), "640 px");
  // Zoom by 200 % leaves half the pixels; larger letters leave all.
  await page.setViewportSize({ width: 320, height: 450 });
  await untilPainted(page);
  assertSeparate(await stars(page), "640 px at 200 %");
  await checkPage(page);
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.documentElement.style.fontSize = "200%");
    await untilPainted(page);
    const twice = await stars(page);
    assertSeparate(twice, `${width} px with letters of 200 %`);
    const rows = new Set(twice.boxes.map(({ top }) => Math.round(top))).size;
    if (width === 320) assert.ok(rows > 1, "they wrap");
  }
  await dialog.getByText("1 star", { exact: true }).locator("..").click();
  assert.equal(await dialog.getByRole("radio", { name: "1 star", exact: true }).isChecked(), true);
});
