/** @module On the beach: sea, palm, parasol. */
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth, star } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { birds } from "../birds.ts";
import { dapples, LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { palm } from "../palm.ts";
import { shell, starfish } from "../shore_finds.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { parasol } from "../fixtures/parasol.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "beach, beaches, by the sea, by the ocean, at the sea, seaside, seashore, shore, coast, sandy beach, tropical, oceanside, beachfront, shoreline, coastline, coastal, seashores, sea shore, beachside, lagoon, malibu, miami beach, bondi beach",
  nearest:
    "lighthouse, surfboard, sandcastle, oceans, seas, riviera, amalfi coast, french riviera, ibiza, high tide, low tide, rock pool, tide pool, tidepool, cornwall, brighton, mediterranean",
  phrase: { where: "on", what: "a beach" },
  ...OUTDOORS,
  season: "drifts",
  weight: 2,
  softGround: true,
  props: { none: 3, fish: 1 },
  draw: beach,
};

/** Sea and sand in one of three layouts: a palm and a parasol, a group of palms, or rocks. */
function beach(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("beach.far"), near = random("beach.near");
  const sand = grade({ l: 0.89, c: 0.06, h: 82 }), side = -lightSide;
  const layout = random("beach.layout");
  const kind = layout.pick(["holiday", "palms", "rocks"]), wave = layout.between(0, 6);
  // The shore runs aslant: nearer on one side.
  const slant = layout.between(-34, 34);
  const shore: Point[] = times(76, (i) => {
    const x = LEFT + (i / 75) * (RIGHT - LEFT);
    return [
      x,
      742 + (x / 512 - 1) * slant + Math.sin(x / 120 + wave) * 12 + Math.sin(x / 47 + wave) * 4,
    ];
  });
  return {
    horizon: 560,
    ground,
    back: [
      ...openSky(land, 470),
      ...(spec.time === "day" ? birds([512 + side * 60, 170]) : []),
      scenery(
        "island",
        "plant",
        smooth([
          [512 + side * 60, 566, "corner"],
          [512 + side * 130, 520],
          [512 + side * 220, 498],
          [512 + side * 300, 528],
          [512 + side * 390, 566, "corner"],
        ]),
        grade({ l: 0.68, c: 0.09, h: 165 }, 0.85),
        { depth: 0.9 },
      ),
      under([[LEFT, 562], [RIGHT, 562]], {
        name: "sea",
        texture: "water",
        colour: grade({ l: 0.66, c: 0.11, h: 228 }, 0.55),
        colourEnd: grade({ l: 0.86, c: 0.08, h: 200 }, 0.1),
        marks: ripples(far, {
          top: 562,
          bottom: 740,
          colour: grade({ l: 0.9, c: 0.05, h: 210 }, 0.2),
          count: 44,
        }),
        depth: 0.6,
      }),
      ...boat([512 + lightSide * layout.between(90, 330), layout.between(590, 640)], grade),
      under(shore.map(([x, y]) => [x, y - 13]), {
        name: "surf",
        role: "ground",
        texture: "cloud",
        colour: grade({ l: 0.97, c: 0.012, h: 210 }, 0.1),
        depth: 0.3,
      }),
      under(shore, {
        name: "wet sand",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.79, c: 0.065, h: 78 }),
      }),
      under(shore.map(([x, y]) => [x, y + 26 + Math.sin(x / 90) * 6]), {
        name: "sand",
        role: "ground",
        texture: "stone",
        colour: sand,
        colourEnd: shift(sand, { l: -0.07, c: 0.01 }),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: shift(sand, { l: -0.045, c: 0.01 }),
          count: 22,
        }),
      }),
      ...(kind === "rocks" ? rocks(land, side) : palms(land, side, kind === "palms" ? 3 : 1)),
      ...(kind === "holiday" ? parasol([512 - side * layout.between(320, 400), 850], grade) : []),
      ...(kind === "palms" ? [] : bucket([512 + side * layout.between(240, 330), 890], grade)),
      starfish([near.between(120, 180), 960], grade),
      ...shell([near.between(840, 900), 966], grade),
    ],
    front: [
      ...[60, 966].flatMap((x) =>
        grass(near, [x, 1034], 84, grade({ l: 0.68, c: 0.11, h: 125 }), "front")
      ),
      ...shell([250, 1000], grade),
    ],
  };
}

/** Palms of uneven height that lean apart. */
function palms({ grade, random }: Land, side: number, count: number): Item[] {
  const near = random("beach.palms");
  return [[400, 826, 520, -60], [330, 812, 380, 50], [470, 806, 430, 60]].slice(0, count)
    .toReversed().flatMap(([x, y, height, lean]) =>
      palm(
        [512 + side * (x! + near.between(-26, 26)), y!],
        height! * near.between(0.85, 1.1),
        side * lean!,
        grade({ l: 0.58, c: 0.13, h: 142 }, 0.1),
        grade({ l: 0.6, c: 0.06, h: 65 }, 0.1),
        0.2,
      )
    );
}

/** Rocks at one side, washed by the surf. */
function rocks({ grade, random }: Land, side: number): Item[] {
  const near = random("beach.rocks"), stone = { l: 0.6, c: 0.03, h: 60 };
  return [[470, 770, 190, 0.3], [330, 788, 96, 0.25], [430, 826, 130, 0.1], [-440, 800, 74, 0.2]]
    .map(([x, y, size, depth]) =>
      rock(
        near,
        [512 + side * (x! + near.between(-30, 30)), y!],
        size! * near.between(0.8, 1.15),
        grade(shift(stone, { l: near.between(-0.05, 0.05) }), depth),
        depth,
      )
    );
}

function boat([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    scenery(
      "sail",
      "cloth",
      [[x + 2, y - 96], [x + 50, y - 18], [x + 2, y - 18]],
      grade({ l: 0.96, c: 0.02, h: 85 }, 0.4),
      { depth: 0.6 },
    ),
    scenery(
      "sail",
      "cloth",
      [[x - 4, y - 84], [x - 36, y - 18], [x - 4, y - 18]],
      grade({ l: 0.66, c: 0.16, h: 25 }, 0.4),
      { depth: 0.6 },
    ),
    scenery(
      "boat",
      "wood",
      smooth(knots("-48 -14!, 56 -14!, 38 10, -34 10", [x, y])),
      grade({ l: 0.5, c: 0.08, h: 45 }, 0.4),
      { depth: 0.6 },
    ),
  ];
}

function bucket([x, y]: Point, grade: Land["grade"]): Item[] {
  const red = grade({ l: 0.66, c: 0.17, h: 40 });
  return [
    line(
      "bucket handle",
      "scenery",
      ellipse([x, y - 50], 28, 26).slice(15, 31),
      grade({ l: 0.9, c: 0.04, h: 90 }),
      [4, 4],
    ),
    scenery(
      "bucket",
      "metal",
      points("-32 -52, 32 -52, 24 0, -24 0", [x, y]),
      red,
      {
        volume: 0.5,
        line: 2.6,
        marks: [mark("detail", star([x, y - 26], 14), grade({ l: 0.9, c: 0.12, h: 90 }))],
      },
    ),
  ];
}
