/** @module At a dig: a trench in the sand with a skull of a dinosaur, strings between pegs, tools, a tent. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { line, scenery } from "../../items.ts";
import { times } from "../../times.ts";
import { hills, ripples, under } from "../landforms.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "dig site, dig sites, excavation site, excavation, excavations, archaeological dig, archeological dig, archaeology dig, archaeological site, archeological site, fossil dig, dinosaur dig, desert dig, on a dig, at a dig, at the dig, digging up dinosaur bones, digging up fossils",
  phrase: { where: "at", what: "a dig" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  softGround: true,
  includes: ["desert"],
  props: { none: 1 },
  draw: dig,
};

/** Where the trench lies beside the middle, and how many strings run over it. */
const TRENCH = { beside: 300, y: 828, wide: 380, high: 70 }, PEGS = 5;

function dig(land: Land): Place {
  const { grade, random } = land, sand = { l: 0.82, c: 0.085, h: 70 };
  const far = random("dig.far");
  return sights(land, {
    horizon: 660,
    far: [
      under(hills(far, { height: 640, swing: 46, waves: 2 }), {
        name: "far sand",
        texture: "stone",
        colour: grade(shift(sand, { l: -0.05, h: -14 }), 0.6),
        depth: 0.6,
      }),
    ],
    ground: {
      name: "desert sand",
      texture: "stone",
      colour: sand,
      top: 760,
      swing: 8,
      marks: ripples(random("dig.sand"), {
        top: 800,
        bottom: 1010,
        colour: grade(shift(sand, { l: -0.04 })),
        count: 24,
      }),
    },
    things: [
      { name: "tent", beside: -340, y: 790, high: 300, depth: 0.3 },
      { name: "dinosaur skull", beside: 330, y: 850, high: 190, depth: 0.12, isOnly: true },
      { name: "bucket", beside: -300, y: 870, high: 110, depth: 0.1 },
      { name: "shovel", beside: -410, y: 884, high: 230, depth: 0.1 },
    ],
    items: trench(land),
  });
}

/** The near edge of the trench, so that what lies in it is sunk, and strings between pegs around it. */
function trench({ grade, lightSide }: Land): Item[] {
  const { beside, y, wide, high } = TRENCH, middle = 512 + lightSide * beside;
  const left = middle - wide / 2, earth = grade({ l: 0.62, c: 0.09, h: 58 }, 0.1);
  const peg = (i: number) => left + i * wide / (PEGS - 1),
    string = grade({ l: 0.95, c: 0.02, h: 85 });
  return [
    scenery("edge of the trench", "stone", box(left, y, wide, high, 12), earth, {
      line: 2,
      depth: 0.1,
    }),
    ...times(
      PEGS,
      (i) =>
        scenery(
          "peg",
          "wood",
          box(peg(i) - 5, y - 62, 10, 76, 2),
          grade({ l: 0.5, c: 0.09, h: 55 }),
          {
            line: 1.6,
            depth: 0.08,
          },
        ),
    ),
    line("string of the dig", "scenery", [[left, y - 50], [left + wide, y - 50]], string, [4, 4]),
  ];
}
