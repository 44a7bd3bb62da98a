import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { openTestAccounts, START } from "../../tests/support/accounts.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import { createCharacters } from "../characters/characters.ts";
import { createDeletions } from "../characters/deletions.ts";
import { GOOD_CARD, testPayments } from "../../tests/support/payments.ts";
import { keys } from "../store/keys.ts";
import { deleteUser } from "../store/accounts/users.ts";

async function status(browser: Browser): Promise<number> {
  return (await browser.get("/api/user")).status;
}

Deno.test("the export has everything of the user, nothing of others, and no secret", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const tom = product.browser();
  await tom.register("tom");
  const prompt = '"><img src=x onerror=1>\u2028${7*7}';
  const picture = await product.draw(1, prompt);
  const swept = await product.draw(1, "a cat that was not saved");
  product.images.delete(swept.imageKey);
  const character = await createCharacters(product).save(1, {
    name: "Miso",
    traits: ["Shy"],
    accessories: [],
    colorScheme: "blue",
    imageUrl: picture.imageKey,
  });
  await product.draw(2, "a cat of tom");
  const deleted = await product.draw(1, "a deleted cat");
  const characters = createCharacters(product);
  const { id: deletedId } = await characters.save(1, {
    name: "Mochi",
    traits: [],
    accessories: [],
    colorScheme: "red",
    imageUrl: deleted.imageKey,
  });
  await createDeletions({ kv: product.kv, images: product.imageStore }).remove(1, deletedId);

  const response = await browser.get("/api/account/export");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.equal(
    response.headers.get("content-disposition"),
    'attachment; filename="purrtrait-felix.zip"',
  );
  const files = unzipSync(await response.bytes());
  assert.deepEqual(
    Object.keys(files).sort(),
    [
      "account.json",
      "activity.json",
      "api_keys.json",
      "characters.json",
      "credits.json",
      "notifications.json",
      "purchases.json",
      "deleted_characters.json",
      "passkeys.json",
      "pictures.json",
      picture.imageKey,
      deleted.imageKey,
      "reports.json",
      "sessions.json",
      "stories.json",
      "submissions.json",
      "votes.json",
    ].sort(),
  );
  assert.deepEqual(files[picture.imageKey], product.images.get(picture.imageKey));
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  assert.deepEqual(read("account.json"), {
    id: 1,
    username: "felix",
    email: "felix@example.com",
    emailVerified: false,
    hasPublicProfile: true,
    isPremium: false,
    createdAt: "2026-11-20T12:00:00.000Z",
  });
  assert.deepEqual(
    read("activity.json").map(({ action, byYou }: Record<string, unknown>) => [action, byYou]),
    [["data_exported", true], ["registered", true]],
  );
  const { entries, ...balance } = read("credits.json");
  assert.deepEqual(balance, { available: 3, held: 0 });
  assert.deepEqual(entries.map(({ amount }: { amount: number }) => amount), [-1, -1, -1, 6]);
  const { id: _, imageKey: file, ...rest } = picture;
  assert.deepEqual(read("pictures.json")[0], { ...rest, file, alt: `A picture of ${prompt}.` });
  assert.equal(read("pictures.json")[1].file, undefined);
  assert.deepEqual(
    read("characters.json").map(({ id, name }: { id: number; name: string }) => [id, name]),
    [[character.id, "Miso"]],
  );
  assert.deepEqual(
    read("deleted_characters.json").map(({ id, name }: { id: number; name: string }) => [id, name]),
    [[deletedId, "Mochi"]],
  );
  const everything = Object.values(files).map((bytes) => new TextDecoder().decode(bytes)).join();
  assert.doesNotMatch(everything, /tom|plain correct|hash/i);
  assert(!everything.includes([...browser.cookies.values()][0]!));
});

