/**
 * The community gallery and its contest.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { monthName } from "../../lib/contest/month_name.ts";
import { periodBefore, periodOf } from "../../lib/contest/period.ts";
import { formatDate } from "../../ui/format/format_date.ts";
import { open, toast } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import {
  CROWD,
  enter,
  entryOfAnotherUser,
  LAST_MONTH,
  REST,
  startWithCrowd,
  startWithWinners,
} from "./contests.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { signIn, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";
import { type ProductOptions, startProduct } from "../../server/tasks/product.ts";

const WITH_WINNERS = { start: startWithWinners };
const WITH_CROWD = { start: startWithCrowd };

/** A product of its own: tests of other files beside this one enter cats on the one they share. */
const WITHOUT_ENTRIES = { start: (options: ProductOptions) => startProduct(options) };

const THIS_MONTH = periodOf(new Date());

/** An open dialog hides the rest from readers; to them the toast is announced. */
const toastOverDialog = (page: Page) => page.locator("[role=region]", { hasText: "failed" });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Contest" }).getByRole("link", { name });
const entry = (page: Page, { id }: { id: number }) => page.locator(`#entry-${id}`);

/** A name no other cat has. Random letters might spell a profane word. */
let cats = 0;
const newName = () => `Miso ${cats += 1}`;

/** Waits for the answer to what `act` posts. */
async function posted(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await act();
  await answered;
}

e2e("from an empty gallery to an own entry, and out again", {
  ...WITHOUT_ENTRIES,
  smoke: true,
}, async (step) => {
  const { page, context } = step;
  await open(page, "/community");
  await page.getByText("No submissions yet").waitFor();
  await page.getByText("Be the first to submit your character to this month's contest!")
    .waitFor();
  const login = page.getByRole("main").getByRole("link", { name: "Login to submit" });
  assert.equal(await login.getAttribute("href"), "/auth?redirect=%2Fcommunity");
  assert.equal(await button(page, "Submit Your Character").count(), 0);
  assert.equal(await tab(page, "My Submissions").count(), 0);
  await checkPage(page);
  await tab(page, "Previous Winners").click();
  await page.getByText("No winners from previous month").waitFor();
  await untilHydrated(page);
  await checkPage(page);

  const person = await signUp(context);
  await open(page, "/community?tab=mine");
  await page.getByText("You haven't submitted any characters yet").waitFor();
  await button(page, "Submit Your Character").click();
  await dialog(page).getByText("You don't have any characters yet.").waitFor();
  const create = dialog(page).getByRole("link");
  assert.equal(await create.getAttribute("href"), "/generator");
  await checkPage(page);

  const cats = [{ name: "Miso" }, { name: "Nori", traits: ["Shy", "Kind", "Bold", "Wild"] }];
  await saveCharacters(step, cats);
  await open(page, "/community");
  await button(page, "Submit Your Character").click();
  await heading(page, "Submit to Community Gallery").waitFor();
  assert.equal(await dialog(page).getByRole("radio", { name: "Nori" }).isChecked(), true);
  const description = dialog(page).getByPlaceholder("Tell the community about your character...");
  await checkPage(page);
  await description.fill("x".repeat(201));
  await dialog(page).getByText("Please keep the description to 200 characters").waitFor();
  await button(page, "Submit to Gallery").click();
  await description.fill("No cat is braver.");
  await posted(page, () => button(page, "Submit to Gallery").dblclick());
  await toast(page).getByText("Character submitted!").waitFor();
  await dialog(page).waitFor({ state: "detached" });
  const card = page.getByRole("listitem").filter({ has: heading(page, "Nori") });
  for (const text of ["0 points", "No cat is braver.", "Shy", `by ${person.username}`]) {
    await card.getByText(text).waitFor();
  }
  await card.getByText(formatDate(new Date().toISOString().slice(0, 10))).waitFor();
  assert.equal(await card.getByRole("button").count(), 1);
  await checkPage(page);

  await button(page, "Submit Your Character").click();
  await dialog(page).getByRole("radio", { name: "Miso" }).waitFor();
  assert.equal(await dialog(page).getByRole("radio").count(), 1);
  await posted(page, () => button(page, "Submit to Gallery").click());
  await heading(page, "Miso").waitFor();
  await button(page, "Submit Your Character").click();
  await dialog(page).getByText(
    "All your characters have already been submitted to the current contest.",
  ).waitFor();
  await page.keyboard.press("Escape");

  await tab(page, "My Submissions").click();
  await untilHydrated(page);
  const own = page.getByRole("list", { name: "Your entries" }).locator("> li");
  assert.equal(await own.count(), 2);
  const nori = own.filter({ hasText: "Nori" });
  for (const text of ["Active", monthName(THIS_MONTH), "0 points"]) {
    await nori.getByText(text, { exact: true }).waitFor();
  }
  await button(page, "Withdraw Nori").click();
  await dialog(page).getByText(
    "Are you sure you want to withdraw this submission? This action cannot be undone.",
  ).waitFor();
  await checkPage(page);
  await button(page, "Cancel").click();
  await button(page, "Withdraw Nori").click();
  await posted(page, () => button(page, "Withdraw").dblclick());
  await toast(page).getByText("Submission withdrawn").waitFor();
  await nori.getByText("Withdrawn", { exact: true }).waitFor();
  assert.equal(await nori.getByRole("button").count(), 0);

  await open(page, "/community");
  assert.equal(await heading(page, "Nori").count(), 0);
  await button(page, "Withdraw Miso").click();
  await posted(page, () => button(page, "Withdraw").click());
  await page.getByText("No submissions yet").waitFor();
  await dialog(page).waitFor({ state: "detached" });
});

