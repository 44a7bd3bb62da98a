import assert from "node:assert/strict";
import { userWithCharacters } from "../../tests/support/user_with_characters.ts";
import { data } from "./+data.ts";

Deno.test("the collection page shows the first page of what its address asks for", async () => {
  const { product, browser, felix, context } = await userWithCharacters(62);
  await using _ = product;
  const show = (url: string) => data(context(url, felix));
  await browser.patch("/api/characters/1", { traits: ["Shy"] });
  const all = await show("/collection");
  assert.equal(all.total, 62);
  assert.equal(all.characters.length, 60);
  assert.equal(all.characters[0]!.name, "Cat 62");
  assert.deepEqual(all.traits, ["Brave", "Shy"]);
  const rest = await (await browser.get(all.next!)).json();
  assert.deepEqual(rest.map(({ name }: { name: string }) => name), ["Cat 2", "Cat 1"]);

  const named = await show("/collection?sort=name&trait=brave");
  assert.equal(named.total, 61);
  assert.equal(named.characters[0]!.name, "Cat 2");
  const last = await (await browser.get(named.next!)).json();
  assert.deepEqual(last.map(({ name }: { name: string }) => name), ["Cat 62"]);
  const shy = await show("/collection?trait=shy&style=nonsense");
  assert.deepEqual([shy.total, shy.characters[0]!.name, shy.next], [1, "Cat 1", undefined]);
});

Deno.test("nothing of a collection is loaded for a guest", async () => {
  const { product, context } = await userWithCharacters(1);
  await using _ = product;
  await assert.rejects(data(context("/collection")), /sign in/);
});

Deno.test("without scripts the collection's URL leads to its next page", async () => {
  const { product, felix, context } = await userWithCharacters(3);
  await using _ = product;
  const { characters, total } = await data(context("/collection?cursor=3", felix));
  assert.deepEqual(characters.map(({ name }) => name), ["Cat 2", "Cat 1"]);
  assert.equal(total, 3);
});
