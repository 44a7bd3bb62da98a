/**
 * The main ways without script: everything is a link or a form of the server's, and a refused form keeps what was
 * typed.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DESKTOP, type E2e, e2e, PHONE } from "./e2e.ts";
import { checkPage } from "./page_checks.ts";
import { drawPictures, newPerson, type Person, signUp } from "./people.ts";

const CAT = "a sleepy ginger cat with a red scarf";

/** The stand-ins for islands; the driver finds no roles in them. */
const plain = (page: Page) => page.locator("noscript");
const button = (page: Page, name: string) =>
  plain(page).locator("button:visible").filter({ hasText: new RegExp(`^${name}`) });
const link = (page: Page, name: string) => plain(page).locator("a").filter({ hasText: name });
const alert = (page: Page) => page.locator("[role=alert]:visible").first();
const field = (page: Page, name: string) => plain(page).getByLabel(name, { exact: true });
/** Of the picture that was drawn, which stands on the page itself. */
const sheet = (page: Page, name: string) =>
  page.locator("#drawn").getByLabel(name, { exact: true });
const words = (page: Page, text: string) =>
  page.locator("p:visible, span:visible, li:visible").filter({ hasText: text }).first();
const heading = (page: Page, name: string) =>
  page.locator("h1:visible, h2:visible").filter({ hasText: name });

/** Messages of the browser about answers that refuse a form. */
function expectRefusals({ expectMessage }: E2e): void {
  expectMessage(/Failed to load resource: the server responded with a status of 4\d\d/);
}

async function generate(page: Page, description = CAT): Promise<void> {
  await page.goto("/");
  await field(page, "Describe your cat").fill(description);
  await field(page, "Art style").selectOption("cartoon");
  await button(page, "Generate").click();
  await heading(page, "Your cat is drawn").first().waitFor();
}

/** Draws a cat, saves it and submits it to the contest; the page of the character is open then. */
async function submitCat(page: Page, name: string): Promise<void> {
  await generate(page);
  await sheet(page, "Name").fill(name);
  await page.getByRole("button", { name: "Save character" }).click();
  await words(page, "Saved in your collection.").waitFor();
  await field(page, "Description for the contest (optional)").fill("Sleeps all day.");
  await button(page, "Submit to Gallery").click();
  await words(page, "Character submitted!").waitFor();
}

