import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import sharp from "sharp";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { recipeOf } from "../illustrator/mod.ts";
import { variantKey } from "../images/picture_key.ts";

const CAT = {
  prompt: "a ginger cat with green eyes and a blue scarf, sitting in a garden on a sunny day",
  style: "cartoon",
  seed: "7",
};
const REDRAW = "/api/characters/redraw";

async function studio() {
  const generator = sharedIllustrator();
  const product = await testProduct({ generator });
  const felix = await product.browser("felix");
  const drawn = await (await felix.post("/api/characters/generate", CAT)).json();
  return {
    product,
    felix,
    imageUrl: drawn.imageUrl as string,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
    },
  };
}

const changesIn = ({ changed }: RedrawnCharacter) =>
  Object.fromEntries(changed.map(({ what, from, to }) => [what, [from, to]]));

Deno.test("POST /redraw changes what the words name, for nothing, and keeps the cat", async () => {
  await using s = await studio();
  const words = "now sleeping, at night, with a red hat";
  const response = await s.felix.post(REDRAW, { imageUrl: s.imageUrl, words });
  assert.equal(response.status, 200);
  const redrawn: RedrawnCharacter = await response.json();
  const changes = changesIn(redrawn);
  assert.deepEqual(changes.pose, ["sitting", "sleeping"]);
  assert.equal(changes.time?.[1], "night");
  assert.deepEqual(changes.accessories, ["a blue scarf", "a blue scarf and a red top hat"]);
  assert.equal(changes.setting, undefined);
  assert.deepEqual([redrawn.cost, redrawn.seed, redrawn.understanding.cost], [0, "7", 0]);
  assert.match(redrawn.alt, /orange.* cat.* sleeps/);
  assert.deepEqual(await s.product.fixture.balance(1), { available: 5, held: 0 });
  assert(await s.product.fixture.images.get(redrawn.imageUrl));

  // What was changed can be changed again, and taken away by words.
  const again: RedrawnCharacter = await (await s.felix.post(REDRAW, {
    imageUrl: redrawn.imageUrl,
    words: "without the scarf",
    style: "anime",
  })).json();
  assert.deepEqual(changesIn(again), {
    style: ["cartoon", "anime"],
    accessories: ["a blue scarf and a red top hat", "a red top hat"],
  });
});

Deno.test("POST /redraw shows the changed picture before it is stored, and keeps that copy", async () => {
  await using s = await studio();
  const changes = { imageUrl: s.imageUrl, accessories: ["hat"] };
  const headers = { accept: "text/event-stream" };
  const text = await (await s.felix.post(REDRAW, changes, headers)).text();
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)]
    .map(([, name, data]) => ({ name: name!, data: JSON.parse(data!) }));
  const pictures = events.filter(({ name }) => name === "partial" || name === "done");
  assert.deepEqual(pictures.map(({ name, data }) => [name, data.whole]), [
    ["partial", true],
    ["partial", true],
    ["done", undefined],
  ], "no sketch comes first");
  const [small, webp] = pictures.slice(0, 2)
    .map(({ data }) => Uint8Array.fromBase64(data.image.split("base64,")[1]));
  assert.equal((await sharp(small).metadata()).width, 512);
  assert.equal((await sharp(webp).metadata()).width, 1024);
  const { imageUrl } = pictures[2]!.data;
  const kept = await s.product.fixture.images.get(variantKey(imageUrl, 1024));
  assert.deepEqual(kept, webp, "pages that ask later have the same");
});

Deno.test("POST /redraw follows the form, and each toggle alone", async () => {
  await using s = await studio();
  const change = { imageUrl: s.imageUrl, accessories: ["glasses"], colorScheme: "pink" };
  const on: RedrawnCharacter = await (await s.felix.post(REDRAW, change)).json();
  assert.match(changesIn(on).accessories![1]!, /blue scarf and .*glasses/);
  assert.equal(changesIn(on).scheme?.[1], "pink");
  assert.deepEqual(on.accessories, ["glasses"]);
  const off: RedrawnCharacter =
    await (await s.felix.post(REDRAW, { imageUrl: on.imageUrl, accessories: [] })).json();
  assert.deepEqual(changesIn(off), {
    accessories: [changesIn(on).accessories![1], "a blue scarf"],
  });
});