Deno.test("purchases go along in the export; a deleted account is not charged", async () => {
  using product = await openTestAccounts();
  const { kv, clock } = product;
  const browser = product.browser();
  await browser.register("felix");
  const { payments, demo } = await testPayments(kv, { now: () => new Date(clock.now) });
  const checkout = await payments.buy({ userId: 1, productId: "monthly", mode: "embedded" });
  const id = "sessionId" in checkout ? checkout.sessionId : "";
  await demo.pay(1, id, GOOD_CARD);

  const files = unzipSync(await (await browser.get("/api/account/export")).bytes());
  const [purchase, ...others] = JSON.parse(new TextDecoder().decode(files["purchases.json"]));
  assert.deepEqual(others, []);
  assert.deepEqual(
    [purchase.productId, purchase.status, purchase.price, purchase.payments[0].credits],
    ["monthly", "active", 499, 30],
  );

  await browser.post("/api/account/delete", { password: PASSWORD });
  await assert.rejects(demo.renew(1, id), /no such payment/);
  for (const table of ["purchases", "purchases_by_user", "purchases_by_reference", "ledger"]) {
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [table] })), [], table);
  }
});

Deno.test("deleting needs the password", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const response = await browser.post("/api/account/delete", { password: "wrong password" });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).issues[0].path, "password");
  assert.equal(await status(browser), 200);
});

Deno.test("a deleted account leaves nothing, and its name is free again", async () => {
  using product = await openTestAccounts({ variables: { SIGN_INS_PER_MINUTE: "0" } });
  const tom = product.browser();
  await tom.register("tom");
  const characters = createCharacters(product);
  const details = { name: "Miso", traits: [], accessories: [], colorScheme: "blue" as const };
  const kept = await product.draw(1, "a cat of tom");
  await characters.save(1, { ...details, imageUrl: kept.imageKey });
  // The audit log keeps the number of an account, and nothing else of it.
  const rows = async () =>
    (await Array.fromAsync(product.kv.list({ prefix: [] }), ({ key }) => key))
      .filter(([table]) => !String(table).startsWith("audit_"));
  const untouched = await rows();

  const browser = product.browser();
  await browser.register("felix");
  const other = product.browser();
  await other.post("/api/login", { username: "felix", password: PASSWORD });
  for (const prompt of ["one", "two", "three"]) await product.draw(2, prompt);
  const { imageKey: imageUrl } = await product.draw(2, "four, and saved");
  await characters.save(2, { ...details, imageUrl });
  const cookie = new Map(browser.cookies);
  const response = await browser.post("/api/account/delete", { password: PASSWORD });
  assert.equal(response.status, 204);
  assert.equal(browser.cookies.size, 0);

  for (const [name, value] of cookie) browser.cookies.set(name, value);
  assert.deepEqual([await status(browser), await status(other), await status(tom)], [
    401,
    401,
    200,
  ]);
  assert.equal(product.images.size, 1);
  assert.deepEqual(await rows(), untouched);
  const signIn = await other.post("/api/login", { username: "felix", password: PASSWORD });
  assert.equal(signIn.status, 401);
  const again = await product.browser().register("felix");
  assert.deepEqual(await again.json(), { id: 3, username: "felix", remainingGenerations: 6 });
});

Deno.test("deletions that were interrupted are finished by the sweeper, one by one", async () => {
  using product = await openTestAccounts();
  for (const [id, username] of [[1, "felix"], [2, "tom"]] as const) {
    const browser = product.browser();
    await browser.register(username);
    await product.draw(id, "a cat");
    // What a crash right after the account's own commit leaves.
    await deleteUser(product.kv, id, START);
    assert.equal(await status(browser), 401);
  }
  const { remove } = product.imageStore;
  let broken = true;
  product.imageStore.remove = (key) => {
    if (!broken) return remove(key);
    broken = false;
    return Promise.reject(new Error("the storage is gone"));
  };
  await assert.rejects(product.accounts.sweep(), AggregateError);
  assert.equal(product.images.size, 1);
  assert((await product.kv.get(keys.deletion(1))).value);
  assert.equal((await product.kv.get(keys.deletion(2))).value, null);

  await product.accounts.sweep();
  assert.equal(product.images.size, 0);
  for (const table of ["deletions", "ledger", "generations", "idempotency", "sessions"]) {
    assert.deepEqual(await Array.fromAsync(product.kv.list({ prefix: [table] })), [], table);
  }
});
