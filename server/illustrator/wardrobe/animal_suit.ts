/** @module A soft suit with a hood, in which a cat goes as another animal or as fruit. */
import { type Colour, shift } from "../colour/colour.ts";
import { knots } from "../geometry/coordinates.ts";
import type { Box } from "../geometry/measure.ts";
import { ellipse, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Mark } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import { ownHat } from "./headwear/headdress.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "./outfit.ts";
import { front } from "./tailoring/fronts.ts";
import { tailored } from "./tailoring/tailored.ts";

/** What makes the suit the one of this animal. */
export interface AnimalSuit {
  /** What its pieces are called. */
  name: string;
  colour: Colour;
  /** Of sleeves and trouser legs, where they are of another colour. */
  limbs?: Colour;
  /** Of the chest. */
  belly?: Colour;
  /** On the chest. */
  onBelly?: Mark[];
  allOver?: (box: Box) => Mark[];
  /** Behind the whole cat: wings, a shell. */
  behind?: Item[];
  /** Before the chest, on the neck's coordinates. */
  before?: readonly Item[];
  /** Behind the hood, in the head's coordinates. */
  behindHood?: readonly Item[];
  /** On the hood. */
  onHood?: readonly Item[];
  hoodMarks?: Mark[];
  /** Of the hood, where it is not of the suit's colour. */
  hood?: Colour;
}

const HOOD = smooth(
  knots(
    "0 -132, 62 -120, 112 -68, 126 4, 116 62!, 100 12, 84 -34, 0 -60, -84 -34, -100 12, -116 62!, -126 4, -112 -68, -62 -120",
  ),
);

/** The suit on the cat, the hood around its face. */
export function animalSuit(fitting: OutfitContext, suit: AnimalSuit): Partial<Outfit> {
  const { name, colour, belly = shift(colour, { l: 0.14, c: -0.04 }) } = suit;
  const role = "costume" as const;
  return mergeOutfits([
    tailored(fitting, {
      name: `${name} suit`,
      colour,
      sleeves: 0.94,
      trousers: 0.94,
      ...(suit.limbs && { limbs: suit.limbs }),
      trim: shift(suit.limbs ?? colour, { l: -0.05 }),
      ease: 9,
      ...(suit.allOver && { allOver: suit.allOver }),
      front: [
        front(colour, [
          mark("detail", ellipse([0, 66], 52, 60), belly),
          ...(suit.onBelly ?? []),
        ]),
        ...(suit.before ?? []),
      ],
    }),
    { behind: suit.behind ?? [] },
    ownHat(fitting, [
      ...(suit.behindHood ?? []),
      cloth(`${name} hood`, HOOD, suit.hood ?? colour, {
        role,
        volume: 0.6,
        marks: suit.hoodMarks ?? [],
      }),
      ...(suit.onHood ?? []),
    ]),
  ]);
}

/** Two round ears on the hood, with their lining. */
export function roundEars(colour: Colour, lining: Colour): Item[] {
  return [-1, 1].map((s) =>
    cloth("hood ear", ellipse([s * 84, -124], 36, 34), colour, {
      role: "costume",
      marks: [mark("detail", ellipse([s * 84, -120], 20, 19), lining)],
    })
  );
}

/** An eye on the hood. */
export function hoodEye([x, y]: readonly [number, number], size: number, iris: Colour): Item[] {
  return [
    cloth("hood eye", ellipse([x, y], size, size), { l: 0.97, c: 0.01, h: 90 }, {
      role: "costume",
      line: 3,
      marks: [
        mark("detail", ellipse([x, y + size * 0.1], size * 0.5, size * 0.56), iris),
        mark("light", ellipse([x - size * 0.18, y - size * 0.14], size * 0.16, size * 0.16), {
          l: 0.98,
          c: 0,
          h: 0,
        }),
      ],
    }),
  ];
}
