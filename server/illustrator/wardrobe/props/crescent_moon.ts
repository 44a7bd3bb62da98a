/** @module A moon to sit in, as wide as a seat: its horns rise on both sides of the cat. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "crescent moon seat, moon seat, moon swing, moon chair",
  name: "crescent moon",
  seat: "on",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping"],
  anchors: { seat: { y: 0.7, left: 0.24, right: 0.76 } },
  spot: "under",
  half: 0,
  colour: { l: 0.91, c: 0.1, h: 92 },
  draw: crescentMoon,
};

/** The round of the moon, the round that is cut out of it and how far that lies higher, in units. */
const ROUND = 236, CUT = 218, HIGHER = 92;
/** How far the moon leans to one side, in radians. */
const LEAN = -0.2;
const STEPS = 44;

function crescentMoon(colour: Colour): Item[] {
  const outline = [...arc(ROUND, 0, 1), ...arc(CUT, -HIGHER, -1)].map(leaning);
  const [crater, small, tiny] = ([[-60, 196, 20], [96, 176, 14], [24, 214, 9]] as const)
    .map(([x, y, radius]) => ellipse(leaning([x, y - ROUND]), radius, radius * 0.8));
  const dark = shift(colour, { l: -0.08, c: 0.02, h: -8 });
  return [
    thing("crescent moon", "stone", outline, colour, {
      volume: 0.6,
      marks: [crater!, small!, tiny!].map((shape) => mark("shade", shape, dark, 2)),
    }),
  ];
}

/** The lower part of a round whose middle lies `by` below that of the moon, up to where both rounds meet. */
function arc(radius: number, by: number, way: 1 | -1): Point[] {
  // Both rounds meet at the tips of the horns.
  const y = (ROUND ** 2 - CUT ** 2 + HIGHER ** 2) / (-2 * HIGHER);
  const half = Math.acos((y - by) / radius);
  return Array.from({ length: STEPS }, (_, i): Point => {
    const turn = way * (half - (2 * half * i) / (STEPS - 1));
    return [-Math.sin(turn) * radius, by + Math.cos(turn) * radius - ROUND];
  });
}

function leaning([x, y]: Point): Point {
  const dy = y + ROUND;
  return [
    x * Math.cos(LEAN) - dy * Math.sin(LEAN),
    x * Math.sin(LEAN) + dy * Math.cos(LEAN) - ROUND,
  ];
}
