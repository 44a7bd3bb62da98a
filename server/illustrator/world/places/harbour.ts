/** @module At a harbour: boats on the water, a lighthouse, a quay of stone. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { hills, LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { says } from "../../vocabulary/term.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "harbour, harbor, harbours, port, fishing port, marina, quay, quayside, dockside, wharf, seaport, fishing harbour, harbour town, fishing village, seaside town, yacht harbour, boatyard",
  terms: [says({ setting: "harbour" }, "dock, docks", { weak: true })],
  phrase: { where: "at", what: "a harbour" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 2, fish: 1 },
  draw: harbour,
};

/** Moored boats before a row of houses, the lighthouse at the mole. */
function harbour(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("harbour.far"), sea = grade({ l: 0.62, c: 0.09, h: 228 }, 0.35);
  const stone = { l: 0.68, c: 0.025, h: 75 };
  return outdoors(land, {
    horizon: 540,
    far: [
      under(hills(far, { height: 500, swing: 40, waves: 2 }), {
        name: "far hills",
        colour: grade({ l: 0.7, c: 0.08, h: 170 }, 0.9),
        depth: 0.9,
      }),
      ...sceneryRow(land, "row of houses", {
        from: [120, 566],
        to: [904, 566],
        high: 150,
        count: 5,
        depth: 0.32,
      }),
      under([[LEFT, 560], [RIGHT, 560]], {
        name: "sea",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.06 }),
        depth: 0.5,
        marks: ripples(far, { top: 570, bottom: 780, colour: shift(sea, { l: 0.16 }), count: 44 }),
      }),
      ...sceneryThing(land, "lighthouse", [512 + lightSide * 400, 640], 360, { depth: 0.23 }),
      ...sceneryThing(land, "sailing boat", [512 - lightSide * 250, 700], 260, { depth: 0.18 }),
      ...sceneryThing(land, "motor boat", [512 + lightSide * 210, 690], 130, { depth: 0.19 }),
      ...sceneryThing(land, "sailing boat", [512 - lightSide * 430, 740], 330, {
        depth: 0.14,
        mirror: true,
      }),
    ],
    ground: {
      name: "quay",
      texture: "stone",
      colour: stone,
      top: 776,
      marks: [808, 856, 920, 1000].flatMap((y, row) => [
        mark("shade", box(LEFT, y, RIGHT - LEFT, 4), grade(shift(stone, { l: -0.1 }))),
        ...times(8, (i) =>
          mark(
            "shade",
            box(i * 150 + (row % 2) * 75, y, 4, 70),
            grade(shift(stone, { l: -0.08 })),
          )),
      ]),
    },
    items: [
      ...sceneryThing(land, "anchor", [512 + lightSide * 400, 860], 150, { depth: 0.068 }),
      ...sceneryThing(land, "lifebuoy", [512 - lightSide * 420, 880], 110, { depth: 0.045 }),
    ],
  });
}
