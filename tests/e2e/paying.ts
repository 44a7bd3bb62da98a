/** @module What the tests of plans, checkouts and the demo provider's page have in common. */
import assert from "node:assert/strict";
import type { BrowserContext, FrameLocator, Locator, Page } from "playwright-core";
import { untilHydrated } from "./page_checks.ts";

/** A page, or one in a frame of it. */
export type Screen = Page | FrameLocator;

export const DEMO_MARK = "Demo payment: no money moves";

/** The demo provider's cards, by their outcome. */
export type Card =
  | "succeeds"
  | "is declined"
  | "needs a confirmation"
  | "stays pending"
  | "pays once, then fails";

/** Opens a page and waits until its islands are hydrated and know the balance. */
export async function openWithBalance(page: Page, url: string): Promise<void> {
  await Promise.all([page.waitForResponse("**/api/user"), page.goto(url)]);
  await untilHydrated(page);
}

/** Waits for the page that shows this heading, text or button, and until it is hydrated. */
export async function arrive(page: Page, sign: Locator): Promise<void> {
  await sign.waitFor();
  await untilHydrated(page);
}

/** Waits until the plans page shows this about a payment. */
export const showsNotice = (page: Page, title: string) =>
  arrive(page, page.getByRole("main").getByText(title));

export const PAID = "Payment successful";
export const CONFIRMING = "Your payment is being confirmed";
export const CANCELED = "Your payment was canceled. No charges were made.";

/** Waits for the demo provider's own page. */
export async function onDemoPage(page: Page): Promise<void> {
  await page.waitForURL("**/demo-payment/*");
  await arrive(page, page.getByText(DEMO_MARK));
}

/** Fills the card form by a click. */
export const fill = (screen: Screen, card: Card) =>
  screen.getByRole("button", { name: new RegExp(`${card}$`) }).click();

/** Presses this button on the plans page, and pays on the demo provider's own page. */
export async function payOnDemoPage(
  page: Page,
  button: string,
  card: Card = "succeeds",
): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await onDemoPage(page);
  await fill(page, card);
  await page.getByRole("button", { name: /^Pay £/ }).click();
  await showsNotice(page, PAID);
}

/** The demo provider's page within the dialog of a plan, hydrated. */
export async function frameOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe[title='Demo payment']");
  await frame.locator("cat-island[hydrated]").waitFor({ state: "attached" });
  return frame;
}

/** Waits for the balance in the header. */
export const balance = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `${count} Generations Left` }).first()
    .waitFor();

/** The plan's card. */
export const plan = (page: Page, name: string) => page.getByRole("article", { name });

/** The lines of "Your Subscriptions": type, status, remaining and total; the date is today's. */
export async function purchases(page: Page): Promise<string[][]> {
  const table = page.getByRole("region", { name: "Your Subscriptions" });
  const lines = await table.getByRole("row").all();
  return await Promise.all(
    lines.slice(1).map(async (line) => {
      const cells = await line.getByRole("cell").allInnerTexts();
      const [type, status, _date, remaining, total] = cells.map((text) => text.split("\n")[0]!);
      return [type!, status!, remaining!, total!];
    }),
  );
}

/** What the back of a payment would do, without its page: settle, renew, refund, dispute. */
export async function act(
  { request }: BrowserContext,
  payment: string,
  what: string,
  body: object = {},
): Promise<void> {
  const response = await request.post(`/api/demo-payments/${payment}/${what}`, {
    data: body,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  assert.ok(response.ok(), `${what}: ${response.status()} ${await response.text()}`);
}

/** The id in the address of a payment's page. */
export const paymentId = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;
