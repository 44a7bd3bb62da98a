import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import sharp from "sharp";
import { placeholderOf, writeColours } from "../../../lib/picture_colours.ts";
import { coloursIn } from "./colours_in.ts";

/** Three bands: a blue sky, an orange cat, green grass. */
const SCENE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
    <path fill="#3388ee" d="M0 0h64v24H0z"/>
    <path fill="#ee8833" d="M0 24h64v16H0z"/>
    <path fill="#44aa22" d="M0 40h64v24H0z"/>
  </svg>`,
);

async function placeholder(picture: Buffer): Promise<string | undefined> {
  const colours = writeColours(await coloursIn(sharp(picture)));
  return placeholderOf(`pictures/${"a".repeat(24)}${colours}.png`);
}

Deno.test("the key of a picture shows its colours from top to bottom", async () => {
  assert.equal(await placeholder(SCENE), "linear-gradient(#38e,#e83,#4a2)");
});

Deno.test("grey pictures and those with a clear ground have colours too", async () => {
  const grey = await sharp(SCENE).greyscale().png().toBuffer();
  assert.match(await placeholder(grey) ?? "", /^linear-gradient\((#(.)\2\2,?){3}\)$/);
  const clear = await sharp({
    create: { width: 16, height: 16, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png().toBuffer();
  assert.equal(await placeholder(clear), "linear-gradient(#fff,#fff,#fff)");
});

Deno.test("a file that is no picture has no colours", async () => {
  await assert.rejects(coloursIn(sharp(Buffer.from("no picture"))));
});
