/** @module In a supermarket: full shelves, a trolley, bright lamps. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "supermarket, supermarkets, grocery store, grocery, in a convenience store, in the convenience store, at a convenience store, at the convenience store, corner store, in a store, department store aisle, shopping aisle, minimart, seven eleven",
  phrase: { where: "in", what: "a supermarket" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: supermarket,
};

/** Two racks of goods, a trolley, a strip of light. */
function supermarket(land: Land): Place {
  const { grade, lightSide } = land;
  const steel = grade({ l: 0.8, c: 0.015, h: 240 }, 0.3);
  const goods = ["tin can", "bread", "apple", "jar", "banana", "cheese", "juice box"] as const;
  const rack = (x: number): Item[] => [
    scenery("shop rack", "metal", box(x - 210, 190, 420, 610, 6), shift(steel, { l: 0.06 }), {
      line: 2,
      depth: 0.5,
    }),
    ...[340, 490, 640, 786].flatMap((y, row): Item[] => [
      ...[0, 1, 2, 3, 4].flatMap((i) => {
        const kind = goods[(i + row * 3 + (x > 512 ? 2 : 0)) % goods.length]!;
        return sceneryThing(land, kind, [x - 164 + i * 82, y], 84, { depth: 0.45 });
      }),
      scenery("shop shelf", "metal", box(x - 214, y, 428, 16, 3), steel, {
        line: 1.6,
        depth: 0.44,
      }),
    ]),
  ];
  return interior(land, {
    wall: { l: 0.94, c: 0.02, h: 200 },
    floor: { l: 0.86, c: 0.02, h: 210 },
    kind: "tiles",
    items: [
      ...[250, 774].map((x): Item =>
        scenery(
          "strip light",
          "light",
          box(x - 160, 66, 320, 22, 8),
          { l: 0.98, c: 0.02, h: 110 },
          { depth: 0.5 },
        )
      ),
      ...rack(232),
      ...rack(792),
      ...sceneryThing(land, "shopping trolley", [512 + lightSide * 390, 880], 230, { depth: 0.2 }),
    ],
  });
}
