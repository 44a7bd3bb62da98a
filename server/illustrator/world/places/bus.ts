/** @module On board a bus: rows of seats, poles to hold on to, wide windows. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { windowPane } from "../windows.ts";

export const place: PlaceEntry = {
  words:
    "on the bus, in the bus, in a bus, inside a bus, on a bus, inside the bus, back of the bus, back of a bus, on a school bus, on a tram, in a tram, on the tram, on board a bus, on board the bus, aboard a bus, on board a tram, tram interior, bus ride, bus seat",
  phrase: { where: "on board", what: "a bus" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: bus,
};

/** Two windows, a row of seats from the back, yellow poles with loops. */
function bus(land: Land): Place {
  const { grade } = land;
  const seat = grade({ l: 0.46, c: 0.13, h: 262 }, 0.15),
    metal = grade({ l: 0.8, c: 0.012, h: 250 });
  const pole = grade({ l: 0.82, c: 0.16, h: 92 }, 0.12);
  const seats: Item[] = [-430, -290, 150, 290, 430].flatMap((x) => [
    scenery("bus seat", "cloth", box(512 + x - 62, 560, 124, 270, 30), seat, {
      line: 2.4,
      volume: 0.4,
      depth: 0.25,
    }),
    scenery("head rest", "cloth", box(512 + x - 40, 578, 80, 54, 20), shift(seat, { l: 0.1 }), {
      line: 1.6,
      depth: 0.24,
    }),
  ]);
  const loops: Item[] = [130, 330, 690, 890].flatMap((x) => [
    scenery("strap", "cloth", box(x - 5, 84, 10, 70), metal, { line: 1.2, depth: 0.3 }),
    scenery("loop", "metal", ellipse([x, 176], 26, 28), pole, { line: 2, depth: 0.3 }),
    scenery(
      "loop opening",
      "metal",
      ellipse([x, 176], 16, 18),
      grade({ l: 0.86, c: 0.02, h: 230 }, 0.4),
      {
        depth: 0.3,
      },
    ),
  ]);
  return interior(land, {
    wall: { l: 0.9, c: 0.02, h: 230 },
    floor: { l: 0.45, c: 0.02, h: 255 },
    kind: "plain",
    items: [
      ...windowPane(land, -20, 190, 500, 330, metal),
      ...windowPane(land, 544, 190, 500, 330, metal),
      ...seats,
      scenery("rail", "metal", box(LEFT, 72, RIGHT - LEFT, 16, 8), pole, { line: 2, depth: 0.3 }),
      ...loops,
      ...[236, 788].map((x) =>
        scenery("pole", "metal", box(x - 9, 0, 18, 850, 8), pole, {
          line: 2,
          volume: 0.5,
          depth: 0.15,
        })
      ),
    ],
  });
}
