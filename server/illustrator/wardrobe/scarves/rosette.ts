/** @module A rosette, as winners of shows wear it. */
import { shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { ellipse, star } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import { times } from "../../times.ts";
import type { Point } from "../../scene.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A pleated disc with two tails. */
const rosette: ScarfOf = (colour, role = "accessory") => {
  const [x, y] = [26, 46];
  const pleats: Point[] = times(48, (i) => {
    const angle = (i / 48) * 2 * Math.PI, reach = i % 2 ? 40 : 35;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return [
    cloth(
      "rosette ribbon",
      points("8 60, 26 66, 18 132, 6 118, -10 126"),
      shift(colour, { l: -0.06 }),
      { role },
    ),
    cloth(
      "rosette ribbon",
      points("26 66, 46 60, 62 124, 48 118, 36 132"),
      shift(colour, { l: -0.03 }),
      { role },
    ),
    cloth("rosette", pleats, colour, {
      role,
      line: 3,
      marks: times(24, (i) => {
        const angle = (i / 24) * 2 * Math.PI;
        const at = (
          reach: number,
        ): Point => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
        return mark("shade", [at(20), at(36), at(36.5)], shift(colour, { l: -0.14 }));
      }),
    }),
    region({
      name: "rosette middle",
      role,
      texture: "paper",
      outline: ellipse([x, y], 21, 21),
      colour: WHITE,
      line: 2.4,
      marks: [mark("detail", star([x, y], 14), GOLD)],
    }),
  ];
};

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "rosette, winner's rosette, prize rosette, winner's ribbon, winners ribbon, prize ribbon, award ribbon, first place ribbon, first prize ribbon, show ribbon, blue ribbon award, champion ribbon, first place rosette, winner ribbon",
  synonyms: "ribbon winner prize award first place show champion blue",
  colour: THINGS.red,
  draw: rosette,
};
