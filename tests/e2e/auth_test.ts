/**
 * Opening an account, signing in and out.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast, urlOf } from "./navigation.ts";
import { checkPage, loadedBytes, untilFocused, untilHydrated } from "./page_checks.ts";
import { newPerson, type Person, signIn, signInByForm, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

/** The browser logs this when a user signs out. */
const CACHE_CLEARED = /Clear-Site-Data/;

const loginPanel = (page: Page) => page.getByRole("tabpanel", { name: "Login" });
const registerPanel = (page: Page) => page.getByRole("tabpanel", { name: "Register" });

async function fillLogin(page: Page, { username, password }: Omit<Person, "email">) {
  const panel = loginPanel(page);
  await panel.getByLabel("Username").fill(username);
  await panel.getByLabel("Password", { exact: true }).fill(password);
}

async function fillRegister(page: Page, { username, email, password }: Person) {
  const panel = registerPanel(page);
  await panel.getByLabel("Username").fill(username);
  await panel.getByLabel("Email").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
}

const pressSignIn = (page: Page) =>
  page.getByRole("button", { name: "Sign In", exact: true }).click();
const pressCreate = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();

e2e("a guest opens an account and is welcome", { smoke: true }, async ({ page, origin }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) {
      foreign.push(request.url());
    }
  });
  await open(page, "/auth");
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await page.getByText("Start with 6 free generations").waitFor();
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("heading", { name: "Create an Account" }).waitFor();
  await checkPage(page);
  const person = newPerson();
  await fillRegister(page, person);
  await pressCreate(page);
  await toast(page).getByText("Account created").waitFor();
  await toast(page).getByText("Your account has been created successfully!").waitFor();
  assert.equal(urlOf(page), "/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "6 Generations Left" }).waitFor();
  assert.equal(
    await header.getByRole("link", { name: person.username }).getAttribute("href"),
    "/account",
  );
  for (const name of ["My Collection", "Subscription", "Checkout"]) {
    await header.getByRole("link", { name }).waitFor();
  }
  await untilHydrated(page);
  await checkPage(page);
  await page.reload();
  await header.getByRole("link", { name: person.username }).waitFor();
  // Without a pixel it is reported to no other site.
  assert.deepEqual(foreign, []);
});

e2e("an empty registration says what each field needs, during typing", {}, async ({ page }) => {
  await open(page, "/auth?tab=register");
  await pressCreate(page);
  const panel = registerPanel(page);
  await panel.getByText("Username must be at least 3 characters").waitFor();
  await panel.getByText("Invalid email address").waitFor();
  await panel.getByText("Password must be at least 8 characters").waitFor();
  const username = panel.getByLabel("Username");
  await untilFocused(username);
  await checkPage(page);
  await username.fill("a cat");
  await panel.getByText("Username may contain letters, digits, _, - and .").waitFor();
  await username.fill("cat");
  assert.equal(await username.getAttribute("aria-invalid"), null);
  await panel.getByText("Invalid email address").waitFor();
});

e2e("an empty login says what each field needs", {}, async ({ page }) => {
  await open(page, "/auth");
  await pressSignIn(page);
  await loginPanel(page).getByText("Username must be at least 3 characters").waitFor();
  await loginPanel(page).getByText("Password must be at least 8 characters").waitFor();
  await checkPage(page);
});

e2e("a name that is taken is reported at its field and the rest stays", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*409/);
  const taken = await signUp(context);
  await context.clearCookies();
  await open(page, "/auth?tab=register");
  const person = { ...newPerson(), username: taken.username.toUpperCase() };
  await fillRegister(page, person);
  await pressCreate(page);
  const panel = registerPanel(page);
  await panel.getByText("Username already exists").waitFor();
  await toast(page).getByText("Registration failed").waitFor();
  await toast(page).getByText("Username already exists").waitFor();
  assert.equal(await panel.getByLabel("Email").inputValue(), person.email);
  await checkPage(page);

  await fillRegister(page, { ...newPerson(), email: taken.email });
  assert.equal(await panel.getByText("Username already exists").count(), 0);
  await pressCreate(page);
  await panel.getByText("Email already exists").waitFor();
});

e2e("a common password is refused at its field", {}, async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource.*400/);
  await open(page, "/auth?tab=register");
  await fillRegister(page, { ...newPerson(), password: "password123" });
  await pressCreate(page);
  await registerPanel(page).getByText(/one of the most common passwords/).waitFor();
});

