import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import sharp from "sharp";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";

const CAT = { prompt: "a white cat with blue eyes on a red cushion", style: "cartoon" };

/** The mean difference of two pictures, per pixel and channel, 0 to 255. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((picture) => sharp(picture).resize(64, 64).removeAlpha().raw().toBuffer()),
  );
  return one!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0) / one!.length;
}

Deno.test("POST /sketch shows for nothing the cat that a picture with its seed will show", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const felix = await product.browser("felix");
  const sketch = await felix.post("/api/characters/sketch", CAT);
  assert.equal(sketch.status, 200);
  assert.equal(sketch.headers.get("content-type"), "image/webp");
  const webp = new Uint8Array(await sketch.arrayBuffer());
  const { width, height, format } = await sharp(webp).metadata();
  assert.deepEqual([width, height, format], [256, 256, "webp"]);

  const seed = sketch.headers.get("x-seed")!;
  const again = await felix.post("/api/characters/sketch", { ...CAT, seed });
  assert.deepEqual(new Uint8Array(await again.arrayBuffer()), webp);
  const others = await Promise.all(["1", "2", "3"].map(async (seed) => {
    const other = await felix.post("/api/characters/sketch", { ...CAT, seed });
    return new Uint8Array(await other.arrayBuffer());
  }));
  assert.deepEqual(await product.fixture.balance(1), { available: 6, held: 0 });

  const drawn = await (await felix.post("/api/characters/generate", { ...CAT, seed })).json();
  const picture = (await product.fixture.images.get(drawn.imageUrl))!;
  const near = await difference(webp, picture);
  for (const other of others) assert(near < await difference(other, picture));
});

Deno.test("sketches are checked as descriptions are, and limited to 60 a minute", async () => {
  const sketch = () => Promise.resolve(new Uint8Array([1]));
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator: { ...generator, sketch } });
  const guest = await product.browser();
  const ask = (body: object) => guest.post("/api/characters/sketch", body);
  assert.equal((await ask({ ...CAT, prompt: "a" })).status, 400);
  assert.equal((await ask({ ...CAT, style: "oil" })).status, 400);
  assert.equal((await ask({ ...CAT, prompt: "a fucking cat" })).status, 400);
  const answers = await Promise.all(Array.from({ length: 61 }, (_, n) => ask({ ...CAT, seed: n })));
  const late = answers.filter(({ status }) => status === 429);
  assert.equal(late.length, 1);
  assert(Number(late[0]!.headers.get("retry-after")) > 0);
});

Deno.test("in a crowd some sketches are refused, and every picture is drawn", async () => {
  const gate = Promise.withResolvers<void>();
  const sketch = async () => {
    await gate.promise;
    return new Uint8Array([1]);
  };
  await using product = await testProduct({ generator: { ...testGenerator(), sketch } });
  const people = await Promise.all(["ada", "bob", "eve"].map((name) => product.browser(name)));
  const asked = people.flatMap((person) =>
    Array.from({ length: 50 }, (_, n) => person.post("/api/characters/sketch", { ...CAT, seed: n }))
  );
  const refused = asked.map(async (each) => (await each).status === 200 ? [] : [await each]);
  // Those that found no place in line hear so while the first sketch is still being drawn.
  const first = await Promise.race(refused);
  assert.equal(first[0]!.status, 503);
  assert.match((await first[0]!.json()).message, /^Many sketches are being drawn right now/);
  assert(Number(first[0]!.headers.get("retry-after")) > 0);
  const drawn = await people[0]!.post("/api/characters/generate", CAT);
  assert.equal(drawn.status, 200, "pictures wait for no sketch");
  gate.resolve();
  const late = (await Promise.all(refused)).flat().length;
  assert(late > 0 && late < asked.length, `${late} of ${asked.length} were refused`);
});

Deno.test("a generator without sketches says so", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  assert.equal((await guest.post("/api/characters/sketch", CAT)).status, 409);
});
