/** @module On board a train: seats by a wide window, the land flies past. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "on a train, on the train, train carriage, train compartment, inside a train, in a train, on board a train, on board the train, aboard a train, aboard the train, train car, railway carriage interior, sleeper train, train ride",
  phrase: { where: "on board", what: "a train" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 2, book: 1 },
  draw: train,
};

/** A wide window between two benches, a rack with cases above. */
function train(land: Land): Place {
  const { grade, spec } = land;
  const tint = tintOf(spec);
  const seat = grade({ l: 0.5, c: 0.12, h: tint.h }, 0.1),
    metal = grade({ l: 0.82, c: 0.015, h: 90 });
  const bench = (s: -1 | 1): Item[] =>
    ([["train seat back", 250, 450, 150, 330], ["train seat", 150, 700, 260, 130]] as const).map((
      [name, x, y, wide, high],
    ) =>
      scenery(
        name,
        "cloth",
        box(512 + s * (x + wide / 2) - wide / 2, y, wide, high, 34),
        name === "train seat" ? shift(seat, { l: 0.05 }) : seat,
        { line: 2.6, volume: 0.4, depth: 0.3 },
      )
    );
  return interior(land, {
    wall: { l: 0.86, c: 0.03, h: 85 },
    floor: { l: 0.5, c: 0.03, h: 250 },
    kind: "plain",
    items: [
      ...windowPane(land, 212, 190, 600, 340, metal),
      scenery("luggage rack", "metal", box(LEFT, 108, RIGHT - LEFT, 14, 4), metal, {
        line: 2,
        depth: 0.5,
      }),
      ...sceneryThing(land, "suitcase", [180, 110], 96, { depth: 0.5 }),
      ...sceneryThing(land, "briefcase", [330, 110], 84, { depth: 0.5 }),
      ...sceneryThing(land, "rucksack", [850, 110], 92, { depth: 0.5 }),
      ...bench(-1),
      ...bench(1),
    ],
  });
}
