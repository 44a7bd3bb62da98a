import assert from "node:assert/strict";
import sharp from "sharp";
import { planCharacter } from "../plan.ts";
import { drawFile } from "./drawers.ts";

const LIMIT = 1_500_000;

/** Of 512 pixels, so much is left where colours alone do not make the file light enough. */
const LEAST_WIDTH = 360;

/** Fur hair by hair weighs most. */
const { spec } = planCharacter("a very fluffy long-haired calico cat with wings", {
  style: "realistic",
  seed: "5",
});

for (const format of ["webp", "gif"] as const) {
  Deno.test(`[loop] a fluffy realistic cat is no heavier than 1.5 MB as ${format}`, async () => {
    const loop = await drawFile("loop", spec, { size: 512, format, maxBytes: LIMIT });
    assert.ok(loop.length <= LIMIT, `${loop.length} bytes`);
    const { pages, width, loop: times } = await sharp(loop, { animated: true }).metadata();
    assert.deepEqual([pages, times], [16, 0]);
    assert.ok(width >= LEAST_WIDTH, `${width} pixels wide`);
  });

  Deno.test(`[loop] a ${format} that would be too heavy loses colours and size, never frames`, async () => {
    const { spec } = planCharacter("a ginger cat", { style: "cartoon", seed: "1" });
    const draw = (maxBytes: number) => drawFile("loop", spec, { size: 256, format, maxBytes });
    const whole = await draw(LIMIT), maxBytes = Math.round(whole.length / 2);
    const light = await draw(maxBytes);
    assert.ok(light.length <= maxBytes, `${light.length} of ${whole.length} bytes`);
    const { pages, loop, delay } = await sharp(light, { animated: true }).metadata();
    assert.deepEqual([pages, loop, new Set(delay)], [16, 0, new Set([110])]);
    await assert.rejects(draw(1000), /larger than 1000 bytes/);
  });
}
