import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { median, sampler, sceneOf } from "../../../tests/support/painting.ts";
import { bounds, contains } from "../geometry/measure.ts";
import type { Item, Point, Region, Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { withMoonlight } from "./moonlight.ts";

const NIGHT = "a grey cat sitting in a meadow at night";

const isRegion = (item: Item): item is Region & Item => item.is === "region";
const named = ({ items }: Scene, name: string) =>
  items.filter(isRegion).find((item) => item.name === name)!;

/** Bare ground at both sides of the cat. */
function groundBeside({ items, subject }: Scene): Point[] {
  const regions = items.filter(isRegion);
  const last = regions.findLastIndex(({ role }) => role === "ground");
  const points: Point[] = [];
  // Within the border of a page.
  for (let x = 48; x < 976; x += 8) {
    for (let y = subject.bottom - 60; y < Math.min(970, subject.bottom + 40); y += 8) {
      const at: Point = [x, y], away = Math.max(subject.left - x, x - subject.right);
      if (away < 10 || away > 150) continue;
      const isCovered = regions.slice(last + 1).some(({ outline }) => contains(outline, at));
      if (!isCovered) points.push(at);
    }
  }
  return points;
}

/** The scene as it would be without a moon on its ground. */
function unlit(scene: Scene): Scene {
  const items = scene.items.map((item) =>
    isRegion(item) && item.role === "ground" ? { ...item, marks: item.marks.slice(0, -1) } : item
  );
  return { ...scene, items };
}

/** Neon has light of its own, glass one tone to a pane, watercolor leaves much of its ground to the paper. */
const LITTLE: readonly Style[] = ["neon", "stained-glass", "watercolor"];

for (const style of STYLES.filter((style) => !LITTLE.includes(style))) {
  Deno.test(`[moonlight] ${style}: the moon lights the ground beside a cat`, async () => {
    const scene = sceneOf(NIGHT, style, {}), points = groundBeside(scene);
    assert.ok(points.length > 12, `${points.length}`);
    const paint = await STYLE_ENTRIES[style].loadPainter();
    const light = (scene: Scene) => {
      const colourAt = sampler(paint(scene));
      return median(points.map((at) => colourAt(at).l));
    };
    const [lit, dark] = [light(scene), light(unlit(scene))];
    assert.ok(lit > dark + 0.015, `${lit} against ${dark}`);
  });
}

Deno.test("[moonlight] the moon lays its way on the sea, below itself and above the shore; the sun does not", () => {
  const night = sceneOf("a grey cat on the beach at night", "cartoon", { setting: "beach" });
  const moon = bounds(named(night, "moon").outline), { marks } = named(night, "sea");
  const shore = bounds(named(night, "surf").outline).top;
  const way = marks.slice(-8).map(({ outline }) => bounds(outline));
  for (const { left, right, bottom } of way) {
    assert.ok(left < moon.right + 20 && right > moon.left - 20 && bottom < shore + 20);
  }
  const day = sceneOf("a grey cat on the beach at noon", "cartoon", { setting: "beach" });
  assert.equal(withMoonlight(day), day);
});
