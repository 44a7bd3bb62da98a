import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { planCharacter } from "../plan.ts";
import { drawCutout } from "./cutout.ts";

const SIDE = 512;

async function pixelsOf(words: string, style: Style, trimmed = false) {
  const { spec } = planCharacter(words, { style, seed: "3" });
  return await sharp(await drawCutout(spec, { size: SIDE, trimmed })).raw()
    .toBuffer({ resolveWithObject: true });
}

/** The share of solid pixels of such a colour. */
function shareOf(data: Uint8Array, is: (r: number, g: number, b: number) => boolean): number {
  let solid = 0, found = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 255) continue;
    solid++;
    if (is(data[at]!, data[at + 1]!, data[at + 2]!)) found++;
  }
  return found / solid;
}

Deno.test("[cutout] the cat comes with what it wears and holds, without its place", async () => {
  const { data } = await pixelsOf(
    "a white cat wearing a blue top hat, holding a red apple, in a green meadow",
    "cartoon",
  );
  const shares = {
    blue: shareOf(data, (r, g, b) => b > r + 50 && b > g + 20),
    red: shareOf(data, (r, g, b) => r > g + 80 && r > b + 80),
    green: shareOf(data, (r, g, b) => g > r + 25 && g > b + 25),
  };
  assert.ok(shares.blue > 0.02, `hat: ${shares.blue}`);
  assert.ok(shares.red > 0.005, `apple: ${shares.red}`);
  assert.ok(shares.green < 0.02, `meadow: ${shares.green}`);
});

Deno.test("[cutout] a thing that came with the place goes with it, one that was asked for stays", async () => {
  const { spec } = planCharacter("a white cat sitting in a garden", {
    style: "cartoon",
    seed: "3",
  });
  const bare = { ...spec, props: [] };
  const withButterfly = (by: "seed" | "text") => ({
    ...spec,
    props: [{ kind: "butterfly" as const }],
    provenance: { ...spec.provenance, props: by },
  });
  const isAlone = async (cat: typeof spec) =>
    Buffer.from(await drawCutout(cat, { size: SIDE })).equals(
      await drawCutout(bare, { size: SIDE }),
    );
  assert.ok(await isAlone(withButterfly("seed")));
  assert.ok(!await isAlone(withButterfly("text")));
});

Deno.test("[cutout] trimmed, the cat reaches all four edges", async () => {
  const { data, info } = await pixelsOf("a ginger cat sitting in a garden", "cartoon", true);
  const { width, height } = info;
  assert.equal(Math.max(width, height), SIDE);
  assert.ok(Math.min(width, height) < SIDE, "it is as slim as the cat");
  const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3]!;
  const row = (y: number) => Array.from({ length: width }, (_, x) => alphaAt(x, y));
  const column = (x: number) => Array.from({ length: height }, (_, y) => alphaAt(x, y));
  for (const edge of [row(0), row(height - 1), column(0), column(width - 1)]) {
    assert.ok(Math.max(...edge) > 0);
  }
});

for (const style of ["cartoon", "pixel", "anime", "realistic"] as const) {
  Deno.test(`[cutout] ${style} has no halo: its edge has the colours of the cat`, async () => {
    const { data } = await pixelsOf("a black cat in the snow at noon", style);
    const foreign = foreignEdge(data);
    assert.ok(foreign < 0.03, `${foreign} of the edge has another colour`);
  });
}

/** Colours that differ by so much are not shades of each other. */
const OTHER = 72;

/** The share of half-clear pixels beside the figure that have a colour unlike all solid ones around them. */
function foreignEdge(data: Uint8Array): number {
  let edge = 0, foreign = 0;
  const reach = [-3, -2, -1, 0, 1, 2, 3];
  for (let at = 0; at < SIDE * SIDE; at++) {
    const alpha = data[at * 4 + 3]!;
    if (alpha < 64 || alpha > 224) continue;
    const solid = reach.flatMap((dy) => reach.map((dx) => at + dy * SIDE + dx))
      .filter((near) => data[near * 4 + 3] === 255);
    if (solid.length === 0) continue;
    edge++;
    const differs = (near: number) =>
      Math.max(...[0, 1, 2].map((i) => Math.abs(data[near * 4 + i]! - data[at * 4 + i]!)));
    if (solid.every((near) => differs(near) > OTHER)) foreign++;
  }
  return edge === 0 ? 0 : foreign / edge;
}
