/**
 * @module Things from another side than they are drawn: a laptop and a piano beside a cat that works at
 * them, a boat for who rows it, a phone at an ear.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { ellipse, leaf, rounded } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import { INK, WHITE } from "../colour/palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Prop } from "./prop_kinds.ts";
import { thing } from "./prop_art.ts";
import { rowingBoat } from "./rowing_boat.ts";

const SIDES: Partial<Record<Prop, (colour: Colour) => Item[]>> = {
  laptop: laptopFromTheSide,
  piano: pianoFromTheSide,
  canoe: rowingBoat,
};

const BACKS: Partial<Record<Prop, (colour: Colour) => Item[]>> = {
  "mobile phone": phoneFromBehind,
};

/** Its drawing from behind, as others see it who do not look into it; undefined where it has none of its own. */
export function fromBehind(kind: Prop, colour: Colour): Item[] | undefined {
  return BACKS[kind]?.(colour);
}

/** A flat back with its two lenses in a corner. */
function phoneFromBehind(colour: Colour): Item[] {
  const back = shift(colour, { l: -0.04 });
  return [
    thing("phone back", "metal", rounded([[-34, 0], [34, 0], [34, -132], [-34, -132]], 14), back, {
      volume: 0.25,
      marks: [
        mark(
          "shade",
          rounded([[-26, -92], [0, -92], [0, -124], [-26, -124]], 9),
          shift(back, { l: -0.12 }),
        ),
        ...[-99, -116].map((y) => mark("detail", ellipse([-13, y], 6.5, 6.5), INK)),
        ...[-101, -118].map((y) => mark("detail", ellipse([-15, y], 2, 2), WHITE)),
      ],
    }),
  ];
}

/** Its drawing from the side, its user at the left; undefined where it has none of its own. */
export function fromTheSide(kind: Prop, colour: Colour): Item[] | undefined {
  return SIDES[kind]?.(colour);
}

const SCREEN: Colour = { l: 0.86, c: 0.09, h: 225 };

/** Between two edges, so many lines that lie between these shares of them. */
function rows(
  [from, to]: [Point, Point],
  [otherFrom, otherTo]: [Point, Point],
  { shares, thick, colour }: { shares: readonly number[]; thick: number; colour: Colour },
): Mark[] {
  const at = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  return shares.map((share) =>
    mark("detail", leaf(at(from, to, share), at(otherFrom, otherTo, share), thick), colour)
  );
}

function laptopFromTheSide(): Item[] {
  const metal: Colour = { l: 0.74, c: 0.015, h: 260 };
  return [
    thing("laptop lid", "metal", [[88, -10], [36, -66], [66, -206], [122, -152]], metal, {
      volume: 0.2,
    }),
    thing("laptop screen", "light", [[86, -24], [44, -70], [68, -190], [112, -146]], SCREEN, {
      line: 2.4,
      volume: 0,
      marks: rows([[80, -38], [100, -132]], [[54, -66], [74, -164]], {
        shares: [0.1, 0.34, 0.58, 0.82],
        thick: 3,
        colour: { l: 0.55, c: 0.12, h: 250 },
      }),
    }),
    thing(
      "laptop base",
      "metal",
      rounded([[-104, -6], [90, -6], [38, -64], [-148, -64]], 5),
      shift(metal, { l: 0.06 }),
      {
        volume: 0.2,
        marks: rows([[-100, -20], [-128, -54]], [[58, -20], [26, -54]], {
          shares: [0.08, 0.36, 0.64, 0.92],
          thick: 4.4,
          colour: { l: 0.4, c: 0.02, h: 260 },
        }),
      },
    ),
    thing(
      "laptop edge",
      "metal",
      [[-106, -7], [90, -7], [90, 2], [-102, 2]],
      shift(metal, { l: -0.16 }),
      { volume: 0.1, line: 2.4 },
    ),
  ];
}

function pianoFromTheSide(colour: Colour): Item[] {
  const dark = shift(colour, { l: -0.09 }), light = shift(colour, { l: 0.08 });
  return [
    thing("piano front", "wood", [[40, 0], [-16, -46], [-16, -346], [40, -300]], dark, {
      volume: 0.1,
    }),
    thing("piano music", "paper", [[20, -214], [-10, -238], [-10, -318], [20, -294]], WHITE, {
      volume: 0,
      line: 2.4,
      marks: rows([[14, -228], [14, -284]], [[-5, -244], [-5, -300]], {
        shares: [0, 0.33, 0.66, 1],
        thick: 1.6,
        colour: INK,
      }),
    }),
    thing("piano top", "wood", [[40, -300], [-16, -346], [108, -346], [164, -300]], light, {
      volume: 0.1,
    }),
    thing("piano", "wood", [[40, -300], [164, -300], [164, 0], [40, 0]], colour, {
      volume: 0.3,
      marks: [mark("shade", rounded([[60, -276], [146, -276], [146, -28], [60, -28]], 6), dark)],
    }),
    thing("piano leg", "wood", [[-74, -150], [-54, -150], [-58, 0], [-72, 0]], dark),
    thing("piano keys", "paper", [[-80, -164], [40, -164], [-16, -210], [-136, -210]], WHITE, {
      volume: 0.1,
      marks: [
        ...rows([[-80, -164], [-136, -210]], [[40, -164], [-16, -210]], {
          shares: [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84],
          thick: 1.4,
          colour: INK,
        }),
        ...rows([[-26, -164], [-82, -210]], [[40, -164], [-16, -210]], {
          shares: [0.18, 0.3, 0.54, 0.66, 0.78],
          thick: 5,
          colour: INK,
        }),
      ],
    }),
    thing("piano ledge", "wood", [[-82, -165], [42, -165], [42, -138], [-78, -138]], colour, {
      volume: 0.2,
    }),
  ];
}
