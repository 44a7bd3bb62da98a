import assert from "node:assert/strict";
import sharp from "sharp";
import { type Style, STYLES } from "../../lib/choices.ts";
import { checkPicture } from "../generation/picture_check.ts";
import { sha256 } from "../hashing/sha256.ts";
import { thresholdsOf } from "./quality/style_thresholds.ts";
import { recipeOf } from "./recipe/recipe_chunk.ts";
import { repaint } from "./repaint.ts";
import { repaintingRecipe } from "./words/repainting.ts";

const chelsea = await Deno.readFile(new URL("../../tests/fixtures/chelsea.png", import.meta.url));
const photo = new Uint8Array(await sharp(chelsea).jpeg().toBuffer());
const specOf = (style: Style, seed = "1") =>
  repaintingRecipe({ style, seed, photo: { colour: "brown", pattern: "tabby" } });

/** The pixels of a picture or photo, cut as the repainters do, `side` wide and high. */
async function pixelsOf(picture: Uint8Array, side: number): Promise<Uint8Array> {
  return await sharp(picture).resize(side, side, { fit: "cover" }).removeAlpha()
    .raw().toBuffer();
}

/** How alike two pictures are, from -1 to 1: the correlation of their light. */
async function likeness(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one, 24), pixelsOf(other, 24)]);
  const mean = (values: Uint8Array) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const meanA = mean(a!), meanB = mean(b!);
  let both = 0, ofA = 0, ofB = 0;
  a!.forEach((value, at) => {
    both += (value - meanA) * (b![at]! - meanB);
    ofA += (value - meanA) ** 2;
    ofB += (b![at]! - meanB) ** 2;
  });
  return both / Math.sqrt(ofA * ofB);
}

const painted = new Map<Style, Promise<Uint8Array<ArrayBuffer>>>();
/** The photo in this style, painted once for all tests. */
function pictureOf(style: Style): Promise<Uint8Array<ArrayBuffer>> {
  const picture = painted.get(style) ?? repaint(photo, specOf(style));
  painted.set(style, picture);
  return picture;
}

for (const style of STYLES) {
  Deno.test(`a photo in ${style} style is a picture of its cat, the same every time`, async () => {
    const picture = await pictureOf(style);
    await checkPicture(picture);
    assert.equal(await sha256(picture), await sha256(await repaint(photo, specOf(style))));
    assert(
      await likeness(picture, photo) > thresholdsOf(style).likeness,
      `${await likeness(picture, photo)}`,
    );
  });
}

Deno.test("no two styles make the same of a photo", async () => {
  const all = await Promise.all(
    STYLES.map(async (style) => await pixelsOf(await pictureOf(style), 64)),
  );
  all.forEach((one, i) =>
    all.slice(i + 1).forEach((other) => {
      const change = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0);
      assert(change / one.length > 6);
    })
  );
});

Deno.test("every block of a photo in pixels is of one colour, and there are few colours", async () => {
  const data = await sharp(await pictureOf("pixel")).removeAlpha().raw().toBuffer();
  const colourAt = (x: number, y: number) => data.readUIntBE((y * 1024 + x) * 3, 3);
  const colours = new Set<number>();
  for (let y = 0; y < 1024; y++) {
    for (let x = 0; x < 1024; x++) {
      const colour = colourAt(x, y);
      assert.equal(colour, colourAt(x - x % 8, y - y % 8));
      colours.add(colour);
    }
  }
  assert(colours.size <= 40, `${colours.size}`);
});

Deno.test("another seed lays other strokes on the same cat", async () => {
  const one = await pictureOf("watercolor");
  const other = await repaint(photo, specOf("watercolor", "2"));
  assert.notDeepEqual(await pixelsOf(one, 64), await pixelsOf(other, 64));
  assert(await likeness(one, other) > 0.9);
});

Deno.test("the picture carries the recipe of the cat as it was read, and nothing of the file", async () => {
  const marked = new Uint8Array(
    await sharp(photo).withExif({ IFD0: { Artist: "Somebody" } }).jpeg().toBuffer(),
  );
  const picture = await repaint(marked, specOf("cartoon"));
  assert.deepEqual(recipeOf(picture), specOf("cartoon"));
  assert.equal(recipeOf(picture)?.coat.colour, "brown");
  assert(!new TextDecoder("latin1").decode(picture).includes("Somebody"));
});

Deno.test("the smallest and plainest photo is painted in every style, and the narrowest", async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#888" } }).jpeg().toBuffer();
  const smallest = await plain(16, 16);
  for (const style of STYLES) await checkPicture(await repaint(smallest, specOf(style)));
  await checkPicture(await repaint(await plain(1024, 16), specOf("pixel")));
});
