import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import { solid } from "../../../tests/support/cat.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";
import { bounds } from "../geometry/measure.ts";
import { edgeTowards } from "../relief/edge_light.ts";
import { lightSubject } from "../relief/scene_light.ts";
import type { Point, Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { layersOf } from "../composing/layers.ts";

const SIDE = 512;

for (
  const style of [
    "pixel",
    "cartoon",
    "anime",
    "realistic",
    "watercolor",
    "storybook",
  ] satisfies Style[]
) {
  Deno.test(`[${style}] the shadow falls on the ground before the cat, away from the light`, async () => {
    const scene = sceneOf("a grey cat sitting in the snow at noon", style);
    const contact = scene.items.find(({ role }) => role === "shadow");
    assert(contact?.is === "region");
    const { left, right, bottom } = bounds(contact.outline);
    const reach = (right - left) * 0.3;
    const before = (side: -1 | 1): Point[] =>
      Array.from({ length: 40 }, (_, i): Point => [
        (left + right) / 2 + side * ((right - left) * 0.2 + reach * (i % 8) / 8),
        bottom + 8 + 5 * Math.floor(i / 8),
      ]);
    const brightness = async (side: -1 | 1) => {
      const colourAt = sampler(await paint(litFrom(scene, side)));
      return [-1, 1].map((half) => mean(before(half as -1 | 1).map((at) => colourAt(at).l)));
    };
    const [a, b] = await brightness(-1), [c, d] = await brightness(1);
    // The washes of watercolor fade towards the lower edge of the paper.
    const least = style === "watercolor" ? 0.005 : 0.008;
    assert(a! - c! > least && d! - b! > least, `${[a, b, c, d]}`);
  });

  // The one cell of an edge shines before a dark air only, and the drawn line of a cartoon has no rim.
  if (style === "pixel" || style === "cartoon") continue;
  Deno.test(`[${style}] at sunset the side of the light has a bright edge`, async () => {
    const scene = sceneOf("a grey cat sitting in a meadow at sunset", style);
    const { subject } = layersOf(scene.items), { towards } = scene.light;
    const { relief } = lightSubject(subject, scene, SIDE);
    const colourAt = sampler(await paint(scene)), unit = 1024 / relief.cells;
    const lightnessOf = (band: { from: number; width: number }) => {
      const edge = edgeTowards(relief, towards, band);
      const cells = Array.from(relief.cover.keys()).filter((cell) => edge(cell) > 0.3);
      return median(
        cells.map((cell) =>
          colourAt([(cell % relief.cells) * unit, Math.floor(cell / relief.cells) * unit]).l
        ),
      );
    };
    // A line of ink may run around it.
    const edge = lightnessOf({ from: 5, width: 11 });
    const inside = lightnessOf({ from: 24, width: 34 });
    assert(edge > inside + 0.025, `${edge} at the edge, ${inside} inside it`);
  });
}

/** Where the edge of a cat lies inside the line around it, in units: that of pixel art is a cell wide. */
const BEHIND_ITS_LINE = {
  cartoon: { from: 5, width: 11 },
  anime: { from: 5, width: 11 },
  pixel: { from: 10, width: 14 },
};

for (const style of ["cartoon", "anime", "pixel"] satisfies (keyof typeof BEHIND_ITS_LINE)[]) {
  Deno.test(`[${style}] a low sun gilds the edge of a grey cat that looks at it, not the other side`, async () => {
    const scene = sceneOf("a grey cat sitting in a meadow at sunset", style, {
      coat: solid("grey"),
    });
    const { subject } = layersOf(scene.items), { light } = scene;
    const { relief } = lightSubject(subject, scene, SIDE);
    const colourAt = sampler(await paint(scene)), unit = 1024 / relief.cells;
    const [x, y] = light.towards;
    const goldOf = (towards: Point) => {
      const edge = edgeTowards(relief, towards, BEHIND_ITS_LINE[style]);
      const cells = Array.from(relief.cover.keys()).filter((cell) => edge(cell) > 0.3);
      return mean(cells.map((cell) => {
        const { c, h } = colourAt([
          (cell % relief.cells) * unit,
          Math.floor(cell / relief.cells) * unit,
        ]);
        return c * Math.cos((h - light.colour.h) * Math.PI / 180);
      }));
    };
    const lit = goldOf([x, y]), other = goldOf([-x, y]);
    assert(lit > other + 0.05, `${lit} towards the sun, ${other} away from it`);
  });
}

for (
  const style of ["cartoon", "anime", "realistic", "watercolor", "storybook"] satisfies Style[]
) {
  Deno.test(`[${style}] a cat is darker and bluer by moonlight than at noon`, async () => {
    const noon = sceneOf("a grey cat sitting in a meadow at noon", style);
    const { light } = sceneOf("a grey cat sitting in a meadow at night", style);
    const fur = ["torso", "head"].flatMap((name) => pointsOf(noon, name, 9));
    const furIn = async (scene: Scene) => {
      const colourAt = sampler(await paint(scene)), seen = fur.map(colourAt);
      const blue = seen.map(({ c, h }) => -c * Math.sin(h * Math.PI / 180));
      return { l: mean(seen.map(({ l }) => l)), blue: mean(blue) };
    };
    const day = await furIn(noon);
    const night = await furIn({ ...noon, light: { ...light, towards: noon.light.towards } });
    assert(night.l < day.l - 0.03, `lightness ${day.l} at noon, ${night.l} at night`);
    assert(night.blue > day.blue + 0.002, `blue ${day.blue} at noon, ${night.blue} at night`);
  });
}

for (const style of ["realistic", "watercolor", "storybook"] satisfies Style[]) {
  Deno.test(`[${style}] a lamp beside a cat warms the side that looks at it`, async () => {
    const scene = sceneOf("a grey cat next to a floor lamp at night", style, {
      coat: solid("grey"),
    });
    const { lamp, relief: { cells } } = lightSubject(layersOf(scene.items).subject, scene, SIDE);
    assert(lamp, "no lamp shines");
    const colourAt = sampler(await paint(scene)), share = cells / 1024;
    const fur = ["torso", "head"].flatMap((name) => pointsOf(scene, name, 9));
    const lit = ([x, y]: Point) => lamp[Math.floor(y * share) * cells + Math.floor(x * share)]!;
    const ordered = fur.toSorted((a, b) => lit(b) - lit(a)), few = Math.ceil(fur.length * 0.15);
    const warmth = (points: readonly Point[]) =>
      mean(points.map(colourAt).map(({ c, h }) => c * Math.cos((h - 70) * Math.PI / 180)));
    const near = warmth(ordered.slice(0, few)), far = warmth(ordered.slice(-few));
    assert(near > far + 0.025, `${near} towards the lamp, ${far} away from it`);
  });
}

async function paint(scene: Scene) {
  const painter = await STYLE_ENTRIES[scene.spec.style].loadPainter();
  return painter(scene, SIDE);
}

function litFrom(scene: Scene, side: -1 | 1): Scene {
  const [x, y] = scene.light.towards;
  return { ...scene, light: { ...scene.light, towards: [side * Math.abs(x), y] } };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
