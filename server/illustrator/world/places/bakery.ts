/** @module In a bakery: loaves on shelves, an oven, a counter with cakes. */
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { ceilingLamp, interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "bakery, bakeries, bakehouse, patisserie, pastry shop, cake shop, baker shop, bread shop, confectionery, in a bakery, at the bakery",
  phrase: { where: "in", what: "a bakery" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  cover: "table",
  props: { cake: 1, none: 1 },
  draw: bakery,
};

/** Shelves of bread, a brick oven with its fire, a counter of pastry. */
function bakery(land: Land): Place {
  const { grade, lightSide } = land;
  const side = -lightSide, wood = grade({ l: 0.52, c: 0.08, h: 55 }, 0.2);
  const shelf = (y: number): Item =>
    scenery("bread shelf", "wood", box(512 + side * 270 - 230, y, 460, 18, 4), wood, {
      line: 2,
      depth: 0.5,
    });
  const loaves = (
    y: number,
    kinds: readonly ("bread" | "baguette" | "croissant" | "pretzel" | "bagel")[],
  ) =>
    kinds.flatMap((kind, i) =>
      sceneryThing(land, kind, [512 + side * 270 - 170 + i * 114, y], 84, { depth: 0.2 })
    );
  return interior(land, {
    wall: { l: 0.88, c: 0.055, h: 72 },
    floor: { l: 0.72, c: 0.06, h: 55 },
    kind: "tiles",
    skirting: { l: 0.55, c: 0.08, h: 55 },
    items: [
      shelf(250),
      ...loaves(250, ["bread", "croissant", "bread", "bagel"]),
      shelf(390),
      ...loaves(390, ["baguette", "pretzel", "croissant", "baguette"]),
      shelf(530),
      ...loaves(530, ["croissant", "bread", "pretzel", "bread"]),
      ...sceneryThing(land, "fireplace", [512 - side * 320, 800], 430, { depth: 0.2, wider: 1.1 }),
      ...ceilingLamp(512, 150, grade({ l: 0.5, c: 0.1, h: 40 })),
      ...sceneryThing(land, "counter", [512 + side * 330, 862], 220, { depth: 0.11 }),
      ...sceneryThing(land, "pie", [512 + side * 240, 646], 70, { depth: 0.09 }),
      ...sceneryThing(land, "cupcake", [512 + side * 340, 646], 70, { depth: 0.09 }),
      ...sceneryThing(land, "piece of cake", [512 + side * 430, 646], 70, { depth: 0.09 }),
    ],
  });
}
