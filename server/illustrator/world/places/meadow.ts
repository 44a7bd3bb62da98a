/** @module A meadow of wild flowers before rolling hills. */
import { shift } from "../../colour/colour.ts";
import type { Random } from "../../random.ts";
import type { Grade } from "../grade.ts";
import type { Item } from "../../scene.ts";
import { clumped } from "../clumps.ts";
import { BARK, LAWN, LEAVES, PETALS } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { wildflower } from "../flowers.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "flower field, flower fields, field of flowers, in a field of flowers, meadow, meadows, field, fields, grass, wildflowers, wildflower meadow, grassy field, lawn, prado, flowery meadow, flower meadow, sunny meadow, alpine meadow, grassy, grassy meadow, grasslands, wild flowers, field of daisies, field of wildflowers, daisy field, among the flowers, among flowers, surrounded by flowers, sea of flowers, buttercups, clover field, field of clover, pasture, pastures, glen, heath, moor, moorland, moors, daisies meadow, dandelion field, field of dandelions, flowers everywhere",
  nearest:
    "picnic, picnics, having a picnic outdoors, valleys, suspension bridge, new zealand, shire, english meadow, horse pasture, airfield, windows xp background",
  phrase: { where: "in", what: "a meadow" },
  ...OUTDOORS,
  weight: 4,
  restful: true,
  cover: "flowers",
  props: { none: 2, butterfly: 2, flower: 1 },
  draw: meadow,
};

/** Wild flowers, trees, hills. */
function meadow(land: Land): DrawnPlace {
  const { random, grade } = land;
  const ground = 866, far = random("meadow.far"), near = random("meadow.near");
  const layout = random("meadow.layout");
  const hasGreatTree = layout.chance(0.45), great = layout.chance(0.5) ? 1 : -1;
  return {
    horizon: 620,
    ground,
    back: [
      ...openSky(land, 560),
      under(
        hills(far, {
          height: layout.between(560, 620),
          swing: layout.between(30, 80),
          waves: layout.whole(1, 3),
        }),
        { name: "far hills", colour: grade({ l: 0.74, c: 0.09, h: 160 }, 0.9), depth: 0.9 },
      ),
      under(hills(far, { height: 676, swing: layout.between(24, 56), waves: layout.whole(1, 3) }), {
        name: "middle hills",
        colour: grade({ l: 0.72, c: 0.11, h: 145 }, 0.6),
        colourEnd: grade({ l: 0.66, c: 0.12, h: 140 }, 0.5),
        depth: 0.6,
      }),
      ...clumped(far, 6).flatMap(({ x, size, near: closer }) =>
        tree(
          far,
          [x, 676 + closer * 34],
          150 * size,
          grade(shift(LEAVES, { l: 0.06 }), 0.65 - closer * 0.2),
          grade(BARK, 0.5),
          0.5,
        )
      ),
      ...(hasGreatTree
        ? tree(far, [512 + great * 370, 762], 520, grade(LEAVES, 0.3), grade(BARK, 0.3), 0.3)
        : []),
      ...clumped(far, 6).map(({ x, size, near: closer }) =>
        bush(
          [x, 728 + closer * 14],
          125 * size,
          grade(shift(LEAVES, { l: 0.05 }), 0.45 - closer * 0.15),
          0.35,
        )
      ),
      under(hills(near, { height: 752, swing: 22, waves: 2 }), {
        name: "meadow",
        role: "ground",
        colour: grade({ l: 0.77, c: 0.14, h: 130 }),
        colourEnd: grade(LAWN),
        marks: dapples(near, {
          top: 790,
          bottom: 1010,
          colour: grade({ l: 0.72, c: 0.145, h: 134 }),
          count: 20,
        }),
      }),
      ...times(22, () =>
        grass(
          near,
          [near.between(0, 1024), near.between(780, 900)],
          near.between(18, 34),
          grade(LAWN),
        )).flat(),
      ...flowers(near, { count: 34, top: 775, bottom: 905, size: 56, role: "scenery" }, grade),
    ],
    front: [
      ...times(10, (i) =>
        grass(
          near,
          [(i < 5 ? 0 : 780) + near.between(0, 240), 1026],
          near.between(60, 90),
          grade(shift(LAWN, { l: -0.08 })),
          "front",
        )).flat(),
      ...flowers(near, { count: 10, top: 1014, bottom: 1034, size: 110, role: "front" }, grade),
    ],
  };
}

/** Wild flowers strewn between two heights, the nearer ones larger; before the cat they grow at the sides. */
function flowers(
  near: Random,
  { count, top, bottom, size, role }: {
    count: number;
    top: number;
    bottom: number;
    size: number;
    role: "scenery" | "front";
  },
  grade: Grade,
): Item[] {
  return times(count, () => {
    const y = near.between(top, bottom);
    const x = role === "front"
      ? (near.chance(0.5) ? near.between(0, 250) : near.between(774, 1024))
      : near.between(0, 1024);
    const large = size * near.between(0.75, 1.2) *
      (0.6 + ((y - top) / Math.max(1, bottom - top)) * 0.5);
    return {
      y,
      items: wildflower(near, [x, y], large, grade(near.pick(PETALS)), grade(LEAVES), role),
    };
  }).sort((a, b) => a.y - b.y).flatMap(({ items }) => items);
}
