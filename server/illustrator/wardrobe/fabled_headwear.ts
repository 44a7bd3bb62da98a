/**
 * What fabled creatures wear on their heads, on the head's coordinates (see hats.ts).
 *
 * @module
 */
import { knots, points } from "../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { glow, line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { cloth } from "./cloth.ts";

const role = "costume" as const;

/** A floating ring of light. */
export function halo(colour: Colour): Item[] {
  const ring = ellipse([0, -176], 74, 20);
  return [
    glow({
      name: "halo light",
      role,
      centre: [0, -176],
      radius: 120,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.5,
    }),
    line("halo rim", role, [...ring, ring[0]!], shift(colour, { l: -0.3, c: -0.02 }), [17, 17]),
    line("halo", role, [...ring, ring[0]!], mix(colour, WHITE, 0.25), [11, 11]),
  ];
}

/** Two small curved horns. */
export function horns(colour: Colour): Item[] {
  return [-1, 1].map((s) =>
    region({
      name: "horn",
      role,
      texture: "stone",
      outline: smooth([
        [s * 16, -82],
        [s * 20, -116],
        [s * 38, -142],
        [s * 58, -152, "corner"],
        [s * 54, -124],
        [s * 48, -84],
        [s * 30, -72],
      ]),
      colour,
      volume: 0.7,
      marks: [
        mark("shade", leaf([s * 14, -96], [s * 56, -100], 3, s * -5), shift(colour, { l: -0.1 })),
        mark("shade", leaf([s * 18, -116], [s * 58, -118], 3, s * -5), shift(colour, { l: -0.1 })),
      ],
    })
  );
}

/** Two feelers with knobs, on a band. */
export function feelers(colour: Colour): Item[] {
  return [
    ...[-1, 1].flatMap((s): Item[] => [
      line("feeler", role, curve([[s * 22, -88], [s * 28, -138], [s * 56, -176]]), INK, [6, 5]),
      region({
        name: "feeler knob",
        role,
        texture: "cloth",
        outline: ellipse([s * 58, -182], 16, 16),
        colour,
        volume: 0.8,
      }),
    ]),
    cloth(
      "feeler band",
      smooth(knots("-82 -78!, 0 -98, 82 -78!, 84 -64!, 0 -84, -84 -64!")),
      INK,
      { role },
    ),
  ];
}

/** An elf's long cap with a bell, and its pointed ears. */
export function elfCap(colour: Colour): Item[] {
  return [
    cloth(
      "elf cap",
      smooth(
        knots(
          "-84 -70, -66 -124, -20 -168, 40 -184, 96 -172, 138 -140, 158 -96!, 122 -116, 86 -118, 80 -70, 0 -60",
        ),
      ),
      colour,
      {
        role,
        volume: 0.75,
        marks: [
          mark("shade", leaf([10, -150], [110, -140], 7, -12), shift(colour, { l: -0.09 })),
          mark("shade", leaf([-50, -116], [40, -130], 5, -10), shift(colour, { l: -0.07 })),
        ],
      },
    ),
    cloth(
      "elf brim",
      smooth(
        knots(
          "-98 -70!, -64 -88, -34 -66!, 0 -92, 34 -66!, 64 -88, 98 -70!, 90 -46, 0 -56, -90 -46",
        ),
      ),
      THINGS.red,
      { role },
    ),
    bell([160, -84]),
  ];
}

/** A cap of two colours with three bells. */
export function jesterCap(colour: Colour, other: Colour): Item[] {
  const horn = (name: string, knots: Parameters<typeof smooth>[0], tone: Colour): Item =>
    cloth(name, smooth(knots), tone, { role, volume: 0.7 });
  return [
    horn(
      "left peak",
      knots("-10 -100, -70 -150, -132 -140, -160 -92!, -124 -104, -88 -62, -20 -66"),
      colour,
    ),
    horn(
      "right peak",
      knots("10 -100, 70 -150, 132 -140, 160 -92!, 124 -104, 88 -62, 20 -66"),
      other,
    ),
    horn(
      "middle peak",
      knots("-44 -74, -40 -140, 0 -206!, 40 -140, 44 -74, 0 -62"),
      mix(colour, other, 0.5),
    ),
    cloth(
      "jester band",
      smooth(knots("-92 -74!, 0 -90, 92 -74!, 96 -48!, 0 -60, -96 -48!")),
      GOLD,
      { role },
    ),
    bell([-162, -80]),
    bell([162, -80]),
    bell([0, -214]),
  ];
}

function bell([x, y]: Point): Item {
  return region({
    name: "bell",
    role,
    texture: "metal",
    outline: ellipse([x, y], 15, 15),
    colour: GOLD,
    volume: 0.9,
    marks: [
      mark(
        "shade",
        ribbon([[x - 16, y + 3], [x + 16, y + 3]], [1.8, 1.8]),
        shift(GOLD, { l: -0.3 }),
      ),
    ],
  });
}