for (const viewport of [DESKTOP, PHONE]) {
  const where = viewport === PHONE ? "a phone" : "a desktop";
  const options = { javaScriptEnabled: false, viewport };

  e2e(
    `without script an account is opened, left and entered on ${where}`,
    options,
    async (step) => {
      const { page, expectMessage } = step;
      expectRefusals(step);
      expectMessage(/Clear-Site-Data/);
      const { username, email, password } = newPerson();
      await page.goto("/auth?redirect=/collection");
      await link(page, "Create one").click();
      await field(page, "Username").fill(username);
      await field(page, "Email").fill(email);
      await field(page, "Password").fill("short");
      await button(page, "Create Account").click();
      await alert(page).waitFor();
      assert.equal(await field(page, "Username").inputValue(), username);
      assert.equal(await field(page, "Email").inputValue(), email);
      await checkPlain(step);
      await field(page, "Password").fill(password);
      await button(page, "Create Account").click();
      await page.waitForURL("**/collection");

      if (viewport === PHONE) await page.getByRole("button", { name: "Menu" }).click();
      await button(page, "Logout").click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.goto("/collection");
      assert.match(page.url(), /\/auth\?redirect=/);

      await field(page, "Username or email").fill(email);
      await field(page, "Password").fill("not this one");
      await button(page, "Sign In").click();
      await words(page, "Invalid username or password").waitFor();
      assert.equal(await field(page, "Username or email").inputValue(), email);
      assert.equal(await field(page, "Password").inputValue(), "");
      await checkPlain(step);
      await field(page, "Password").fill(password);
      await button(page, "Sign In").click();
      await page.waitForURL("**/collection");
    },
  );

  e2e(`without script a guest draws, signs in and saves on ${where}`, options, async (step) => {
    const { page, context } = step;
    expectRefusals(step);
    await page.goto("/");
    await field(page, "Describe your cat").fill("a");
    await button(page, "Generate").click();
    await alert(page).waitFor();
    assert.equal(await field(page, "Describe your cat").inputValue(), "a");
    await checkPlain(step);
    await generate(page);
    assert.match(await page.locator("#drawn img").getAttribute("alt") ?? "", /cat|kitten/i);
    await words(page, "Understood:").waitFor();
    await checkPlain(step);

    await page.getByRole("link", { name: "Sign in to save it" }).click();
    const person = await register(step);
    await field(page, "Username or email").fill(person.username);
    await field(page, "Password").fill(person.password);
    await button(page, "Sign In").click();
    await heading(page, "Your cat is drawn").first().waitFor();
    await sheet(page, "Name").fill("x".repeat(60));
    await sheet(page, "Personality traits").fill("y".repeat(80));
    await page.getByRole("button", { name: "Save character" }).click();
    await alert(page).waitFor();
    assert.equal(await sheet(page, "Name").inputValue(), "x".repeat(60));
    await sheet(page, "Name").fill("Ginger");
    await sheet(page, "Personality traits").fill("Sleepy, Kind");
    await page.getByRole("button", { name: "Save character" }).click();
    await words(page, "Saved in your collection.").waitFor();
    await heading(page, "Ginger").first().waitFor();
    await words(page, "Kind").waitFor();
    await checkPlain(step);
    const user = await (await context.request.get("/api/user")).json();
    assert.equal(user.remainingGenerations, 6, "it was drawn by a guest");
  });

  e2e(
    `without script a cat is submitted, voted for and withdrawn on ${where}`,
    options,
    async (step) => {
      const { page, context } = step;
      expectRefusals(step);
      await signUp(context);
      await submitCat(page, "Mittens");
      const { pathname } = new URL(page.url());
      await words(page, "0 points").waitFor();
      await checkPlain(step);

      const own = await context.storageState();
      await context.clearCookies();
      await signUp(context);
      await page.goto("/community");
      await words(page, "To vote, open an entry").waitFor();
      await checkPlain(step);
      await page.goto(pathname);
      await field(page, "4 stars").check();
      await button(page, "Submit Vote").click();
      await words(page, "Your vote is counted.").waitFor();
      await words(page, "You voted 4.").waitFor();
      await words(page, "4 points").waitFor();
      await checkPlain(step);

      await context.clearCookies();
      await context.addCookies(own.cookies);
      await page.goto(pathname);
      await button(page, "Withdraw Mittens").click();
      await words(page, "The entry is withdrawn.").waitFor();
      await field(page, "Description for the contest (optional)").fill("z".repeat(201));
      await button(page, "Submit to Gallery").click();
      await alert(page).waitFor();
      assert.equal(
        await field(page, "Description for the contest (optional)").inputValue(),
        "z".repeat(201),
      );
    },
  );

  e2e(
    `without script a plan is bought, cancelled and resumed on ${where}`,
    options,
    async (step) => {
      const { page, context } = step;
      expectRefusals(step);
      await signUp(context);
      await page.goto("/subscription");
      await checkPlain(step);
      await button(page, "Buy Credit Pack").click();
      await checkPlain(step);
      await pay(page, "4000 0000 0000 0002");
      await alert(page).waitFor();
      assert.equal(await field(page, "Expiry date").inputValue(), "12 / 34");
      assert.equal(await field(page, "Card number").inputValue(), "", "no card comes back");
      await pay(page, "4242 4242 4242 4242");
      await words(page, "Payment successful").waitFor();
      const { remainingGenerations } = await (await context.request.get("/api/user")).json();
      assert.equal(remainingGenerations, 36);
      await checkPlain(step);

      await button(page, "Subscribe").click();
      await pay(page, "4000 0025 0000 3155");
      await heading(page, "Do you confirm this payment?").first().waitFor();
      await checkPlain(step);
      await button(page, "Confirm payment").click();
      await words(page, "Payment successful").waitFor();
      await button(page, "Cancel plan").click();
      await button(page, "Resume plan").click();
      await button(page, "Cancel plan").waitFor();

      await page.goto("/checkout?productId=premium_lifetime");
      await checkPlain(step);
      await button(page, "Go on to pay").click();
      await button(page, "Cancel").click();
      await words(page, "Your payment was canceled. No charges were made.").waitFor();
    },
  );
}

