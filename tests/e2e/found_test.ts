/**
 * How pages are found: what links show on other sites, what search engines and feed readers read.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { monthName } from "../../lib/contest/month_name.ts";
import { saveCharacters } from "./collections.ts";
import { LAST_MONTH, startWithWinners } from "./contests.ts";
import { e2e } from "./e2e.ts";
import { signUp } from "./people.ts";

const content = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute("content");

e2e("every page has a card that is as large as said, with words for it", {
  start: startWithWinners,
}, async (step) => {
  const { page, context } = step;
  const owner = await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await context.clearCookies();
  const alts = {
    "/": /^Purrtrait: an orange cat/,
    [`/character/${miso!.id}`]: /^Miso: .*(cat|kitten)/i,
    [`/by/${owner.username}`]: /^Miso: .*(cat|kitten)/i,
    [`/community/${LAST_MONTH}`]: new RegExp(
      `^The winners of ${monthName(LAST_MONTH)}: Champion, Second, Third$`,
    ),
  };
  for (const [path, alt] of Object.entries(alts)) {
    await page.goto(path);
    const url = await content(page, "og:image");
    const response = await context.request.get(url!);
    assert.equal(response.status(), 200, url!);
    const { width, height } = await sharp(await response.body()).metadata();
    assert.equal(await content(page, "og:image:width"), String(width), path);
    assert.equal(await content(page, "og:image:height"), String(height), path);
    assert.match(await content(page, "og:image:alt") ?? "", alt);
    assert.equal(
      await content(page, "twitter:image:alt"),
      await content(page, "og:image:alt"),
    );
    const data = JSON.parse(
      await page.locator("script[type='application/ld+json']").innerText(),
    );
    assert.equal(data["@context"], "https://schema.org");
  }
  // The other forms of pages are where their heads say.
  const alternates = {
    [`/character/${miso!.id}`]: "application/json+oembed",
    [`/by/${owner.username}`]: "application/atom+xml",
    [`/community/${LAST_MONTH}`]: "application/atom+xml",
    "/community": "application/atom+xml",
  };
  for (const [path, type] of Object.entries(alternates)) {
    await page.goto(path);
    const link = page.locator(`head link[rel=alternate][type="${type}"]`);
    const answer = await context.request.get((await link.getAttribute("href"))!);
    assert.equal(answer.status(), 200, path);
    assert.match(await answer.text(), /Miso|Champion/);
  }
  await page.goto(`/community/${LAST_MONTH}`);
  const feed = page.getByRole("link", { name: "Follow by feed" });
  assert.equal(await feed.getAttribute("href"), "/community/winners.atom");
});