/** A spiral horn in a mane of many colours. */
export function unicornHorn(colour: Colour): Item[] {
  const bands = [-96, -122, -148, -174].map((y, i) =>
    mark(
      "shade",
      ribbon([[-30, y + 12], [30, y - 10]], [3.4, 3.4]),
      shift(colour, { l: -0.12 + i * 0.01 }),
    )
  );
  const mane = [350, 300, 250, 195, 145].map((h, i): Item =>
    cloth(
      "mane lock",
      smooth([
        [-14 + i * 20, -92],
        [12 + i * 20, -126 + i * 6],
        [50 + i * 17, -112 + i * 15],
        [64 + i * 16, -66 + i * 17, "corner"],
        [44 + i * 14, -80 + i * 12],
        [20 + i * 17, -84 + i * 4],
      ]),
      { l: 0.78, c: 0.12, h },
      { role, texture: "fur", hair: 16, volume: 0.5 },
    )
  );
  return [
    ...mane.toReversed(),
    glow({
      name: "horn light",
      role,
      centre: [0, -150],
      radius: 84,
      colour: mix(colour, WHITE, 0.6),
      strength: 0.4,
    }),
    region({
      name: "unicorn horn",
      role,
      texture: "stone",
      outline: smooth(knots("-24 -78, -13 -140, 0 -212!, 13 -140, 24 -78, 0 -68")),
      colour,
      volume: 0.7,
      marks: bands,
    }),
  ];
}

/** A hood with a dragon's horns and crest. */
export function dragonHood(colour: Colour): Item[] {
  const spike = (x: number, y: number, size: number): Item =>
    cloth(
      "hood crest",
      smooth([[x - size * 0.6, y], [x, y - size * 1.4, "corner"], [x + size * 0.6, y]]),
      { l: 0.84, c: 0.13, h: 85 },
      { role, line: 3 },
    );
  return [
    spike(0, -108, 36),
    spike(-46, -102, 28),
    spike(46, -102, 28),
    ...horns({ l: 0.93, c: 0.04, h: 85 }).map((horn) => horn),
    cloth(
      "dragon hood",
      smooth(
        knots(
          "0 -112, 60 -102, 108 -60, 124 4, 116 56!, 98 10, 78 -34, 0 -58, -78 -34, -98 10, -116 56!, -124 4, -108 -60, -60 -102",
        ),
      ),
      colour,
      {
        role,
        volume: 0.6,
        marks: [-72, -36, 0, 36, 72].map((x) =>
          mark(
            "shade",
            leaf([x - 12, -76 + Math.abs(x) * 0.3], [x + 12, -76 + Math.abs(x) * 0.3], 3, -7),
            shift(colour, { l: -0.09 }),
          )
        ),
      },
    ),
  ];
}

/** An aerial on a steel cap, with lamps at the ears. */
export function robotCap(lamp: Colour): Item[] {
  const steel: Colour = { l: 0.76, c: 0.015, h: 250 };
  return [
    line("aerial", role, [[0, -140], [0, -186]], shift(steel, { l: -0.25 }), [7, 6]),
    glow({
      name: "aerial light",
      role,
      centre: [0, -196],
      radius: 56,
      colour: lamp,
      strength: 0.6,
    }),
    region({
      name: "aerial lamp",
      role,
      texture: "light",
      outline: ellipse([0, -196], 15, 15),
      colour: lamp,
    }),
    region({
      name: "steel cap",
      role,
      texture: "metal",
      outline: smooth(
        points("-94 -54, -90 -104, -56 -138, 0 -146, 56 -138, 90 -104, 94 -54, 0 -64"),
      ),
      colour: steel,
      volume: 0.7,
      marks: [
        mark("shade", ribbon([[0, -150], [0, -60]], [2.4, 2.4]), shift(steel, { l: -0.14 })),
        ...[-70, 70].map((x) => mark("shade", ellipse([x, -76], 5, 5), shift(steel, { l: -0.2 }))),
      ],
    }),
    ...[-1, 1].map((s) =>
      region({
        name: "ear lamp",
        role,
        texture: "light",
        outline: ellipse([s * 98, -44], 14, 18),
        colour: lamp,
      })
    ),
  ];
}

/** A samurai's helmet: a bowl with a crest of gold and a guard for the neck. */
export function kabuto(colour: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "neck guard",
        smooth([[s * 70, -80], [s * 112, -70], [s * 142, -20, "corner"], [s * 116, 16], [
          s * 92,
          -6,
        ], [s * 82, -50]]),
        shift(colour, { l: -0.06 }),
        {
          role,
          texture: "metal",
          marks: [0, 1].map((i) =>
            mark(
              "detail",
              ribbon([[s * 78, -50 + i * 22], [s * 140, -32 + i * 22]], [2.4, 2.4]),
              GOLD,
            )
          ),
        },
      )
    ),
    region({
      name: "kabuto",
      role,
      texture: "metal",
      outline: smooth(
        points("-92 -56, -88 -108, -52 -142, 0 -152, 52 -142, 88 -108, 92 -56, 0 -66"),
      ),
      colour,
      volume: 0.8,
      marks: [-44, 0, 44].map((x) =>
        mark("shade", leaf([x * 0.5, -150], [x * 1.4, -66], 2.4), shift(colour, { l: 0.1 }))
      ),
    }),
    region({
      name: "kabuto crest",
      role,
      texture: "metal",
      outline: smooth(
        knots(
          "0 -76, -26 -104, -56 -148, -64 -202!, -30 -150, 0 -122, 30 -150, 64 -202!, 56 -148, 26 -104",
        ),
      ),
      colour: GOLD,
      volume: 0.5,
    }),
    cloth(
      "kabuto peak",
      smooth(knots("-94 -74!, 0 -92, 94 -74!, 100 -46!, 0 -60, -100 -46!")),
      shift(colour, { l: 0.06 }),
      { role, texture: "metal" },
    ),
  ];
}
