/** @module In a museum: paintings in gold frames, a column, a vase on its pedestal. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { framedPicture } from "../furniture.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "museum, museums, art gallery, gallery, art museum, exhibition, picture gallery, art exhibition, louvre, natural history museum",
  phrase: { where: "in", what: "a museum" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: museum,
};

/** A tall wall of paintings between columns. */
function museum(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const tint = tintOf(spec), gold = grade({ l: 0.76, c: 0.13, h: 85 }, 0.2);
  const marble = grade({ l: 0.92, c: 0.015, h: 80 }, 0.2), pictures = random("museum.pictures");
  const column = (x: number): Item[] => [
    scenery("column", "stone", box(x - 44, 40, 88, 760), marble, {
      line: 2,
      volume: 0.6,
      depth: 0.35,
      marks: [-22, 0, 22].map((dx) =>
        mark("shade", box(x + dx, 40, 6, 760), shift(marble, { l: -0.07 }))
      ),
    }),
    ...[20, 776].map((y): Item =>
      scenery("column foot", "stone", box(x - 62, y, 124, 40, 4), shift(marble, { l: 0.02 }), {
        line: 2,
        depth: 0.34,
      })
    ),
  ];
  return interior(land, {
    wall: { l: 0.5, c: 0.09, h: tint.h },
    floor: { l: 0.84, c: 0.02, h: 80 },
    kind: "checks",
    skirting: { l: 0.4, c: 0.05, h: 50 },
    items: [
      ...framedPicture(pictures, 190, 150, 210, 260, gold, grade),
      ...framedPicture(pictures, 440, 90, 150, 190, gold, grade),
      ...framedPicture(pictures, 634, 150, 210, 260, gold, grade),
      ...framedPicture(pictures, 440, 340, 150, 120, gold, grade),
      ...column(60),
      ...column(964),
      scenery("pedestal", "stone", box(512 - lightSide * 300 - 60, 690, 120, 150, 4), marble, {
        line: 2,
        depth: 0.25,
      }),
      ...sceneryThing(land, "vase", [512 - lightSide * 300, 692], 170, { depth: 0.11 }),
      ...ropeBarrier(land),
      ...sceneryThing(land, "stone head", [512 + lightSide * 310, 850], 270, { depth: 0.11 }),
    ],
  });
}

/** Where the posts of the ropes stand, beside the middle. */
const POSTS = [[-470, -250], [250, 470]] as const;

/** Red ropes between brass posts, in front of the pictures. */
function ropeBarrier({ grade }: Land): Item[] {
  const brass = grade({ l: 0.8, c: 0.14, h: 86 }), red = grade({ l: 0.48, c: 0.18, h: 25 });
  return POSTS.flatMap(([from, to]) => [
    scenery(
      "rope of the museum",
      "cloth",
      ribbon([[512 + from, 720], [512 + (from + to) / 2, 790], [512 + to, 720]], [11, 13, 11]),
      red,
      { depth: 0.05, line: 2.4 },
    ),
    ...[from, to].flatMap((beside) => [
      scenery("post of the rope", "metal", box(512 + beside - 8, 700, 16, 180, 4), brass, {
        depth: 0.05,
        line: 2.4,
      }),
      scenery("knob of the post", "metal", ellipse([512 + beside, 696], 17, 17), brass, {
        depth: 0.05,
        line: 2.4,
      }),
      scenery("foot of the post", "metal", ellipse([512 + beside, 880], 40, 11), brass, {
        depth: 0.05,
        line: 2.4,
      }),
    ]),
  ]);
}
