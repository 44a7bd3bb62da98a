import assert from "node:assert/strict";
import { MAX_API_KEYS, type NewApiKey } from "../../lib/api_key.ts";
import { ORIGIN } from "../../tests/support/app.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import { save, statusOf } from "../../tests/support/characters.ts";
import { recipeGenerator, saved } from "../../tests/support/recipe_generator.ts";
import { type TestProduct, testProduct } from "../../tests/support/product.ts";
import { exhaust } from "../../tests/support/rate_limits.ts";
import { createApp } from "../app.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";

const CAT = { prompt: "a ginger cat", style: "anime" };

Deno.test("[api keys] a program draws with a key, on its owner's credits, without cookie and origin", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const { key } = await newKey(felix);
  const ask = programOf(product, key);
  const drawn = await ask("POST", "/api/characters/generate", CAT);
  assert.equal(drawn.status, 200);
  const { imageUrl, remainingGenerations } = await drawn.json();
  assert.equal(remainingGenerations, 5);
  const redrawn = await ask("POST", "/api/characters/redraw", { imageUrl, words: "asleep" });
  assert.equal(redrawn.status, 200);
  assert.equal((await redrawn.json()).cost, 0);
  assert.equal(await statusOf(ask("POST", "/api/characters/understand", CAT)), 200);
  const user = await (await ask("GET", "/api/user")).json();
  assert.deepEqual(user, { id: 1, username: "felix", remainingGenerations: 5 });
  assert.equal((await (await ask("GET", "/api/generations")).json()).length, 2);
});

Deno.test("[api keys] a program has kittens and reads with a key", async () => {
  await using product = await testProduct({ generator: recipeGenerator() });
  const felix = await product.browser("felix");
  const mother = await saved(felix, "a grey calico queen", "Luna");
  const father = await saved(felix, "an orange tabby tomcat", "Simba");
  const ask = programOf(product, (await newKey(felix)).key);
  const couple = { motherId: mother.id, fatherId: father.id };
  const bred = await ask("POST", "/api/kittens", couple);
  assert.equal(bred.status, 201);
  assert.equal((await bred.json()).remainingGenerations, 3);
  const characters = await (await ask("GET", "/api/characters")).json();
  assert.deepEqual(characters.map(({ name }: { name: string }) => name), ["Simba", "Luna"]);
});

Deno.test("[api keys] a key changes nothing of the account, and makes no other key", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const { id, key } = await newKey(felix);
  const ask = programOf(product, key);
  const refused: [string, string, unknown?][] = [
    ["GET", "/api/keys"],
    ["POST", "/api/keys", { name: "another" }],
    ["DELETE", `/api/keys/${id}`],
    ["GET", "/api/account/export"],
    ["GET", "/api/account/sessions"],
    ["POST", "/api/account/delete", { password: PASSWORD }],
    ["POST", "/api/logout"],
    ["POST", "/api/login", { username: "felix", password: PASSWORD }],
    ["DELETE", "/api/characters/1"],
    ["PATCH", "/api/characters/1", { name: "Tom" }],
    ["POST", "/api/subscription/credit-pack"],
  ];
  for (const [method, path, body] of refused) {
    assert.equal(await statusOf(ask(method, path, body)), 403, `${method} ${path}`);
  }
  assert.equal(await statusOf(felix.get("/api/characters/1")), 200);
});

Deno.test("[api keys] a revoked key, a wrong one and a cookie beside one are refused at once", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const { id, key } = await newKey(felix);
  const ask = programOf(product, key);
  assert.equal(await statusOf(ask("GET", "/api/user")), 200);
  const wrong = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
  assert.equal(await statusOf(programOf(product, wrong)("GET", "/api/user")), 401);
  assert.equal(await statusOf(programOf(product, "junk")("GET", "/api/user")), 401);
  // The header lifts the guard against other sites, so the cookie beside it must not count.
  const [[name, value]] = [...felix.cookies] as [[string, string]];
  const cookie = `${name}=${value}`;
  const forged = await programOf(product, "junk", { cookie })("DELETE", "/api/characters/1");
  assert.equal(forged.status, 401);
  assert.equal(await statusOf(felix.delete(`/api/keys/${id}`)), 204);
  assert.equal(await statusOf(ask("GET", "/api/user")), 401);
  assert.equal(await statusOf(felix.delete(`/api/keys/${id}`)), 404);
  const unsigned = await createApp(product.services).request(`${ORIGIN}/api/characters/generate`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "cross-site" },
    body: JSON.stringify(CAT),
  });
  assert.equal(unsigned.status, 403, "without a key other sites are refused as before");
});

Deno.test("[api keys] keys have names, are listed without their secret, are limited in number and visible to their owner only", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const other = await product.browser("other");
  const guest = await product.browser();
  const { id, key, createdAt } = await newKey(felix, "  my script ");
  assert.deepEqual(await (await felix.get("/api/keys")).json(), [
    { id, name: "my script", createdAt },
  ]);
  await statusOf(programOf(product, key)("GET", "/api/user"));
  const [used] = await (await felix.get("/api/keys")).json();
  assert.ok(used.usedAt >= createdAt);
  const rows = await Array.fromAsync(product.fixture.kv.list({ prefix: [] }));
  assert.equal(JSON.stringify(rows.map(({ value }) => value)).includes(key.slice(5)), false);
  assert.deepEqual(await (await other.get("/api/keys")).json(), []);
  assert.equal(await statusOf(other.delete(`/api/keys/${id}`)), 404);
  assert.equal(await statusOf(guest.get("/api/keys")), 401);
  assert.equal(await statusOf(guest.post("/api/keys", { name: "x" })), 401);
  assert.equal(await statusOf(felix.post("/api/keys", { name: " " })), 400);
  for (let i = 1; i < MAX_API_KEYS; i++) await newKey(felix, `key ${i}`);
  assert.equal(await statusOf(felix.post("/api/keys", { name: "one more" })), 409);
});

Deno.test("[api keys] a key is limited, and goes with its account", async () => {
  await using product = await testProduct();
  const { kv } = product.fixture;
  const felix = await product.browser("felix");
  const { id, key } = await newKey(felix);
  await exhaust(kv, RATE_LIMITS.apiKeyCalls, id);
  const limited = await programOf(product, key)("GET", "/api/user");
  assert.equal(limited.status, 429);
  assert.ok(Number(limited.headers.get("retry-after")) > 0);
  const second = await newKey(felix);
  const done = await felix.post("/api/account/delete", { password: PASSWORD });
  assert.equal(done.status, 204);
  assert.equal(await statusOf(programOf(product, second.key)("GET", "/api/user")), 401);
  await product.services.accounts.sweep();
  for (const prefix of ["api_keys", "api_keys_by_user"]) {
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [prefix] })), []);
  }
});

/** Asks as a program elsewhere does: with the key, from no page of ours. */
function programOf(
  { services }: TestProduct,
  key: string,
  more: Record<string, string> = {},
) {
  const app = createApp(services);
  return async (method: string, path: string, body?: unknown): Promise<Response> =>
    await app.request(ORIGIN + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "sec-fetch-site": "cross-site",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

async function newKey(browser: Browser, name = "my script"): Promise<NewApiKey> {
  const response = await browser.post("/api/keys", { name });
  assert.equal(response.status, 201);
  return await response.json();
}
