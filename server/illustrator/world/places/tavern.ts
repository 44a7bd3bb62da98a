/** @module In a tavern: beams, barrels, a fire, mugs on the bar. */
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { ceilingLamp, interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "tavern, taverns, pub, pubs, inn, alehouse, medieval tavern, fantasy tavern, irish pub, saloon, beer hall, beer cellar, biergarten tent",
  phrase: { where: "in", what: "a tavern" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  cover: "table",
  props: { none: 1 },
  draw: tavern,
};

/** Old timber, barrels by the wall, a fire. */
function tavern(land: Land): Place {
  const { grade, lightSide } = land;
  const side = -lightSide, timber = grade({ l: 0.38, c: 0.055, h: 52 }, 0.1);
  const beam = (outline: Point[]): Item =>
    scenery("beam", "wood", outline, timber, { line: 2, depth: 0.55 });
  return interior(land, {
    wall: { l: 0.74, c: 0.07, h: 72 },
    floor: { l: 0.5, c: 0.07, h: 52 },
    kind: "planks",
    items: [
      beam(box(LEFT, 70, RIGHT - LEFT, 44)),
      beam(box(150, 70, 40, 710)),
      beam(box(834, 70, 40, 710)),
      beam([[190, 260], [190, 210], [330, 110], [380, 110]]),
      beam([[834, 260], [834, 210], [694, 110], [644, 110]]),
      ...sceneryThing(land, "fireplace", [512 - side * 330, 800], 400, { depth: 0.45, wider: 1.1 }),
      ...[0, 1, 2].flatMap((i) =>
        sceneryThing(land, "barrel", [512 + side * (250 + i * 120), 560], 170, { depth: 0.5 })
      ),
      ...sceneryThing(land, "counter", [512 + side * 350, 850], 290, { depth: 0.3, wider: 1.1 }),
      ...sceneryThing(land, "mug of beer", [512 + side * 250, 566], 84, { depth: 0.25 }),
      ...sceneryThing(land, "bottle of champagne", [512 + side * 350, 566], 110, { depth: 0.25 }),
      ...sceneryThing(land, "mug of beer", [512 + side * 440, 566], 84, { depth: 0.25 }),
      ...[330, 694].flatMap((x) => ceilingLamp(x, 210, grade({ l: 0.4, c: 0.06, h: 60 }))),
    ],
  });
}
