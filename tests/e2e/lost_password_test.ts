/**
 * A lost password: the link, by e-mail or from the operator, and the new password.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { mailedLink, startWithMail } from "./mailing.ts";
import { checkPage, loadedBytes, untilFocused, untilHydrated } from "./page_checks.ts";
import { newPerson, signIn, signInByForm, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const NEW_PASSWORD = "another cat on the roof";

const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save password" }).click();

async function confirmEmail(page: Page, email: string): Promise<void> {
  await open(page, await mailedLink(email, /^Confirm/));
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await page.getByText("Your email is confirmed").waitFor();
}

/** The link that the operator's command prints while the server runs. */
async function printedLink(dataDir: string, name: string): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "-q", "password", "--", "--for", name],
    env: { DATA_DIR: dataDir },
  }).output();
  const link = new TextDecoder().decode(stdout).match(/^http\S+/)?.[0];
  assert.ok(link, new TextDecoder().decode(stderr));
  return link;
}

e2e("a forgotten password: from signing in, over the mailbox, to a new one", {
  start: startWithMail,
}, async (step) => {
  const { page, context, expectMessage, runtime } = step;
  expectMessage(/Failed to load resource.*4(00|10)/);
  const person = await signUp(context);
  await confirmEmail(page, person.email);
  const other = await context.browser()!.newContext({ baseURL: step.origin });
  await signIn(other, person);
  await context.clearCookies();
  await open(page, "/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await untilHydrated(page);
  await checkPage(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 45_000);

  const send = page.getByRole("button", { name: "Send a link" });
  await send.click();
  await page.getByText("Username must be at least 3 characters").waitFor();
  await checkPage(page);
  await page.getByLabel("Username or email").fill(person.email.toUpperCase());
  await send.click();
  await page.getByText("Look into your mailbox").waitFor();
  await page.getByText(person.email.toUpperCase()).waitFor();
  await checkPage(page);

  const link = await mailedLink(person.email, /new password/);
  const response = await page.goto(link);
  assert.equal(response?.headers()["referrer-policy"], "no-referrer");
  await untilHydrated(page);
  await checkPage(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 45_000);
  await newPassword(page).fill("password123");
  await save(page);
  await page.getByText(/one of the most common passwords/).first().waitFor();
  await checkPage(page);
  await newPassword(page).fill(NEW_PASSWORD);
  await save(page);
  await toast(page).getByText("Password changed").waitFor();
  assert.equal((await other.request.get("/api/user")).status(), 401, "every device is out");
  await other.close();
  await untilHydrated(page);
  await signInByForm(page, { username: person.email, password: NEW_PASSWORD });
  await toast(page).getByText(`You're now signed in as ${person.username}`).waitFor();

  await open(page, link);
  await newPassword(page).fill(NEW_PASSWORD);
  await save(page);
  await page.getByText("This link does not work").waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
});

e2e("an unknown name is answered like a known one, and another can be tried", {
  start: startWithMail,
}, async ({ page }) => {
  await open(page, "/forgot-password");
  const field = page.getByLabel("Username or email");
  const { username } = newPerson();
  await field.fill(username);
  await page.keyboard.press("Enter");
  await page.getByText("Look into your mailbox").waitFor();
  const message = page.getByRole("status").filter({ hasText: "Look into your mailbox" });
  await untilFocused(message);
  await page.getByRole("button", { name: "Try another name" }).click();
  assert.equal(await field.inputValue(), "");
});

e2e("too many requests: the page says how long to wait, and what was typed stays", {
  start: startWithMail,
}, async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource.*429/);
  await open(page, "/forgot-password");
  await page.route("**/api/password/forgot", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "1800" },
      json: { message: "Too many requests. Please try again later." },
    }));
  await page.getByLabel("Username or email").fill("felix");
  await page.getByRole("button", { name: "Send a link" }).click();
  await toast(page).getByText("Too many requests. Please try again later.").waitFor();
  await page.getByText("about 30 minutes").first().waitFor();
  assert.equal(await page.getByLabel("Username or email").inputValue(), "felix");
  await checkPage(page);
});

e2e(
  "without e-mail the page says whom to ask, and the operator's link works",
  { viewport: PHONE, colorScheme: "dark" },
  async ({ page, context, dataDir, expectMessage }) => {
    expectMessage(/Failed to load resource.*401/);
    const person = await signUp(context);
    await open(page, "/forgot-password");
    await page.getByText("This site sends no e-mail.").waitFor();
    assert.equal(await page.getByRole("textbox").count(), 0);
    await checkPage(page);
    await page.getByRole("link", { name: "foot of this page" }).click();
    await page.getByRole("link", { name: "hello@purrtrait.example" }).waitFor();
    await open(page, await printedLink(dataDir, person.username));
    await checkPage(page);
    await newPassword(page).fill(NEW_PASSWORD);
    await save(page);
    await toast(page).getByText("Please sign in with your new password.").waitFor();
    await untilHydrated(page);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await signInByForm(page, { ...person, password: NEW_PASSWORD });
    await toast(page).getByText("Welcome back!").waitFor();
  },
);

e2e("a link without its secret says so at once", {}, async ({ page }) => {
  for (const address of ["/reset-password", "/reset-password#token="]) {
    await page.goto("about:blank");
    await open(page, address);
    await page.getByText("This link is not complete.").waitFor();
    await checkPage(page);
  }
});

e2e("without script the pages say what they need", { javaScriptEnabled: false }, async (step) => {
  const { page } = step;
  await page.goto("/reset-password");
  assert.match(await page.locator("noscript").first().textContent() ?? "", /needs JavaScript/);
});
