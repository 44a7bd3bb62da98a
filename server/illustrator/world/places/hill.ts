/** @module On a hill: its round top, and a wide view over other hills. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { curve } from "../../geometry/shapes.ts";
import { BARK, LAWN, LEAVES } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { tree } from "../trees.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "hill, hilltop, hillside, hills, green hills, grassy hill, on a hill, hill top, top of a hill, grassy hilltop, knoll, rolling hills",
  nearest:
    "scotland, scottish highlands, highlands, ireland, irish countryside, wales, downs, valley",
  phrase: { where: "on", what: "a hill" },
  ...OUTDOORS,
  cover: "grass",
  restful: true,
  props: { none: 1 },
  draw: hill,
};

/** The round top with a tree, hills behind hills. */
function hill(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("hill.far"), near = random("hill.near");
  const ridge = (height: number, swing: number, depth: number, h: number) =>
    under(hills(far, { height, swing, waves: 3 }), {
      name: "far hills",
      colour: grade({ l: 0.72, c: 0.1, h }, depth),
      depth,
    });
  const top = curve(
    knots("-24 900, 120 820, 330 752, 512 732, 694 752, 904 820, 1048 900", [0, 0]),
    12,
  );
  return outdoors(land, {
    horizon: 640,
    far: [ridge(600, 40, 0.95, 190), ridge(640, 34, 0.8, 165), ridge(700, 30, 0.6, 145)],
    ground: {
      name: "hill foot",
      texture: "plant",
      colour: shift(LAWN, { l: -0.05 }),
      top: 840,
      swing: 6,
    },
    items: [
      under(top, {
        name: "hill",
        role: "ground",
        colour: grade(shift(LAWN, { l: 0.04 }), 0.15),
        colourEnd: grade(LAWN),
        marks: dapples(near, {
          top: 780,
          bottom: 1010,
          colour: grade(shift(LAWN, { l: -0.03 })),
          count: 22,
        }),
      }),
      ...tree(near, [512 + lightSide * 330, 800], 400, grade(LEAVES, 0.2), grade(BARK, 0.2), 0.3),
      ...[180, 360, 640, 800].flatMap((x) => grass(near, [x, 850], 30, grade(LAWN))),
    ],
  });
}
