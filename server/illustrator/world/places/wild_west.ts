/** @module In a town of the Wild West: wooden fronts, a saloon with swing doors, barrels, cacti. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { hills, under } from "../landforms.ts";
import { cactus } from "../plants.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "wild west, the wild west, wild west town, western town, old west, old west town, cowboy town, wild west saloon, saloon in the wild west, far west, frontier town, ghost town, outside a saloon, outside the saloon, western movie, western film",
  phrase: { where: "in", what: "the Wild West" },
  ...OUTDOORS,
  season: "none",
  softGround: true,
  isWide: true,
  includes: ["desert", "city", "village", "tavern"],
  props: { none: 1 },
  draw: wildWest,
};

/** A saloon at one side, a store at the other, the dusty street between them. */
function wildWest(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("wild_west.far"), dust = { l: 0.82, c: 0.08, h: 70 };
  return sights(land, {
    horizon: 640,
    far: [
      under(hills(far, { height: 640, swing: 60, waves: 2 }), {
        name: "red hills",
        texture: "stone",
        colour: grade({ l: 0.64, c: 0.12, h: 42 }, 0.7),
        depth: 0.7,
      }),
    ],
    ground: { name: "dust", texture: "stone", colour: dust, top: 790, swing: 8 },
    things: [],
    items: [
      ...front(land, 512 - lightSide * 370, grade({ l: 0.56, c: 0.08, h: 50 }, 0.15), true),
      ...front(land, 512 + lightSide * 390, grade({ l: 0.66, c: 0.07, h: 70 }, 0.15), false),
      ...cactus([512 + lightSide * 240, 812], 200, grade({ l: 0.58, c: 0.11, h: 145 }), 0.2),
      ...furnishings(land, [
        { name: "barrel", beside: -300, y: 866, high: 150, depth: 0.05 },
        { name: "wheel", beside: 400, y: 880, high: 170, depth: 0.05 },
        { name: "tumbleweed", beside: 270, y: 890, high: 90, depth: 0.05 },
      ]),
    ],
  });
}

/** A false front of boards over a porch; a saloon has swing doors and a star. */
function front({ grade }: Land, x: number, wood: Colour, isSaloon: boolean): Item[] {
  const dark = shift(wood, { l: -0.22 }), pale = grade({ l: 0.92, c: 0.04, h: 80 }, 0.1);
  return [
    scenery("wooden front", "wood", box(x - 180, 200, 360, 620), wood, {
      line: 2.4,
      depth: 0.2,
      marks: [
        ...times(
          11,
          (i) => mark("shade", box(x - 180, 250 + i * 52, 360, 4), shift(wood, { l: -0.07 })),
        ),
        ...[-110, 70].map((dx) => mark("detail", box(x + dx, 410, 60, 90), dark)),
      ],
    }),
    scenery("cornice", "wood", box(x - 196, 184, 392, 30, 4), dark, { line: 2.4, depth: 0.18 }),
    scenery("sign board", "wood", box(x - 140, 250, 280, 96, 6), pale, {
      line: 2.4,
      depth: 0.15,
      // Letters that none can read from here.
      marks: times(
        6,
        (i) =>
          mark(
            "detail",
            box(x - 112 + i * 40, 276, 24, 44, 3),
            grade({ l: 0.45, c: 0.14, h: 30 }, 0.1),
          ),
      ),
    }),
    scenery(
      "porch roof",
      "wood",
      [[x - 200, 560], [x + 200, 560], [x + 216, 600], [x - 216, 600]],
      dark,
      {
        line: 2.4,
        depth: 0.15,
      },
    ),
    ...[-186, 170].map((dx) =>
      scenery("porch post", "wood", box(x + dx, 598, 18, 226), dark, { line: 2, depth: 0.12 })
    ),
    scenery("doorway", "wood", box(x - 66, 640, 132, 182), { l: 0.2, c: 0.03, h: 50 }, {
      line: 2,
      depth: 0.15,
    }),
    ...(isSaloon
      ? [-66, 2].map((dx) =>
        scenery("swing door", "wood", box(x + dx, 670, 64, 100, 4), shift(wood, { l: 0.1 }), {
          line: 2.4,
          depth: 0.1,
          marks: times(4, (i) => mark("shade", box(x + dx + 8, 684 + i * 21, 48, 6), dark)),
        })
      )
      : []),
  ];
}
