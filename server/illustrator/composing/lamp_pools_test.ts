import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { median, sampler, sceneOf } from "../../../tests/support/painting.ts";
import { CORNER_DUSK } from "../contrast.ts";
import { contains } from "../geometry/measure.ts";
import { shinesOn } from "../relief/lamps.ts";
import type { Item, Point, Region, Scene } from "../scene.ts";
import { isLitAir } from "./lamp_pools.ts";
import { STYLE_ENTRIES } from "../styles.ts";

const BY_CANDLE = "a grey cat with a candle at night";

/** Lighter by so much at least: without lamplight it is half of that. */
const LIT = 0.03;

/** In neon things shine by themselves, and the night is black. */
const WITHOUT_POOLS: readonly Style[] = ["neon"];

/** Ground that nothing stands before, in two runs: near the candle and far from it. */
function groundOf({ items, subject }: Scene): { near: Point[]; far: Point[] } {
  const lamp = items.find((item) => shinesOn(item) && item.role === "prop")!;
  const [x] = lamp.is === "glow" ? lamp.centre : [0];
  const isGround = (item: Item): item is Region => item.is === "region" && item.role === "ground";
  const last = items.findLastIndex(isGround), ground = items[last] as Region;
  const above = items.slice(last + 1).filter((item): item is Region => item.is === "region");
  const points: Point[] = [];
  // Within the border of a window.
  for (let px = 60; px < 964; px += 10) {
    for (let py = subject.bottom - 50; py < Math.min(970, subject.bottom + 30); py += 10) {
      const at: Point = [px, py];
      if (contains(ground.outline, at) && !above.some(({ outline }) => contains(outline, at))) {
        points.push(at);
      }
    }
  }
  const away = ([px]: Point) => Math.abs(px - x);
  return {
    near: points.filter((at) => away(at) < 180),
    far: points.filter((at) => away(at) > 380),
  };
}

for (const style of STYLES.filter((style) => !WITHOUT_POOLS.includes(style))) {
  Deno.test(`[lamps] ${style}: a candle lights the ground around it, not that beyond`, async () => {
    const scene = sceneOf(BY_CANDLE, style, { setting: "meadow" });
    const { near, far } = groundOf(scene);
    assert.ok(near.length > 20 && far.length > 3, `${near.length} and ${far.length}`);
    const paint = await STYLE_ENTRIES[style].loadPainter();
    const colourAt = sampler(paint(scene));
    const light = (points: readonly Point[]) => median(points.map((at) => colourAt(at).l));
    assert.ok(light(near) > light(far) + LIT, `${light(near)} against ${light(far)}`);
  });
}

Deno.test("[lamps] by day a candle lights no ground", () => {
  const { items } = sceneOf("a grey cat with a candle at noon", "cartoon");
  assert.ok(!items.some(({ name }) => name.startsWith("lit air")));
});

Deno.test("[lamps] in watercolor the lamps of a city leave it its night, a lantern beside the cat does not", () => {
  const lit = (words: string, setting: "city" | "meadow") =>
    sceneOf(words, "watercolor", { setting }).items.some(({ name }) => isLitAir(name));
  assert.ok(!lit("a grey cat at night", "city"));
  assert.ok(lit("a grey cat with a lantern at night", "city"));
});

Deno.test("[lamps] the corner farthest from a candle is darker than without it, that beside it is not", () => {
  const corners = (words: string) =>
    sceneOf(words, "cartoon", { setting: "bedroom", time: "night" }).items
      .flatMap((item) => item.is === "glow" && item.name.startsWith(CORNER_DUSK) ? [item] : []);
  const lamp = sceneOf(BY_CANDLE, "cartoon", { setting: "bedroom", time: "night" })
    .items.flatMap((item) =>
      item.is === "glow" && shinesOn(item) && item.role === "prop" ? [item] : []
    )[0]!;
  const lit = corners(BY_CANDLE), plain = corners("a grey cat at night");
  const gain = lit.map(({ centre, strength }, i) => ({
    away: Math.hypot(centre[0] - lamp.centre[0], centre[1] - lamp.centre[1]),
    more: strength - plain[i]!.strength,
  })).sort((a, b) => a.away - b.away);
  assert.ok(gain.at(-1)!.more > 0.1 && gain[0]!.more < 0.06, JSON.stringify(gain));
});
