import assert from "node:assert/strict";
import { testProduct } from "../../tests/support/product.ts";
import { readVisitor } from "./visitor.ts";

const sessionOf = (id: number) => ({
  id: "session",
  user: { id, username: "felix" },
  isOwner: false,
});

Deno.test("[visitor] a page shows the current balance, and the guest's page where the account was deleted", async () => {
  await using product = await testProduct();
  await product.browser("felix");
  const { user, unread } = await readVisitor(product.services, sessionOf(1));
  assert.deepEqual(user, { id: 1, username: "felix", remainingGenerations: 6 });
  assert.equal(unread, 0);
  const owner = { ...sessionOf(99), isOwner: true };
  const guest = { user: null, isOwner: false, unread: 0 };
  assert.deepEqual(await readVisitor(product.services, owner), guest);
  assert.deepEqual(await readVisitor(product.services, null), guest);
});
