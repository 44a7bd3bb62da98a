import assert from "node:assert/strict";
import type { RecentPicture } from "../../lib/character.ts";
import { testProduct } from "../../tests/support/product.ts";
import { DAY_MS } from "../../lib/durations.ts";

const CAT = { prompt: "a white cat with blue eyes on a red cushion", style: "cartoon" };
const CHOSEN = { traits: ["shy"], accessories: [], colorScheme: "pink" };

Deno.test("GET /api/generations lists the pictures of the last day, newest first", async () => {
  await using product = await testProduct();
  const [felix, tom] = [await product.browser("felix"), await product.browser("tom")];
  assert.deepEqual(await (await felix.get("/api/generations")).json(), []);
  const pictures: { imageUrl: string }[] = [];
  for (const seed of ["first", "second"]) {
    pictures.push(await (await felix.post("/api/characters/generate", { ...CAT, seed })).json());
  }
  const save = { ...CAT, ...CHOSEN, name: "Miso", imageUrl: pictures[0]!.imageUrl };
  const { id } = await (await felix.post("/api/characters", save)).json();
  const list: RecentPicture[] = await (await felix.get("/api/generations")).json();
  assert.deepEqual(
    list.map(({ seed, savedAs, imageUrl }) => [seed, savedAs, imageUrl]),
    [["second", null, pictures[1]!.imageUrl], ["first", id, pictures[0]!.imageUrl]],
  );
  const left = Date.parse(list[0]!.expiresAt) - Date.now();
  assert(left > DAY_MS - 60_000 && left <= DAY_MS);
  assert.deepEqual(await (await tom.get("/api/generations")).json(), []);

  await product.sweepAt(new Date(Date.now() + 2 * DAY_MS));
  const kept: RecentPicture[] = await (await felix.get("/api/generations")).json();
  assert.deepEqual(kept.map(({ savedAs }) => savedAs), [id]);
});

Deno.test("a guest has the pictures of this browser", async () => {
  await using product = await testProduct();
  const [one, other] = [await product.browser(), await product.browser()];
  await one.post("/api/characters/generate", { ...CAT, seed: "mine" });
  const mine: RecentPicture[] = await (await one.get("/api/generations")).json();
  assert.deepEqual(mine.map(({ seed }) => seed), ["mine"]);
  assert.deepEqual(await (await other.get("/api/generations")).json(), []);
});
