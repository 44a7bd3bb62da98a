/**
 * Texts that try to become markup or script, in every field and every URL, looked at in a real browser
 * under the real policy: they stay texts. ASVS v5.0.0-1.2.1, 1.2.3, 3.2.1, 3.2.2, 3.7.2.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { createContest } from "../../server/contest/contest.ts";
import { type Product, startProduct } from "../../server/tasks/product.ts";
import { launchChromium } from "../../server/tasks/chromium.ts";
import { untilHydrated } from "../e2e/page_checks.ts";
import { OFFLINE_PAGE, pages } from "./routes.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

/** Each would leave a trace if it were taken for anything but text. */
const IMAGE = `"><img src=x onerror=1>`;
const SCRIPT = `</script><script>1`;
/** What it comes to is in no time of day. */
const TEMPLATE = "${9*99}{{9*99}}";
const EVALUATED = /\b891\b/;
const LINES = "\u2028\u2029";
const ADDRESS = "javascript:alert(1)";
const ATTRIBUTE = `' onfocus=alert(1) autofocus '`;
const TEXTS = [
  IMAGE,
  SCRIPT,
  TEMPLATE,
  LINES,
  ADDRESS,
  ATTRIBUTE,
  "<svg/onload=alert(1)>",
  "&lt;b&gt;",
];
const PROMPT = `a cat ${TEXTS.join(" ")}`;
const NAME = `${IMAGE}${SCRIPT}${TEMPLATE}`;
const TRAITS = [IMAGE, SCRIPT, TEMPLATE, ADDRESS];

const RUNTIMES = ["preact", "react"] as const;
type Runtime = typeof RUNTIMES[number];

const FELIX = { username: "felix", email: "felix@example.com", password: "a secret of felix" };
const NO_LIMITS = { ...QUICK_SERVER, SIGN_INS_PER_MINUTE: "0", REGISTRATIONS_PER_HOUR: "0" };

let browser: Browser;
let dataDir: string;
let cookie: string;
/** The server of the tests that run; one at a time, because they share their data. */
let served: { ui: Runtime; product: Product } | undefined;

/** A database in which every text is a dangerous one, also the name that no registration would accept. */
Deno.test.beforeAll(async () => {
  browser = await launchChromium({ isForTests: true });
  const product = await startProduct({ variables: NO_LIMITS });
  dataDir = product.dataDir;
  const registered = await post(product, "/api/register", FELIX);
  await registered.body?.cancel();
  cookie = registered.headers.get("set-cookie")!.match(/session=([^;]+)/)![1]!;
  const drawn = await post(product, "/api/characters/generate", { prompt: PROMPT, style: "pixel" });
  const { imageUrl } = await drawn.json();
  const saved = await post(product, "/api/characters", {
    name: NAME,
    traits: TRAITS,
    accessories: ["hat"],
    colorScheme: "pink",
    prompt: PROMPT,
    style: "pixel",
    imageUrl,
  });
  assert.equal(saved.status, 201, await saved.text());
  await product.stop();

  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const { value: user } = await kv.get<object>(["users", 1]);
  await kv.set(["users", 1], { ...user, username: NAME });
  await enterContests(kv);
});

Deno.test.afterAll(async () => {
  await browser.close();
  await served?.product.stop();
  await Deno.remove(dataDir, { recursive: true });
});

/** The dangerous character wins the month that the page of a closed one shows, and takes part in this one. */
async function enterContests(kv: Deno.Kv): Promise<void> {
  const voter = 2;
  await kv.set(["users", voter], { ...(await kv.get<object>(["users", 1])).value, id: voter });
  const description = `${IMAGE}${SCRIPT}${TEMPLATE}`;
  const past = createContest({ kv, now: () => new Date("2026-01-15T12:00:00Z") });
  const { id } = await past.submit(1, { characterId: 1, description });
  await past.vote({ submissionId: id, userId: voter, rating: 5, clientAddress: "192.0.2.1" });
  await past.close();
  const present = createContest({ kv });
  await present.closePast();
  await present.submit(1, { characterId: 1, description });
  await present.close();
}

