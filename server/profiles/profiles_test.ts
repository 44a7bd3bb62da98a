import assert from "node:assert/strict";
import { collectionOf, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const SUBMISSIONS = "/api/community/submissions";
const PROFILE = "/api/account/profile";
const FIRST_PAGE = { limit: 60 };

/** Felix with four cats, the second of them unlisted. */
async function felixWithCats() {
  const product = await testProduct();
  const names = ["One", "Two", "Three", "Four"];
  const felix = await collectionOf(product, "Felix", names.map((name) => ({ name })));
  await felix.patch("/api/characters/2", { visibility: "unlisted" });
  const { profiles } = product.services;
  const named = async (limit = 60, cursor?: string) => {
    const profile = await profiles.find("felix", { limit, cursor });
    return profile?.characters.map(({ name }) => name);
  };
  return { product, felix, profiles, named };
}

Deno.test("a profile shows the public characters, page by page, whatever the name's case", async () => {
  const { product, profiles, named } = await felixWithCats();
  await using _ = product;
  assert.deepEqual(await named(), ["Four", "Three", "One"]);
  const first = await profiles.find("FELIX", { limit: 2 });
  assert.equal(first?.username, "Felix");
  assert.deepEqual(first?.characters.map(({ name }) => name), ["Four", "Three"]);
  assert.deepEqual(await named(2, first?.next), ["One"]);
  await assert.rejects(() => named(2, "x"), /page/i);
  assert.equal(await profiles.find("tom", FIRST_PAGE), null);
  assert.equal(await profiles.find("Felix@example.com", FIRST_PAGE), null);
});

Deno.test("its owner turns a profile off and on", async () => {
  const { product, felix, profiles, named } = await felixWithCats();
  await using _ = product;
  assert.deepEqual(await (await felix.get(PROFILE)).json(), { isPublic: true });
  const off = await felix.post(PROFILE, { isPublic: false });
  assert.deepEqual([off.status, await off.json()], [200, { isPublic: false }]);
  assert.equal(await named(), undefined);
  assert.deepEqual(await profiles.byline(1), { username: "Felix", hasProfile: false });
  await felix.post(PROFILE, { isPublic: true });
  assert.equal((await named())?.length, 3);
  assert.equal(await statusOf(felix.post(PROFILE, { isPublic: "no" })), 400);
  const guest = await product.browser();
  assert.equal(await statusOf(guest.get(PROFILE)), 401);
  assert.equal(await statusOf(guest.post(PROFILE, { isPublic: false })), 401);
});

Deno.test("wins of closed months are on it; entries of this month, withdrawn and unlisted ones are not", async () => {
  const { product, felix, profiles } = await felixWithCats();
  await using _ = product;
  const fan = await product.browser("fan");
  const enter = async (characterId: number): Promise<number> =>
    (await (await felix.post(SUBMISSIONS, { characterId })).json()).id;
  const [one, three] = [await enter(1), await enter(3)];
  for (const id of [one, three]) await fan.post(`${SUBMISSIONS}/${id}/vote`, { rating: id });
  const wins = async () => (await profiles.find("felix", FIRST_PAGE))?.wins ?? [];
  assert.deepEqual(await wins(), []);
  product.clock.aheadMs = 31 * 24 * 3_600_000;
  await product.contest.closePast();
  const won = await wins();
  assert.deepEqual(won.map(({ character, rank }) => [character.name, rank]).sort(), [
    ["One", 2],
    ["Three", 1],
  ]);
  await product.services.characters.edit(1, 1, { visibility: "unlisted" });
  assert.deepEqual((await wins()).map(({ character }) => character.name), ["Three"]);
});

Deno.test("a deleted account has no profile", async () => {
  const { product, felix, named } = await felixWithCats();
  await using _ = product;
  await felix.post("/api/account/delete", { password: "correct horse battery" });
  assert.equal(await named(), undefined);
});
