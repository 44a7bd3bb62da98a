/**
 * A cat in memory: its owner makes the page without script, and everyone who has its address finds it quiet.
 */
import assert from "node:assert/strict";
import { saveCharacters } from "./collections.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";
import { e2e, PHONE } from "./e2e.ts";
import { signUp } from "./people.ts";

/** The flame of its drawing. */
const CANDLE = /<path d="M30 10c9 11 11 17 11 24/;

/** Prices, counts of people and of clicks, advertisements, forms. */
const NOT_QUIET =
  /[$€£]\s?\d|\bprice|\bbuy|premium|advert|adsbygoogle|\b\d+ (views?|visits?|likes?|downloads?|votes?)\b|<form|<button/i;

e2e("a cat is kept in memory without script", { javaScriptEnabled: false }, async (step) => {
  const { page, context, origin, expectMessage } = step;
  expectMessage(/status of 4(00|04)/);
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso", style: "cartoon" }]);
  const url = `/memory/${miso!.id}`;
  const { remainingGenerations: left } = await (await context.request.get("/api/user")).json();
  assert.equal((await fetch(origin + url)).status, 404, "a memory that is not made has no page");
  await page.goto(`/character/${miso!.id}`);
  await page.getByRole("link", { name: "Keep Miso in memory" }).click();
  await page.getByLabel("Years").fill("2009 – 2026");
  await page.getByLabel("A line").fill("what a fucking cat");
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByText("Please choose other words").waitFor();
  await page.getByLabel("A line").fill("She slept in every sunbeam of the house.");
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("heading", { name: "Miso", exact: true }).waitFor();
  assert.match(new URL(page.url()).pathname, /^\/memory\/\d+$/);
  await page.getByText("She slept in every sunbeam of the house.").waitFor();

  const html = await (await fetch(origin + url)).text();
  const shown = html.slice(html.indexOf("<body"));
  for (const part of [/In memory of/, /2009 – 2026/, /She slept in every sunbeam/, CANDLE]) {
    assert.match(shown, part);
  }
  assert.doesNotMatch(html, /contest|generations|subscription|vote|\bfree\b|Change this page/i);
  assert.doesNotMatch(shown, NOT_QUIET, "nothing is counted, sold or asked for");
  assert.match(html, /name="robots" content="noindex/);
  const links = page.getByRole("list", { name: "To keep" }).getByRole("link");
  for (const link of await links.all()) {
    const label = await link.textContent();
    const file = new URL((await link.getAttribute("href"))!, origin);
    const { ok } = await (["Poster", "Card"].includes(label!)
      ? context.request.get(file.href).then((answer) => ({ ok: answer.ok() }))
      : fetch(file));
    assert.ok(ok, `${label} without sign-in, prints for the owner`);
  }
  const { remainingGenerations } = await (await context.request.get("/api/user")).json();
  assert.equal(remainingGenerations, left, "downloads cost nothing");
  await page.getByText("Change this page").click();
  await page.getByRole("button", { name: "Take this page away" }).click();
  await page.getByText("Make this page").waitFor();
  assert.equal((await fetch(origin + url)).status, 404);
});

e2e(
  "the page of a cat in memory is accessible and fits a phone",
  { viewport: PHONE },
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
    await page.goto(`/memory/${miso!.id}`);
    await checkPage(page);
    await page.getByLabel("Years").fill("x".repeat(30));
    await page.getByLabel("A line").fill("y".repeat(200));
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.getByText("Change this page").click();
    await checkPage(page);
    assert.ok(await loadedBytes(page, "script") <= 28_000);
  },
);
