import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { readStudy } from "../repaint/study.ts";
import { placeOfCat } from "./cat_place.ts";

const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);
const WIDTH = 1400, HEIGHT = 700, LEFT = 900, TOP = 350;

/** A lawn, and the cat at its right lower corner. */
const asideOnLawn = new Uint8Array(
  await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#3f7f3a" },
  }).composite([{ input: Buffer.from(chelsea), left: LEFT, top: TOP }]).jpeg().toBuffer(),
);

Deno.test("a cat is found where it is, not in the middle of the photo", async () => {
  const place = (await placeOfCat(asideOnLawn))!;
  assert(place.left > LEFT - 60 && place.left + place.width < LEFT + 451 + 60, `${place.left}`);
  assert(place.top > TOP - 60 && place.top + place.height < TOP + 300 + 60, `${place.top}`);
});

Deno.test("the square that is repainted lies around the cat", async () => {
  const place = await placeOfCat(asideOnLawn);
  const isLawn = (a: number) => a < -0.06;
  const lawnOf = ({ a }: { a: Float32Array }) => a.filter(isLawn).length / a.length;
  const around = lawnOf(await readStudy(asideOnLawn, place));
  const middle = lawnOf(await readStudy(asideOnLawn));
  assert(
    around < 0.65 && middle > 0.85,
    `${around} of the square is lawn, ${middle} of the middle`,
  );
});

Deno.test("where there is no cat, none is found", async () => {
  const moose = await Deno.readFile(new URL("../../../tests/fixtures/moose.jpg", import.meta.url));
  assert.equal(await placeOfCat(moose), null);
});
