/** @module Long things that hang around a neck with both ends before the chest: a tape, a towel. */
import { type Colour, shift } from "../colour/colour.ts";
import { INK } from "../colour/palette.ts";
import { box, ribbon } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Mark } from "../scene.ts";
import { times } from "../times.ts";
import { cloth } from "./cloth/cloth.ts";

/** How wide it is, how far its two ends reach, and what is on each end that begins at `x`. */
interface Loop {
  half: number;
  ends: readonly [left: number, right: number];
  marks(x: number, colour: Colour): Mark[];
}

const LOOPS: Readonly<Record<string, Loop>> = {
  "measuring tape": {
    half: 13,
    ends: [96, 122],
    marks: (x) =>
      times(8, (i) => mark("detail", box(x - 12, -6 + i * 15, i % 2 ? 11 : 18, 3.4, 0), INK)),
  },
  towel: {
    half: 30,
    ends: [84, 98],
    marks: (x, colour) => [
      mark("detail", box(x - 34, 50, 68, 8, 0), shift(colour, { l: -0.2, c: 0.04 })),
      mark("detail", box(x - 34, 64, 68, 5, 0), shift(colour, { l: -0.2, c: 0.04 })),
    ],
  },
};

/** Where the ends begin at the sides of the neck and where they hang, in units of neckwear. */
const SIDE = 58, HANGS = 44;

/** The thing on the neck's coordinates; undefined for what hangs on a cord. */
export function loopedAroundNeck(name: string, colour: Colour): Item[] | undefined {
  const loop = LOOPS[name];
  return loop && loop.ends.map((end, i) => {
    const s = i === 0 ? -1 : 1;
    return cloth(
      `${name} end ${i + 1}`,
      ribbon([[s * SIDE, -22], [s * HANGS, 30], [s * HANGS, end]], [
        loop.half,
        loop.half,
        loop.half,
      ]),
      colour,
      { marks: loop.marks(s * HANGS, colour), volume: 0.4 },
    );
  });
}
