/** @module On the savanna: flat-topped trees, golden grass, a giraffe far off. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { hills, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "savanna, in the savannah, on the savannah, across the savannah, african savanna, african savannah, africa, safari, on safari, serengeti plains, serengeti national park, african plain, pride rock, kalahari, outback, australian outback",
  phrase: { where: "on", what: "the savanna" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: savanna,
};

/** Acacias on a golden plain. */
function savanna(land: Land): Place {
  const { grade, random, lightSide } = land;
  const near = random("savanna.grass"), gold = { l: 0.8, c: 0.11, h: 82 };
  return outdoors(land, {
    horizon: 560,
    far: [
      under(hills(random("savanna.far"), { height: 560, swing: 30, waves: 2 }), {
        name: "far plain",
        colour: grade({ l: 0.72, c: 0.08, h: 60 }, 0.9),
        depth: 0.9,
      }),
      ...acacia([512 - lightSide * 330, 640], 330, grade, 0.6),
      ...acacia([512 + lightSide * 60, 606], 160, grade, 0.8),
      ...sceneryThing(land, "giraffe", [512 + lightSide * 300, 640], 220, { depth: 0.65 }),
      ...sceneryThing(land, "elephant", [512 + lightSide * 420, 640], 120, { depth: 0.7 }),
    ],
    ground: { name: "savanna grass", texture: "plant", colour: gold, top: 616, swing: 8 },
    items: [
      ...acacia([512 + lightSide * 440, 800], 470, grade, 0.25),
      ...[80, 170, 270, 380, 660, 760, 860, 950].flatMap((x, i) =>
        grass(near, [x, 800 + (i % 3) * 30], 60, grade(gold, 0.1))
      ),
    ],
    front: [40, 160, 860, 980].flatMap((x) =>
      grass(near, [x, 1040], 110, grade(shift(gold, { l: -0.1 })), "front")
    ),
  });
}

function acacia([x, y]: Point, high: number, grade: Land["grade"], depth: number): Item[] {
  const green = grade({ l: 0.5, c: 0.1, h: 125 }, depth);
  return [
    scenery(
      "acacia trunk",
      "wood",
      ribbon([[x, y], [x - high * 0.03, y - high * 0.5], [
        x + high * 0.1,
        y - high * 0.85,
      ]], [high * 0.035, high * 0.025, high * 0.02]),
      grade({ l: 0.4, c: 0.05, h: 50 }, depth),
      { depth },
    ),
    ...[[0, 0.86, 0.5], [0.22, 0.76, 0.34], [-0.24, 0.74, 0.32]].map(([dx, up, wide]): Item =>
      scenery(
        "acacia crown",
        "plant",
        ellipse([x + dx! * high, y - up! * high], wide! * high, high * 0.1),
        shift(green, { l: dx! * 0.1 }),
        { depth },
      )
    ),
  ];
}
