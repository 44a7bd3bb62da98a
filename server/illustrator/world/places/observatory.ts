/** @module In an observatory: a dome with its slit open to the stars, a large telescope, a planet. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, star } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "observatory, observatories, planetarium, planetariums, stargazing dome, astronomy dome, telescope dome",
  phrase: { where: "in", what: "an observatory" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: observatory,
};

function observatory(land: Land): Place {
  const { lightSide } = land;
  return interior(land, {
    wall: { l: 0.36, c: 0.06, h: 275 },
    floor: { l: 0.45, c: 0.05, h: 50 },
    kind: "planks",
    skirting: { l: 0.28, c: 0.05, h: 275 },
    items: [
      ...slit(land, 512 + lightSide * 230),
      ...telescope(land),
      ...furnishings(land, [
        { name: "globe", beside: -390, y: 868, high: 230, depth: 0.1 },
      ]),
    ],
  });
}

/** Ribs of the dome, and the night sky in its open slit. */
function slit({ grade, lightSide }: Land, x: number): Item[] {
  const rib = grade({ l: 0.46, c: 0.06, h: 275 }, 0.3), night: Colour = { l: 0.2, c: 0.09, h: 270 };
  const sky: Point[] = [[x - 150, -20], [x + 170, -20], [x + 210, 640], [x - 60, 640]];
  return [
    ...[-460, -250, 40, 430].map((beside) =>
      scenery(
        "rib of the dome",
        "metal",
        ribbon([[512 + lightSide * beside * 0.4, -30], [512 + lightSide * beside, 776]], [8, 11]),
        rib,
        { depth: 0.5 },
      )
    ),
    scenery("slit of the dome", "light", sky, night, {
      depth: 0.4,
      line: 3,
      marks: [
        ...times(
          26,
          (i) =>
            mark("light", star([x - 130 + (i * 67) % 320, 10 + (i * 97) % 610], 5 + (i % 3) * 5), {
              l: 0.97,
              c: 0.05,
              h: 95,
            }),
        ),
        mark("light", ellipse([x + 90, 150], 54, 54), { l: 0.8, c: 0.1, h: 70 }),
        mark("detail", ribbon([[x + 4, 182], [x + 90, 158], [x + 176, 114]], [5, 9, 5]), {
          l: 0.9,
          c: 0.07,
          h: 85,
        }),
      ],
    }),
  ];
}

/** A fat tube on a stand, aimed at the slit. */
function telescope({ grade, lightSide }: Land): Item[] {
  const white = grade({ l: 0.9, c: 0.015, h: 250 }), brass = grade({ l: 0.76, c: 0.13, h: 80 });
  const at = (beside: number, y: number): Point => [512 + lightSide * beside, y];
  return [
    scenery(
      "telescope stand",
      "metal",
      ribbon([at(-210, 470), at(-230, 840)], [26, 40]),
      shift(brass, {
        l: -0.3,
        c: -0.06,
      }),
      { depth: 0.1, line: 2.6 },
    ),
    scenery("telescope", "metal", ribbon([at(-420, 640), at(60, 190)], [58, 92]), white, {
      depth: 0.1,
      line: 3,
      marks: [
        mark("light", ribbon([at(-420, 610), at(40, 160)], [8, 14]), shift(white, { l: 0.08 }), 4),
      ],
    }),
    scenery("telescope lens", "glass", ellipse(at(66, 184), 78, 78), brass, {
      depth: 0.1,
      line: 2.6,
      marks: [
        mark("detail", ellipse(at(66, 184), 62, 62), { l: 0.55, c: 0.1, h: 240 }),
        mark("light", ellipse(at(46, 160), 20, 14, -0.6), { l: 0.93, c: 0.03, h: 230 }),
      ],
    }),
    scenery("eyepiece", "metal", ribbon([at(-478, 694), at(-420, 640)], [22, 26]), brass, {
      depth: 0.1,
      line: 2.6,
    }),
    scenery("foot of the telescope", "metal", box(512 - lightSide * 230 - 100, 830, 200, 26, 10), {
      ...shift(brass, { l: -0.3, c: -0.06 }),
    }, { depth: 0.1, line: 2.4 }),
  ];
}
