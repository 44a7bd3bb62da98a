/** @module A sweater. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import { tailored } from "../tailoring/tailored.ts";
import { stitches } from "../tailoring/fabrics.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import type { Item } from "../../scene.ts";
export const costume: CostumeEntry = {
  garment:
    "sweater, sweaters, jumper, jumpers, pullover, turtleneck, knitted sweater, wool sweater, woolly jumper, knitwear, polo neck, roll neck, rollneck, roll neck sweater, turtle neck, turtleneck sweater, cable knit sweater, cable knit, aran sweater, aran jumper, knitted jumper, knit sweater, chunky knit, woolen sweater, woollen sweater, woollen jumper, mohair sweater, cashmere sweater, cashmere, cricket jumper, sweater vest, knitted vest, tank top sweater, crew neck, pullovers, turtlenecks, dog sweater, lopapeysa, jumper dress",
  nearestPerson: "golfer, skateboarder, sk8er, hip hop dancer, teenager in a hoodie, cheerleading",
  terms: [nearest(
    { costume: "sweater" },
    "flannel, band t shirt, tunic top, thermal top, arm warmers, cricket whites, poncho top",
    { role: "thing", weak: true },
  )],
  name: "sweater",
  hasFront: true,
  isOfAnyColour: true,
  bareheaded: true,
  layer: "middle",
  home: { "living room": 2, snow: 1, window: 2, forest: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.14, h: 30 };
    return tailored(fitting, {
      name: "sweater",
      colour,
      ease: 9,
      trim: shift(colour, { l: 0.08, c: -0.02 }),
      band: 16,
      isRibbed: true,
      allOver: stitches(colour, mix(colour, WHITE, 0.6)),
      front: [rollNeck(colour)],
    });
  },
};

function rollNeck(colour: Colour): Item {
  return cloth(
    "roll neck",
    smooth([[-80, -26], [0, -8], [80, -26], [88, 6], [0, 34], [-88, 6]]),
    shift(colour, { l: 0.05 }),
    {
      role: "costume",
      volume: 0.7,
      marks: [-66, -44, -22, 0, 22, 44, 66].map((x) =>
        mark("shade", leaf([x, -24], [x * 1.05, 34], 2), shift(colour, { l: -0.06 }))
      ),
    },
  );
}
