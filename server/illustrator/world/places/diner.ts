/** @module In a diner: red seats, a checkered floor, a long counter. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { ceilingLamp, interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "diner, diners, fast food restaurant, burger bar, milkshake bar, 50s diner, american diner, retro diner, burger joint, pizza parlour, soda fountain",
  phrase: { where: "in", what: "a diner" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  cover: "table",
  props: { none: 2, "ice cream": 1 },
  draw: diner,
};

/** A counter with stools, red benches and black and white tiles. */
function diner(land: Land): Place {
  const { grade, lightSide } = land;
  const side = -lightSide, red = grade({ l: 0.55, c: 0.19, h: 25 }, 0.1);
  const chrome = grade({ l: 0.86, c: 0.012, h: 230 });
  const piece = (name: string, outline: Point[], colour: Colour, depth: number): Item =>
    scenery(name, "metal", outline, colour, { line: 2.4, volume: 0.3, depth });
  return interior(land, {
    wall: { l: 0.88, c: 0.07, h: 185 },
    floor: { l: 0.93, c: 0.01, h: 90 },
    kind: "checks",
    items: [
      ...windowPane(land, side > 0 ? 70 : 604, 130, 350, 280, chrome),
      piece(
        "menu board",
        box(512 + side * 250 - 190, 110, 380, 150, 10),
        grade({ l: 0.3, c: 0.02, h: 260 }),
        0.6,
      ),
      ...sceneryThing(land, "hamburger", [512 + side * 360, 236], 96, { depth: 0.55 }),
      ...sceneryThing(land, "cup with straw", [512 + side * 250, 236], 100, { depth: 0.55 }),
      ...sceneryThing(land, "fries", [512 + side * 140, 236], 96, { depth: 0.55 }),
      piece("counter", box(512 + side * 290 - 260, 560, 520, 250, 10), red, 0.4),
      piece("counter top", box(512 + side * 290 - 276, 540, 552, 30, 12), chrome, 0.38),
      piece("chrome band", box(512 + side * 290 - 260, 680, 520, 14), chrome, 0.38),
      ...[120, 290, 460].flatMap((x): Item[] => [
        piece("stool leg", box(512 + side * x - 8, 700, 16, 130), chrome, 0.3),
        piece("stool", ellipse([512 + side * x, 696], 54, 20), red, 0.28),
      ]),
      piece("booth", box(512 - side * 360 - 150, 520, 300, 180, 40), red, 0.35),
      piece(
        "booth seat",
        box(512 - side * 360 - 160, 690, 320, 130, 26),
        shift(red, { l: 0.05 }),
        0.3,
      ),
      ...ceilingLamp(512 - side * 330, 90, red),
    ],
  });
}
