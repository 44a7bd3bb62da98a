import assert from "node:assert/strict";
import type { CreditStatement, LedgerEntry } from "../../lib/credits.ts";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { keys } from "../store/keys.ts";

const NEXT = /^<(\/api\/user\/credits\?[^>]+)>; rel="next"$/;

Deno.test("a guest has no statement", async () => {
  using product = await openTestAccounts();
  for (const path of ["/api/user/credits", "/api/user/credits/check"]) {
    assert.equal((await product.browser().get(path)).status, 401);
  }
});

Deno.test("the statement has what is left and every entry, newest first, of this user alone", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  await product.browser().register("tom");
  const { id } = await product.draw(1, "a cat");
  await product.draw(2, "a cat of tom");
  const response = await browser.get("/api/user/credits");
  assert.equal(response.headers.get("link"), null);
  const at = "2026-11-20T12:00:00.000Z";
  assert.deepEqual(await response.json(), {
    available: 5,
    held: 0,
    entries: [
      { kind: "generation", amount: -1, balanceAfter: 5, at, reference: id },
      { kind: "grant", amount: 6, balanceAfter: 6, at, reference: "registration" },
    ],
  });
});

Deno.test("pages lead from one to the next until the first entry", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  for (let n = 0; n < 6; n++) await product.draw(1, `cat ${n}`);
  const entries: LedgerEntry[] = [];
  let path: string | undefined = "/api/user/credits?limit=3";
  while (path) {
    const response: Response = await browser.get(path);
    const page: CreditStatement = await response.json();
    assert(page.entries.length <= 3);
    entries.push(...page.entries);
    path = response.headers.get("link")?.match(NEXT)?.[1];
  }
  assert.deepEqual(entries.map(({ balanceAfter }) => balanceAfter), [0, 1, 2, 3, 4, 5, 6]);
});

Deno.test("the check adds up the ledger, and says when the balance is not its sum", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  await product.draw(1, "a cat");
  const check = async () => await (await browser.get("/api/user/credits/check")).json();
  assert.deepEqual(await check(), { available: 5, held: 0, sum: 5, agrees: true });
  await product.kv.set(keys.balance(1), { available: 50, held: 0 });
  assert.deepEqual(await check(), { available: 50, held: 0, sum: 5, agrees: false });
});

for (const query of ["limit=0", "limit=101", "limit=x", "cursor="]) {
  Deno.test(`?${query} is refused`, async () => {
    using product = await openTestAccounts();
    const browser = product.browser();
    await browser.register("felix");
    assert.equal((await browser.get(`/api/user/credits?${query}`)).status, 400);
  });
}
