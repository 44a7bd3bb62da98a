/** @module By a lake: reeds, water lilies, a jetty; in winter the water is ice. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { box, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { clumped } from "../clumps.ts";
import { BARK, LAWN, LEAVES } from "../greenery_tones.ts";
import { dapples, hills, LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { grass } from "../plants.ts";
import { fir } from "../fir.ts";
import { tree } from "../trees.ts";
import { says } from "../../vocabulary/term.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "lake, lakeside, pond, lakeshore, by the lake, by the water, jetty, misty lake, mountain lake, lake shore, ponds, moonlit pond, lily pond, koi pond, duck pond, water lilies, waterside, on the water, lake house",
  nearest: "puddle, loch, rice terrace, jetties, fishing pond, moat, water garden",
  terms: [says(
    { setting: "lake", season: "winter" },
    "frozen lake, frozen pond, icy lake, frozen river, frozen over lake, frozen ditch, frozen canal, frozen creek, frozen water, iced lake, ice lake",
  )],
  phrase: { where: "by", what: "a lake" },
  ...OUTDOORS,
  weight: 2,
  cover: "grass",
  props: { none: 2, duckling: 2, fish: 1, butterfly: 1 },
  draw: lake,
};

/** Water between a wooded shore and a grassy bank. */
function lake(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 862, far = random("lake.far"), near = random("lake.near");
  const frozen = spec.season === "winter";
  const water = frozen ? { l: 0.9, c: 0.035, h: 225 } : { l: 0.68, c: 0.1, h: 232 };
  const bank = hills(near, { height: 784, swing: 12, waves: 2 });
  return {
    horizon: 560,
    ground,
    back: [
      ...openSky(land, 470),
      under(hills(far, { height: 520, swing: 60, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.72, c: 0.08, h: 190 }, 0.9),
        depth: 0.9,
      }),
      ...clumped(far, 12).flatMap(({ x, size, near: closer }) =>
        fir(
          [x, 586 + closer * 10],
          140 * size,
          grade({ l: 0.55, c: 0.09, h: 155 }, 0.85 - closer * 0.25),
          0.7,
        )
      ),
      under([[LEFT, 578], [RIGHT, 578]], {
        name: "lake water",
        texture: frozen ? "glass" : "water",
        colour: grade(shift(water, { l: -0.02 }), 0.5),
        colourEnd: grade(shift(water, { l: 0.1, c: -0.02 }), 0.1),
        marks: frozen ? cracks(grade({ l: 0.98, c: 0.01, h: 225 }, 0.2)) : ripples(far, {
          top: 590,
          bottom: 780,
          colour: grade({ l: 0.92, c: 0.04, h: 220 }, 0.2),
          count: 40,
        }),
        depth: 0.5,
      }),
      ...(frozen ? [] : lilies(land)),
      ...jetty([512 + lightSide * 330, 800], land),
      under(bank, {
        name: "bank",
        role: "ground",
        colour: grade({ l: 0.74, c: 0.13, h: 132 }),
        colourEnd: grade(LAWN),
        marks: dapples(near, {
          top: 810,
          bottom: 1010,
          colour: grade({ l: 0.69, c: 0.135, h: 136 }),
          count: 18,
        }),
      }),
      ...reeds([512 - lightSide * 390, 812], land),
      ...tree(far, [512 - lightSide * 470, 850], 480, grade(LEAVES, 0.1), grade(BARK, 0.1), 0.2),
      rock(near, [512 + lightSide * 430, 880], 60, grade({ l: 0.7, c: 0.02, h: 250 })),
      ...[110, 300, 730, 900].flatMap((x) => grass(near, [x, 846], 36, grade(LAWN))),
    ],
    front: [
      ...[60, 200, 840, 970].flatMap((x) =>
        grass(near, [x, 1030], 78, grade(shift(LAWN, { l: -0.08 })), "front")
      ),
    ],
  };
}

function lilies({ random, grade }: Land): Item[] {
  const near = random("lake.lilies");
  return times(7, (i): Item[] => {
    const at: Point = [70 + i * 140 + near.between(-40, 40), near.between(660, 760)];
    const size = 20 + (at[1] - 640) * 0.16;
    return [
      scenery(
        "lily pad",
        "plant",
        ellipse(at, size, size * 0.36),
        grade({ l: 0.66, c: 0.13, h: 145 }, 0.3),
        {
          depth: 0.35,
          marks: [
            mark(
              "shade",
              leaf([at[0], at[1]], [at[0] + size, at[1] + 4], 3),
              grade({ l: 0.56, c: 0.12, h: 148 }, 0.3),
            ),
          ],
        },
      ),
      ...(i % 2
        ? [-0.5, 0, 0.5].map((dx): Item =>
          scenery(
            "lily",
            "plant",
            leaf([at[0], at[1] - 2], [at[0] + dx * size * 1.5, at[1] - size * 0.8], size * 0.22),
            grade({ l: 0.88, c: 0.09, h: 355 }, 0.2),
            { depth: 0.35 },
          )
        )
        : []),
    ];
  }).flat();
}

function cracks(colour: ReturnType<Land["grade"]>): Mark[] {
  return ([
    [[120, 640], [240, 690], [330, 670], [420, 740]],
    points("700 620, 760 680, 900 700, 960 760"),
  ] as const)
    .map((way) => mark("light", ribbon(way.map(([x, y]): Point => [x, y]), [2, 3, 2]), colour))
    .concat(
      [660, 700, 740].map((y, i) =>
        mark("light", leaf([140 + i * 230, y], [330 + i * 230, y - 8], 5), colour)
      ),
    );
}

function jetty([x, y]: Point, { grade }: Land): Item[] {
  const wood = grade({ l: 0.62, c: 0.06, h: 62 }, 0.25);
  return [
    ...[-64, 64].map((dx): Item =>
      scenery(
        "jetty post",
        "wood",
        box(x + dx - 9, y - 130, 18, 140, 4),
        shift(wood, { l: -0.1 }),
        { line: 2, depth: 0.3 },
      )
    ),
    scenery(
      "jetty",
      "wood",
      points("-58 -130, 58 -130, 98 6, -98 6", [x, y]),
      wood,
      {
        line: 2,
        depth: 0.3,
        marks: [0.2, 0.42, 0.66].map((t) =>
          mark("shade", box(x - 110, y - 130 + t * 136, 220, 4), shift(wood, { l: -0.09 }))
        ),
      },
    ),
  ];
}

function reeds([x, y]: Point, { random, grade }: Land): Item[] {
  const near = random("lake.reeds");
  return times(8, (i): Item[] => {
    const px = x + (i - 4) * 22, top = y - near.between(120, 210), lean = near.between(-14, 14);
    return [
      line(
        "reed",
        "scenery",
        [[px, y + 10], [px + lean, top]],
        grade({ l: 0.6, c: 0.12, h: 135 }, 0.15),
        [5, 3],
      ),
      ...(i % 2
        ? [scenery(
          "bulrush",
          "plant",
          smooth([[px + lean - 8, top + 4], [px + lean, top - 44], [
            px + lean + 8,
            top + 4,
          ], [px + lean, top + 14]]),
          grade({ l: 0.44, c: 0.07, h: 50 }, 0.1),
          { depth: 0.15 },
        )]
        : []),
    ];
  }).flat();
}
