/**
 * @module A test in a real browser, on the runtime of production; a smoke test on the other runtime as
 * well. A test fails on any console message, page error or failed request that it did not announce. Files that
 * are loaded together share the browser and the products: a test makes its own people, and finds what others left.
 */
import { relative } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../server/tasks/chromium.ts";
import { PATIENCE_MS } from "./page_checks.ts";
import { BRIEF_SERVER } from "../support/quick_server.ts";
import { whatPagesShow } from "./shown_pages.ts";
import { sharedProducts } from "./shared_products.ts";
import {
  type Product,
  type ProductOptions,
  SERVER_MAIN,
  startProduct,
} from "../../server/tasks/product.ts";

export interface E2e {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** Where the product keeps its data. */
  dataDir: string;
  runtime: Runtime;
  /** Says that a message like this may appear in the console (a refused request, for instance). */
  expectMessage(pattern: RegExp): void;
}

export type Runtime = "preact" | "react";

/** What a site runs on unless `UI` says otherwise. */
const PRODUCTION: Runtime = "preact";

/** A busy machine draws pictures first and refuses sketches, which the page goes without; browsers report it. */
const SKETCH_REFUSED = /503 .*\/api\/characters\/sketch/;

/** Said by the browser driver where service workers are blocked. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** A phone of today, and a window on a desk. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** All tests come from one address, with many users. */
const VARIABLES: Record<string, string> = {
  ...BRIEF_SERVER,
  REGISTRATIONS_PER_HOUR: "0",
  SIGN_INS_PER_MINUTE: "0",
  SKETCHES_PER_MINUTE: "0",
};

/** More of them, by test file. */
const variablesOf = new Map<string, Record<string, string>>();

let browser: Promise<Browser> | undefined;
const products = sharedProducts();

Deno.test.afterAll(async () => {
  await (await browser)?.close();
  await products.close();
});

/** Starts the products of this file with these environment variables as well; before its first test. */
export function useVariables(more: Record<string, string>): void {
  const file = testFile();
  variablesOf.set(file, { ...variablesOf.get(file), ...more });
}

export interface E2eOptions extends BrowserContextOptions {
  /**
   * How the product is started, when something must be there before the test begins; tests with the same
   * function share it.
   */
  start?: (options: ProductOptions) => Promise<Product>;
  /** Run on React as well: ten walks through the main pages. */
  smoke?: boolean;
  /**
   * Whether pages fetch ahead what a later press may need. It takes a fifth of a page's processor time; without it a
   * press loads what it needs.
   */
  prefetches?: boolean;
}

/** Registers the test. */
export function e2e(
  name: string,
  options: E2eOptions,
  steps: (step: E2e) => Promise<void>,
): void {
  const runtimes: Runtime[] = options.smoke ? [PRODUCTION, "react"] : [PRODUCTION];
  const file = testFile();
  const variables = { ...VARIABLES, ...variablesOf.get(file) };
  const { start = startProduct, smoke: _, ...pageOptions } = options;
  for (const runtime of runtimes) {
    // The smoke tests run the server's sources, as people do.
    const main = runtime === PRODUCTION ? {} : { main: SERVER_MAIN };
    const product = products.announce(start, { ui: runtime, variables, ...main });
    Deno.test(
      `${file} [${runtime}] ${name}`,
      () => product.lend((running) => runOn({ ...running, runtime }, pageOptions, steps)),
    );
  }
}

async function runOn(
  { origin, dataDir, runtime }: Pick<E2e, "origin" | "dataDir" | "runtime">,
  { prefetches = false, ...contextOptions }: Omit<E2eOptions, "start" | "smoke">,
  steps: (step: E2e) => Promise<void>,
): Promise<void> {
  const context = await (await openBrowser()).newContext({
    baseURL: origin,
    viewport: DESKTOP,
    reducedMotion: "reduce",
    // What a worker answers is hidden from the tests' own routes.
    serviceWorkers: "block",
    ...contextOptions,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!prefetches) await context.addInitScript(saveData);
  const messages = listen(context);
  const expected: RegExp[] = [];
  try {
    await steps({
      page: await context.newPage(),
      context,
      origin,
      dataDir,
      runtime,
      expectMessage: (pattern) => expected.push(pattern),
    });
  } catch (error) {
    throw new Error(await whatPagesShow(context), { cause: error });
  } finally {
    await context.close();
  }
  expected.push(SKETCH_REFUSED);
  if (contextOptions.serviceWorkers !== "allow") expected.push(WORKER_BLOCKED);
  const surprises = messages.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (surprises.length > 0) throw new Error(`The browser says:\n${surprises.join("\n")}`);
}

/** Says in a page that its reader saves data: then nothing is fetched ahead. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** The browser of all tests; one that has crashed is replaced, so that it takes down one test alone. */
async function openBrowser(): Promise<Browser> {
  if (!(await browser?.catch(() => undefined))?.isConnected()) {
    browser = launchChromium({ isForTests: true });
  }
  return await browser!;
}

/** Path of the test file that is being loaded. */
function testFile(): string {
  const [, path] = new Error().stack!.match(/file:\/\/(\S+?_test\.ts)/) ?? [];
  if (!path) throw new Error("Only a test file registers end-to-end tests.");
  return relative(Deno.cwd(), path);
}

/** Everything the browser complains about from now on. */
function listen(context: BrowserContext): string[] {
  const messages: string[] = [];
  context.on("console", (message) => {
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => messages.push(`uncaught: ${error.error().message}`));
  return messages;
}
