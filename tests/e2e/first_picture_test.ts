/**
 * Up to the first picture: what stays in reach, in one row, in one piece, and what can be taken back.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { DESKTOP, e2e, PHONE } from "./e2e.ts";

/** Whether all of the button that draws lies in the window. */
async function isInReach(page: Page): Promise<boolean> {
  const box = await page.getByRole("button", { name: /^Generate Character/ }).boundingBox();
  const { height } = page.viewportSize()!;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

for (const [where, viewport] of [["a phone", PHONE], ["a desk", DESKTOP]] as const) {
  e2e(`Generate stays in reach with its price, on ${where}`, { viewport }, async ({ page }) => {
    await open(page);
    const button = page.getByRole("button", { name: /^Generate Character/ });
    assert.match((await button.textContent())!, /free/);
    const places = [
      page.getByLabel("Describe your cat"),
      page.getByRole("group", { name: "Art style" }),
      page.getByLabel("Name", { exact: true }),
    ];
    for (const place of places) {
      await place.evaluate((each) => each.scrollIntoView({ block: "center" }));
      assert.ok(await isInReach(page), `it is away beside ${place}`);
    }
  });

  e2e(`the examples are one row that scrolls, on ${where}`, { viewport }, async ({ page }) => {
    await open(page);
    const example = page.getByRole("button", { name: /wizard with green eyes/ });
    const row = await example.evaluate((button) => {
      const list = button.closest("ul") ?? button.parentElement!;
      const tops = [...list.querySelectorAll("button")].map((each) =>
        Math.round(each.getBoundingClientRect().top)
      );
      const isWider = list.scrollWidth > list.clientWidth;
      return { lines: new Set(tops).size, count: tops.length, isWider };
    });
    assert.equal(row.lines, 1);
    assert.ok(row.count >= 3 && row.isWider, JSON.stringify(row));
  });
}

e2e(
  "no name of a style is broken within a word on a phone",
  { viewport: PHONE },
  async ({ page }) => {
    await open(page);
    for (const width of [390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.getByRole("group", { name: "Art style" }).locator(
        "label > span:last-child",
      )
        .evaluateAll((labels) =>
          labels.flatMap((label) => {
            const text = label.firstChild!, range = document.createRange();
            return [...text.textContent!.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length > 1;
            }).map(([word]) => word);
          })
        );
      assert.deepEqual(broken, [], `at ${width} px`);
    }
  },
);

e2e("a surprise can be taken back", {}, async ({ page }) => {
  await open(page);
  const box = page.getByLabel("Describe your cat");
  await box.fill("my own words");
  await page.getByRole("button", { name: "Surprise me" }).click();
  await page.waitForFunction(() => document.querySelector("textarea")!.value !== "my own words");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  assert.equal(await box.inputValue(), "my own words");
});
