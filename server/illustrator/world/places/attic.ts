/** @module In an attic: beams, a round window, old chests and cobwebs. */
import { box, ellipse } from "../../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "attic, attics, loft, garret, under the roof, in the attic, dusty attic, old attic, box room",
  phrase: { where: "in", what: "an attic" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  cover: "blanket",
  props: { none: 2, box: 1 },
  draw: attic,
};

/** The roof comes down on both sides; a round window gives the light. */
function attic(land: Land): Place {
  const { grade, spec, lightSide } = land;
  const beam = grade({ l: 0.42, c: 0.06, h: 55 }, 0.1), night = spec.time === "night";
  const slope = (s: -1 | 1): Item =>
    scenery(
      "attic roof",
      "wood",
      [[512 + s * 40, -20], [512 + s * 540, -20], [512 + s * 540, 720], [512 + s * 420, 640]],
      grade({ l: 0.6, c: 0.06, h: 58 }, 0.2),
      {
        colourEnd: grade({ l: 0.5, c: 0.06, h: 55 }, 0.2),
        depth: 0.6,
        marks: times(9, (i) =>
          mark("shade", [[512 + s * (60 + i * 56), -20], [512 + s * (64 + i * 56), -20], [
            512 + s * (440 + i * 40),
            720,
          ], [512 + s * (434 + i * 40), 720]], grade({ l: 0.44, c: 0.06, h: 55 }, 0.2))),
      },
    );
  const timber = (outline: Point[]): Item =>
    scenery("beam", "wood", outline, beam, { line: 2, depth: 0.4 });
  return interior(land, {
    wall: { l: 0.68, c: 0.06, h: 62 },
    floor: { l: 0.58, c: 0.07, h: 58 },
    kind: "planks",
    items: [
      backdrop({
        name: "round window",
        role: "sky",
        texture: "light",
        outline: ellipse([512, 240], 112, 112),
        colour: night ? { l: 0.32, c: 0.1, h: 285 } : { l: 0.9, c: 0.06, h: 225 },
        line: 10,
        depth: 0.8,
      }),
      timber(box(508, 128, 9, 224)),
      timber(box(400, 236, 224, 9)),
      slope(-1),
      slope(1),
      timber([[496, -20], [528, -20], [900, 700], [866, 700]]),
      timber([[528, -20], [496, -20], [124, 700], [158, 700]]),
      timber(box(LEFT, 428, RIGHT - LEFT, 34)),
      ...sceneryThing(land, "cobweb", [512 + lightSide * 250, 560], 120, { depth: 0.18 }),
      ...sceneryThing(land, "treasure chest", [512 - lightSide * 330, 846], 190),
      ...sceneryThing(land, "suitcase", [512 + lightSide * 390, 840], 190),
      ...sceneryThing(land, "framed picture", [512 + lightSide * 230, 822], 170, { depth: 0.23 }),
      ...sceneryThing(land, "books", [512 - lightSide * 330, 664], 64),
      ...sceneryThing(land, "wooden crate", [512 + lightSide * 340, 880], 110, { depth: 0.09 }),
    ],
  });
}