e2e("without script the whole statement is read, older entries on a page of their own", {
  javaScriptEnabled: false,
  viewport: PHONE,
}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await drawPictures(context, 1);
  await page.goto("/subscription");
  await button(page, "Buy Credit Pack").click();
  await pay(page, "4242 4242 4242 4242");
  await words(page, "Payment successful").waitFor();
  await drawPictures(context, 19);
  await page.goto("/credits");
  await plain(page).getByText("16", { exact: true }).first().waitFor();
  assert.equal((await amounts(page)).join(" "), `${"−1 ".repeat(19)}+30`);
  await checkPlain(step);
  await link(page, "Older entries").click();
  await page.waitForURL(/cursor=/);
  assert.equal((await amounts(page)).join(" "), "−1 +6");
  assert.equal(await link(page, "Older entries").count(), 0);
  await checkPlain(step);
});

/** Of the statement, from its first line on. */
async function amounts(page: Page): Promise<string[]> {
  return await plain(page).locator("tbody tr td:nth-child(3)").allInnerTexts();
}

async function pay(page: Page, number: string): Promise<void> {
  await field(page, "Card number").fill(number);
  await field(page, "Expiry date").fill("12 / 34");
  await field(page, "Security code").fill("123");
  await button(page, "Pay £").click();
}

/** An account of which this browser knows nothing yet. */
async function register({ context }: E2e): Promise<Person> {
  const { cookies } = await context.storageState();
  const person = await signUp(context);
  await context.clearCookies();
  await context.addCookies(cookies);
  return person;
}

/**
 * The checks of every page need scripts, so they look at what this one shows in a browser that has some. Nothing is
 * wider than the window here as well.
 */
async function checkPlain({ page, context, origin }: E2e): Promise<void> {
  const overflow = await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth
  );
  assert.ok(overflow <= 0, `the page is ${overflow} px wider than its window`);
  const html = (await page.content())
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<(\/?)noscript/g, "<$1div");
  const scripted = await context.browser()!.newContext({ viewport: page.viewportSize() });
  const copy = await scripted.newPage();
  const url = `${origin}/a-copy`;
  await copy.route(url, (route) => route.fulfill({ body: html, contentType: "text/html" }));
  await copy.goto(url);
  await copy.evaluate(() => {
    const dead = "cat-island[replaced], cat-island button:not([popovertarget], form[action] *)";
    for (const element of document.querySelectorAll(dead)) element.remove();
  });
  await checkPage(copy);
  await scripted.close();
}

/** What can be seen and pressed, and does nothing: no form is sent, no popover opens. */
async function deadButtons(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("button")]
      .filter((button) => button.checkVisibility() && !button.popoverTargetElement)
      .filter(({ type, form }) => type !== "submit" || !form?.hasAttribute("action"))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  );
}

e2e("without script no button is dead, and pages say what needs it", {
  javaScriptEnabled: false,
}, async (step) => {
  const { page, context } = step;
  for (const path of ["/", "/auth", "/community", "/forgot-password"]) {
    await page.goto(path);
    assert.deepEqual(await deadButtons(page), [], path);
  }
  await signUp(context);
  await submitCat(page, "Mittens");
  const { pathname } = new URL(page.url());
  const statements: [path: string, needs: RegExp][] = [
    ["/", /photos, colours, accessories and free changes need JavaScript/],
    [pathname, /Sharing, favorites, reports, editing and deleting need JavaScript/],
    ["/collection", /favorites, editing and deleting need JavaScript/],
    ["/collection/deleted", /Bringing characters back needs JavaScript/],
    ["/account", /Changing the password .* deleting the account need JavaScript/],
    ["/credits", /needs JavaScript/],
    ["/community", /Reports need JavaScript/],
    ["/community?tab=mine", /Reports need JavaScript/],
    ["/subscription", /Subscription Plans/],
    ["/checkout?productId=monthly", /Complete your purchase/],
    ["/notifications", /Notifications/],
  ];
  for (const [path, needs] of statements) {
    await page.goto(path);
    assert.match(await page.locator("main").innerText(), needs, path);
    assert.deepEqual(await deadButtons(page), [], path);
  }
});
