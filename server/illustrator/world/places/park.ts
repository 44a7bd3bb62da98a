/** @module In a park: a bench under round trees, a winding path, a lamp, a fountain. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { clumped } from "../clumps.ts";
import { BARK, LAWN, LEAVES } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { grass } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { streetLamp } from "../street_lamp.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "park, parks, city park, public park, in the park, central park, public garden, dog park, park bench scene, town park, hyde park",
  phrase: { where: "in", what: "a park" },
  ...OUTDOORS,
  restful: true,
  cover: "grass",
  props: { none: 3, butterfly: 1 },
  draw: park,
};

/** Lawn with a path to a fountain, a bench beside a lamp. */
function park(land: Land): Place {
  const { spec, grade, random, lightSide } = land;
  const isLit = spec.time !== "day" && spec.time !== "dawn";
  const far = random("park.far"),
    lawn = { l: 0.72, c: 0.13, h: 134 },
    path = grade({ l: 0.84, c: 0.045, h: 80 }, 0.2);
  return outdoors(land, {
    horizon: 540,
    far: [
      ...clumped(far, 8).map(({ x, size, near }) =>
        bush([x, 596 + near * 8], 260 * size, grade(LEAVES, 0.9 - near * 0.25), 0.75)
      ),
      ...clumped(far, 5).flatMap(({ x, size, near }) =>
        tree(far, [x, 610], 230 * size, grade(LEAVES, 0.75 - near * 0.2), grade(BARK, 0.6), 0.6)
      ),
    ],
    ground: {
      name: "lawn",
      texture: "plant",
      colour: lawn,
      top: 600,
      swing: 8,
      marks: [
        mark(
          "detail",
          smooth([
            [512 + lightSide * 130, 600, "corner"],
            [512 + lightSide * 170, 600, "corner"],
            [512 + lightSide * 60, 740],
            [700, 1060, "corner"],
            [300, 1060, "corner"],
            [512 - lightSide * 20, 740],
          ]),
          path,
        ),
      ],
    },
    items: [
      ...sceneryThing(land, "fountain", [512 + lightSide * 150, 660], 190, { depth: 0.6 }),
      ...tree(far, [512 - lightSide * 400, 800], 560, grade(LEAVES, 0.3), grade(BARK, 0.3), 0.3),
      ...tree(far, [512 + lightSide * 450, 740], 400, grade(LEAVES, 0.4), grade(BARK, 0.4), 0.45),
      ...streetLamp([512 + lightSide * 210, 812], isLit, grade),
      ...sceneryThing(land, "bench", [512 + lightSide * 350, 838], 160, { depth: 0.2 }),
      ...[150, 330, 700, 900].flatMap((x) => grass(far, [x, 860], 34, grade(LAWN))),
    ],
    front: [60, 960].flatMap((x) =>
      grass(far, [x, 1030], 76, grade(shift(LAWN, { l: -0.08 })), "front")
    ),
  });
}
