/** @module A pirate's cocked hat, on the head's coordinates (see hats.ts). */
import { knots, points } from "../../geometry/coordinates.ts";
import type { Colour } from "../../colour/colour.ts";
import { curve, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";

const role = "costume" as const;

/** A cocked hat with a fishbone badge. */
export function pirateHat(colour: Colour): Item[] {
  return [
    cloth(
      "tricorn",
      smooth(
        knots(
          "-142 -66!, -104 -106, -58 -148, 0 -166, 58 -148, 104 -106, 142 -66!, 84 -58, 0 -46, -84 -58",
        ),
      ),
      colour,
      { role, volume: 0.7 },
    ),
    line(
      "gold trim",
      role,
      curve(points("-138 -68, -102 -102, -56 -142, 0 -158, 56 -142, 102 -102, 138 -68")),
      GOLD,
      [6, 6],
    ),
    ...catSkull([0, -104], 25),
  ];
}

/** A round skull with cat's ears over crossed bones. */
function catSkull([x, y]: Point, size: number): Item[] {
  const bone = (turn: number): Point[] => {
    const dx = Math.cos(turn) * size * 1.35, dy = Math.sin(turn) * size * 1.0;
    return ribbon([[x - dx, y + 6 - dy], [x + dx, y + 6 + dy]], [
      size * 0.24,
      size * 0.13,
      size * 0.13,
      size * 0.24,
    ]);
  };
  return [
    region({ name: "bone", role, texture: "cloth", outline: bone(0.6), colour: WHITE, line: 2 }),
    region({ name: "bone", role, texture: "cloth", outline: bone(-0.6), colour: WHITE, line: 2 }),
    region({
      name: "skull",
      role,
      texture: "cloth",
      outline: smooth([
        [x - size, y - size * 0.1],
        [x - size * 0.95, y - size * 1.05, "corner"],
        [x - size * 0.4, y - size * 0.72],
        [x + size * 0.4, y - size * 0.72],
        [x + size * 0.95, y - size * 1.05, "corner"],
        [x + size, y - size * 0.1],
        [x + size * 0.55, y + size * 0.5],
        [x + size * 0.3, y + size * 0.8],
        [x - size * 0.3, y + size * 0.8],
        [x - size * 0.55, y + size * 0.5],
      ], 3),
      colour: WHITE,
      line: 2.4,
      marks: [-1, 1].map((s) =>
        mark(
          "detail",
          ellipse([x + s * size * 0.4, y - size * 0.05], size * 0.24, size * 0.28),
          INK,
        )
      ).concat(mark("detail", ellipse([x, y + size * 0.36], size * 0.12, size * 0.1), INK)),
    }),
  ];
}
