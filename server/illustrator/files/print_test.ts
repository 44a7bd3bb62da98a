/**
 * A print is painted in the style of its picture, at its own size.
 */
import assert from "node:assert/strict";
import sharp from "sharp";
import { STYLES } from "../../../lib/choices.ts";
import { planCharacter } from "../plan.ts";
import { drawFile } from "./drawers.ts";

/** Lines of the print and of the picture, both at this size, may differ by so much on average, of 255. */
const SIDE = 64, MEAN = 6;

async function small(jpeg: Uint8Array): Promise<Uint8Array> {
  return await sharp(jpeg).resize(SIDE, SIDE).raw().toBuffer();
}

for (const style of STYLES) {
  Deno.test(`[${style}] a print shows its picture, with finer lines`, async () => {
    const { spec } = planCharacter("a calico cat with a red hat in a garden", { style, seed: "4" });
    const print = await drawFile("print", spec, { size: 1276 });
    const picture = await drawFile("picture", spec, {});
    const { width, height } = await sharp(print).metadata();
    assert.deepEqual([width, height], [1276, 1276]);
    const goal = await small(picture);
    const mean = (await small(print)).reduce((sum, value, at) =>
      sum + Math.abs(value - goal[at]!), 0) / goal.length;
    assert(mean <= MEAN, `mean difference ${mean}`);
  });
}
