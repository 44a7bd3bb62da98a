import assert from "node:assert/strict";
import sharp from "sharp";
import { readCat, readCatByColours } from "./cat_reading.ts";

const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);

/** A cat's face of the simplest kind on a lawn, with these eyes. */
async function face({ fur, eyes }: { fur: string; eyes: string }): Promise<Uint8Array> {
  const eye = (x: number) =>
    `<circle cx="${x}" cy="110" r="17" fill="${eyes}"/><circle cx="${x}" cy="110" r="8" fill="#111"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="#3f7f3a"/><ellipse cx="128" cy="136" rx="92" ry="84" fill="${fur}"/>
    ${eye(92)}${eye(164)}</svg>`;
  return await sharp(new TextEncoder().encode(svg)).blur(1).png().toBuffer();
}

Deno.test("a photo of a brown tabby with golden eyes is read as one", async () => {
  assert.deepEqual(await readCat(chelsea), {
    colour: "brown",
    pattern: "tabby",
    white: "none",
    eyes: "gold",
  });
});

const faces = [
  ["#26242a", "#3fae3c", "green"],
  ["#8b93a1", "#e0a020", "gold"],
  ["#f6f3ee", "#4a8fd0", "blue"],
  ["#e08a40", "#5aa83c", "green"],
] as const;
for (const [fur, eyes, expected] of faces) {
  Deno.test(`${expected} eyes in fur of ${fur}`, async () => {
    assert.equal((await readCatByColours(await face({ fur, eyes })))?.eyes, expected);
  });
}

Deno.test("eyes that are shut have no colour", async () => {
  const fur = "#e08a40";
  assert.equal((await readCatByColours(await face({ fur, eyes: fur })))?.eyes, undefined);
});

Deno.test("where nothing is a coat nothing is a cat", async () => {
  const create = { width: 90, height: 60, channels: 3 as const, background: "#5a9b3f" };
  assert.equal(await readCatByColours(await sharp({ create }).png().toBuffer()), null);
});

Deno.test("another animal, or a thing in the colour of a cat, is no cat", async () => {
  const moose = new URL("../../../tests/fixtures/moose.jpg", import.meta.url);
  assert.equal(await readCat(await Deno.readFile(moose)), null);
  assert.equal(await readCat(await face({ fur: "#e08a40", eyes: "#e08a40" })), null);
});

Deno.test("without a model, where no face is seen, the coat's colours alone are listed, and said to be that", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="#3f7f3a"/><ellipse cx="128" cy="136" rx="92" ry="84" fill="#e08a40"/></svg>`;
  const horse = await sharp(new TextEncoder().encode(svg)).png().toBuffer();
  const { colour, byColours } = (await readCatByColours(horse))!;
  assert.deepEqual([colour, byColours], ["orange", true]);
  assert.equal((await readCatByColours(chelsea))!.byColours, undefined);
});
