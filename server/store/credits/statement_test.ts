import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import { openBalance, post } from "./ledger.ts";
import { listEntries, recomputeBalance } from "./statement.ts";
import { apply, openKvWith, REGISTRATION, USER } from "../../../tests/support/ledger.ts";
import { atomic } from "../database/commit.ts";

Deno.test("the check agrees while credits move, and reports a balance that was tampered with", async () => {
  using kv = await openKvWith(6);
  const moving = (async () => {
    for (let n = 0; n < 50; n++) {
      await apply(
        kv,
        (operation) =>
          post(kv, operation, { userId: USER, postings: [{ amount: 1, cause: REGISTRATION }] }),
      );
    }
  })();
  for (let n = 0; n < 20; n++) assert.equal((await recomputeBalance(kv, USER))?.agrees, true);
  await moving;
  assert.equal((await recomputeBalance(kv, USER))?.sum, 56);

  await kv.set(keys.balance(USER), { available: 1_000, held: 0 });
  assert.equal((await recomputeBalance(kv, USER))?.agrees, false);
});

Deno.test("pages follow each other newest first, complete, of this account alone", async () => {
  using kv = await openKvWith(6);
  const other = atomic(kv);
  openBalance(other, { userId: USER + 1, amount: 6, cause: REGISTRATION });
  await other.commit();
  for (let n = 1; n <= 24; n++) {
    const cause = { ...REGISTRATION, reference: `grant ${n}` };
    await apply(
      kv,
      (operation) => post(kv, operation, { userId: USER, postings: [{ amount: 1, cause }] }),
    );
  }
  const references: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listEntries(kv, USER, { limit: 10, cursor });
    references.push(...page.entries.map(({ reference }) => reference));
    cursor = page.next;
  } while (cursor);
  const granted = Array.from({ length: 24 }, (_, n) => `grant ${24 - n}`);
  assert.deepEqual(references, [...granted, "registration"]);
});
