/** @module What tells one animal from another on the hood of its suit, in the head's coordinates. */
import { type Colour, shift } from "../colour/colour.ts";
import { knots } from "../geometry/coordinates.ts";
import { curve, ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { line, mark } from "../items.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";

const role = "costume" as const;

/** An outline on both sides. */
function onBothSides(outline: string, draw: (points: Point[]) => Item): Item[] {
  return [-1, 1].map((s) => draw(smooth(knots(outline)).map(([x, y]): Point => [x * s, y])));
}

/** Two ears that end in a point, with their lining. */
export function pointedEars(colour: Colour, lining: Colour): Item[] {
  return onBothSides(
    "44 -108, 62 -160, 108 -206!, 118 -150, 112 -86",
    (outline) =>
      cloth("hood ear", outline, colour, {
        role,
        marks: [
          mark(
            "detail",
            outline.map(([x, y]): Point => [x * 0.66 + Math.sign(x) * 30, y * 0.72 - 30]),
            lining,
          ),
        ],
      }),
  );
}

/** Two ears like leaves that stand off to the sides. */
export function sideEars(colour: Colour, lining: Colour): Item[] {
  return [-1, 1].map((s) =>
    cloth("hood ear", leaf([s * 92, -96], [s * 190, -84], 27, s * 10), colour, {
      role,
      marks: [mark("detail", leaf([s * 106, -94], [s * 176, -84], 14, s * 8), lining)],
    })
  );
}

/** Two ears that hang beside the face. */
export function hangingEars(colour: Colour): Item[] {
  return onBothSides(
    "74 -118, 118 -122, 152 -60, 158 20, 132 42, 112 6, 104 -60",
    (outline) => cloth("hood ear", outline, colour, { role, volume: 0.6 }),
  );
}

/** Two wide ears of an elephant. */
export function fanEars(colour: Colour, lining: Colour): Item[] {
  return onBothSides(
    "80 -100, 130 -150, 196 -128, 210 -50, 176 20, 128 36, 104 -10",
    (outline) =>
      cloth("hood ear", outline, colour, {
        role,
        marks: [
          mark(
            "detail",
            outline.map(([x, y]): Point => [x * 0.7 + Math.sign(x) * 44, y * 0.68 - 18]),
            lining,
          ),
        ],
      }),
  );
}

/** Two short horns that bend inwards. */
export function cowHorns(colour: Colour): Item[] {
  return onBothSides(
    "54 -118, 74 -122, 92 -152, 84 -190!, 66 -164, 50 -140",
    (outline) => cloth("hood horn", outline, colour, { role, texture: "stone", volume: 0.6 }),
  );
}

/** Two little horns with knobs. */
export function giraffeHorns(colour: Colour, knob: Colour): Item[] {
  return [-1, 1].flatMap((s) => [
    cloth("hood horn", ribbon([[s * 34, -116], [s * 42, -176]], [10, 8]), colour, { role }),
    cloth("horn knob", ellipse([s * 43, -184], 16, 16), knob, { role }),
  ]);
}

/** Two feelers with knobs. */
export function feelers(colour: Colour, knob: Colour): Item[] {
  return [-1, 1].flatMap((s): Item[] => [
    line("feeler", role, curve([[s * 24, -122], [s * 32, -160], [s * 58, -192]]), colour, [6, 5]),
    cloth("feeler knob", ellipse([s * 60, -198], 15, 15), knob, { role, volume: 0.8 }),
  ]);
}

/** A beak over the brow, its point down. */
export function beak(colour: Colour): Item[] {
  return [
    cloth(
      "hood beak",
      smooth(knots("-40 -92!, 0 -104, 40 -92!, 22 -70, 0 -44!, -22 -70")),
      colour,
      {
        role,
        volume: 0.6,
        marks: [
          mark(
            "shade",
            ribbon([[-30, -84], [0, -72], [30, -84]], [1.8, 2.6, 1.8]),
            shift(colour, { l: -0.16 }),
          ),
        ],
      },
    ),
  ];
}

/** A broad flat bill over the brow. */
export function bill(colour: Colour): Item[] {
  return [
    cloth(
      "hood bill",
      smooth(knots("-50 -88, 0 -104, 50 -88, 70 -66, 46 -50, 0 -58, -46 -50, -70 -66")),
      colour,
      {
        role,
        volume: 0.7,
        marks: [-14, 14].map((x) =>
          mark("detail", ellipse([x, -84], 4, 3), shift(colour, { l: -0.3 }))
        ),
      },
    ),
  ];
}

/** A comb with three points. */
export function comb(colour: Colour): Item[] {
  return [
    cloth(
      "hood comb",
      smooth(
        knots(
          "-46 -118, -56 -168, -30 -170, -18 -150, -4 -192, 22 -188, 26 -154, 44 -166, 60 -146, 44 -116",
        ),
      ),
      colour,
      { role, volume: 0.5 },
    ),
  ];
}

/** A pig's snout over the brow. */
export function snout(colour: Colour): Item[] {
  return [
    cloth("hood snout", ellipse([0, -84], 34, 24), colour, {
      role,
      volume: 0.8,
      marks: [-12, 12].map((x) =>
        mark("detail", ellipse([x, -83], 6, 9), shift(colour, { l: -0.28 }))
      ),
    }),
  ];
}

/** A trunk that rises from the brow. */
export function trunk(colour: Colour): Item[] {
  const axis = curve([[0, -78], [4, -122], [-8, -166], [22, -206], [58, -206]]);
  return [
    cloth("hood trunk", ribbon(axis, axis.map((_, i) => 27 - i * 11 / axis.length)), colour, {
      role,
      volume: 0.7,
      marks: [-100, -118, -136, -154].map((y) =>
        mark(
          "shade",
          ribbon([[-28, y], [0, y + 6], [28, y]], [2, 2.6, 2]),
          shift(colour, { l: -0.12 }),
        )
      ),
    }),
  ];
}

/** Patches around where the animal's eyes would be. */
export function eyePatches(colour: Colour): Mark[] {
  return [-1, 1].map((s) => mark("detail", ellipse([s * 62, -92], 27, 21, s * 0.5), colour));
}

/** Stripes down the brow and the sides of the hood. */
export function hoodStripes(colour: Colour): Mark[] {
  return [
    leaf([0, -134], [0, -74], 7),
    ...[-1, 1].flatMap((s) => [
      leaf([s * 40, -130], [s * 34, -82], 6),
      leaf([s * 122, -40], [s * 84, -30], 7),
      leaf([s * 126, 2], [s * 96, 6], 7),
    ]),
  ].map((outline) => mark("detail", outline, colour));
}
