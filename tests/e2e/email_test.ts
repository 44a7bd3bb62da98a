/**
 * The e-mail of an account: changing it, and confirming it where the site sends letters.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { letterTo, mailedLink, startWithMail } from "./mailing.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { newPerson, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const section = (page: Page) => page.getByRole("region", { name: "Your email" });

async function fillEmail(page: Page, email: string, password: string): Promise<void> {
  await section(page).getByLabel("New email").fill(email);
  await section(page).getByLabel("Password", { exact: true }).fill(password);
  await section(page).getByRole("button", { name: "Change Email" }).click();
}

e2e("a new account's email is confirmed by its letter, then changed", {
  start: startWithMail,
  viewport: PHONE,
}, async ({ page, context, runtime, expectMessage }) => {
  expectMessage(/Failed to load resource.*4(00|10)/);
  const person = await signUp(context);
  await open(page, "/account");
  await section(page).getByText(`${person.email} is not confirmed yet`).waitFor();
  await checkPage(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
  const first = await mailedLink(person.email, /^Confirm/);
  await section(page).getByRole("button", { name: "Send the link again" }).click();
  await toast(page).getByText("Link sent").waitFor();

  await open(page, first);
  await page.getByRole("main").getByText(person.username).waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await page.getByText("Your email is confirmed").waitFor();
  await checkPage(page);
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await page.getByText("This link does not work").waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Your account" }).click();
  await untilHydrated(page);
  await section(page).getByText("Confirmed").waitFor();

  const { email } = newPerson();
  await fillEmail(page, email, "not that one");
  await section(page).getByText("This is not your current password").waitFor();
  await checkPage(page);
  await fillEmail(page, email, person.password);
  await toast(page).getByText("One more step").waitFor();
  await section(page).getByText(`${email} is not confirmed yet`).waitFor();
  await section(page).getByText(person.email).waitFor();
  await checkPage(page);
  await open(page, await mailedLink(email, /^Confirm/));
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await page.getByText("Your email is confirmed").waitFor();
  const farewell = await letterTo(person.email, /was changed/);
  assert.ok(!farewell.text.includes(email), "the old address does not learn the new one");
  await open(page, "/account");
  await section(page).getByText(email).waitFor();
  assert.equal(await section(page).getByText(person.email).count(), 0);
});

e2e("without a mail server a new email counts at once, and a taken one is reported", {
  colorScheme: "dark",
}, async ({ page, context, expectMessage }) => {
  expectMessage(/Failed to load resource.*409/);
  const other = await signUp(context);
  const person = await signUp(context);
  await open(page, "/account");
  await section(page).getByText(person.email).waitFor();
  await section(page).getByText("This site sends no e-mail.").waitFor();
  assert.equal(await section(page).getByText("not confirmed").count(), 0);
  await section(page).getByRole("button", { name: "Change Email" }).click();
  await section(page).getByText("Invalid email address").waitFor();
  await fillEmail(page, other.email.toUpperCase(), person.password);
  await section(page).getByText("Email already exists").waitFor();
  await checkPage(page);
  const { email } = newPerson();
  await fillEmail(page, email, person.password);
  await toast(page).getByText("Email changed").waitFor();
  await section(page).getByText(email).waitFor();
  assert.equal(await section(page).getByLabel("New email").inputValue(), "");
  await checkPage(page);
});

e2e("an email that failed to load can be loaded again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  const { email } = await signUp(context);
  await page.route("**/api/account/email", (route) => route.abort("connectionreset"));
  await page.goto("/account");
  await section(page).getByText("Your email could not be loaded").waitFor();
  await checkPage(page);
  await page.unroute("**/api/account/email");
  await section(page).getByRole("button", { name: "Try again" }).click();
  await section(page).getByText(email).waitFor();
});