e2e("a user votes once, and reports an entry", WITH_WINNERS, async (step) => {
  const { page, context, runtime, expectMessage } = step;
  expectMessage(/Failed to load resource.*409/);
  const name = newName();
  const { id } = await entryOfAnotherUser(step, { name });
  const other = await entryOfAnotherUser(step, { name: newName() });
  await signUp(context);
  const [mine] = await saveCharacters(step, [{ name: newName() }]);
  await enter(step, mine!);
  await open(page, "/community?sort=new");
  assert.equal(await button(page, `Vote for ${mine!.name}`).count(), 0);
  await button(page, `Withdraw ${mine!.name}`).waitFor();

  await button(page, `Vote for ${name}`).click();
  await heading(page, `Vote for ${name}`).waitFor();
  await dialog(page).getByText("Found in a box.").waitFor();
  const stars = (count: number) =>
    dialog(page).getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
  assert.equal(await stars(5).isChecked(), true);
  await checkPage(page);
  await stars(5).focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await stars(4).isChecked(), true);
  await posted(page, () => button(page, "Submit Vote").dblclick());
  await toast(page).getByText("Vote submitted!").waitFor();
  await toast(page).getByText(`You rated ${name} 4 stars.`).waitFor();
  await entry(page, { id }).getByText("4 points").waitFor();
  const voted = button(page, `You voted 4 for ${name}`);
  await voted.waitFor();

  await page.reload();
  await untilHydrated(page);
  await entry(page, { id }).getByText("4 points").waitFor();
  await voted.click();
  assert.equal(await stars(4).isChecked(), true);
  assert.equal(await button(page, "Submit Vote").isDisabled(), true);
  await checkPage(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  // The same person votes in another window meanwhile.
  await button(page, `Vote for ${other.character.name}`).click();
  await heading(page, `Vote for ${other.character.name}`).waitFor();
  const elsewhere = await context.request.post(`/api/community/submissions/${other.id}/vote`, {
    data: { rating: 2 },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  assert.equal(elsewhere.status(), 200);
  const learned = page.waitForResponse("**/api/user/votes*");
  await button(page, "Submit Vote").click();
  await toast(page).getByText("Vote failed").waitFor();
  await toast(page).getByText("You have already voted for this submission.").waitFor();
  await learned;
  await button(page, `You voted 2 for ${other.character.name}`).waitFor();

  await button(page, `Report ${name}`).click();
  await button(page, "Send Report").click();
  await dialog(page).getByText("Please choose a reason").waitFor();
  await checkPage(page);
  for (const title of ["Thank you for telling us", "You have already reported this submission."]) {
    await dialog(page).getByRole("radio", { name: "Something else" }).check();
    await dialog(page).getByRole("textbox").fill("It looks like my cat.");
    await posted(page, () => button(page, "Send Report").click());
    await toast(page).getByText(title).waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await button(page, `Report ${name}`).click();
    await dialog(page).waitFor();
  }
  assert.ok(await loadedBytes(page, "css") <= 14_000);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
});

e2e("a vote that does not arrive can be sent again", WITH_WINNERS, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  const name = newName();
  await entryOfAnotherUser(step, { name });
  await signUp(context);
  await open(page, "/community?sort=new");
  await button(page, `Vote for ${name}`).click();
  await page.route("**/vote", (route) => route.abort());
  await button(page, "Submit Vote").click();
  await toastOverDialog(page).getByText("Vote failed").waitFor();
  await page.unroute("**/vote");
  await button(page, "Submit Vote").click();
  await button(page, `You voted 5 for ${name}`).waitFor();
});

e2e("a guest looks, and comes back to the very cat after signing in", WITH_CROWD, async (step) => {
  const { page, context, origin, runtime } = step;
  const name = newName();
  const found = await entryOfAnotherUser(step, { name, colorScheme: "blue" });
  const person = await signUp(context);
  await context.clearCookies();
  await open(page, "/community");
  const month = heading(page, new RegExp(`^${monthName(THIS_MONTH)}`));
  await month.getByText(/Voting ends [A-Z][a-z]{2} (28|29|30|31), \d{4}/).waitFor();
  const scripts = await loadedBytes(page, "script");
  if (runtime === "preact") assert.ok(scripts <= 28_000, `${scripts} bytes of scripts`);
  await checkPage(page);

  assert.match(await page.title(), /^Community Gallery/);
  const about = await page.locator("meta[name=description]").getAttribute("content");
  assert.match(about ?? "", new RegExp(monthName(THIS_MONTH)));
  const data = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
  const items = data.mainEntity.itemListElement;
  assert.equal(items.length, 60);
  assert.match(items[0].item.image, new RegExp(`^${origin}/api/characters/\\d+/image$`));

  // More of them come by scrolling, each once.
  const cards = page.getByRole("list", { name: "Entries" }).locator("> li");
  const more = page.waitForResponse("**/api/community/submissions?*");
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await more;
  await page.waitForFunction(() => document.querySelectorAll("[id^=entry-]").length > 60);
  const ids = await cards.evaluateAll((cards) => cards.map(({ id }) => id));
  assert.ok(ids.length > 60 + REST);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(await page.getByRole("link", { name: "Show more" }).count(), 0);

  // In this order, too, after signing in.
  const login = entry(page, found).getByRole("link", { name: `Login to vote for ${name}` });
  await login.click();
  await untilHydrated(page);
  await page.getByLabel("Username").first().fill(person.username);
  await page.getByLabel("Password").first().fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`**/community*#entry-${found.id}`);
  await untilHydrated(page);
  assert.equal(await entry(page, found).evaluate((card) => card.matches(":target")), true);
  await button(page, `Vote for ${name}`).waitFor();

  await page.getByRole("navigation", { name: "Order" }).getByRole("link", { name: "New" }).click();
  await page.waitForURL("**/community?sort=new");
  await untilHydrated(page);
});

