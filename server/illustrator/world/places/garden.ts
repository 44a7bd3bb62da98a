/** @module A garden: a fence, a hedge or a wall, sunflowers, tulips, mostly a path. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { clumped, type Spot } from "../clumps.ts";
import { BARK, LAWN, LEAVES, PETALS } from "../greenery_tones.ts";
import { dapples, LEFT, RIGHT, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { sunflower, tulip } from "../flowers.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "garden, gardens, flower garden, backyard, herb garden, yard, gardens full of flowers, english garden, cottage garden, secret garden, blooming garden, garden full of flowers, flower bed, flowerbed, flower beds, hedge garden, botanical gardens, city garden, park lawn, summer garden, rose bushes, rose bush, courtyard garden",
  nearest:
    "rose garden, in a fountain, in the fountain, at a fountain, at the fountain, inside a fountain, greenhouse, botanical garden, bench, glasshouse, conservatory, winter garden, orangery, garden path, garden shed, shed, hedge maze, maze, birdbath, garden pond, garden party, barbecue, bbq, terrace garden, cricket pitch, basketball court, front yard, front lawn, driveway, courtyard garden, rose arch, flower arch, garden arch, pergola",
  phrase: { where: "in", what: "a garden" },
  ...OUTDOORS,
  weight: 4,
  restful: true,
  cover: "flowers",
  props: { none: 2, butterfly: 2, flower: 1, bird: 1 },
  draw: garden,
};

/** What closes a garden at its far end. */
type Boundary = "picket fence" | "hedge" | "wall";

/** Flower beds, a fence, a hedge or a wall behind them, sunflowers at one side, mostly a path. */
function garden(land: Land): DrawnPlace {
  const { random, grade } = land;
  const ground = 872, bed = random("garden.bed"), far = random("garden.far");
  const layout = random("garden.layout");
  const boundary = layout.pick<Boundary>(["picket fence", "picket fence", "hedge", "wall"]);
  const side = layout.chance(0.5) ? 1 : -1, hasPath = layout.chance(0.7);
  const flowers = (spots: readonly Spot[], y: number, size: number, role: "scenery" | "front") =>
    spots.flatMap((spot): Item[] =>
      tulip(
        [spot.x, y + spot.near * 22],
        size * (0.65 + spot.size * 0.3),
        grade(bed.pick(PETALS)),
        grade(LEAVES),
        role,
      )
    );
  return {
    horizon: 690,
    ground,
    back: [
      ...openSky(land, 480),
      ...clumped(far, 6).flatMap(({ x, size, near }) =>
        tree(
          far,
          [x, 640 + near * 20],
          320 * size,
          grade(shift(LEAVES, { l: 0.08 }), 0.75 - near * 0.2),
          grade(BARK, 0.7),
          0.7,
        )
      ),
      ...clumped(far, 8).map(({ x, size, near }) =>
        bush(
          [x, 686 + near * 10],
          235 * size,
          grade(shift(LEAVES, { l: 0.03 }), 0.5 - near * 0.1),
          0.45,
        )
      ),
      ...BOUNDARIES[boundary](land),
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
      ...[360, 440, 300].flatMap((aside, i) =>
        sunflower(
          [512 + side * (aside + bed.between(-16, 16)), 786 + i * 12],
          bed.between(230, 290) + (i === 1 ? 80 : 0),
          grade({ l: 0.85, c: 0.15, h: 88 }),
          grade(LEAVES),
        )
      ),
      ...sunflower(
        [512 - side * 420, 800],
        bed.between(190, 240),
        grade({ l: 0.85, c: 0.15, h: 88 }),
        grade(LEAVES),
      ),
      ...flowers(clumped(bed, 13), 786, 92, "scenery"),
      ...(hasPath ? [path(land, side)] : []),
    ],
    front: [
      ...flowers(clumped(bed, 4, { left: 10, right: 190 }), 1040, 140, "front"),
      ...flowers(clumped(bed, 3, { left: 860, right: 1010 }), 1040, 140, "front"),
      ...[120, 910].flatMap((x) => grass(bed, [x, 1034], 70, grade(LEAVES), "front")),
    ],
  };
}

/** Winds from the lower edge to the far end. */
function path({ random, grade }: Land, side: number): Item {
  const near = random("garden.path"), middle = 512 + side * near.between(-40, 120);
  const end = middle - side * near.between(60, 220);
  return scenery(
    "garden path",
    "stone",
    smooth([
      [middle - 200, 1060],
      [middle - 130, 900],
      [middle + (end - middle) * 0.4 - 64, 830],
      [end - 26, 760, "corner"],
      [end + 30, 760, "corner"],
      [middle + (end - middle) * 0.4 + 56, 830],
      [middle + 130, 900],
      [middle + 200, 1060],
    ]),
    grade({ l: 0.87, c: 0.04, h: 75 }),
    {
      role: "ground",
      marks: dapples(near, {
        top: 850,
        bottom: 1030,
        colour: grade({ l: 0.8, c: 0.045, h: 70 }),
        count: 16,
      }),
    },
  );
}

const BOUNDARIES: Record<Boundary, (land: Land) => Item[]> = {
  "picket fence"({ grade }) {
    const fence = grade({ l: 0.95, c: 0.02, h: 80 }, 0.2);
    return [
      ...times(17, (i) => picket(i * 64 + 2, 748, fence)),
      ...[640, 706].map((top) =>
        scenery(
          "fence rail",
          "wood",
          box(LEFT, top, RIGHT - LEFT, 18),
          shift(fence, { l: -0.05 }),
          { depth: 0.3 },
        )
      ),
    ];
  },
  hedge({ grade, random }) {
    const near = random("garden.hedge"), colour = grade(shift(LEAVES, { l: -0.05 }), 0.3);
    return times(11, (i) =>
      bush(
        [i * 104 - 8 + near.between(-16, 16), 744],
        near.between(190, 230) + (i % 4 === 1 ? 40 : 0),
        shift(colour, { l: near.between(-0.02, 0.02) }),
        0.3,
      ));
  },
  wall({ grade, random }) {
    const near = random("garden.wall"), stone = grade({ l: 0.78, c: 0.035, h: 60 }, 0.25);
    const stones = times(44, (i) => {
      const x = (i % 11) * 100 + (Math.floor(i / 11) % 2 ? 50 : 0) + near.between(-12, 12);
      const y = 628 + Math.floor(i / 11) * 30;
      return mark(
        "shade",
        box(x, y, near.between(64, 84), 22, 8),
        shift(stone, { l: near.between(-0.06, -0.02) }),
      );
    });
    return [
      scenery("garden wall", "stone", box(LEFT, 616, RIGHT - LEFT, 136), stone, {
        marks: stones,
        depth: 0.3,
      }),
      scenery("cornice", "stone", box(LEFT, 600, RIGHT - LEFT, 22, 4), shift(stone, { l: 0.05 }), {
        depth: 0.3,
      }),
    ];
  },
};

function picket(x: number, bottom: number, colour: Colour): Item {
  return scenery(
    "picket",
    "wood",
    [[x, bottom], [x, 612], [x + 22, 590], [x + 44, 612], [x + 44, bottom]],
    colour,
    { colourEnd: shift(colour, { l: -0.04 }), depth: 0.3 },
  );
}
