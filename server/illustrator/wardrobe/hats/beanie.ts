/** @module A beanie. */
import { knots, points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A knitted cap with a pompom. */
const beanie: HatOf = (colour, role = "accessory") => [
  cloth(
    "beanie",
    smooth(points("-92 -58, -86 -104, -52 -140, 0 -152, 52 -140, 86 -104, 92 -58, 0 -48")),
    colour,
    {
      role,
      marks: [-60, -30, 0, 30, 60].map((x) =>
        mark(
          "shade",
          leaf([x * 0.5, -150], [x * 1.1, -70], 3.5, x * 0.06),
          shift(colour, { l: -0.07 }),
        )
      ),
    },
  ),
  cloth(
    "beanie cuff",
    smooth(knots("-98 -78!, 0 -94, 98 -78!, 102 -50, 96 -42!, 0 -58, -96 -42!, -102 -50")),
    shift(colour, { l: 0.12, c: -0.03 }),
    {
      role,
      marks: [-84, -63, -42, -21, 0, 21, 42, 63, 84].map((x) =>
        mark("shade", leaf([x, -96], [x * 1.02, -40], 2.6), shift(colour, { l: 0.02 }))
      ),
    },
  ),
  cloth("pompom", star([0, -164], 31, { points: 13, inner: 0.84 }), WHITE, { role, volume: 0.8 }),
];

export const variant: HatEntry = {
  words:
    "beanie, beanies, knitted hat, woolly hat, wooly hat, winter hat, bobble hat, knit cap, tuque, woolly hats, wooly cap, woolly cap, knitted cap, knitted beanie, wool hat, wool cap, woollen hat, knit hat, pom pom hat, pompom hat, bobble cap, pom pom beanie, bobble beanie, ski hat, toque hat, skull cap, hipster beanie, winter cap, warm hat, crochet hat, knitted bobble hat, slouchy beanie, chullo, watch cap, docker beanie",
  nearest:
    "bonnet with ear flaps, balaclava hat, hair net, hairnet, frog hat, bear hat, animal hat, hat with ears, strawberry hat, cozy hat",
  plain: 2,
  chosen: 1,
  draw: beanie,
};
