/**
 * A meadow of wild flowers before rolling hills.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import type { Item } from "../../scene.ts";
import { BARK, LAWN, LEAVES, PETALS } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { lightOf, skyOf } from "../light.ts";
import { openSky } from "../open_sky.ts";
import type { Land, Place } from "../place.ts";
import { grass, wildflower } from "../plants.ts";
import { bush, tree } from "../trees.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: [
    says(
      { setting: "meadow" },
      "flower field, flower fields, field of flowers, meadow, meadows, field, fields, grass, wildflowers, wildflower meadow, grassy field, lawn, prado, hill, hills, hillside, hilltop, green hills, flowery meadow, flower meadow, sunny meadow, alpine meadow, grassy, grassy hill, grassy meadow, grasslands, wild flowers, field of daisies, field of wildflowers, daisy field, among the flowers, among flowers, surrounded by flowers, sea of flowers, buttercups, clover field, field of clover, pasture, pastures, glen, knoll, heath, moor, moorland, moors, daisies meadow, dandelion field, field of dandelions, flowers everywhere",
    ),
    nearest(
      { setting: "meadow" },
      "picnic, valley, picnics, having a picnic outdoors, valleys, bridges, wooden bridge, suspension bridge, ireland, irish countryside, scotland, scottish highlands, highlands, new zealand, shire, english meadow, horse pasture, airfield, windows xp background",
    ),
  ],
  phrase: { where: "in", what: "a meadow" },
  weather: "falls",
  namedHours: "all",
  season: "turns",
  weight: 4,
  restful: true,
  cover: "flowers",
  props: { none: 2, butterfly: 2, flower: 1 },
  draw: meadow,
};

/** Wild flowers, trees, hills. */
function meadow(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("meadow.far"), near = random("meadow.near");
  const field = (
    count: number,
    top: number,
    bottom: number,
    size: number,
    role: "scenery" | "front",
  ): Item[] =>
    Array.from({ length: count }, () => {
      const y = near.between(top, bottom);
      const x = role === "front"
        ? (near.chance(0.5) ? near.between(0, 250) : near.between(774, 1024))
        : near.between(0, 1024);
      return {
        y,
        items: wildflower(
          near,
          [x, y],
          size * near.between(0.75, 1.2) * (0.6 + ((y - top) / Math.max(1, bottom - top)) * 0.5),
          grade(near.pick(PETALS)),
          grade(LEAVES),
          role,
        ),
      };
    }).sort((a, b) => a.y - b.y).flatMap(({ items }) => items);
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 620,
    ground,
    back: [
      ...openSky(land, 560),
      under(hills(far, { height: 610, swing: 52, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.74, c: 0.09, h: 160 }, 0.9),
        depth: 0.9,
      }),
      under(hills(far, { height: 676, swing: 46, waves: 3 }), {
        name: "middle hills",
        colour: grade({ l: 0.72, c: 0.11, h: 145 }, 0.6),
        colourEnd: grade({ l: 0.66, c: 0.12, h: 140 }, 0.5),
        depth: 0.6,
      }),
      ...[130, 250, 800, 915].flatMap((x) =>
        tree(
          far,
          [x + far.between(-30, 30), 690],
          far.between(120, 190),
          grade(shift(LEAVES, { l: 0.06 }), 0.5),
          grade(BARK, 0.5),
          0.5,
        )
      ),
      ...Array.from(
        { length: 5 },
        (_, i) =>
          bush(
            [i * 240 + far.between(-50, 50), 735],
            far.between(110, 170),
            grade(shift(LEAVES, { l: 0.05 }), 0.35),
            0.35,
          ),
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
      ...Array.from(
        { length: 22 },
        () =>
          grass(
            near,
            [near.between(0, 1024), near.between(780, 900)],
            near.between(18, 34),
            grade(LAWN),
          ),
      ).flat(),
      ...field(34, 775, 905, 56, "scenery"),
    ],
    front: [
      ...Array.from(
        { length: 10 },
        (_, i) =>
          grass(
            near,
            [(i < 5 ? 0 : 780) + near.between(0, 240), 1026],
            near.between(60, 90),
            grade(shift(LAWN, { l: -0.08 })),
            "front",
          ),
      ).flat(),
      ...field(10, 1014, 1034, 110, "front"),
    ],
  };
}
