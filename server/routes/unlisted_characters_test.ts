import assert from "node:assert/strict";
import type { SavedCharacter } from "../../lib/character.ts";
import { namesOf, save, statusOf } from "../../tests/support/characters.ts";
import { type TestProduct, testProduct } from "../../tests/support/product.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import { keys } from "../store/keys.ts";

const SUBMISSIONS = "/api/community/submissions";

/** Felix with an unlisted character and a public one; Tom, and a guest. */
async function felixUnlisted() {
  const product = await testProduct();
  const [felix, tom, guest] = [
    await product.browser("felix"),
    await product.browser("tom"),
    await product.browser(),
  ];
  await save(felix, { name: "Hidden" });
  await save(felix, { name: "Open" });
  const response = await felix.patch("/api/characters/1", { visibility: "unlisted" });
  assert.equal(response.status, 200);
  const hidden: SavedCharacter & { slug: string } = await response.json();
  return { product, felix, tom, guest, hidden };
}

async function makePublic(browser: Browser): Promise<SavedCharacter> {
  return await (await browser.patch("/api/characters/1", { visibility: "public" })).json();
}

Deno.test("a new character is public; only its owner makes it unlisted", async () => {
  const { product, felix, tom, guest, hidden } = await felixUnlisted();
  await using _ = product;
  const open = await (await guest.get("/api/characters/2")).json();
  assert.deepEqual([open.visibility, "slug" in open], ["public", false]);
  assert.equal(hidden.visibility, "unlisted");
  assert.match(hidden.slug, /^[0-9a-z]{26}$/);
  const change = { visibility: "unlisted" };
  assert.equal(await statusOf(tom.patch("/api/characters/2", change)), 404);
  assert.equal(await statusOf(guest.patch("/api/characters/2", change)), 401);
  for (const visibility of ["secret", null, 1]) {
    assert.equal(await statusOf(felix.patch("/api/characters/2", { visibility })), 400);
  }
  const again = await (await felix.patch("/api/characters/1", change)).json();
  assert.equal(again.slug, hidden.slug);
});

Deno.test("under its number an unlisted one exists for its owner alone, under its slug for all", async () => {
  const { product, felix, tom, guest, hidden } = await felixUnlisted();
  await using _ = product;
  for (
    const part of ["", "/image", "/image?w=256", "/card.png", "/presigned-url", "/local-image"]
  ) {
    const [byId, bySlug] = ["1", hidden.slug].map((ref) => `/api/characters/${ref}${part}`);
    for (const stranger of [tom, guest]) {
      assert.equal(await statusOf(stranger.get(byId!)), 404, byId);
      assert.equal(await statusOf(stranger.get(bySlug!)), 200, bySlug);
    }
    assert.equal(await statusOf(felix.get(byId!)), 200, byId);
  }
  assert.equal(await statusOf(tom.get("/api/characters/1/download")), 404);
  assert.equal(await statusOf(tom.get(`/api/characters/${hidden.slug}/download`)), 200);
  assert.equal(await statusOf(guest.get(`/api/characters/${hidden.slug}/download`)), 401);
  const { localUrl } = await (await guest.get(`/api/characters/${hidden.slug}/local-image`)).json();
  assert.equal(localUrl, `/api/characters/${hidden.slug}/image`);
  const unknown = hidden.slug.replace(/./g, "z");
  assert.equal(await statusOf(guest.get(`/api/characters/${unknown}`)), 404);
});

Deno.test("an unlisted character is in its owner's lists, and in no other list", async () => {
  const { product, felix, guest, hidden } = await felixUnlisted();
  await using _ = product;
  assert.deepEqual(await namesOf(felix.get("/api/characters")), ["Open", "Hidden"]);
  assert.deepEqual(await namesOf(felix.get("/api/characters/recent")), ["Open", "Hidden"]);
  assert.deepEqual(await namesOf(felix.get("/api/community/eligible")), ["Open"]);
  const sitemap = await (await guest.get("/sitemap.xml?file=1")).text();
  assert.ok(sitemap.includes("/character/2<"));
  assert.ok(!sitemap.includes("/character/1<") && !sitemap.includes(hidden.slug));
});

