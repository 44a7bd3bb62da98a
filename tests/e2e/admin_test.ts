/**
 * The admin pages: for owners, without any script, by mouse and by keyboard alone.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { askServer } from "../../server/operator/socket.ts";
import { checkPage } from "./page_checks.ts";
import { newPerson, type Person, signIn, signUp } from "./people.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";

/** Signs this browser in as a new owner of the site. */
async function signUpOwner({ context, dataDir }: E2e): Promise<Person> {
  const person = await signUp(context);
  const order = { action: "add", username: person.username } as const;
  const outcome = await askServer(dataDir, "owner", order);
  assert.ok(outcome && "answer" in outcome, JSON.stringify(outcome));
  return person;
}

/** Another person in another browser. */
async function another({ context, origin }: E2e, person = newPerson()) {
  const other = await context.browser()!.newContext({ baseURL: origin });
  await signUp(other, person);
  const isSignedIn = async () => (await other.request.get("/api/user")).ok();
  return { other, person, isSignedIn };
}

async function openAccount(page: Page, { username }: Person) {
  await page.goto("/admin/accounts");
  await page.getByLabel("Name or e-mail begins with").fill(username);
  await page.getByRole("button", { name: "Search" }).click();
  const list = page.getByRole("group", { name: "Accounts" });
  await list.getByRole("link", { name: username, exact: true }).click();
  await page.getByRole("heading", { name: username, level: 1 }).waitFor();
}

const SECTIONS = ["Overview", "Reports", "Accounts", "Purchases", "Registration", "Audit log"];

for (const [screen, viewport] of [["desk", undefined], ["phone", PHONE]] as const) {
  e2e(`every admin page can be used on a ${screen}, without script`, {
    ...(viewport && { viewport }),
  }, async (step) => {
    const { page } = step;
    const owner = await signUpOwner(step);
    await page.goto("/account");
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    const sections = page.getByRole("navigation", { name: "Admin" });
    for (const name of SECTIONS) {
      await sections.getByRole("link", { name }).click();
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      assert.equal(await page.locator("script").count(), 0, name);
      await checkPage(page);
    }
    await openAccount(page, owner);
    await checkPage(page);
    await page.getByRole("link", { name: "Give generations…" }).click();
    await checkPage(page);
  });
}

e2e("generations are given, and a form that is sent twice gives them once", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*400/);
  await signUpOwner(step);
  const { other, person } = await another(step);
  await openAccount(page, person);
  await page.getByRole("link", { name: "Give generations…" }).click();
  await page.getByLabel("Generations", { exact: true }).fill("5");
  await page.getByLabel("Reason").fill("   ");
  await page.getByRole("button", { name: "Give generations" }).click();
  await page.getByText("Please say why").waitFor();
  assert.equal(await page.getByLabel("Generations", { exact: true }).inputValue(), "5");
  await checkPage(page);

  await page.getByLabel("Reason").fill("A picture came out broken.");
  await page.getByRole("button", { name: "Give generations" }).dblclick();
  await page.getByText("The generations were given.").waitFor();
  const { available } = await (await other.request.get("/api/user/credits")).json();
  assert.equal(available, 11);
  await page.getByText("A picture came out broken.").waitFor();
  await checkPage(page);
  await page.reload();
  assert.equal((await (await other.request.get("/api/user/credits")).json()).available, 11);
  await other.close();
});

e2e("an account is suspended and let in again, by keyboard alone", {}, async (step) => {
  const { page } = step;
  await signUpOwner(step);
  const { other, person, isSignedIn } = await another(step);
  await openAccount(page, person);
  await page.getByRole("link", { name: "Suspend…" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: `Suspend ${person.username}?` }).waitFor();
  await checkPage(page);
  // The field has the focus already.
  await page.keyboard.type("It sells shoes.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("The account is suspended.").waitFor();
  await page.getByText("Suspended since").waitFor();
  assert.equal(await isSignedIn(), false);
  await assert.rejects(signIn(other, person), /This account is suspended/);
  await checkPage(page);

  await page.getByRole("link", { name: "Lift the suspension…" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Lift the suspension" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("The suspension is lifted.").waitFor();
  await signIn(other, person);
  assert.equal(await isSignedIn(), true);
  await other.close();
});

e2e("registration is by invitation, and a link for one lets one in", {}, async (step) => {
  const { page, context, origin } = step;
  await signUpOwner(step);
  const setMode = async (name: string) => {
    await page.goto("/admin/registration");
    await page.getByRole("link", { name: "Change…" }).click();
    await checkPage(page);
    await page.getByRole("radio", { name }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The registration mode is set.").waitFor();
  };
  await setMode("By invitation");
  try {
    await page.getByRole("link", { name: "New invitation…" }).click();
    await page.getByLabel("Note").fill("for a neighbour");
    await page.getByRole("button", { name: "Make the invitation" }).click();
    await page.getByText("Pass its link on.").waitFor();
    await checkPage(page);
    const row = page.getByRole("row", { name: /for a neighbour/ });
    const address = await row.getByText(`${origin}/auth?invitation=`).innerText();

    const guest = await context.browser()!.newContext({ baseURL: origin });
    const visit = await guest.newPage();
    await visit.goto("/auth?tab=register");
    await visit.getByText("An invitation is needed").waitFor();
    await checkPage(visit);
    await visit.goto(address);
    const person = newPerson();
    const panel = visit.getByRole("tabpanel", { name: "Register" });
    await panel.getByLabel("Username").fill(person.username);
    await panel.getByLabel("Email").fill(person.email);
    await panel.getByLabel("Password", { exact: true }).fill(person.password);
    await panel.getByRole("button", { name: "Create Account" }).click();
    await visit.waitForURL(`${origin}/`);
    await visit.getByText("Account created", { exact: true }).waitFor();
    await guest.clearCookies();
    await visit.goto(address);
    await visit.getByText("This invitation can no longer be used").waitFor();
    await checkPage(visit);
    await guest.close();
    await page.reload();
    await row.getByText("used up").waitFor();
  } finally {
    await setMode("Open");
  }
});

e2e("the admin pages answer 404 to everybody but owners", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*404/);
  for (const path of ["/admin", "/admin/accounts", "/admin/accounts/1/credits"]) {
    assert.equal((await page.goto(path))!.status(), 404);
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  }
  await signUp(context);
  assert.equal((await page.goto("/admin"))!.status(), 404);
  await page.goto("/account");
  assert.equal(await page.getByRole("link", { name: "Admin", exact: true }).count(), 0);
});
