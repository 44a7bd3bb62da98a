/** @module A round cap with a propeller. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

const BLUE: Colour = { l: 0.56, c: 0.16, h: 255 };

/** A cap of four gores in two colours; the propeller turns on a stalk. */
const propellerHat: HatOf = (colour, role = "accessory") => {
  const other = colour.h > 60 && colour.h < 110 ? BLUE : GOLD;
  const metal = (name: string, outline: ReturnType<typeof ellipse>) =>
    region({ name, role, texture: "metal", outline, colour: THINGS.silver, line: 3, volume: 0.5 });
  return [
    metal("propeller stalk", points("-5 -146, 5 -146, 4 -178, -4 -178")),
    cloth(
      "propeller cap",
      smooth(points("-92 -56, -86 -106, -52 -140, 0 -150, 52 -140, 86 -106, 92 -56, 0 -68")),
      colour,
      {
        role,
        marks: [
          mark("detail", smooth(points("-44 -58, -40 -112, 0 -152, -6 -100, -2 -60")), other),
          mark("detail", smooth(points("50 -58, 92 -50, 90 -110, 52 -146, 0 -154, 40 -112")), BLUE),
        ],
      },
    ),
    cloth(
      "cap peak",
      smooth(points("-78 -68, 0 -86, 78 -68, 100 -46, 60 -50, 0 -60, -60 -50, -100 -46")),
      shift(colour, { l: -0.08 }),
      { role },
    ),
    ...[-1, 1].map((s) =>
      cloth("propeller", leaf([s * 6, -180], [s * 92, -188], 15, s * 5), s < 0 ? other : BLUE, {
        role,
        volume: 0.5,
      })
    ),
    metal("propeller hub", ellipse([0, -181], 11, 9)),
  ];
};

export const variant: HatEntry = {
  words:
    "propeller hat, propeller beanie, propeller cap, propellor hat, propellor beanie, propellor cap, hat with a propeller, cap with a propeller, beanie with a propeller, propeller hats, spinner hat, whirligig hat, helicopter hat",
  synonyms: "propellor beanie cap spinner whirligig helicopter",
  colour: THINGS.red,
  draw: propellerHat,
};
