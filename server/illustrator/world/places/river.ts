/** @module By a river: water that winds between grassy banks, stepping stones, trees. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { BARK, LAWN, LEAVES } from "../greenery_tones.ts";
import { hills, LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { tree } from "../trees.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "river, stream, creek, brook, rivers, streams, creeks, brooks, riverbank, riverbanks, riverside, by the river, by a river, river bank, stepping stones, mountain stream, beck, rapids",
  nearest: "amazon river, estuary, canal in the country, ford",
  phrase: { where: "by", what: "a river" },
  ...OUTDOORS,
  cover: "grass",
  restful: true,
  props: { none: 1 },
  draw: river,
};

/** Water winds from the hills to the near bank. */
function river(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("river.far"), near = random("river.near");
  const water = grade({ l: 0.7, c: 0.09, h: 230 }, 0.25);
  const banks = grade({ l: 0.7, c: 0.12, h: 136 }, 0.35);
  const winding = smooth(
    knots(
      "-30 560!, 40 560!, 150 610, 20 660, 260 720, 420 812!, -420 812!, -250 720, -150 660, 20 610, -20 575",
      [512 + lightSide * 90, 0],
    ),
  );
  return outdoors(land, {
    horizon: 540,
    far: [
      under(hills(far, { height: 520, swing: 50, waves: 2 }), {
        name: "far hills",
        colour: grade({ l: 0.7, c: 0.09, h: 165 }, 0.85),
        depth: 0.85,
      }),
      ...tree(far, [150, 600], 230, grade(LEAVES, 0.55), grade(BARK, 0.55), 0.6),
      ...tree(far, [880, 606], 260, grade(LEAVES, 0.55), grade(BARK, 0.55), 0.6),
      under([[LEFT, 562], [RIGHT, 562]], { name: "river banks", colour: banks, depth: 0.5 }),
      scenery("river", "water", winding, water, {
        depth: 0.45,
        marks: ripples(far, {
          top: 580,
          bottom: 800,
          colour: shift(water, { l: 0.14 }),
          count: 44,
        }),
      }),
      ...[-230, -80, 90, 250].map((dx, i) =>
        rock(
          near,
          [512 + lightSide * 90 + dx, 742 + (i % 2) * 22],
          34,
          grade({ l: 0.72, c: 0.015, h: 250 }, 0.3),
        )
      ),
    ],
    ground: { name: "river bank", texture: "plant", colour: LAWN, top: 790, swing: 12 },
    items: [
      ...tree(
        near,
        [512 - lightSide * 440, 850],
        460,
        grade(LEAVES, 0.15),
        grade(BARK, 0.15),
        0.25,
      ),
      ...sceneryThing(land, "clump of reeds", [512 + lightSide * 400, 842], 190, { depth: 0.2 }),
      ...[60, 300, 730, 930].flatMap((x) => grass(near, [x, 846], 34, grade(LAWN))),
    ],
  });
}
