/**
 * What is done with letters and with passkeys, in every language, under the checks of pages.
 */
import { check, inLanguagesWith, open, type Step } from "./language_checks.ts";
import { mailedLink, startWithMail } from "./mailing.ts";
import { plugIn, touch } from "./passkey_device.ts";
import { newPerson, type Person, signUp } from "./people.ts";

/** Waits for a message with this text. */
async function untilMessage({ page, actions }: Step, text: string): Promise<void> {
  await page.locator(".toasts").getByText(actions.say(text), { exact: true }).waitFor();
}

/** Checks what is there now; failures are reported at the end. */
const checked = (step: Step, what: string) => step.failures.catch(what, () => check(step));

/** The letters of an account come in the reader's language, whatever they are about. */
const nextLink = ({ email }: Pick<Person, "email">) => mailedLink(email, /./);

inLanguagesWith(
  "fr",
  "a confirmed email and a forgotten password are accessible and fit a phone",
  async (step) => {
    const { page, context, actions, expectMessage } = step;
    expectMessage(/Failed to load resource.*4(10|29)/);
    const person = await signUp(context);
    await nextLink(person);
    await open(step, "/account");
    await page.getByText(actions.say("{email} is not confirmed yet", { email: person.email }))
      .waitFor();
    await actions.press("Send the link again");
    await untilMessage(step, "Link sent");
    await checked(step, "an email that waits to be confirmed");
    await open(step, await nextLink(person));
    await checked(step, "the link of a letter");
    await actions.press("Confirm this email");
    await page.getByText(actions.say("Your email is confirmed")).waitFor();
    await checked(step, "a confirmed email");
    await page.reload();
    await actions.press("Confirm this email");
    await page.getByText(actions.say("This link does not work")).waitFor();
    await checked(step, "a link that was used up");
    await open(step, "/account");
    const { email } = newPerson();
    await actions.fill("New email", email);
    await actions.fill("Password", person.password);
    await actions.press("Change Email");
    await untilMessage(step, "One more step");
    await checked(step, "another email that waits to be confirmed");

    await context.clearCookies();
    await open(step, "/forgot-password");
    await actions.press("Send a link");
    await page.locator("[aria-invalid=true]").waitFor();
    await checked(step, "a forgotten password without a name");
    await actions.fill("Username or email", person.username);
    await actions.press("Send a link");
    await page.getByText(actions.say("Look into your mailbox")).waitFor();
    await checked(step, "a link that was sent");
    const link = await nextLink(person);
    await open(step, link);
    await actions.press("Save password");
    await page.locator("[aria-invalid=true]").waitFor();
    await checked(step, "a new password that is refused");
    await page.route("**/api/password/reset", (route) => {
      const headers = { "Retry-After": "1800" };
      return route.fulfill({ status: 429, headers, json: { message: "" } });
    });
    await actions.fill("New password", "another cat on the roof");
    await actions.press("Save password");
    await untilMessage(step, "Password not changed");
    await page.getByText(actions.say("A short break")).waitFor();
    await checked(step, "too many attempts");
    await page.unroute("**/api/password/reset");
    await actions.fill("New password", "another cat on the roof");
    await actions.press("Save password");
    await untilMessage(step, "Password changed");
    await checked(step, "a changed password");
    await open(step, link);
    await actions.fill("New password", "another cat on the roof");
    await actions.press("Save password");
    await page.getByText(actions.say("This link does not work")).waitFor();
    await checked(step, "a password's link that was used up");
  },
  startWithMail,
);

inLanguagesWith("es", "passkeys are accessible and fit a phone", async (step) => {
  const { page, context, actions, expectMessage } = step;
  expectMessage(/Failed to load resource.*401/);
  const { password } = await signUp(context);
  // A check forgets the device: it looks through the same window of the browser.
  await touch(await plugIn(step), false);
  await open(step, "/account");
  const add = async () => {
    await actions.open("Add a passkey");
    await actions.fill("Name", "Laptop with a long name of its own");
    await actions.fill("Your password", password);
    await actions.press("Go on");
  };
  await add();
  await untilMessage(step, "No passkey was added");
  await checked(step, "a passkey that was cancelled");
  await plugIn(step);
  await actions.press("Go on");
  await untilMessage(step, "Passkey added");
  await checked(step, "a passkey");
  const name = "Laptop with a long name of its own";
  await actions.open("Rename {name}", { name });
  await checked(step, "renaming a passkey");
  await actions.fill("Name", " ");
  await actions.press("Save name");
  await page.locator("[aria-invalid=true]").waitFor();
  await checked(step, "a name that is refused");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await actions.press("Remove {name}", { name });
  await untilMessage(step, "Passkey removed");
  await checked(step, "a removed passkey");
  await context.clearCookies();
  await plugIn(step);
  await open(step, "/auth");
  await actions.press("Use a passkey");
  await untilMessage(step, "Login failed");
  await checked(step, "a passkey that belongs to no account");
});

inLanguagesWith("pt", "a browser without passkeys is accessible and fits a phone", async (step) => {
  const { page, context, actions } = step;
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
  await signUp(context);
  await open(step, "/account");
  await page.getByText(actions.say("This browser cannot use passkeys on this site.")).waitFor();
  await checked(step, "an account");
});