Deno.test("unlisted characters cannot enter the contest, and competing ones stay public", async () => {
  const { product, felix } = await felixUnlisted();
  await using _ = product;
  const refused = await felix.post(SUBMISSIONS, { characterId: 1 });
  assert.equal(refused.status, 409);
  assert.match((await refused.json()).message, /Make it public first/);
  const entry = await (await felix.post(SUBMISSIONS, { characterId: 2 })).json();
  const kept = await felix.patch("/api/characters/2", { name: "Other", visibility: "unlisted" });
  assert.equal(kept.status, 409);
  assert.match((await kept.json()).message, /Withdraw it there first/);
  assert.equal((await (await felix.get("/api/characters/2")).json()).name, "Open");
  await felix.post(`${SUBMISSIONS}/${entry.id}/withdraw`);
  assert.equal(await statusOf(felix.patch("/api/characters/2", { visibility: "unlisted" })), 200);
});

Deno.test("last month's winner that became unlisted is not shown", async () => {
  const { product, felix, tom, guest } = await felixUnlisted();
  await using _ = product;
  const { id } = await (await felix.post(SUBMISSIONS, { characterId: 2 })).json();
  await tom.post(`${SUBMISSIONS}/${id}/vote`, { rating: 5 });
  product.clock.aheadMs = 31 * 24 * 3_600_000;
  const winners = async () =>
    (await (await guest.get("/api/community/winners")).json() as unknown[]).length;
  assert.equal(await winners(), 1);
  await felix.post("/api/login", { username: "felix", password: PASSWORD });
  const unlisted = felix.patch("/api/characters/2", { visibility: "unlisted" });
  assert.equal(await statusOf(unlisted), 200);
  assert.equal(await winners(), 0);
  const [own] = await (await felix.get("/api/user/submissions")).json();
  assert.equal(own.character.name, "Open");
});

Deno.test("public again it has its number, and the URL that was shared leads there", async () => {
  const { product, felix, guest, hidden } = await felixUnlisted();
  await using _ = product;
  const open = await makePublic(felix);
  assert.deepEqual([open.visibility, "slug" in open], ["public", false]);
  assert.equal(await statusOf(guest.get("/api/characters/1")), 200);
  const shared = await (await guest.get(`/api/characters/${hidden.slug}`)).json();
  assert.deepEqual(shared, open);
});

Deno.test("deleting closes the slug, restoring opens it, the end of an account removes it", async () => {
  const { product, felix, guest, hidden } = await felixUnlisted();
  await using _ = product;
  const url = `/api/characters/${hidden.slug}`;
  const slugs = () => indexed(product, hidden.slug);
  await felix.delete("/api/characters/1");
  assert.deepEqual([await statusOf(guest.get(url)), await slugs()], [404, null]);
  await felix.post("/api/user/characters/deleted/1/restore");
  assert.deepEqual([await statusOf(guest.get(url)), await slugs()], [200, 1]);
  await felix.post("/api/account/delete", { password: PASSWORD });
  assert.deepEqual([await statusOf(guest.get(url)), await slugs()], [404, null]);
});

Deno.test("entering and unlisting at the same time: one of the two", async () => {
  const { product, felix, guest } = await felixUnlisted();
  await using _ = product;
  const statuses = await Promise.all([
    statusOf(felix.post(SUBMISSIONS, { characterId: 2 })),
    statusOf(felix.patch("/api/characters/2", { visibility: "unlisted" })),
  ]);
  assert.ok(
    [[201, 409], [409, 200]].some((each) => String(each) === String(statuses)),
    `${statuses}`,
  );
  const listed = (await namesOf(guest.get(SUBMISSIONS))).length;
  assert.equal(listed, statuses[0] === 201 ? 1 : 0);
});

async function indexed({ fixture }: TestProduct, slug: string): Promise<number | null> {
  return (await fixture.kv.get<number>(keys.characterBySlug(slug))).value;
}
