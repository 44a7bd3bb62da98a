/** @module Rooms that are known by the things in them: a gym, a laundrette, a waiting room. */
import { type Colour, shift } from "../colour/colour.ts";
import { box } from "../geometry/shapes.ts";
import { scenery } from "../items.ts";
import { times } from "../times.ts";
import { type Floor, FLOOR_TOP, interior } from "./interior.ts";
import { LEFT, RIGHT } from "./landforms.ts";
import type { Item } from "../scene.ts";
import type { Land, Place } from "./place.ts";
import { type Furnishing, furnishings } from "./furnishings.ts";
import { windowPane } from "./windows.ts";

interface FurnishedRoom {
  wall: Colour;
  floor: Colour;
  kind: Floor;
  skirting?: Colour;
  /** A window: how far beside the middle its own middle is, its upper edge, width and height. */
  window?: readonly [beside: number, y: number, width: number, height: number];
  /** On the wall, behind all things. */
  behind?: readonly Item[];
  things: readonly Furnishing[];
}

/** Where the panels of the lower wall begin, and how many there are. */
const PANEL_TOP = 560, PANELS = 8;

/** A room is known by its things: they stand out from its walls by so little air. */
const NEAR = 0.45;

const FRAME: Colour = { l: 0.9, c: 0.02, h: 80 };

/** A room with these things; the side of the light decides which way round it is. */
export function furnishedRoom(land: Land, room: FurnishedRoom): Place {
  const { grade, lightSide } = land;
  const { window, behind = [], things, ...walls } = room;
  const at = (beside: number) => 512 + lightSide * beside;
  return interior(land, {
    ...walls,
    items: [
      ...wainscot(grade(shift(walls.wall, { l: -0.05 }), 0.25)),
      ...behind,
      ...(window
        ? windowPane(
          land,
          at(window[0]) - window[2] / 2,
          window[1],
          window[2],
          window[3],
          grade(FRAME),
        )
        : []),
      ...furnishings(land, things.map((one) => ({ ...one, depth: (one.depth ?? 0.3) * NEAR }))),
    ],
  });
}

/** Panels along the lower wall. */
function wainscot(colour: Colour): Item[] {
  const wide = (RIGHT - LEFT) / PANELS;
  const band = scenery(
    "wainscot",
    "wood",
    box(LEFT, PANEL_TOP, RIGHT - LEFT, FLOOR_TOP - PANEL_TOP),
    colour,
    {
      depth: 0.72,
    },
  );
  return [
    band,
    ...times(PANELS, (i) =>
      scenery(
        "wall panel",
        "wood",
        box(LEFT + i * wide + 14, PANEL_TOP + 26, wide - 28, FLOOR_TOP - PANEL_TOP - 52, 3),
        shift(colour, { l: 0.025 }),
        { depth: 0.7 },
      )),
  ];
}
