/**
 * A crowd draws at once: a guest sees the place in line, and a full line is asked again by itself; so it is with
 * changes of a picture.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { describe, GENERATE, generate, preview } from "./generator_steps.ts";
import { checkPage } from "./page_checks.ts";
import { e2e, PHONE, useVariables } from "./e2e.ts";

useVariables({ ILLUSTRATOR_WORKERS: "1", GUEST_GENERATIONS_PER_DAY: "0" });

/** Enough for a line of seconds on one thread, and few enough for a wait of less than a minute on a slow one. */
const CROWD = 10;
const SECONDS_TO_GO = /^about \d+ seconds? to go$/;

/**
 * Other guests who want one picture after the other, until they are asked to leave: the line is as long on a
 * fast machine as on a slow one.
 */
async function crowd(origin: string): Promise<{ leave(): Promise<void> }> {
  const leaving = new AbortController();
  const began = Array.from({ length: CROWD }, () => Promise.withResolvers<void>());
  const guests = began.map(async ({ resolve }) => {
    while (!leaving.signal.aborted) {
      const answer = await fetch(origin + GENERATE, {
        method: "POST",
        headers: {
          Origin: origin,
          "Content-Type": "application/json",
          Accept: "text/event-stream",
        },
        body: JSON.stringify({ prompt: "a grey cat in the rain", style: "watercolor" }),
      });
      resolve();
      assert.match(await answer.text(), /event: done/);
    }
  });
  await Promise.all(began.map(({ promise }) => promise));
  return {
    async leave() {
      leaving.abort();
      await Promise.all(guests);
    },
  };
}

for (const [where, options] of [["a desk", {}], ["a phone", { viewport: PHONE }]] as const) {
  e2e(
    `in a crowd, on ${where}: the place in the queue counts down, then the picture shows`,
    options,
    async ({ page, origin }) => {
      await open(page);
      await describe(page);
      const { leave } = await crowd(origin);
      await generate(page);
      await preview(page).getByText("your place in line").waitFor();
      const first = await placeOf(page);
      assert(first > 1, `place ${first}`);
      await preview(page).getByText(SECONDS_TO_GO).waitFor();
      await preview(page).getByRole("status").getByText("Your picture waits in line").waitFor();
      const gone = leave();
      await checkPage(page);
      await page.waitForFunction(
        (first) => Number(document.querySelector("[data-place]")?.textContent ?? 0) < first,
        first,
      );
      await toast(page).getByText("Character generated!").waitFor();
      await preview(page).getByText("Not saved yet").waitFor();
      await gone;
    },
  );
}

e2e(
  "a reload in the queue keeps the place, and the picture is drawn once",
  {},
  async ({ page, origin }) => {
    await open(page);
    await describe(page);
    const { leave } = await crowd(origin);
    await generate(page);
    await preview(page).getByText("your place in line").waitFor();
    const before = await placeOf(page);
    await page.reload();
    await preview(page).getByText("your place in line").waitFor();
    assert(await placeOf(page) <= before);
    const gone = leave();
    await toast(page).getByText("Character generated!").waitFor();
    await gone;
  },
);

const FULL = {
  status: 503,
  contentType: "application/json",
  body: JSON.stringify({
    message: "Many pictures are being drawn right now. Please try again in 3 seconds.",
  }),
};

e2e(
  "a full queue is retried by itself",
  { viewport: PHONE },
  async ({ page, expectMessage }) => {
    expectMessage(/503 \(Service Unavailable\)/);
    await open(page);
    await describe(page);
    const keys: (string | undefined)[] = [];
    await page.route(`**${GENERATE}`, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return await route.continue();
      await route.fulfill({ ...FULL, headers: { "Retry-After": "3" } });
    });
    await generate(page);
    await preview(page).getByText("A short break").waitFor();
    await preview(page).getByText(/Trying again in [123] seconds?\.$/).first().waitFor();
    await page.getByRole("button", { name: "Generating..." }).waitFor();
    await checkPage(page);
    await toast(page).getByText("Character generated!").waitFor();
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
  },
);

e2e("an automatic retry can be cancelled", {}, async ({ page, expectMessage }) => {
  expectMessage(/503 \(Service Unavailable\)/);
  await page.clock.install();
  await open(page);
  await describe(page);
  let asked = 0;
  await page.route(`**${GENERATE}`, async (route) => {
    asked++;
    await route.fulfill({ ...FULL, headers: { "Retry-After": "2" } });
  });
  await generate(page);
  const cancel = preview(page).getByRole("button", { name: "Cancel" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Generate Character" }).waitFor();
  const focused = await preview(page).evaluate((panel) => panel === document.activeElement);
  assert.equal(focused, true, "the focus stays in the preview");
  await page.clock.fastForward(10_000);
  assert.equal(asked, 1);
  await checkPage(page);
});

const REDRAW = "/api/characters/redraw";
const hat = (page: Page) => page.getByRole("button", { name: "Hat", exact: true });

/** Draws a cat that can be changed. */
async function drawCat(page: Page): Promise<void> {
  await open(page);
  await describe(page, { description: "a ginger cat with green eyes in a garden" });
  await generate(page);
  await preview(page).getByLabel("Change something").waitFor();
}

for (const [where, options] of [["a desk", {}], ["a phone", { viewport: PHONE }]] as const) {
  e2e(`a change in a crowd, on ${where}, says how long it waits, then is there`, options, async ({
    page,
    origin,
  }) => {
    await drawCat(page);
    const { leave } = await crowd(origin);
    await hat(page).click();
    await preview(page).getByText("Changing…").waitFor();
    await preview(page).getByText(SECONDS_TO_GO).waitFor();
    await checkPage(page);
    const gone = leave();
    await preview(page).getByText(/^Changed:.*hat/).waitFor();
    await preview(page).getByText("Changing…").waitFor({ state: "detached" });
    await gone;
  });
}

e2e("a change that meets a full queue is retried by itself", { viewport: PHONE }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/503 \(Service Unavailable\)/);
  await drawCat(page);
  let asked = 0;
  await page.route(`**${REDRAW}`, async (route) => {
    if (++asked > 1) return await route.continue();
    await route.fulfill({ ...FULL, headers: { "Retry-After": "3" } });
  });
  await hat(page).click();
  await preview(page).getByText(/^Trying again in [123] seconds?\.$/).waitFor();
  await checkPage(page);
  await preview(page).getByText(/^Changed:.*hat/).waitFor();
  assert.equal(await hat(page).getAttribute("aria-pressed"), "true");
  assert.equal(asked, 2);
  assert.equal(await toast(page).getByText("Change failed").count(), 0);
});

async function placeOf(page: Page): Promise<number> {
  return Number(await preview(page).locator("[data-place]").textContent());
}
