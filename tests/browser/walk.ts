// deno-lint-ignore-file no-console -- a walk that fell is told in the terminal
/**
 * A walk through the product in a real browser, under both runtimes. A walk fails on any console
 * message, page error or failed request that it did not announce.
 *
 * @module
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../server/tasks/chromium.ts";
import { type Product, type ProductOptions, startProduct } from "../../server/tasks/product.ts";

export interface Walk {
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
const RUNTIMES: Runtime[] = ["preact", "react"];

/** Generous: the machine may be busy with other walks. */
const PATIENCE_MS = 60_000;

/** A phone of today, and a window on a desk. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** All walks come from one address, and many people walk. */
let variables: Record<string, string> = { REGISTRATIONS_PER_HOUR: "0", SIGN_INS_PER_MINUTE: "0" };

let browser: Promise<Browser> | undefined;
/** By runtime and by how they were started; the walks of a file share them. */
const products = new Map<string, Promise<Product>>();

Deno.test.afterAll(async () => {
  await (await browser)?.close();
  for (const key of [...products.keys()]) await stop(key);
});

/** Starts the products of this file with these environment variables as well; before its first walk. */
export function useVariables(more: Record<string, string>): void {
  variables = { ...variables, ...more };
}

export interface WalkOptions extends BrowserContextOptions {
  /** How the product is started, when something must be there before anybody walks; a named function. */
  start?: (options: ProductOptions) => Promise<Product>;
}

/** Registers the walk once per runtime. */
export function walk(
  name: string,
  options: WalkOptions,
  steps: (walk: Walk) => Promise<void>,
): void {
  for (const runtime of RUNTIMES) {
    Deno.test(`[${runtime}] ${name}`, async () => {
      try {
        await walkOnce(runtime, options, steps);
      } catch (error) {
        // A busy machine may trip a walk; what is broken trips it twice. The first fall is never silent.
        console.error(`[${runtime}] ${name}: fell, and walks once more\n${error}`);
        // What it has left behind must not be in its way.
        await stop(keyOf(runtime, options));
        await walkOnce(runtime, options, steps);
      }
    });
  }
}

async function walkOnce(
  runtime: Runtime,
  options: WalkOptions,
  steps: (walk: Walk) => Promise<void>,
): Promise<void> {
  browser ??= launchChromium();
  const { start = startProduct, ...contextOptions } = options;
  const key = keyOf(runtime, options);
  if (!products.has(key)) products.set(key, start({ ui: runtime, variables }));
  const { origin, dataDir } = await products.get(key)!;
  const context = await (await browser).newContext({
    baseURL: origin,
    viewport: DESKTOP,
    reducedMotion: "reduce",
    ...contextOptions,
  });
  context.setDefaultTimeout(PATIENCE_MS);
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
  } finally {
    await context.close();
  }
  const surprises = messages.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (surprises.length > 0) throw new Error(`The browser says:\n${surprises.join("\n")}`);
}

function keyOf(runtime: Runtime, { start = startProduct }: WalkOptions): string {
  return `${runtime} ${start.name}`;
}

/** Ends this product, if it has ever started. */
async function stop(key: string): Promise<void> {
  const product = await products.get(key)?.catch(() => undefined);
  products.delete(key);
  await product?.stop();
  await product?.clear();
}

/** Everything the browser complains about from now on. */
function listen(context: BrowserContext): string[] {
  const messages: string[] = [];
  context.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  context.on("weberror", (error) => messages.push(`uncaught: ${error.error().message}`));
  return messages;
}