e2e("a wrong password is reported, the right one signs in", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*401/);
  const person = await signUp(context);
  await context.clearCookies();
  await open(page, "/auth");
  await signInByForm(page, { ...person, password: "not that one" });
  await toast(page).getByText("Login failed").waitFor();
  await toast(page).getByText("Invalid username or password").waitFor();
  const password = loginPanel(page).getByLabel("Password", { exact: true });
  await untilFocused(password);
  await checkPage(page);
  await fillLogin(page, person);
  await page.keyboard.press("Enter");
  await toast(page).getByText("Welcome back!").waitFor();
  await toast(page).getByText(`You're now signed in as ${person.username}`).waitFor();
  assert.equal(urlOf(page), "/");
});

const destinations: [redirect: string, arrival: string][] = [
  ["/account", "/account"],
  ["credits", "/credits"],
  ["//evil.example", "/"],
  ["/.//evil.example", "/"],
  ["https://evil.example", "/"],
  ["https:evil.example", "/"],
  ["/\\evil.example", "/"],
  ["javascript:alert(1)", "/"],
];
for (const [redirect, arrival] of destinations) {
  e2e(
    `?redirect=${redirect} leads to ${arrival}, from the form and from the server`,
    {},
    async (step) => {
      const { page, context, origin } = step;
      const person = await signUp(context);
      await context.clearCookies();
      const url = `/auth?redirect=${encodeURIComponent(redirect)}`;
      await open(page, url);
      await signInByForm(page, person);
      await page.waitForURL(origin + arrival);
      // A signed-in user does not see the form again.
      await page.goto(url);
      assert.equal(page.url(), origin + arrival);
    },
  );
}

e2e("a picture waiting to be downloaded comes first, the draft stays", {}, async (step) => {
  const { page, context } = step;
  const person = await signUp(context);
  await context.clearCookies();
  await open(page, "/");
  await page.getByLabel("Describe your cat").fill("a white cat in the snow");
  await page.getByRole("radio", { name: "Pixel Art" }).check();
  await page.getByRole("button", { name: "Generate Character" }).click();
  await page.getByRole("button", { name: "Login to Download" }).click();
  await page.waitForURL("**/auth");
  await untilHydrated(page);
  await signInByForm(page, person);
  await toast(page).getByText("Welcome back!").waitFor();
  await toast(page).getByText("You can now download your generated character.").waitFor();
  assert.equal(urlOf(page), "/generator");
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "a white cat in the snow");
  await page.getByText("Not saved yet").waitFor();
  const pending = await page.evaluate(() => sessionStorage.getItem("pendingDownloadCharacter"));
  assert.equal(pending, null);
});

e2e(
  "logging out leads to the home page and removes all user data from the tab",
  {},
  async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(CACHE_CLEARED);
    const { username } = await signUp(context);
    await open(page, "/");
    await page.getByLabel("Describe your cat").fill("a sleepy grey cat");
    await page.getByRole("button", { name: "Logout" }).click();
    await toast(page).getByText("Logged out", { exact: true }).waitFor();
    await toast(page).getByText("You have been logged out successfully.").waitFor();
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Sign In" }).waitFor();
    assert.equal(await header.getByText(username).count(), 0);
    assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
    await page.goto("/account");
    assert.equal(urlOf(page), "/auth?redirect=%2Faccount");
  },
);

e2e("a failing logout is reported and can be tried again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  expectMessage(CACHE_CLEARED);
  await signUp(context);
  await open(page, "/");
  await page.route("**/api/logout", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Logout" }).click();
  await toast(page).getByText("Logout failed").waitFor();
  await toast(page).getByText(/out of reach/).waitFor();
  await page.unroute("**/api/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await toast(page).getByText("Logged out", { exact: true }).waitFor();
});

e2e("too many attempts: the page says how long to wait", {}, async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource.*429/);
  await open(page, "/auth");
  await page.route("**/api/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "3" },
      json: { message: "Too many attempts. Please wait a minute." },
    }));
  await signInByForm(page, newPerson());
  const notice = loginPanel(page).getByText("A short break");
  await notice.waitFor();
  await toast(page).getByText("Too many attempts. Please wait a minute.").waitFor();
  await checkPage(page);
  await notice.waitFor({ state: "detached" });
});

