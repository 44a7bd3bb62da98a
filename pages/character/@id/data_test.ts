import assert from "node:assert/strict";
import { userWithCharacters } from "../../../tests/support/user_with_characters.ts";
import { data } from "./+data.ts";

Deno.test("a character's page shows it to everybody, and its neighbours to its owner", async () => {
  const { product, felix, context } = await userWithCharacters(3);
  await using _ = product;
  const show = (id: string, user?: typeof felix) => data(context(`/character/${id}`, user, { id }));
  const seen = await show("2");
  assert.equal(seen.page?.character.name, "Cat 2");
  assert.deepEqual([seen.previous, seen.next], [undefined, undefined]);
  assert.deepEqual(await show("2", { ...felix, id: 2, username: "tom" }), seen);
  const own = await show("2", felix);
  assert.deepEqual(own.previous, { id: 3, name: "Cat 3" });
  assert.deepEqual(own.next, { id: 1, name: "Cat 1" });
  const newest = await show("3", felix);
  assert.deepEqual([newest.previous, newest.next?.id], [undefined, 2]);
});

Deno.test("no character: an unknown id, no id of ours, a deleted one", async () => {
  const { product, browser, context } = await userWithCharacters(1);
  await using _ = product;
  await browser.delete("/api/characters/1");
  for (const id of ["1", "4711", "abc", "1.5", "-1", "1e3", "9".repeat(30), "\0"]) {
    const asked = context("/character/x", null, { id });
    assert.deepEqual(await data(asked), { page: null }, id);
    assert.equal(asked.status, 404);
  }
});
