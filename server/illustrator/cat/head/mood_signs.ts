/**
 * @module Signs beside a head that say a mood aloud, as comics do: a drop of sweat, a swollen vein, a question
 * mark.
 */
import { ellipse } from "../../geometry/shapes.ts";
import { CONTOUR, mark, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { CatSpec } from "../../spec.ts";
import { times } from "../../times.ts";
import { exclamationMark, questionMark, snores, sweatDrop, vein } from "./comic_signs.ts";
import type { HeadPlan } from "./head.ts";
import type { Mood } from "../moods.ts";

/** What comics draw beside a head in this mood. */
const SIGNS: Partial<Record<Mood, (mirrored: boolean) => Item[]>> = {
  scared: () => [sweatDrop([104, -40]), sweatDrop([-108, -30])],
  shy: () => [sweatDrop([104, -40])],
  surprised: () => exclamationMark([122, -92]),
  disgusted: () => [sweatDrop([104, -40])],
  worried: () => [sweatDrop([104, -40])],
  guilty: () => [sweatDrop([104, -40])],
  confused: (mirrored) => questionMark([140, -112], mirrored),
  sleepy: (mirrored) => snores([112, -70], mirrored),
  angry: () => vein([74, -62]),
  grumpy: () => vein([74, -62]),
};

/** The signs of a mood, in the head's own coordinates; those of a cat that will be mirrored are written backwards. */
export function moodSigns({ spec }: HeadPlan, mirrored: boolean): Item[] {
  if (spec.features?.includes("steaming ears")) return [...steam(-1), ...steam(1)];
  const own = ownSigns(spec.features);
  if (own.length > 0) return own;
  if (spec.pose === "sneezing") return spray();
  if (!STYLE_ENTRIES[spec.style].figure.hasMoodSigns) return [];
  return SIGNS[spec.mood]?.(mirrored) ?? [];
}

/** What words ask for, in every style. */
function ownSigns(features: CatSpec["features"] = []): Item[] {
  return [
    ...(features.includes("drops of sweat")
      ? [[104, -40], [-108, -30], [70, -92]].map(([x, y]) => sweatDrop([x!, y!]))
      : []),
    ...(features.includes("drool") ? [sweatDrop([30, 100], "drop of drool")] : []),
    ...(features.includes("a bubble at its nose") ? [noseBubble()] : []),
  ];
}

/** What a deep sleeper blows. */
function noseBubble(): Item {
  return region({
    name: "bubble at the nose",
    role: "front",
    texture: "water",
    outline: ellipse([40, 58], 32, 30),
    colour: { l: 0.93, c: 0.05, h: 215 },
    line: CONTOUR * 0.6,
    volume: 0.7,
    opacity: 0.8,
    marks: [mark("light", ellipse([30, 48], 8, 6, -0.6), { l: 1, c: 0, h: 0 })],
  });
}

/** A puff that leaves an ear by a narrow tail; `side` is -1 left, 1 right. */
function steam(side: -1 | 1): Item[] {
  const puff = times(60, (i): Point => {
    const angle = (i / 60) * 2 * Math.PI;
    const reach = 42 + 9 * Math.abs(Math.sin(angle * 3.5));
    return [side * (188 + Math.cos(angle) * reach * 1.15), -134 + Math.sin(angle) * reach];
  });
  const tail: Point[] = [[112, -82], [150, -128], [164, -108]]
    .map(([x, y]): Point => [side * x!, y!]);
  const cloud = { role: "front", texture: "cloud", colour: { l: 0.97, c: 0.01, h: 240 } } as const;
  return [tail, puff].map((outline, part) =>
    region({
      ...cloud,
      name: `${side < 0 ? "left" : "right"} steam ${part + 1}`,
      outline,
      line: CONTOUR * (part ? 0.6 : 0),
      volume: 0.5,
    })
  );
}

/** Drops that fly from mouth and nose, the nearest the largest. */
function spray(): Item[] {
  const drops: [x: number, y: number, size: number][] = [
    [-34, 118, 11],
    [4, 132, 13],
    [40, 120, 10],
    [-66, 142, 8],
    [-20, 160, 9],
    [28, 166, 8],
    [72, 146, 8],
    [-96, 170, 6],
    [4, 194, 6],
    [96, 176, 6],
  ];
  return drops.map(([x, y, size], i) =>
    region({
      name: `drop of a sneeze ${i + 1}`,
      role: "front",
      texture: "water",
      outline: ellipse([x, y], size, size * 1.2, -x / 200),
      colour: { l: 0.88, c: 0.07, h: 225 },
      line: CONTOUR * 0.5,
      volume: 0.6,
      opacity: 0.94,
    })
  );
}
