/** @module On a farm: a red barn, a fence, hay, sunflowers. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { BARK, LAWN, LEAVES } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { sunflower } from "../flowers.ts";
import { tree } from "../trees.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { barn } from "../fixtures/barn.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "farm, farms, barn, barnyard, farmyard, on a farm, windmill, farmhouse, farmland, barn door, henhouse, chicken coop, pigsty, paddock, farm yard, rural farm",
  nearest:
    "at a barn, countryside, haystack, hay, ranch, rural, country, country side, country house, country lane, tuscan, dutch countryside, english countryside, fields of sunflowers, plantation, hay bale, beehive yard, apiary, homestead, cottagecore, cottage core, provencal village",
  phrase: { where: "on", what: "a farm" },
  isWide: true,
  ...OUTDOORS,
  weight: 2,
  restful: true,
  cover: "grass",
  props: { none: 2, duckling: 1, pumpkin: 1 },
  draw: farm,
};

/** Fields, a barn, a windmill. */
function farm(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("farm.far"), near = random("farm.near");
  return {
    horizon: 610,
    ground,
    back: [
      ...openSky(land, 500),
      under(hills(far, { height: 600, swing: 40, waves: 3 }), {
        name: "far fields",
        colour: grade({ l: 0.8, c: 0.1, h: 110 }, 0.8),
        depth: 0.85,
      }),
      ...windmill([512 + lightSide * 300, 640], grade),
      under(hills(far, { height: 660, swing: 26, waves: 2 }), {
        name: "wheat",
        colour: grade({ l: 0.85, c: 0.12, h: 90 }, 0.5),
        depth: 0.6,
        marks: rows(grade({ l: 0.78, c: 0.12, h: 85 }, 0.5)),
      }),
      ...tree(far, [512 + lightSide * 470, 760], 280, grade(LEAVES, 0.4), grade(BARK, 0.4), 0.4),
      ...barn([512 - lightSide * 290, 770], grade, spec.time !== "day"),
      ...fence(grade),
      under(hills(near, { height: 786, swing: 12, waves: 2 }), {
        name: "farmyard",
        role: "ground",
        colour: grade({ l: 0.76, c: 0.13, h: 128 }),
        colourEnd: grade(LAWN),
        marks: dapples(near, {
          top: 806,
          bottom: 1010,
          colour: grade({ l: 0.71, c: 0.14, h: 132 }),
          count: 22,
        }),
      }),
      ...[0, 1, 2].flatMap((i) =>
        sunflower(
          [512 + lightSide * (390 + i * 46), 856 + (i % 2) * 14],
          230 - i * 26,
          grade({ l: 0.86, c: 0.16, h: 88 }),
          grade(LEAVES),
        )
      ),
      ...hay([512 - lightSide * 410, 884], grade),
      ...[130, 300, 740, 900].flatMap((x) => grass(near, [x, 850], 34, grade(LAWN))),
    ],
    front: [60, 190, 850, 970].flatMap((x) =>
      grass(near, [x, 1030], 76, grade(shift(LAWN, { l: -0.08 })), "front")
    ),
  };
}

function rows(colour: Colour) {
  return times(16, (i) => {
    const x = (i - 8) * 60;
    return mark("shade", [[512 + x, 640], [516 + x, 640], [520 + x * 1.7, 800], [
      508 + x * 1.7,
      800,
    ]], colour);
  });
}

function windmill([x, y]: Point, grade: Land["grade"]): Item[] {
  const wall = grade({ l: 0.9, c: 0.03, h: 80 }, 0.6),
    vane = grade({ l: 0.7, c: 0.05, h: 60 }, 0.55);
  return [
    scenery(
      "windmill",
      "stone",
      points("-44 20, -28 -130, 28 -130, 44 20", [x, y]),
      wall,
      { depth: 0.7 },
    ),
    scenery(
      "windmill cap",
      "wood",
      smooth(knots("-36 -124!, 0 -176, 36 -124!", [x, y])),
      grade({ l: 0.5, c: 0.12, h: 30 }, 0.6),
      { depth: 0.7 },
    ),
    ...[0.5, 2.07, 3.64, 5.21].map((turn): Item => {
      const tip: Point = [x + Math.cos(turn) * 120, y - 138 + Math.sin(turn) * 120];
      return scenery("vane", "cloth", leaf([x, y - 138], tip, 17, 9), vane, {
        line: 1.6,
        depth: 0.68,
      });
    }),
  ];
}

function fence(grade: Land["grade"]): Item[] {
  const wood = grade({ l: 0.9, c: 0.02, h: 80 }, 0.2);
  return [
    ...[690, 742].map((y): Item =>
      scenery("fence rail", "wood", box(-24, y, 1072, 16, 3), wood, { depth: 0.3, line: 1.6 })
    ),
    ...times(9, (i): Item =>
      scenery(
        "fence post",
        "wood",
        [[i * 130 - 12, 800], [i * 130 - 12, 676], [i * 130, 662], [i * 130 + 12, 676], [
          i * 130 + 12,
          800,
        ]],
        shift(wood, { l: -0.03 }),
        { depth: 0.3, line: 1.6 },
      )),
  ];
}

function hay([x, y]: Point, grade: Land["grade"]): Item[] {
  const straw = grade({ l: 0.82, c: 0.11, h: 85 });
  return [
    scenery("hay bale", "plant", ellipse([x, y - 66], 80, 76), straw, {
      line: 2.4,
      volume: 0.5,
      depth: 0.1,
      marks: [60, 44, 28, 12].map((r) =>
        mark(
          "shade",
          ribbon(ellipse([x, y - 66], r, r * 0.95).filter((_, i) => i % 4 === 0), [2, 2]),
          shift(straw, { l: -0.1 }),
        )
      ),
    }),
  ];
}