e2e(
  "the community can be read without script",
  { javaScriptEnabled: false, ...WITH_CROWD },
  async (step) => {
    const { page } = step;
    const name = newName();
    const found = await entryOfAnotherUser(step, { name });
    await page.goto("/community?sort=new");
    const card = entry(page, found);
    for (const text of [name, "Found in a box.", "0 points", "Friendly"]) {
      await card.getByText(text, { exact: text === name }).waitFor();
    }
    assert.match(
      await card.getByRole("img").getAttribute("srcset") ?? "",
      /w=512(&v=[\w-]+)? 512w/,
    );
    await card.getByRole("link", { name: "Login to vote" }).waitFor();
    const first = await page.getByRole("heading", { level: 3 }).allTextContents();
    assert.equal(first.length, 60);
    const { href } = new URL(page.url());
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForURL((url) => url.href !== href);
    const second = await page.getByRole("heading", { level: 3 }).allTextContents();
    assert.ok(second.length > 0 && second.every((other) => !first.includes(other)));
    await tab(page, "Previous Winners").click();
    await page.getByText("1st Place").waitFor();
    await page.getByRole("link", { name: "How voting works" }).click();
    await heading(page, "How voting works").waitFor();
  },
);

e2e("winners, and counting them again", WITH_WINNERS, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*404/);
  await open(page, "/community");
  await tab(page, "Previous Winners").click();
  await untilHydrated(page);
  await heading(page, monthName(LAST_MONTH)).waitFor();
  const winners = page.getByRole("list", { name: "Winners" });
  const cards = winners.locator("> li");
  assert.equal(await cards.count(), 4, "an entry without a vote is no winner");
  const places = [
    ["1st Place", "Champion", "20 points"],
    ["2nd Place", "Second", "14 points"],
    ["3rd Place", "Third", "10 points"],
    ["4th Place", "Fourth", "4 points"],
  ];
  for (const [index, texts] of places.entries()) {
    for (const text of texts) await cards.nth(index).getByText(text, { exact: true }).waitFor();
  }
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    })
  );
  assert.equal(new Set(sizes).size, 1, `all cards are of one size: ${sizes}`);
  await checkPage(page);

  await page.getByRole("link", { name: "How it was counted" }).click();
  await page.waitForURL(`**/community/${LAST_MONTH}`);
  await untilHydrated(page);
  await heading(page, `Winners of ${monthName(LAST_MONTH)}`).waitFor();
  await page.getByText("5 cats competed.").waitFor();
  await checkPage(page);
  await button(page, "Check the result").click();
  await page.getByText("The result agrees").waitFor();
  await page.getByText("10 votes for 5 entries").waitFor();
  await page.getByRole("row", { name: "1st Place Champion 20 4" }).waitFor();
  await checkPage(page);

  // One ballot was changed.
  await page.route("**/result", async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    result.ballots.find(({ ratings }: { ratings: number[] }) => ratings.length === 2).ratings = [5];
    await route.fulfill({ response, json: result });
  });
  await button(page, "Check the result").click();
  await page.getByText("The result does not agree").waitFor();
  await page.unroute("**/result");
  assert.equal(
    await page.getByRole("navigation", { name: "All contests so far" }).getByRole("listitem")
      .getByRole("link").count(),
    0,
  );

  for (const month of [periodBefore(LAST_MONTH), THIS_MONTH, "2026-13", "nothing"]) {
    const response = await page.goto(`/community/${month}`);
    assert.equal(response!.status(), 404, month);
  }
  await open(page, `/community/${THIS_MONTH}`);
  await heading(page, "No contest found").waitFor();
  await checkPage(page);
  await page.goto("/community/how-voting-works");
  assert.equal(await page.locator("script").count(), 0);
  await checkPage(page);

  await signIn(context, CROWD);
  await open(page, "/community?tab=mine");
  const champion = page.getByRole("list", { name: "Your entries" }).locator("> li")
    .filter({ hasText: "Champion" });
  for (const text of ["Winner!", "1st Place", "Active", monthName(LAST_MONTH), "20 points"]) {
    await champion.getByText(text, { exact: true }).waitFor();
  }
  assert.equal(await champion.getByRole("button").count(), 0, "what is over stays as it is");
});

