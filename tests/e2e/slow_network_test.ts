/**
 * On a slow network (400 kbit/s, 400 ms): every press is answered at once by something that moves, long before
 * the network has; pictures have a place of their own colours; nothing shifts.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { saveCharacters } from "./collections.ts";
import { enter, entryOfAnotherUser } from "./contests.ts";
import { checkPage, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

/** 400 kbit/s each way. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW);
}
