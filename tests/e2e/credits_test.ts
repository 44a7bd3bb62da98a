/**
 * The credit statement.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { checkPage } from "./page_checks.ts";
import { describe, generate } from "./generator_steps.ts";
import { drawPictures, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const CREDITS = "**/api/user/credits?*";

const rows = (page: Page) => page.getByRole("table").getByRole("row");

/** The texts of the table's body, line by line; the date is the same in all. */
async function readRows(page: Page): Promise<(string | undefined)[][]> {
  await rows(page).nth(1).waitFor();
  const lines = await rows(page).all();
  return await Promise.all(
    lines.slice(1).map(async (row) => {
      const cells = await row.getByRole("cell").allInnerTexts();
      return [cells.at(-3), cells.at(-2), cells.at(-1)];
    }),
  );
}

e2e("the statement says what came and went, with a running balance", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await drawPictures(context, 2);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "4 Generations Left" }).press("Enter");
  await page.getByRole("heading", { name: "Generations statement" }).waitFor();
  assert.deepEqual(await readRows(page), [
    ["Picture drawn", "−1", "4"],
    ["Picture drawn", "−1", "5"],
    ["Welcome gift", "+6", "6"],
  ]);
  await page.getByRole("table").getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/).first().waitFor();
  await checkPage(page);

  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("It all adds up").waitFor();
  await page.getByText("Your entries come to 4 generations").waitFor();
  await checkPage(page);
});

e2e("the check shows what was spent meanwhile, everywhere", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page, "/credits");
  await drawPictures(context, 1);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("It all adds up").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "5 Generations Left" }).waitFor();
});

e2e("a picture drawn in one tab changes the balance of the others at once", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await open(page, "/credits");
  const other = await context.newPage();
  await open(other);
  await describe(other, { description: "a grey cat" });
  await generate(other);
  for (const tab of [other, page]) {
    await tab.getByRole("banner").getByRole("link", { name: "5 Generations Left" }).waitFor();
  }
  await page.getByRole("main").getByText("5", { exact: true }).first().waitFor();
});

e2e("a long statement comes page by page", {}, async ({ page, context }) => {
  await signUp(context);
  await drawPictures(context, 3);
  // The real API, with pages short enough for four entries.
  await page.route(CREDITS, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "2");
    return route.continue({ url: url.href });
  });
  await open(page, "/credits");
  await rows(page).nth(2).waitFor();
  assert.equal(await rows(page).count(), 1 + 2);
  await page.getByRole("button", { name: "Show more" }).click();
  await rows(page).nth(4).waitFor();
  assert.deepEqual((await readRows(page)).map((row) => row.at(-1)), ["3", "4", "5", "6"]);
  await page.getByRole("button", { name: "Show more" }).waitFor({ state: "detached" });
});

e2e("a statement that failed to load can be loaded again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await page.route(CREDITS, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/credits");
  await page.getByText("Your statement could not be loaded").waitFor();
  await checkPage(page);
  await page.unroute(CREDITS);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Welcome gift").waitFor();
});

const outcomes: [what: string, answer: { status?: number; json: object }, title: string][] = [
  [
    "a balance that does not add up",
    { json: { available: 6, held: 0, sum: 5, agrees: false } },
    "It does not add up",
  ],
  [
    "a check that fails",
    { status: 503, json: { message: "Please come back in a moment." } },
    "The check did not work",
  ],
];
for (const [what, answer, title] of outcomes) {
  e2e(`${what} is reported`, {}, async ({ page, context, expectMessage }) => {
    expectMessage(/Failed to load resource.*503/);
    await signUp(context);
    await page.route("**/api/user/credits/check", (route) => route.fulfill(answer));
    await open(page, "/credits");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText(title).waitFor();
    await checkPage(page);
  });
}

e2e("an empty statement and held generations", {}, async ({ page, context }) => {
  await signUp(context);
  await page.route(CREDITS, (route) => {
    return route.fulfill({ json: { available: 4, held: 2, entries: [] } });
  });
  await open(page, "/credits");
  await page.getByText("Nothing has happened yet").waitFor();
  await page.getByText("2 more are held for pictures being drawn right now.").waitFor();
  await checkPage(page);
});

e2e(
  "the statement on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark" },
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    await page.goto("/credits");
    assert.deepEqual((await readRows(page)).map((row) => row.slice(1)), [["+6", "6"]]);
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);
  },
);
