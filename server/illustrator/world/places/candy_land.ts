/** @module A land of sweets: lollipop trees, ice-cream hills, a biscuit path. */
import { type Colour, mix } from "../../colour/colour.ts";
import { curve, ellipse, ribbon, smooth, star } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "candy land, candyland, land of sweets, land of candy, candy kingdom, candy world, candy forest, gingerbread house, world of sweets, sweet land, land of candies, candy wonderland, candy mountain, lollipop forest, gingerbread village, gingerbread land, candyland world, candy castle, dessert world, dessert land, made of candy, candy planet, sugar land, land of cakes, willy wonka, chocolate factory",
  phrase: { where: "in", what: "a land of sweets" },
  ...OUTDOORS,
  season: "none",
  props: { none: 2, "ice cream": 1, cake: 1 },
  draw: candyLand,
};

/** Everything one may eat. */
function candyLand(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 866,
    far = random("candy.far"),
    near = random("candy.near"),
    tint = tintOf(spec);
  const sweet = (h: number, depth = 0) => grade({ l: 0.8, c: 0.115, h: (h + 360) % 360 }, depth);
  return {
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 500),
      under(hills(far, { height: 610, swing: 70, waves: 2 }), {
        name: "mint hills",
        texture: "cloth",
        colour: sweet(165, 0.8),
        depth: 0.8,
        marks: sprinkles(far, 560, 680),
      }),
      ...scoopMountain([512 - lightSide * 300, 690], 190, sweet(tint.h, 0.5)),
      ...scoopMountain([512 + lightSide * 220, 690], 140, sweet(60, 0.6)),
      under(hills(far, { height: 700, swing: 34, waves: 3 }), {
        name: "strawberry hills",
        texture: "cloth",
        colour: sweet(355, 0.4),
        depth: 0.45,
        marks: sprinkles(far, 690, 780),
      }),
      ...lollipop([120, 850], 430, sweet(350), sweet(60)),
      ...lollipop([905, 852], 490, sweet(200), sweet(300)),
      ...lollipop([300, 790], 240, sweet(90, 0.3), sweet(20, 0.3)),
      ...lollipop([742, 790], 220, sweet(145, 0.3), sweet(340, 0.3)),
      under(hills(near, { height: 788, swing: 14, waves: 2 }), {
        name: "icing",
        role: "ground",
        texture: "cloth",
        colour: grade(mix(sweet(tint.h), WHITE, 0.55)),
        colourEnd: grade(mix(sweet(tint.h), WHITE, 0.25)),
        marks: sprinkles(near, 820, 1010),
      }),
      ...cane([512 - lightSide * 400, 880], grade),
      ...cane([512 + lightSide * 330, 862], grade),
      ...[60, 226, 800, 966].flatMap((x, i) =>
        gumdrop([x, 900 + (i % 2) * 20], 40, sweet(i * 90 + tint.h))
      ),
    ],
    front: [
      ...gumdrop([70, 1030], 72, sweet(tint.h + 40)),
      ...gumdrop([960, 1032], 78, sweet(tint.h + 170)),
    ],
  };
}

function sprinkles(random: ReturnType<Land["random"]>, top: number, bottom: number): Mark[] {
  return times(40, () => {
    const x = random.between(0, 1024),
      y = random.between(top, bottom),
      turn = random.between(0, 3.14);
    return mark(
      "detail",
      ribbon([[x - Math.cos(turn) * 9, y - Math.sin(turn) * 5], [
        x + Math.cos(turn) * 9,
        y + Math.sin(turn) * 5,
      ]], [3, 3]),
      { l: 0.76, c: 0.15, h: random.pick([350, 55, 92, 145, 250, 300]) },
    );
  });
}

function scoopMountain([x, y]: Point, size: number, colour: Colour): Item[] {
  return [
    scenery(
      "scoop mountain",
      "cloth",
      smooth([
        [x - size, y + 40],
        [x - size * 0.96, y - size * 0.6],
        [x - size * 0.4, y - size * 1.24],
        [x + size * 0.4, y - size * 1.24],
        [x + size * 0.96, y - size * 0.6],
        [x + size, y + 40],
      ]),
      colour,
      { volume: 0.6, depth: 0.6 },
    ),
    scenery(
      "syrup",
      "cloth",
      smooth([
        [x - size * 0.78, y - size * 0.74],
        [x - size * 0.3, y - size * 1.28],
        [x + size * 0.3, y - size * 1.28],
        [x + size * 0.78, y - size * 0.74],
        [x + size * 0.6, y - size * 0.5],
        [x + size * 0.42, y - size * 0.76],
        [x + size * 0.12, y - size * 0.4],
        [x - size * 0.16, y - size * 0.74],
        [x - size * 0.46, y - size * 0.46],
      ]),
      { l: 0.46, c: 0.08, h: 45 },
      { depth: 0.6 },
    ),
    scenery("cherry", "plant", ellipse([x, y - size * 1.36], size * 0.15, size * 0.15), {
      l: 0.58,
      c: 0.2,
      h: 22,
    }, { volume: 0.7, depth: 0.6 }),
  ];
}

function lollipop([x, y]: Point, height: number, colour: Colour, other: Colour): Item[] {
  const r = height * 0.26, at: Point = [x, y - height + r];
  const swirl = times(26, (i): Point => {
    const angle = (i / 25) * 4.4 * Math.PI, reach = (r - 6) * (i / 25);
    return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
  });
  return [
    line("lollipop stick", "scenery", [[x, y], at], { l: 0.96, c: 0.01, h: 80 }, [12, 12]),
    scenery("lollipop", "glass", ellipse(at, r, r), colour, {
      volume: 0.4,
      line: 2.4,
      depth: 0.2,
      marks: [
        mark("detail", ribbon(swirl, [4, r * 0.1, r * 0.13]), other),
        mark(
          "light",
          ellipse([at[0] - r * 0.42, at[1] - r * 0.48], r * 0.14, r * 0.09, -0.7),
          WHITE,
        ),
      ],
    }),
  ];
}

function cane([x, y]: Point, grade: Land["grade"]): Item[] {
  const way = curve([[x, y], [x, y - 150], [x + 6, y - 190], [x + 40, y - 206], [x + 70, y - 180], [
    x + 70,
    y - 150,
  ]]);
  const white = grade({ l: 0.97, c: 0.01, h: 80 }), red = grade({ l: 0.6, c: 0.2, h: 22 });
  const axis = way.filter((_, i) => i % 3 === 0);
  return [
    scenery("candy cane", "glass", ribbon(axis, [14, 14]), white, {
      line: 2.4,
      volume: 0.4,
      depth: 0.1,
      marks: axis.filter((_, i) => i % 2 === 0).map(([px, py]) =>
        mark("detail", ribbon([[px - 20, py + 10], [px + 20, py - 8]], [6, 6]), red)
      ),
    }),
  ];
}

function gumdrop([x, y]: Point, size: number, colour: Colour): Item[] {
  return [scenery(
    "gumdrop",
    "glass",
    smooth([
      [x - size, y, "corner"],
      [x - size * 0.84, y - size * 0.7],
      [x, y - size * 1.3],
      [x + size * 0.84, y - size * 0.7],
      [x + size, y, "corner"],
    ]),
    colour,
    {
      volume: 0.6,
      line: 2.2,
      depth: 0.05,
      marks: [
        ...[-0.4, 0.1, 0.5].map((dx, i) =>
          mark(
            "light",
            star([x + dx * size, y - size * (0.3 + (i % 2) * 0.34)], size * 0.09, { points: 4 }),
            WHITE,
          )
        ),
      ],
    },
  )];
}
