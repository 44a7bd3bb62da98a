/**
 * @module Signs beside a head that say a mood aloud, as comics do: a drop of sweat, a swollen vein, a question
 * mark.
 */
import { curve, ellipse, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, line, mark, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { CatSpec } from "../../spec.ts";
import { times } from "../../times.ts";
import type { HeadPlan } from "./head.ts";
import type { Mood } from "../moods.ts";

const SWEATING: ReadonlySet<Mood> = new Set([
  "scared",
  "shy",
  "surprised",
  "disgusted",
  "worried",
  "guilty",
]);
const PUZZLED: ReadonlySet<Mood> = new Set(["confused"]);
const FUMING: ReadonlySet<Mood> = new Set(["angry", "grumpy"]);

/** The signs of a mood, in the head's own coordinates. */
export function moodSigns({ spec }: HeadPlan): Item[] {
  if (spec.features?.includes("steaming ears")) return [...steam(-1), ...steam(1)];
  const own = ownSigns(spec.features);
  if (own.length > 0) return own;
  if (spec.pose === "sneezing") return spray();
  if (!STYLE_ENTRIES[spec.style].figure.hasMoodSigns) return [];
  if (SWEATING.has(spec.mood)) return [sweatDrop([104, -40])];
  if (PUZZLED.has(spec.mood)) return questionMark([112, -96]);
  return FUMING.has(spec.mood) ? vein([74, -62]) : [];
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

function sweatDrop([x, y]: Point, name = "drop of sweat"): Item {
  return region({
    name,
    role: "front",
    texture: "water",
    outline: smooth([
      [x - 4, y - 26, "corner"],
      [x + 13, y + 4],
      [x + 4, y + 20],
      [x - 10, y + 14],
      [
        x - 13,
        y,
      ],
    ], 4),
    colour: { l: 0.88, c: 0.07, h: 225 },
    line: CONTOUR * 0.7,
    volume: 0.7,
    opacity: 0.94,
  });
}

/** Four bows that almost meet. */
function vein([x, y]: Point): Item[] {
  return [0, 1, 2, 3].map((quarter) => {
    const turn = (quarter * Math.PI) / 2 + 0.2, cos = Math.cos(turn), sin = Math.sin(turn);
    const at = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
    return line(
      `vein ${quarter + 1}`,
      "front",
      curve([[7, -24], [8, -9], [23, -7]].map(([px, py]) => at([px!, py!]))),
      { l: 0.55, c: 0.2, h: 25 },
      [7, 4],
    );
  });
}

/** A hook and a dot, as large as an ear. */
function questionMark([x, y]: Point): Item[] {
  const hook = [[-15, -26], [-10, -42], [6, -47], [18, -36], [14, -20], [2, -10], [1, 4]];
  const ink = { l: 0.5, c: 0.16, h: 270 };
  return [
    line(
      "question mark",
      "front",
      curve(hook.map(([px, py]): Point => [x + px!, y + py!])),
      ink,
      [9, 8],
    ),
    region({
      name: "dot of the question mark",
      role: "front",
      texture: "paper",
      outline: smooth([[x + 1, y + 13], [x + 7, y + 19], [x + 1, y + 25], [x - 5, y + 19]], 4),
      colour: ink,
      line: 0,
      volume: 0,
    }),
  ];
}