Deno.test("POST /redraw says why it does not", async () => {
  await using s = await studio();
  const { imageUrl } = s;
  const ask = async (body: object) => {
    const response = await s.felix.post(REDRAW, body);
    return [response.status, (await response.json()).message];
  };
  assert.equal((await ask({ imageUrl }))[0], 400);
  assert.equal((await ask({ imageUrl, style: "cartoon", words: "sitting in a garden" }))[0], 400);
  assert.equal((await ask({ imageUrl, style: "neon" }))[0], 403);
  assert.equal(
    (await ask({ imageUrl: imageUrl.replace(/.{5}\.png/, "AAAAA.png"), words: "at night" }))[0],
    404,
  );
  const [status, message] = await ask({
    imageUrl,
    words: "a black kitten with blue eyes, at night",
  });
  assert.equal(status, 409);
  assert.match(message, /another cat \(coat, eyes, age\)\. A new cat takes a generation\.$/);
  const tom = await s.product.browser("tom");
  assert.equal((await tom.post(REDRAW, { imageUrl, words: "at night" })).status, 404);
});

Deno.test("guests redraw the pictures of their browser; others' generators draw nothing again", async () => {
  await using s = await studio();
  const [guest, other] = [await s.product.browser(), await s.product.browser()];
  const { imageUrl } = await (await guest.post("/api/characters/generate", CAT)).json();
  const body = { imageUrl, words: "sleeping" };
  assert.equal((await other.post(REDRAW, body)).status, 404);
  assert.equal((await guest.post(REDRAW, body)).status, 200);
  const anotherCat = await guest.post(REDRAW, { imageUrl, words: "with blue eyes" });
  assert.match((await anotherCat.json()).message, /another cat \(eyes\)\. A new cat is free\.$/);

  const foreignGenerator = { ...testGenerator(), revise: undefined };
  await using foreign = await testProduct({ generator: foreignGenerator });
  const anna = await foreign.browser("anna");
  const drawn = await (await anna.post("/api/characters/generate", CAT)).json();
  const refused = await anna.post(REDRAW, { imageUrl: drawn.imageUrl, words: "sleeping" });
  assert.equal(refused.status, 409);
});

Deno.test("a guest's picture is redrawn after signing up, saved or not; a saved one by its owner alone", async () => {
  await using s = await studio();
  const guest = await s.product.browser();
  const { imageUrl } = await (await guest.post("/api/characters/generate", CAT)).json();
  await guest.register("mia");
  assert.equal((await guest.post(REDRAW, { imageUrl, words: "sleeping" })).status, 200);
  const details = { name: "Mia", traits: [], accessories: [], colorScheme: "pink" };
  const { prompt, style } = CAT;
  const saved = await guest.post("/api/characters", { ...details, prompt, style, imageUrl });
  assert.equal(saved.status, 201);
  assert.equal((await guest.post(REDRAW, { imageUrl, words: "at night" })).status, 200);
  assert.equal((await s.felix.post(REDRAW, { imageUrl, words: "at night" })).status, 404);
});

Deno.test("a new cat has the locked parts of a picture, and is another cat", async () => {
  await using s = await studio();
  const { product, felix } = s;
  const words = { words: "now sleeping, at night, with a red hat", imageUrl: s.imageUrl };
  const { imageUrl } = await (await felix.post(REDRAW, words)).json();
  const request = { prompt: "a cat", style: "cartoon", seed: "99" };
  const recipe = async (locked?: object) => {
    const response = await felix.post("/api/characters/generate", { ...request, locked });
    assert.equal(response.status, 200);
    const character = await response.json();
    return recipeOf((await product.fixture.images.get(character.imageUrl))!)!;
  };
  const before = recipeOf((await product.fixture.images.get(imageUrl))!)!;
  const free = await recipe();
  const parts = ["coat", "pose", "clothes", "light"];
  const locked = await recipe({ imageUrl, parts });
  for (const same of ["coat", "pose", "accessories", "time"] as const) {
    assert.deepEqual(locked[same], before[same], same);
  }
  for (const other of ["eyes", "setting", "seed"] as const) {
    assert.deepEqual(locked[other], free[other], other);
  }
  assert.notEqual(before.pose, free.pose);
  const { available } = await product.fixture.balance(1);
  assert.equal(available, 3, "a new cat takes a generation");
  const tom = await product.browser("tom");
  const theirs = await tom.post("/api/characters/generate", {
    ...request,
    locked: { imageUrl, parts },
  });
  assert.equal(theirs.status, 404);
});

Deno.test("a sketch has the locked parts that Generate will have", async () => {
  await using s = await studio();
  const { felix, imageUrl } = s;
  const request = { prompt: "a cat", style: "cartoon", seed: "99" };
  const sketch = async (locked?: object) => {
    const response = await felix.post("/api/characters/sketch", { ...request, locked });
    assert.equal(response.status, 200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const free = await sketch();
  const locked = { imageUrl, parts: ["coat", "eyes", "pose", "clothes", "place", "light"] };
  assert.notDeepEqual(await sketch(locked), free);
  assert.deepEqual(await sketch({ imageUrl, parts: [] }), free);
  const tom = await s.product.browser("tom");
  const theirs = await tom.post("/api/characters/sketch", { ...request, locked });
  assert.equal(theirs.status, 404);
});
