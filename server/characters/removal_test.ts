import assert from "node:assert/strict";
import { testProduct } from "../../tests/support/product.ts";
import { keys } from "../store/keys.ts";
import { removeCharacters } from "./removal.ts";

const CHOSEN = { name: "Felix", traits: [], accessories: [], colorScheme: "pink" };
const CAT = { prompt: "a ginger cat", style: "anime" };

Deno.test("all characters of a user go, with every trace of their pictures, and no others", async () => {
  await using product = await testProduct();
  const { kv, images } = product.fixture;
  const guest = await product.browser();
  const drawn = await (await guest.post("/api/characters/generate", CAT)).json();
  const [felix, tom] = [guest, await product.browser("tom")];
  await felix.register("felix");
  await felix.post("/api/characters", { ...CAT, ...CHOSEN, imageUrl: drawn.imageUrl });
  for (const browser of [felix, felix, tom]) {
    const { imageUrl } = await (await browser.post("/api/characters/generate", CAT)).json();
    assert.equal(
      (await browser.post("/api/characters", { ...CAT, ...CHOSEN, imageUrl })).status,
      201,
    );
  }
  const { id } = await (await felix.get("/api/user")).json();
  await felix.delete("/api/characters/2");
  assert.equal((await felix.get("/api/characters/1/image?w=256")).status, 200);

  await removeCharacters({ kv, images }, id);
  await removeCharacters({ kv, images }, id);
  assert.deepEqual(await (await felix.get("/api/characters")).json(), []);
  assert.equal((await (await tom.get("/api/characters")).json()).length, 1);
  assert.equal((await product.fixture.files()).length, 1);
  for (const prefix of [["characters"], ["generations"], ["generations_by_image"]]) {
    assert.equal((await Array.fromAsync(kv.list({ prefix }))).length, 1, prefix[0]);
  }
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: keys.charactersByUser(id) })), []);
  for (const table of ["deleted_characters", "deleted_characters_until"]) {
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [table] })), [], table);
  }
  assert.equal((await Array.fromAsync(kv.list({ prefix: ["collections"] }))).length, 1);
});
