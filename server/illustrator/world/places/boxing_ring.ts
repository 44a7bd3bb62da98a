/** @module In a boxing ring: ropes between padded posts, lamps overhead, the crowd in the dark. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "boxing ring, boxing rings, wrestling ring, boxing match, in the ring, boxing arena, wrestling match, kickboxing ring",
  phrase: { where: "in", what: "a boxing ring" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: boxingRing,
};

/** Two corners with their ropes; gloves hang at one post. */
function boxingRing(land: Land): Place {
  const { grade } = land;
  const ropes: readonly Colour[] = [
    { l: 0.58, c: 0.2, h: 27 },
    { l: 0.95, c: 0.01, h: 90 },
    { l: 0.52, c: 0.16, h: 260 },
  ];
  const dark: Colour = { l: 0.2, c: 0.03, h: 280 };
  return interior(land, {
    wall: { l: 0.22, c: 0.04, h: 280 },
    floor: { l: 0.82, c: 0.03, h: 235 },
    kind: "plain",
    items: [
      ...times(26, (i) => [
        scenery(
          "spectator",
          "cloth",
          ellipse([(i % 13) * 88 - 10, 560 + Math.floor(i / 13) * 70], 44, 60),
          shift(dark, { l: 0.05, h: i * 30 }),
          {
            line: 1.6,
            depth: 0.5,
          },
        ),
        scenery(
          "head of a spectator",
          "skin",
          ellipse([(i % 13) * 88 - 10, 486 + Math.floor(i / 13) * 70], 26, 30),
          shift(dark, { l: 0.13, h: i * 20 }),
          {
            line: 1.6,
            depth: 0.5,
          },
        ),
      ]).flat(),
      ...[-260, 0, 260].map((dx) =>
        scenery(
          "beam of light",
          "light",
          [[512 + dx - 30, -20], [512 + dx + 30, -20], [512 + dx * 1.1 + 200, 800], [
            512 + dx * 1.1 - 200,
            800,
          ]],
          { l: 0.96, c: 0.04, h: 95 },
          { opacity: 0.14, depth: 0.3 },
        )
      ),
      ...ropes.map((colour, i) =>
        scenery(
          "ring rope",
          "cloth",
          box(LEFT, 470 + i * 100, RIGHT - LEFT, 20, 6),
          grade(colour),
          {
            line: 2.4,
            volume: 0.5,
            depth: 0.12,
          },
        )
      ),
      ...[-1, 1].map((s) =>
        scenery(
          "ring post",
          "cloth",
          box(512 + s * 400 - 34, 410, 68, 400, 24),
          grade(ropes[s < 0 ? 0 : 2]!),
          {
            line: 2.4,
            volume: 0.6,
            depth: 0.1,
          },
        )
      ),
      ...furnishings(land, [
        { name: "boxing glove", beside: -395, y: 560, high: 130, depth: 0.05 },
        { name: "stool", beside: 370, y: 850, high: 170, depth: 0.08 },
        { name: "bucket", beside: -390, y: 870, high: 110, depth: 0.05 },
        { name: "bell", beside: 400, y: 400, high: 90, depth: 0.1 },
      ]),
    ],
  });
}
