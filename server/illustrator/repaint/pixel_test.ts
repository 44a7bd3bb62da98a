import assert from "node:assert/strict";
import sharp from "sharp";
import { repaintPixel } from "./pixel.ts";
import { readStudy } from "./study.ts";

const GRID = 128, MOST_COLOURS = 34;
const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);

Deno.test("a photo as pixel art has few colours, and hardly a block that stands alone", async () => {
  const canvas = repaintPixel(await readStudy(chelsea));
  const rgb = await sharp(await canvas.encode("png")).resize(GRID, GRID, { kernel: "nearest" })
    .removeAlpha().raw().toBuffer();
  const blocks = Array.from({ length: GRID * GRID }, (_, at) => rgb.readUIntBE(at * 3, 3));
  assert(new Set(blocks).size <= MOST_COLOURS, `${new Set(blocks).size} colours`);
  let alone = 0;
  blocks.forEach((colour, at) => {
    const x = at % GRID;
    const beside = [
      blocks[at - GRID],
      blocks[at + GRID],
      x > 0 && blocks[at - 1],
      x < GRID - 1 && blocks[at + 1],
    ];
    if (!beside.includes(colour)) alone++;
  });
  assert(alone < 0.04 * blocks.length, `${alone} of ${blocks.length} stand alone`);
});
