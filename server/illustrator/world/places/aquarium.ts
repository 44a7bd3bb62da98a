/** @module In an aquarium: a pane as high as the wall, blue light, fish behind the glass. */
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "at the aquarium, at an aquarium, in the aquarium, public aquarium, aquarium tunnel, aquarium hall, sea life centre, sea life center, oceanarium, visiting the aquarium, visiting an aquarium, visits the aquarium",
  phrase: { where: "in", what: "a public aquarium" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: aquarium,
};

/** The pane, and how wide its frame is. */
const PANE = { left: 40, top: 70, width: 944, height: 640 }, FRAME = 26;

/** Fish, a shark and a turtle at the sides and above the cat. */
function aquarium(land: Land): Place {
  return interior(land, {
    wall: { l: 0.24, c: 0.05, h: 262 },
    floor: { l: 0.32, c: 0.05, h: 255 },
    kind: "plain",
    skirting: { l: 0.18, c: 0.04, h: 262 },
    items: [
      ...pane(land),
      ...furnishings(land, [
        { name: "shark", beside: 250, y: 260, high: 150, depth: 0.15, isLit: true },
        { name: "turtle", beside: -330, y: 300, high: 120, depth: 0.1, isLit: true },
        { name: "jellyfish", beside: -400, y: 520, high: 130, depth: 0.1, isLit: true },
        { name: "tropical fish", beside: 360, y: 440, high: 92, depth: 0.05, isLit: true },
        { name: "tropical fish", beside: -60, y: 200, high: 74, depth: 0.1, isLit: true },
        { name: "coral", beside: -390, y: 706, high: 120, depth: 0.1, isLit: true },
        { name: "seaweed", beside: 400, y: 706, high: 170, depth: 0.1, isLit: true },
        { name: "coral", beside: 300, y: 706, high: 92, depth: 0.1, isLit: true },
      ]),
    ],
  });
}

/** Lit water behind glass, sand below, a dark frame around; its light lies on the floor. */
function pane({ grade }: Land): Item[] {
  const { left, top, width, height } = PANE, bottom = top + height;
  const water = grade({ l: 0.66, c: 0.12, h: 225 });
  return [
    scenery(
      "aquarium frame",
      "metal",
      box(left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME, 30),
      grade({ l: 0.2, c: 0.03, h: 262 }),
      { depth: 0.3 },
    ),
    scenery("aquarium glass", "water", box(left, top, width, height, 16), water, {
      depth: 0.3,
      colourEnd: grade({ l: 0.45, c: 0.13, h: 245 }),
      marks: [0.16, 0.44, 0.76].map((at) =>
        mark(
          "light",
          [
            [left + width * at, top],
            [left + width * (at + 0.06), top],
            [left + width * (at - 0.04), bottom],
            [left + width * (at - 0.16), bottom],
          ],
          { l: 0.82, c: 0.09, h: 215 },
          14,
        )
      ),
    }),
    scenery(
      "aquarium sand",
      "stone",
      smooth([
        [left, bottom - 34, "corner"],
        [300, bottom - 52],
        [620, bottom - 30],
        [left + width, bottom - 48, "corner"],
        [left + width, bottom, "corner"],
        [left, bottom, "corner"],
      ]),
      grade({ l: 0.8, c: 0.07, h: 95 }),
      { depth: 0.25 },
    ),
    scenery("light of the water", "light", ellipse([512, 900], 470, 74), {
      l: 0.6,
      c: 0.1,
      h: 225,
    }, { opacity: 0.35, role: "ground" }),
  ];
}
