/**
 * @module What is seen of clothes under the chin: the front with its buttons, lapels, zip. Origin right
 * under the chin; the neck is about 62 wide to each side.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, ellipse, type Knot, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item, Mark, Point, Texture } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import { times } from "../../times.ts";

/** The chest of a garment, with what is on it. */
export function front(
  colour: Colour,
  marks: Mark[],
  { name = "front", texture = "cloth" as Texture, depth = 104 } = {},
): Item {
  const low = depth - 104;
  return cloth(
    name,
    smooth(
      knots("-84 -24!, 0 -4, 84 -24!, 80 30, 62 74, 30 98, 0 104, -30 98, -62 74, -80 30")
        .map(([x, y, corner]): Knot => [x, y > 60 ? y + low : y, corner]),
    ),
    colour,
    { role: "costume", volume: 0.1, texture, marks, line: 1.2 },
  );
}

/** Round buttons down the middle. */
export function buttons(colour: Colour, { x = 0, from = 22, step = 26, count = 3 } = {}): Mark[] {
  return times(count, (i) => mark("detail", ellipse([x, from + i * step], 5.4, 5.4), colour));
}

/** Two rows of buttons. */
export function doubleBreast(colour: Colour): Mark[] {
  return [-22, 22].flatMap((x) => buttons(colour, { x, from: 40, step: 24, count: 3 }));
}

/** The edge where one half lies on the other. */
export function closing(colour: Colour): Mark {
  return mark("shade", ribbon([[0, 2], [0, 110]], [2, 2]), shift(colour, { l: -0.16 }));
}

/** A zip with its pull. */
export function zip(colour: Colour, metal: Colour = { l: 0.82, c: 0.01, h: 250 }): Mark[] {
  return [
    mark("shade", ribbon([[0, 0], [0, 110]], [7, 7]), shift(colour, { l: -0.12 })),
    mark("detail", ribbon([[0, 0], [0, 110]], [2.6, 2.6]), metal),
    mark("detail", box(-5, 20, 10, 17, 4), metal),
  ];
}

/** Lapels over a shirt; the tie is given apart. */
export function lapels(colour: Colour, shirt: Colour = WHITE, low = 84): Mark[] {
  const fold = shift(colour, { l: colour.l > 0.7 ? -0.13 : 0.1 });
  return [
    mark("detail", [[-38, -24], [38, -24], [0, low]], shirt),
    ...[-1, 1].flatMap((s) => [
      mark(
        "detail",
        [[s * 36, -24], [s * 64, -10], [s * 58, 18], [s * 42, 12], [0, low + 4]],
        fold,
      ),
      mark("shade", ribbon([[s * 37, -22], [0, low + 2]], [2, 2]), shift(colour, { l: -0.14 })),
    ]),
  ];
}

/** A long tie between the lapels. */
export function tieMark(colour: Colour): Mark {
  return mark(
    "detail",
    [[-9, -4], [9, -4], [6, 10], [14, 62], [0, 78], [-14, 62], [-6, 10]],
    colour,
  );
}

/** A bow tie at the throat. */
export function bowTie(colour: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "bow loop",
        smooth([[0, 2], [s * 30, -12], [s * 38, 4], [s * 30, 22], [0, 12]]),
        colour,
        { role: "costume", line: 2.6 },
      )
    ),
    cloth("bow knot", ellipse([0, 6], 8, 9), shift(colour, { l: 0.05 }), {
      role: "costume",
      line: 2.6,
    }),
  ];
}

/** A turned-down collar of two wings. */
export function wingCollar(colour: Colour, name = "shirt collar"): Item[] {
  return [-1, 1].map((side) =>
    cloth(
      name,
      knots("0 -6!, 84 -28!, 92 2, 44 34!").map(([x, y]): Point => [x * side, y]),
      colour,
      { role: "costume", volume: 0.4, line: 3 },
    )
  );
}

/** A band around the neck, ribbed as knitwear is. */
export function neckband(colour: Colour, name = "round neck", low = 26): Item {
  return cloth(
    name,
    smooth([[-82, -26, "corner"], [0, -2], [82, -26, "corner"], [86, -4], [0, low], [-86, -4]]),
    colour,
    {
      role: "costume",
      volume: 0.5,
      marks: [-66, -44, -22, 0, 22, 44, 66].map((x) =>
        mark("shade", leaf([x, -24], [x * 1.05, low], 1.8), shift(colour, { l: -0.06 }))
      ),
    },
  );
}

/** A hood that lies on the shoulders, and its cords. */
export function loweredHood(colour: Colour, cord: Colour): Item[] {
  return [
    cloth(
      "hood",
      smooth(knots("-104 -34!, -60 -8, 0 4, 60 -8, 104 -34!, 112 6, 70 34, 0 44, -70 34, -112 6")),
      colour,
      {
        role: "costume",
        volume: 0.75,
        marks: [
          mark(
            "shade",
            ribbon([[-92, -14], [-50, 10], [0, 18], [50, 10], [92, -14]], [5, 7, 5]),
            shift(colour, { l: -0.12 }),
          ),
        ],
      },
    ),
    ...[-1, 1].map((s) =>
      cloth("hood cord", ribbon([[s * 16, 36], [s * 20, 66], [s * 17, 88]], [3.4, 3.4]), cord, {
        role: "costume",
        line: 2,
      })
    ),
  ];
}

/** Two halves of a robe that cross, the left one on top. */
export function crossed(colour: Colour, inner: Colour, edge: Colour): Item {
  return cloth(
    "crossed collar",
    smooth(knots("-88 -26!, 0 -2, 88 -26!, 76 30, 34 84, 0 104, -34 84, -76 30")),
    colour,
    {
      role: "costume",
      volume: 0.3,
      line: 3,
      marks: [
        mark("detail", [[-30, -20], [30, -20], [2, 46]], inner),
        mark("detail", ribbon([[-64, -26], [-6, 52]], [9, 8]), edge),
        mark("detail", ribbon([[66, -26], [8, 50], [-34, 110]], [9, 9, 9]), edge),
      ],
    },
  );
}

/** A breast pocket. */
export function pocket([x, y]: Point, colour: Colour, size = 24): Mark[] {
  const edge = shift(colour, { l: -0.14 });
  return [
    mark("detail", box(x - size / 2, y, size, size, 4), shift(colour, { l: 0.04 })),
    mark("shade", ribbon([[x - size / 2, y + 5], [x + size / 2, y + 5]], [1.6, 1.6]), edge),
  ];
}

/** A round metal badge, a medal, a star. */
export function badge([x, y]: Point, colour: Colour = GOLD): Item {
  return region({
    name: "badge",
    role: "costume",
    texture: "metal",
    outline: ellipse([x, y], 11, 11),
    colour,
    line: 2.4,
    volume: 0.6,
  });
}
