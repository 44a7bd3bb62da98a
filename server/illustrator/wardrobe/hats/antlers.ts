/** @module A hairband with antlers. */
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { antlers } from "../antlers.ts";
import { cloth } from "../cloth/cloth.ts";

/** Two soft antlers on a band. */
const onBand: HatOf = (colour, role = "accessory") => [
  ...antlers(colour, role),
  cloth(
    "hairband",
    smooth(
      knots(
        "-96 -70!, -60 -98, 0 -110, 60 -98, 96 -70!, 98 -56!, 60 -82, 0 -94, -60 -82, -98 -56!",
      ),
    ),
    THINGS.red,
    { role },
  ),
];

export const variant: HatEntry = {
  words:
    "antlers, reindeer antlers, antlers headband, antler headband, reindeer headband, deer antlers, christmas antlers, moose antlers, reindeer ears",
  colour: { l: 0.58, c: 0.075, h: 60 },
  draw: onBand,
};
