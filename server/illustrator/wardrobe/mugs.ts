/**
 * @module A mug and a teacup, seen from a little above: the rim is a flat ellipse, so that a paw can lie
 * around the side.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { ThingName } from "../things/thing_names.ts";
import { thing } from "./prop_art.ts";
import { times } from "../times.ts";

/** How a vessel is shaped and what is in it. */
export interface Vessel {
  /** Half width of the rim and of the foot, and height, in units of the cat. */
  rim: number;
  foot: number;
  high: number;
  drink: Colour;
  /** Its colour, where the words name none. */
  colour: Colour;
  /** It stands on a saucer. */
  hasSaucer?: true;
}

const VESSELS: Partial<Record<ThingName, Vessel>> = {
  "cup of coffee": {
    rim: 44,
    foot: 35,
    high: 84,
    drink: { l: 0.34, c: 0.06, h: 50 },
    colour: { l: 0.93, c: 0.035, h: 85 },
  },
  "cup of tea": {
    rim: 46,
    foot: 23,
    high: 58,
    colour: { l: 0.88, c: 0.045, h: 232 },
    drink: { l: 0.6, c: 0.12, h: 62 },
    hasSaucer: true,
  },
};

/** How much of its width a round opening is deep, seen from a little above. */
const SEEN = 0.24;

/** What is drawn for a thing that is a mug, its half width and its colour; undefined for any other. */
export function mugOf(
  name: ThingName,
): { draw: (colour: Colour) => Item[]; half: number; colour: Colour } | undefined {
  const vessel = VESSELS[name];
  return vessel &&
    { draw: (colour) => mug(vessel, colour, name), half: vessel.rim + 26, colour: vessel.colour };
}

/** A vessel in a colour, its foot at the origin; `name` is that of its body. */
export function mug(
  { rim, foot, high, drink, hasSaucer }: Omit<Vessel, "colour">,
  colour: Colour,
  name = "cup",
): Item[] {
  const shade = shift(colour, { l: -0.12, c: 0.01 }), dark = shift(colour, { l: -0.2, c: 0.012 });
  const round: Point[] = smooth([
    [-rim, -high, "corner"],
    [rim, -high, "corner"],
    [rim * 0.97, -high * 0.5],
    [foot, -foot * SEEN, "corner"],
    [0, 0],
    [-foot, -foot * SEEN, "corner"],
    [-rim * 0.97, -high * 0.5],
  ]);
  const handle = times(9, (i): Point => {
    const angle = (i / 8 - 0.5) * Math.PI * 1.1;
    return [rim * 0.9 + Math.cos(angle) * 26, -high * 0.54 + Math.sin(angle) * high * 0.26];
  });
  return [
    ...hasSaucer
      ? [
        thing("saucer", "stone", ellipse([0, -2], rim * 1.3, rim * 1.3 * SEEN), shade, {
          volume: 0.3,
          marks: [mark("shade", ellipse([0, -4], rim * 0.8, rim * 0.8 * SEEN), dark)],
        }),
      ]
      : [],
    thing(`${name} handle`, "stone", ribbon(handle, [5.5, 7, 5.5]), shade, { volume: 0.5 }),
    thing(name, "stone", round, colour, {
      marks: [
        mark(
          "shade",
          smooth([[rim * 0.4, -high], [rim, -high], [rim, 0], [foot * 0.5, 0]]),
          shade,
          7,
        ),
        mark("light", ribbon([[-rim * 0.66, -high * 0.8], [-foot * 0.74, -high * 0.26]], [9, 5]), {
          l: 0.99,
          c: 0.01,
          h: 90,
        }, 2),
      ],
    }),
    thing(`${name} inside`, "stone", ellipse([0, -high], rim, rim * SEEN), dark, { volume: 0.1 }),
    thing("drink", "water", ellipse([0, -high + 3], rim * 0.86, rim * SEEN * 0.74), drink, {
      volume: 0.1,
      line: 0,
      marks: [
        mark(
          "light",
          ellipse([-rim * 0.34, -high + 1], rim * 0.24, 2.4),
          shift(drink, { l: 0.24 }),
        ),
      ],
    }),
  ];
}
