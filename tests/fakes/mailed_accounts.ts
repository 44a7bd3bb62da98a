/** @module Accounts of a site that sends letters to the SMTP server of the test. */
import assert from "node:assert/strict";
import { openTestAccounts, type TestAccounts } from "../support/accounts.ts";
import type { Browser } from "../support/browser.ts";
import { type FakeSmtp, type Letter, linkIn } from "./smtp.ts";

export const SENDER = "Purrtrait <cats@purrtrait.example>";

export async function openMailedAccounts({ port }: FakeSmtp): Promise<TestAccounts> {
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: SENDER };
  return await openTestAccounts({ variables });
}

/** Follows the link in a letter about an e-mail; the status of the answer. */
export async function verify(product: TestAccounts, letter: Letter): Promise<number> {
  const token = linkIn(letter).match(/\/verify-email#token=([\w-]{43})&name=/)![1];
  return (await product.browser().post("/api/email/verify", { token })).status;
}

/** The browser of a registered user whose e-mail is verified. */
export async function verifiedUser(
  product: TestAccounts,
  smtp: FakeSmtp,
  name: string,
): Promise<Browser> {
  const browser = product.browser();
  await browser.register(name);
  assert.equal(await verify(product, await smtp.next()), 204);
  return browser;
}
