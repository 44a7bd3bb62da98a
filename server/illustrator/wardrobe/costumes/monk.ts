/** @module The robe of a monk. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, loweredHood } from "../tailoring/fronts.ts";

/** How many beads hang around the neck, how large, and how far to the side and down the string goes. */
const BEADS = { count: 13, size: 10, aside: 60, low: 92 } as const;

const WOOD: Colour = { l: 0.62, c: 0.11, h: 55 };

export const costume: CostumeEntry = {
  garment:
    "monk robe, monk robes, monk habit, monk outfit, friar robe, monks robe, monk's robe, habit, brown robe",
  nearestPerson: "missionary, missionaries, vicar, vicars, curate, parson, deacon, chaplain",
  person: "monk, monks, friar, franciscan, buddhist monk",
  name: "monk’s robe",
  synonyms: "friar robe habit",

  bareheaded: true,

  home: { temple: 2, library: 2, castle: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.42, c: 0.06, h: 55 };
    return tailored(fitting, {
      name: "monk robe",
      colour,
      ease: 11,
      skirt: { waist: 0.5, drop: 70, flare: 12 },
      belt: { colour: { l: 0.84, c: 0.05, h: 85 }, at: 0.54, width: 0.05, name: "rope belt" },
      front: [
        front(colour, []),
        ...loweredHood(shift(colour, { l: -0.04 }), { l: 0.84, c: 0.05, h: 85 }).slice(0, 1),
        ...prayerBeads(),
      ],
    });
  },
};

/** Large wooden beads, the lowest with a tassel. */
function prayerBeads(): Item[] {
  const { count, size, aside, low } = BEADS;
  const tassel = cloth("bead tassel", smooth(knots("-8 98, 8 98, 13 138!, -13 138!")), WOOD, {
    role: "costume",
    line: 2.4,
  });
  return [
    tassel,
    ...times(count, (i) => {
      const turn = (i / (count - 1) - 0.5) * Math.PI;
      const at: Point = [Math.sin(turn) * aside, -10 + Math.cos(turn) * (low + 10)];
      return cloth(`bead ${i + 1}`, ellipse(at, size, size), WOOD, {
        role: "costume",
        volume: 0.8,
        line: 2.6,
      });
    }),
  ];
}
