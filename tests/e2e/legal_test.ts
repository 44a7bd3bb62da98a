/**
 * Terms and privacy, and the question about the ad platform: asked only where there is a pixel, refused as
 * easily as allowed, remembered, changed.
 */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { open } from "./navigation.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { newPerson } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const LEGAL = await Deno.makeTempDir({ prefix: "purrtrait-legal-" });
await Deno.writeTextFile(
  `${LEGAL}/terms.md`,
  "# House rules\n\nBe kind, **always**.\n\n- one\n- two\n\n<script>alert(1)</script>\n\n" +
    "[Ask us](mailto:rules@example.com)\n",
);
Deno.test.afterAll(() => Deno.remove(LEGAL, { recursive: true }));

function withPixel(options: ProductOptions) {
  return startProduct({ ...options, variables: { ...options.variables, META_PIXEL_ID: "123" } });
}

function withOwnTerms(options: ProductOptions) {
  return startProduct({ ...options, variables: { ...options.variables, LEGAL_DIR: LEGAL } });
}

e2e("terms and privacy are a link away from every page, without script", {}, async ({ page }) => {
  await page.goto("/");
  const legal = page.getByRole("navigation", { name: "Legal" });
  await legal.getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { name: "Terms", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Generations" }).waitFor();
  await checkPage(page);
  await legal.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
  await page.getByText("it is never stored").waitFor();
  await page.getByText("no money moves").waitFor();
  assert.equal(await page.locator("script").count(), 0);
  assert.equal(await loadedBytes(page, "script"), 0);
  assert.equal(await page.getByRole("heading", { name: "Advertising" }).count(), 0);
  await checkPage(page);
});

e2e(
  "on a phone they are read without scrolling sideways",
  { viewport: PHONE },
  async ({ page }) => {
    for (const path of ["/terms", "/privacy"]) {
      await page.goto(path);
      await checkPage(page);
    }
  },
);

e2e("without an advertising pixel no consent is asked for", {}, async ({ page, context }) => {
  await open(page, "/auth?tab=register");
  await page.getByRole("heading", { name: "Create an Account" }).waitFor();
  assert.equal(await page.getByRole("region", { name: "Advertising" }).count(), 0);
  const [terms] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "terms" }).first().click(),
  ]);
  await terms.getByRole("heading", { name: "Terms", level: 1 }).waitFor();
  await checkPage(page);
});

e2e("the owner's own terms take the place of ours", { start: withOwnTerms }, async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("heading", { name: "House rules", level: 1 }).waitFor();
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  await page.getByText("<script>alert(1)</script>").waitFor();
  assert.equal(await page.locator("main script").count(), 0);
  await page.getByRole("link", { name: "Ask us" }).waitFor();
  await checkPage(page);
  await page.goto("/privacy");
  await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
});

e2e("refused: nothing is sent, and nothing typed is lost", { start: withPixel }, async (step) => {
  const { page, context } = step;
  const reported = reportedToMeta(context);
  await open(page, "/auth?tab=register");
  const question = page.getByRole("region", { name: "Advertising" });
  await checkPage(page);
  const [no, yes] = [
    question.getByRole("button", { name: "No" }),
    question.getByRole("button", { name: "Yes" }),
  ];
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
  assert.deepEqual([noBox!.width, noBox!.height], [yesBox!.width, yesBox!.height], "equal buttons");
  const look = (button: typeof no) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(element);
      return [backgroundColor, color, fontWeight, borderColor];
    });
  assert.deepEqual(await look(no), await look(yes), "equal looks");
  await registerPanel(page).getByLabel("Username").fill("half-typed");
  await no.click();
  await question.getByText("Meta learns nothing").waitFor();
  assert.equal(await registerPanel(page).getByLabel("Username").inputValue(), "half-typed");
  await checkPage(page);
  await page.reload();
  await untilHydrated(page);
  assert.equal(await question.count(), 0, "it is remembered");
  await register(page);
  assert.deepEqual(reported, []);
});

e2e(
  "unanswered: nothing is sent either",
  { start: withPixel },
  async ({ page, context }) => {
    const reported = reportedToMeta(context);
    await open(page, "/auth?tab=register");
    await register(page);
    assert.deepEqual(reported, []);
  },
);

e2e("allowed, then taken back on the privacy page", { start: withPixel }, async (step) => {
  const { page, context } = step;
  const reported = reportedToMeta(context);
  await open(page, "/auth?tab=register");
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText("Thank you.").waitFor();
  await register(page);
  assert.equal(reported.length, 1);
  assert.equal(reported[0]!.searchParams.get("ev"), "CompleteRegistration");

  await page.goto("/privacy#advertising");
  const yes = page.getByRole("button", { name: "Yes" });
  assert.equal(await yes.getAttribute("aria-pressed"), "true");
  await checkPage(page);
  await page.getByRole("button", { name: "No" }).click();
  await page.getByText("You have answered No.").waitFor();
  assert.match(page.url(), /\/privacy$/);
  assert.equal(await yes.getAttribute("aria-pressed"), "false");
  assert.equal(await page.locator("script").count(), 0);
  await context.clearCookies({ name: "session" });
  await open(page, "/auth?tab=register");
  await register(page);
  assert.equal(reported.length, 1);
});

/** What would go to the ad platform, which no test reaches. */
function reportedToMeta(context: BrowserContext): URL[] {
  const reported: URL[] = [];
  context.route("https://www.facebook.com/**", (route) => {
    reported.push(new URL(route.request().url()));
    return route.fulfill({ status: 200, body: "" });
  });
  return reported;
}

async function register(page: Page): Promise<void> {
  const { username, email, password } = newPerson();
  const panel = registerPanel(page);
  await panel.getByLabel("Username").fill(username);
  await panel.getByLabel("Email").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Your account has been created successfully!", { exact: true }).waitFor();
}

function registerPanel(page: Page) {
  return page.getByRole("tabpanel", { name: "Register" });
}
