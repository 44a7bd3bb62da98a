/** @module At a market: stalls with awnings, crates of fruit. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { skyline, WALLS } from "../skyline.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "market, markets, marketplace, market square, food market, street street market, bazaar, souk, fish market, flea market, garage sale, yard sale, farmers market, night market, street food, food truck, at the market, taco stand, ramen cart, ramen stall, food cart, lemonade stand, vegetable stall, flower stall, flower market",
  phrase: { where: "at", what: "a market" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: market,
};

/** Two striped stalls full of fruit in a square, lanterns between them. */
function market(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const stone = { l: 0.74, c: 0.03, h: 70 }, hue = tintOf(spec).h;
  return outdoors(land, {
    horizon: 560,
    far: skyline(random("market.houses"), {
      base: 720,
      low: 260,
      high: 400,
      width: 170,
      wall: (i) => grade(WALLS[i % WALLS.length]!, 0.6),
      lit: spec.time === "day" ? 0.08 : 0.5,
      depth: 0.65,
    }),
    ground: {
      name: "paved square",
      texture: "stone",
      colour: stone,
      top: 716,
      marks: [760, 816, 890, 980].flatMap((y, row) =>
        times(12, (i) =>
          mark(
            "shade",
            ellipse([i * 96 + (row % 2) * 48, y], 40 + row * 5, 8 + row * 2),
            grade(shift(stone, { l: -0.05 })),
          ))
      ),
    },
    items: [
      ...stall(land, 512 - lightSide * 330, ["apple", "lemon", "grapes", "tomato"], hue),
      ...stall(
        land,
        512 + lightSide * 350,
        ["bread", "cheese", "carrot", "watermelon slice"],
        (hue + 150) % 360,
      ),
      ...[360, 512, 664].flatMap((x, i) =>
        sceneryThing(land, "red lantern", [x, 300 + (i % 2) * 26], 90, { depth: 0.18 })
      ),
    ],
  });
}

function stall(
  land: Land,
  x: number,
  goods: readonly (
    "apple" | "lemon" | "grapes" | "tomato" | "bread" | "cheese" | "carrot" | "watermelon slice"
  )[],
  hue: number,
): Item[] {
  const { grade } = land, wood = grade({ l: 0.55, c: 0.08, h: 58 }, 0.2);
  const cloth = grade({ l: 0.64, c: 0.16, h: hue }, 0.2),
    white = grade({ l: 0.96, c: 0.01, h: 90 }, 0.2);
  const piece = (name: string, outline: Point[], colour: Colour, depth = 0.3): Item =>
    scenery(name, "wood", outline, colour, { line: 2.2, depth });
  return [
    piece("stall post", box(x - 176, 380, 16, 450), wood),
    piece("stall post", box(x + 160, 380, 16, 450), wood),
    ...times(8, (i) =>
      piece(
        "awning",
        [[x - 170 + i * 42.5, 330], [x - 127.5 + i * 42.5, 330], [x - 152 + i * 50.5 + 2, 440], [
          x - 202 + i * 50.5,
          440,
        ]],
        i % 2 ? white : cloth,
        0.26,
      )),
    ...goods.flatMap((kind, i) =>
      [0, 1].flatMap((row) =>
        sceneryThing(land, kind, [x - 126 + i * 84 + row * 20, 650 + row * 26], 70, { depth: 0.11 })
      )
    ),
    piece("stall table", box(x - 190, 672, 380, 36, 6), shift(wood, { l: 0.08 }), 0.22),
    piece("stall front", box(x - 180, 706, 360, 130), wood, 0.22),
  ];
}
