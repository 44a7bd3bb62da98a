/** @module A friendly ghost. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { glow } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { PINK, twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { times } from "../../times.ts";

export const prop: PropEntry = {
  words: "ghost, ghosts, friendly ghost, little ghost, spirit, spirits, phantom",
  isFriend: true,
  spot: "air",
  half: 60,
  colour: { l: 0.93, c: 0.02, h: 260 },
  draw: ghost,
};

function ghost(colour: Colour): Item[] {
  const hem: Point[] = times(25, (i) => {
    const t = 1 - i / 24;
    return [(t - 0.5) * 104, 46 + Math.sin(t * Math.PI * 7) * 9];
  });
  return [
    glow({
      name: "ghost light",
      role: "prop",
      centre: [0, -10],
      radius: 104,
      colour: mix(colour, WHITE, 0.5),
      strength: 0.5,
    }),
    thing(
      "ghost",
      "cloth",
      [
        ...smooth(knots("-52 46!, -50 -30, -28 -68, 0 -76, 28 -68, 50 -30, 52 46!")).slice(0, -1),
        ...hem,
      ],
      mix(colour, WHITE, 0.3),
      { opacity: 0.92 },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "ghost arm",
        "cloth",
        smooth([[s * 46, -16], [s * 72, -24], [s * 78, -8], [s * 50, 10]]),
        mix(colour, WHITE, 0.3),
        { line: 3 },
      )
    ),
    ...twoEyes("ghost", [0, -26], 17, 9),
    thing("ghost mouth", "skin", ellipse([0, -2], 8, 10), { l: 0.4, c: 0.08, h: 320 }, { line: 0 }),
    ...[-1, 1].map((s) =>
      thing("ghost cheek", "skin", ellipse([s * 30, -10], 8, 5), PINK, { line: 0, opacity: 0.7 })
    ),
  ];
}
