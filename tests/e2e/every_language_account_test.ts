/**
 * What is done with letters and with passkeys, in every language, under the checks of pages.
 */
import { check, inEveryLanguage, open, type Step } from "./language_checks.ts";
import { mailedLink, startWithMail } from "./mailing.ts";
import { plugIn, touch } from "./passkey_device.ts";
import { newPerson, type Person, signUp } from "./people.ts";

/** Waits for a message with this text. */
async function untilMessage({ page, hands }: Step, text: string): Promise<void> {
  await page.locator(".toasts").getByText(hands.say(text), { exact: true }).waitFor();
}

/** Checks what is there now; failures are reported at the end. */
const checked = (step: Step, what: string) => step.failures.catch(what, () => check(step));

/** The letters of an account come in the reader's language, whatever they are about. */
const nextLink = ({ email }: Pick<Person, "email">) => mailedLink(email, /./);

inEveryLanguage("a confirmed email and a forgotten password stand every check", async (step) => {
  const { page, context, hands, expectMessage } = step;
  expectMessage(/Failed to load resource.*4(10|29)/);
  const person = await signUp(context);
  await nextLink(person);
  await open(step, "/account");
  await page.getByText(hands.say("{email} is not confirmed yet", { email: person.email }))
    .waitFor();
  await hands.press("Send the link again");
  await untilMessage(step, "Link sent");
  await checked(step, "an email that waits to be confirmed");
  await open(step, await nextLink(person));
  await checked(step, "the link of a letter");
  await hands.press("Confirm this email");
  await page.getByText(hands.say("Your email is confirmed")).waitFor();
  await checked(step, "a confirmed email");
  await page.reload();
  await hands.press("Confirm this email");
  await page.getByText(hands.say("This link does not work")).waitFor();
  await checked(step, "a link that was used up");
  await open(step, "/account");
  const { email } = newPerson();
  await hands.fill("New email", email);
  await hands.fill("Password", person.password);
  await hands.press("Change Email");
  await untilMessage(step, "One more step");
  await checked(step, "another email that waits to be confirmed");

  await context.clearCookies();
  await open(step, "/forgot-password");
  await hands.press("Send a link");
  await page.locator("[aria-invalid=true]").waitFor();
  await checked(step, "a forgotten password without a name");
  await hands.fill("Username or email", person.username);
  await hands.press("Send a link");
  await page.getByText(hands.say("Look into your mailbox")).waitFor();
  await checked(step, "a link that was sent");
  const link = await nextLink(person);
  await open(step, link);
  await hands.press("Save password");
  await page.locator("[aria-invalid=true]").waitFor();
  await checked(step, "a new password that is refused");
  await page.route("**/api/password/reset", (route) => {
    const headers = { "Retry-After": "1800" };
    return route.fulfill({ status: 429, headers, json: { message: "" } });
  });
  await hands.fill("New password", "another cat on the roof");
  await hands.press("Save password");
  await untilMessage(step, "Password not changed");
  await page.getByText(hands.say("A short break")).waitFor();
  await checked(step, "too many attempts");
  await page.unroute("**/api/password/reset");
  await hands.fill("New password", "another cat on the roof");
  await hands.press("Save password");
  await untilMessage(step, "Password changed");
  await checked(step, "a changed password");
  await open(step, link);
  await hands.fill("New password", "another cat on the roof");
  await hands.press("Save password");
  await page.getByText(hands.say("This link does not work")).waitFor();
  await checked(step, "a password's link that was used up");
}, startWithMail);

inEveryLanguage("passkeys stand every check", async (step) => {
  const { page, context, hands, expectMessage } = step;
  expectMessage(/Failed to load resource.*401/);
  const { password } = await signUp(context);
  // A check forgets the device: it looks through the same window of the browser.
  await touch(await plugIn(step), false);
  await open(step, "/account");
  const add = async () => {
    await hands.open("Add a passkey");
    await hands.fill("Name", "Laptop with a long name of its own");
    await hands.fill("Your password", password);
    await hands.press("Go on");
  };
  await add();
  await untilMessage(step, "No passkey was added");
  await checked(step, "a passkey that was cancelled");
  await plugIn(step);
  await hands.press("Go on");
  await untilMessage(step, "Passkey added");
  await checked(step, "a passkey");
  const name = "Laptop with a long name of its own";
  await hands.open("Rename {name}", { name });
  await checked(step, "renaming a passkey");
  await hands.fill("Name", " ");
  await hands.press("Save name");
  await page.locator("[aria-invalid=true]").waitFor();
  await checked(step, "a name that is refused");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await hands.press("Remove {name}", { name });
  await untilMessage(step, "Passkey removed");
  await checked(step, "a removed passkey");
  await context.clearCookies();
  await plugIn(step);
  await open(step, "/auth");
  await hands.press("Use a passkey");
  await untilMessage(step, "Login failed");
  await checked(step, "a passkey that belongs to no account");
});

inEveryLanguage("a browser without passkeys stands every check", async (step) => {
  const { page, context, hands } = step;
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
  await signUp(context);
  await open(step, "/account");
  await page.getByText(hands.say("This browser cannot use passkeys on this site.")).waitFor();
  await checked(step, "an account");
});
