/** @module A round badge that is pinned on. */
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A disc of enamel with a white field, at one side of the chest. */
const badge: ScarfOf = (colour, role = "accessory") => [
  region({
    name: "badge",
    role,
    texture: "metal",
    outline: ellipse([30, 52], 29, 29),
    colour,
    line: 3,
    volume: 0.5,
    marks: [
      mark("detail", ellipse([30, 52], 20, 20), WHITE),
      ...[45, 53, 61].map((y) =>
        mark("detail", ribbon([[18, y], [42 - (y === 61 ? 8 : 0), y]], [1.8, 1.8]), colour)
      ),
      mark("light", ellipse([20, 36], 7, 4, -0.7), WHITE, 2),
    ],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "badge, badges, pin badge, name badge, button badge, enamel pin, lapel pin, round badge, birthday badge, name badges, campaign badge, scout badge, merit badge, pinned badge",
  synonyms: "pin name button enamel lapel round birthday campaign scout merit",
  colour: THINGS.red,
  draw: badge,
};