e2e(
  "the community on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark", ...WITH_WINNERS },
  async (step) => {
    const { page, context } = step;
    const name = newName();
    await entryOfAnotherUser(step, { name });
    await open(page, "/community?sort=new");
    await checkPage(page);
    await signUp(context);
    const [mine] = await saveCharacters(step, [{ name: newName() }]);
    await enter(step, mine!);
    await page.setViewportSize({ width: 320, height: 640 });
    for (
      const url of ["/community?tab=winners", "/community?tab=mine", "/community?sort=new"]
    ) {
      await open(page, url);
      await checkPage(page);
    }
    for (const action of [`Vote for ${name}`, `Report ${name}`, `Withdraw ${mine!.name}`]) {
      await button(page, action).click();
      await dialog(page).waitFor();
      await checkPage(page);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
    }
    await open(page, `/community/${LAST_MONTH}`);
    await button(page, "Check the result").click();
    await page.getByText("The result agrees").waitFor();
    await checkPage(page);
  },
);

e2e("a picture that fails to load is loaded from its other URL", WITH_WINNERS, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  const [mine] = await saveCharacters(step, [{ name: newName() }]);
  await enter(step, mine!);
  await page.route(`**/characters/${mine!.id}/image*`, (route) => route.fulfill({ status: 403 }));
  await open(page, "/community?tab=mine");
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>("main img")!;
    return picture.complete && picture.naturalWidth > 0 && !picture.currentSrc.includes("image?w");
  });
});
