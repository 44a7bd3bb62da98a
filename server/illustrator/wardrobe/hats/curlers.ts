/** @module Curlers in the hair. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** Curlers in the hair. */
const curlers: HatOf = (colour, role = "accessory") => [
  ...[[-74, -100, -0.5], [-26, -124, -0.16], [26, -124, 0.16], [74, -100, 0.5]].flatMap((
    [x, y, turn],
  ) => [
    cloth("curler", ellipse([x!, y!], 29, 19, turn!), colour, {
      role,
      volume: 0.9,
      line: 3,
      marks: [-16, -6, 4, 14].map((d) =>
        mark(
          "shade",
          ribbon([[x! + d, y! - 22], [x! + d + 4, y! + 22]], [1.6, 1.6]),
          shift(colour, { l: -0.14 }),
        )
      ),
    }),
    cloth(
      "curler end",
      ellipse([x! + 24 * Math.cos(turn!), y! + 24 * Math.sin(turn!)], 8, 15, turn!),
      shift(colour, { l: 0.08 }),
      { role, line: 2.4 },
    ),
  ]),
];

export const variant: HatEntry = {
  at: "hair",
  words:
    "curlers, hair curlers, hair rollers, curlers in its hair, curlers in her hair, rollers in her hair, curler, rollers in its hair, curlers in his hair",
  synonyms: "hair rollers",
  colour: { l: 0.74, c: 0.14, h: 355 },

  draw: curlers,
};
