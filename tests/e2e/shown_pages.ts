/** @module What the pages of a browser show, said with the error of a test that failed. */
import type { BrowserContext, Page } from "playwright-core";
import { sleep } from "../../lib/sleep.ts";

/** As much of a page's text as tells which state it is in. */
const TEXT_LENGTH = 300;

/** A page that hangs answers nothing. */
const ANSWER_MS = 5_000;

/** For each open page where it is, whether it is still loading, and how its visible text begins. */
export async function whatPagesShow(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map(whatItShows));
  return pages.join("\n");
}

async function whatItShows(page: Page): Promise<string> {
  const read = page.evaluate((length) => ({
    isLoading: document.readyState !== "complete",
    text: document.body.innerText.replaceAll(/\s+/g, " ").slice(0, length),
  }), TEXT_LENGTH).catch(() => undefined);
  const shown = await Promise.race([read, sleep(ANSWER_MS)]);
  if (!shown) return `The page at ${page.url()} does not answer.`;
  const { isLoading, text } = shown;
  return `The page at ${page.url()}${isLoading ? ", still loading," : ""} shows: ${text}`;
}