for (const ui of RUNTIMES) {
  Deno.test(`[injection] [${ui}] every page shows what is stored as text`, () =>
    look(ui, async ({ page, product }) => {
      for (const path of pages()) {
        await page.goto(product.origin + path);
        await untilHydrated(page);
        await assertPlain(page, path);
        const text = await page.locator("body").textContent();
        const isNameless = ["/auth", OFFLINE_PAGE].includes(path) ||
          path.startsWith("/demo-payment/");
        if (!isNameless) assert.ok(text?.includes(NAME), `${path} shows the name`);
      }
    }));

  Deno.test(`[injection] [${ui}] no page takes anything from its address for more than text`, () =>
    look(ui, async ({ page, context, product }) => {
      for (const text of ui === "preact" ? [PROMPT, ADDRESS] : [PROMPT]) {
        for (const path of [...pages(), "/no/such/page"]) {
          const query = new URLSearchParams(FIELDS.map((name) => [name, text]));
          await page.goto(`${product.origin}${path}?${query}#${encodeURIComponent(text)}`);
          await untilHydrated(page);
          await assertPlain(page, `${path}?${query}`);
        }
        // The first round is by Felix, the second by a guest. What runs with React sees the first.
        await context.clearCookies();
      }
      await page.goto(`${product.origin}/${encodeURIComponent(PROMPT)}`);
      await assertPlain(page, "a path");
    }));

  Deno.test(`[injection] [${ui}] what is typed stays text, from the form to the saved character`, () =>
    look(ui, async ({ page, product }) => {
      await page.goto(`${product.origin}/generator`);
      await untilHydrated(page);
      await page.getByLabel("Describe your cat").fill(PROMPT);
      await page.getByRole("radio", { name: "Pixel Art" }).check();
      await page.getByRole("button", { name: "Generate Character" }).click();
      await page.getByRole("region", { name: "Preview" }).getByText("Not saved yet").waitFor();
      await assertPlain(page, "the picture");
      await page.getByLabel("Name", { exact: true }).fill(NAME);
      for (const trait of TRAITS) {
        await page.getByRole("textbox", { name: /trait/i }).fill(trait);
        await page.keyboard.press("Enter");
      }
      await assertPlain(page, "the form");
      await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
      await page.getByText("Character saved!").first().waitFor();
      await assertPlain(page, "the saved character");
      await page.reload();
      await untilHydrated(page);
      await assertPlain(page, "the page after a reload");
    }));

  Deno.test(`[injection] [${ui}] an answer of the server is shown as text as well`, () =>
    look(ui, async ({ page, context, product, expect }) => {
      expect(/Failed to load resource/);
      await context.clearCookies();
      const { origin } = product;
      await page.route(
        "**/api/**",
        (route) =>
          route.fulfill({
            status: 400,
            json: { message: PROMPT, issues: [{ path: NAME, message: PROMPT }] },
          }),
      );
      await page.goto(`${origin}/generator`);
      await untilHydrated(page);
      await page.getByLabel("Describe your cat").fill("a cat");
      await page.getByRole("radio", { name: "Pixel Art" }).check();
      await page.getByRole("button", { name: "Generate Character" }).click();
      await page.getByText(IMAGE).first().waitFor();
      await assertPlain(page, "a refused picture");
      await page.goto(`${origin}/auth`);
      await untilHydrated(page);
      await fillLogin(page);
      await page.getByText(IMAGE).first().waitFor();
      await assertPlain(page, "a refused sign-in");
    }));

  Deno.test(`[injection] [${ui}] after signing in one stays on our site`, () =>
    look(ui, async ({ page, context, product, expect }) => {
      expect(/Failed to load resource.*401/);
      const redirects = [
        "//evil.example",
        "https:evil.example",
        "/\\evil.example",
        ADDRESS,
        "/\t/evil.example",
      ];
      for (const redirect of redirects) {
        await context.clearCookies();
        await page.goto(`${product.origin}/auth?redirect=${encodeURIComponent(redirect)}`);
        await untilHydrated(page);
        await fillLogin(page);
        await page.waitForURL((url) => url.pathname !== "/auth");
        assert.equal(new URL(page.url()).origin, product.origin, redirect);
        assert.equal(new URL(page.url()).pathname, "/", redirect);
      }
    }));
}

/** Parameters that some page reads, or might. */
const FIELDS = [
  "description",
  "style",
  "name",
  "colorScheme",
  "redirect",
  "tab",
  "search",
  "trait",
  "productId",
  "success",
  "canceled",
  "error",
  "message",
];

interface Look {
  page: Page;
  context: BrowserContext;
  product: Product;
  /** Allows a message like this on the console. */
  expect(message: RegExp): void;
}

/** Goes through the product as Felix; fails when the browser reports anything, or a dialog opens. */
async function look(ui: Runtime, steps: (look: Look) => Promise<void>): Promise<void> {
  const product = await serve(ui);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addCookies([{ name: "session", value: cookie, url: product.origin }]);
  const reports: string[] = [];
  const expected = [/Failed to load resource.*404/];
  context.on("console", (message) => reports.push(message.text()));
  context.on("weberror", (error) => reports.push(error.error().message));
  context.on("dialog", async (dialog) => {
    reports.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  try {
    const page = await context.newPage();
    await steps({ page, context, product, expect: (message) => expected.push(message) });
  } finally {
    await context.close();
  }
  assert.deepEqual(reports.filter((text) => !expected.some((known) => known.test(text))), []);
}

async function serve(ui: Runtime): Promise<Product> {
  if (served?.ui === ui) return served.product;
  await served?.product.stop();
  const product = await startProduct({ ui, dataDir, variables: NO_LIMITS });
  served = { ui, product };
  return product;
}

/** Fails when some text has become an element, an attribute or a link. */
async function assertPlain(page: Page, where: string): Promise<void> {
  const traces = await page.evaluate(() => {
    const grown = document.querySelectorAll(
      'script:not([src], [type="application/ld+json"]), img[src="x"], svg[onload], iframe, object, embed, base, ' +
        '[onerror], [onload], [onfocus], [autofocus], [href^="javascript:" i], [action^="javascript:" i]',
    );
    return [...grown].map((element) => element.outerHTML.slice(0, 200));
  });
  assert.deepEqual(traces, [], where);
  assert.doesNotMatch(await page.locator("body").textContent() ?? "", EVALUATED, where);
}

async function fillLogin(page: Page): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Login" });
  await panel.getByLabel("Username").fill(FELIX.username);
  await panel.getByLabel("Password", { exact: true }).fill(FELIX.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

function post({ origin }: Product, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { origin, "content-type": "application/json", cookie: `session=${cookie}` },
    body: JSON.stringify(body),
  });
}
