/**
 * A garden: picket fence, sunflowers, tulips, a path.
 *
 * @module
 */
import { type Colour, shift } from "../../colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { backdrop } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { BARK, LAWN, LEAVES, PETALS } from "../greenery_tones.ts";
import { dapples, LEFT, RIGHT, under } from "../landforms.ts";
import { lightOf, skyOf } from "../light.ts";
import { openSky } from "../open_sky.ts";
import type { Land, Place } from "../place.ts";
import { grass, sunflower, tulip } from "../plants.ts";
import { bush, tree } from "../trees.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: [
    says(
      { setting: "garden" },
      "garden, gardens, flower garden, backyard, herb garden, yard, vegetable garden, gardens full of flowers, english garden, cottage garden, secret garden, blooming garden, garden full of flowers, flower bed, flowerbed, flower beds, hedge garden, botanical gardens, city garden, park lawn, summer garden, rose bushes, rose bush, courtyard garden",
    ),
    nearest(
      { setting: "garden" },
      "rose garden, in a fountain, in the fountain, at a fountain, at the fountain, inside a fountain, greenhouse, botanical garden, bench, park bench, glasshouse, conservatory, winter garden, orangery, garden path, garden shed, shed, garden fence, hedge maze, maze, birdbath, garden pond, garden party, barbecue, bbq, doorstep, courtyard, cloister, terrace garden, golf course, tennis court, cricket pitch, basketball court",
    ),
  ],
  phrase: { where: "in", what: "a garden" },
  weather: "falls",
  namedHours: "all",
  season: "turns",
  weight: 4,
  restful: true,
  cover: "flowers",
  props: { none: 2, butterfly: 2, flower: 1, bird: 1 },
  draw: garden,
};

/** Flower beds, a fence and a path. */
function garden(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 872, bed = random("garden.bed"), far = random("garden.far");
  const fence = grade({ l: 0.95, c: 0.02, h: 80 }, 0.2);
  const flowers = (xs: number[], y: number, size: number, role: "scenery" | "front"): Item[] =>
    xs.flatMap((x) =>
      tulip(
        [x + bed.between(-10, 10), y + bed.between(-8, 8)],
        size * bed.between(0.85, 1.15),
        grade(bed.pick(PETALS)),
        grade(LEAVES),
        role,
      )
    );
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 690,
    ground,
    back: [
      ...openSky(land, 480),
      ...[60, 300, 740, 960].flatMap((x) =>
        tree(
          far,
          [x + far.between(-30, 30), 640],
          far.between(300, 400),
          grade(shift(LEAVES, { l: 0.08 }), 0.7),
          grade(BARK, 0.7),
          0.7,
        )
      ),
      ...Array.from(
        { length: 7 },
        (_, i) =>
          bush(
            [i * 170 + far.between(-20, 20), 690],
            far.between(220, 270),
            grade(shift(LEAVES, { l: 0.03 }), 0.45),
            0.45,
          ),
      ),
      ...Array.from({ length: 17 }, (_, i) => picket(i * 64 + 2, 748, fence)),
      backdrop({
        name: "fence rail",
        role: "scenery",
        texture: "wood",
        outline: box(LEFT, 640, RIGHT - LEFT, 18),
        colour: shift(fence, { l: -0.05 }),
        depth: 0.3,
      }),
      backdrop({
        name: "fence rail",
        role: "scenery",
        texture: "wood",
        outline: box(LEFT, 706, RIGHT - LEFT, 18),
        colour: shift(fence, { l: -0.05 }),
        depth: 0.3,
      }),
      under([[LEFT, 746], [512, 738], [RIGHT, 746]], {
        name: "lawn",
        role: "ground",
        colour: grade({ l: 0.76, c: 0.14, h: 132 }),
        colourEnd: grade(LAWN),
        marks: dapples(bed, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.71, c: 0.14, h: 136 }),
          count: 18,
        }),
      }),
      ...[60, 170, 850, 968].flatMap((x, i) =>
        sunflower(
          [x, 790 + (i % 2) * 10],
          bed.between(250, 330),
          grade({ l: 0.85, c: 0.15, h: 88 }),
          grade(LEAVES),
        )
      ),
      ...flowers([30, 90, 150, 215, 280, 330, 700, 750, 810, 880, 940, 1000], 800, 92, "scenery"),
      backdrop({
        name: "garden path",
        role: "ground",
        texture: "stone",
        outline: smooth([[330, 1060], [390, 900], [440, 842], [590, 842], [640, 900], [706, 1060]]),
        colour: grade({ l: 0.87, c: 0.04, h: 75 }),
        marks: dapples(bed, {
          top: 850,
          bottom: 1030,
          colour: grade({ l: 0.8, c: 0.045, h: 70 }),
          count: 16,
        }),
      }),
    ],
    front: [
      ...flowers([26, 88, 150, 880, 944, 1004], 1046, 150, "front"),
      ...[120, 910].flatMap((x) => grass(bed, [x, 1034], 70, grade(LEAVES), "front")),
    ],
  };
}

function picket(x: number, bottom: number, colour: Colour): Item {
  return backdrop({
    name: "picket",
    role: "scenery",
    texture: "wood",
    outline: [[x, bottom], [x, 612], [x + 22, 590], [x + 44, 612], [x + 44, bottom]],
    colour,
    colourEnd: shift(colour, { l: -0.04 }),
    depth: 0.3,
  });
}
