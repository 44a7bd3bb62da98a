import assert from "node:assert/strict";
import { NO_FILTERS } from "../../lib/collection/filters.ts";
import type { Admin } from "../admin/admin.ts";
import { createCharacters } from "../characters/characters.ts";
import { testPayments } from "../../tests/support/payments.ts";
import { readConfig } from "../config.ts";
import { createLegal } from "../legal/legal.ts";
import { createRegistration } from "../registration/registration.ts";
import { testProduct } from "../../tests/support/product.ts";
import { pageData } from "./page_data.ts";

const CAT = { prompt: "a ginger cat", style: "anime" };
const SHEET = { traits: ["Brave"], accessories: [], colorScheme: "pink" };

/** Asked for owners only. */
const NO_ADMIN: Admin = {
  page: () => Promise.resolve(null),
  send: () => Promise.reject(new Error("no form")),
};

/** Felix with this many characters, Cat 1 to Cat n, and the pages they see. */
async function felixWith(count: number) {
  const product = await testProduct();
  const browser = await product.browser();
  const drawn: { imageUrl: string }[] = [];
  for (let n = 1; n <= count; n++) {
    drawn.push(await (await browser.post("/api/characters/generate", CAT)).json());
  }
  await browser.register("felix");
  for (const [n, { imageUrl }] of drawn.entries()) {
    await browser.post("/api/characters", { ...CAT, ...SHEET, name: `Cat ${n + 1}`, imageUrl });
  }
  const { contest, fixture } = product;
  const characters = createCharacters({ kv: fixture.kv });
  const { payments } = await testPayments(fixture.kv);
  const legal = createLegal({ config: readConfig({}), ownTexts: {} });
  const registration = createRegistration({ kv: fixture.kv, config: { registration: "open" } });
  const felix = { id: 1, username: "felix", remainingGenerations: 6 };
  const show = (url: string, user: typeof felix | null = null) => {
    const { pathname: path, searchParams: query } = new URL(url, "http://localhost");
    return pageData({ admin: NO_ADMIN, characters, contest, legal, payments, registration }, {
      path,
      query,
      user,
      isOwner: false,
    });
  };
  return { product, browser, characters, felix, show };
}

Deno.test("a character's page is public, and shows its owner the ones beside it", async () => {
  const { product, felix, show } = await felixWith(3);
  await using _ = product;
  const seen = (await show("/character/2")).data.character!;
  assert.equal(seen.character?.name, "Cat 2");
  assert.deepEqual([seen.previous, seen.next], [undefined, undefined]);
  const tom = { ...felix, id: 2, username: "tom" };
  assert.deepEqual((await show("/character/2", tom)).data.character, seen);
  const own = (await show("/character/2", felix)).data.character!;
  assert.deepEqual(own.previous, { id: 3, name: "Cat 3" });
  assert.deepEqual(own.next, { id: 1, name: "Cat 1" });
  const newest = (await show("/character/3/", felix)).data.character!;
  assert.deepEqual([newest.previous, newest.next?.id], [undefined, 2]);
});

Deno.test("no character: an unknown id, no id of ours, a deleted one", async () => {
  const { product, browser, show } = await felixWith(1);
  await using _ = product;
  await browser.delete("/api/characters/1");
  for (const id of ["1", "4711", "abc", "1.5", "-1", "1e3", "9".repeat(30), "%00"]) {
    assert.deepEqual((await show(`/character/${id}`)).data, { character: { character: null } }, id);
  }
});

Deno.test("the version of a character's page changes with what it shows, and with nothing else", async () => {
  const { product, browser, show } = await felixWith(2);
  await using _ = product;
  const version = async () => (await show("/character/1")).version;
  const first = await version();
  await browser.patch("/api/characters/2", { name: "Tiger" });
  assert.equal(await version(), first);
  await browser.patch("/api/characters/1", { name: "Tiger" });
  const second = await version();
  assert.notEqual(second, first);
  await browser.delete("/api/characters/1");
  await browser.post("/api/user/characters/deleted/1/restore");
  assert(![first, second, ""].includes(await version()));
});

Deno.test("the collection page shows the first page of what its address asks for", async () => {
  const { product, browser, felix, show } = await felixWith(62);
  await using _ = product;
  await browser.patch("/api/characters/1", { traits: ["Shy"] });
  const all = (await show("/collection", felix)).data.collection!;
  assert.equal(all.total, 62);
  assert.equal(all.characters.length, 60);
  assert.equal(all.characters[0]!.name, "Cat 62");
  assert.deepEqual(all.traits, ["Brave", "Shy"]);
  const rest = await (await browser.get(all.next!)).json();
  assert.deepEqual(rest.map(({ name }: { name: string }) => name), ["Cat 2", "Cat 1"]);

  const named = (await show("/collection?sort=name&trait=brave", felix)).data.collection!;
  assert.equal(named.total, 61);
  assert.equal(named.characters[0]!.name, "Cat 2");
  const last = await (await browser.get(named.next!)).json();
  assert.deepEqual(last.map(({ name }: { name: string }) => name), ["Cat 62"]);
  const shy = (await show("/collection?trait=shy&style=nonsense", felix)).data.collection!;
  assert.deepEqual([shy.total, shy.characters[0]!.name, shy.next], [1, "Cat 1", undefined]);
});

Deno.test("other pages, and the collection without a user, show nothing of the database", async () => {
  const { product, characters, felix, show } = await felixWith(0);
  await using _ = product;
  for (const path of ["/", "/character", "/character/1/edit", "/collections", "/characters/1"]) {
    assert.deepEqual((await show(path, felix)).data, {}, path);
  }
  assert.deepEqual((await show("/collection")).data, {});
  assert.deepEqual(await characters.list(1, { filters: NO_FILTERS, limit: 60 }), {
    characters: [],
    total: 0,
    next: undefined,
  });
});

Deno.test("without scripts the collection goes on where its address says", async () => {
  const { product, felix, show } = await felixWith(3);
  await using _ = product;
  const { characters, total } = (await show("/collection?cursor=3", felix)).data.collection!;
  assert.deepEqual(characters.map(({ name }) => name), ["Cat 2", "Cat 1"]);
  assert.equal(total, 3);
});
