/** @module Pages used by keyboard alone: what is not reached by Tab is not there. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

/** More stops than a page has. */
const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the element has the focus, which is seen: nothing lies over it. */
export async function tabTo(page: Page, element: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await element.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await element.evaluate((each) => each === document.activeElement)) {
      return await assertSeen(element);
    }
    await page.keyboard.press(key);
  }
  assert.fail(`${element} is not reached by ${key}`);
}

/** Goes to the element and presses a key on it: Enter unless said otherwise. */
export async function press(page: Page, element: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

/** Goes to a field and writes there, in place of what it holds. */
export async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
}

/** What has just been opened may still be on its way: it is seen soon. */
async function assertSeen(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  const isSeen = await element.page().waitForFunction((each) => {
    if (!(each instanceof Element)) return false;
    // A star of a vote is painted by its label.
    const shown = each.closest("label") ?? each;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (shown.contains(there) || there.contains(shown));
  }, handle).then(() => true, () => false);
  assert.ok(isSeen, `${element} has the focus and is not seen`);
}