e2e("on a slow line the form says so and is sent once", {}, async ({ page, context }) => {
  const person = await signUp(context);
  await context.clearCookies();
  await open(page, "/auth");
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/api/login", async (route) => {
    sent += 1;
    await gate.promise;
    await route.continue();
  });
  await signInByForm(page, person);
  const busy = page.getByRole("button", { name: "Signing in..." });
  await busy.click({ force: true });
  await loginPanel(page).getByLabel("Username").press("Enter");
  await checkPage(page);
  gate.resolve();
  await toast(page).getByText("Welcome back!").waitFor();
  assert.equal(sent, 1);
});

e2e("tabs by keyboard and by link, kept by a reload", {}, async ({ page }) => {
  await open(page, "/auth?redirect=%2Faccount");
  const [login, register] = [
    page.getByRole("tab", { name: "Login" }),
    page.getByRole("tab", { name: "Register" }),
  ];
  await loginPanel(page).getByLabel("Username").fill("miso");
  await login.focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Register", selected: true }).waitFor();
  await untilFocused(register);
  assert.equal(urlOf(page), "/auth?tab=register&redirect=%2Faccount");
  await page.keyboard.press("Home");
  assert.equal(await loginPanel(page).getByLabel("Username").inputValue(), "miso");
  await page.getByRole("link", { name: "Create one" }).click();
  const username = registerPanel(page).getByLabel("Username");
  await untilFocused(username);
  await page.reload();
  await page.getByRole("heading", { name: "Create an Account" }).waitFor();
  await untilHydrated(page);
  await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
});

e2e("a password can be shown and hidden", {}, async ({ page }) => {
  await open(page, "/auth");
  const password = loginPanel(page).getByLabel("Password", { exact: true });
  const show = loginPanel(page).getByRole("button", { name: "Show password" });
  await password.fill("a cat on the roof");
  assert.equal(await password.getAttribute("type"), "password");
  await show.click();
  assert.equal(await password.getAttribute("type"), "text");
  assert.equal(await show.getAttribute("aria-pressed"), "true");
  await show.click();
  assert.equal(await password.getAttribute("type"), "password");
  assert.equal(await password.getAttribute("autocomplete"), "current-password");
});

e2e(
  "the menu of a phone mirrors the header",
  { viewport: PHONE, colorScheme: "dark" },
  async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(CACHE_CLEARED);
    const { username } = await signUp(context);
    await open(page, "/account");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const name of ["Generator", "My Collection", "Subscription", "Checkout", username]) {
      await menu.getByRole("link", { name, exact: true }).waitFor();
    }
    await menu.getByRole("link", { name: "6 Generations Left" }).waitFor();
    await checkPage(page);
    await menu.getByRole("button", { name: "Logout" }).click();
    await toast(page).getByText("Logged out", { exact: true }).waitFor();
  },
);

e2e(
  "after the session has ended elsewhere the page shows the header of a guest",
  {},
  async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(/Failed to load resource.*401/);
    // What the page fetches ahead may be under way when the connection goes.
    expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const person = await signUp(context);
    const asked = page.waitForResponse("**/api/user");
    await open(page, "/");
    await asked;
    await context.clearCookies();
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().waitFor();
    await signIn(context, person);
    await page.reload();
    await page.getByRole("banner").getByRole("link", { name: person.username }).waitFor();
  },
);

e2e("after Back a page shows the user who signed in meanwhile", {}, async (step) => {
  const { page, context } = step;
  await open(page, "/");
  const { username } = await signUp(context);
  await page.evaluate(() => {
    localStorage.setItem("sessionChanges", "1");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.getByRole("banner").getByRole("link", { name: username }).waitFor();
});

e2e("on a phone of 320 px", { viewport: { width: 320, height: 640 } }, async ({ page }) => {
  for (const url of ["/auth", "/auth?tab=register"]) {
    await open(page, url);
    await checkPage(page);
  }
});

e2e("the sign-in page is light", {}, async ({ page, runtime }) => {
  await open(page, "/auth?tab=register");
  await pressCreate(page);
  await page.getByText("Invalid email address").waitFor();
  assert.ok(await loadedBytes(page, "css") <= 14_000);
  const scripts = await loadedBytes(page, "script");
  if (runtime === "preact") assert.ok(scripts <= 45_000, `${scripts} bytes of scripts`);
});
