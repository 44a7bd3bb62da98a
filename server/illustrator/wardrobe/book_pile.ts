/**
 * @module Closed books lying on each other, seen from the side: now a back, now the edges of the pages.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { box, leaf, rounded } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import { GOLD } from "../colour/palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";
import { times } from "../times.ts";

/** How wide and how thick each next book is, how far it lies aside, and how far its hue is from the first one's. */
const BOOKS = [
  { wide: 264, thick: 46, aside: 0, hue: 0 },
  { wide: 240, thick: 38, aside: -9, hue: 155 },
  { wide: 254, thick: 42, aside: 7, hue: 45 },
  { wide: 226, thick: 34, aside: -4, hue: 215 },
] as const;

const PAPER: Colour = { l: 0.94, c: 0.03, h: 85 };

/** The items of so many books, the middle of the lowest edge at the origin. */
export function bookPile(count: number, colour: Colour): Item[] {
  let y = 0;
  return times(count, (i) => {
    const { wide, thick, aside, hue } = BOOKS[i % BOOKS.length]!;
    const bottom = y;
    y -= thick;
    const tone = { ...colour, l: Math.min(0.62, colour.l), h: (colour.h + hue) % 360 };
    return closedBook(`book ${i + 1}`, { at: [aside, bottom], wide, thick, tone, shows: i % 2 });
  }).flat();
}

interface Book {
  at: Point;
  wide: number;
  thick: number;
  tone: Colour;
  /** 0: its back; 1: the edges of its pages. */
  shows: number;
}

function closedBook(name: string, { at: [x, y], wide, thick, tone, shows }: Book): Item[] {
  const half = wide / 2, top = y - thick;
  const whole = rounded([[x - half, top], [x + half, top], [x + half, y], [x - half, y]], 7);
  if (shows === 0) return [thing(name, "cloth", whole, tone, { volume: 0.5, marks: bands() })];
  return [thing(name, "cloth", whole, tone, { volume: 0.25, marks: edges() })];

  function bands(): Mark[] {
    return [
      mark(
        "light",
        leaf([x - half + 8, top + 8], [x + half - 8, top + 8], 4),
        shift(tone, { l: 0.09 }),
      ),
      ...[-0.74, -0.62, 0.62, 0.74].map((share) =>
        mark("detail", box(x + half * share - 3, top, 6, thick), GOLD)
      ),
      mark("detail", box(x - half * 0.36, top + thick * 0.4, half * 0.72, thick * 0.2), GOLD),
    ];
  }

  function edges(): Mark[] {
    const cover = 7, [from, high] = [top + cover, thick - 2 * cover];
    return [
      mark("detail", box(x - half + 16, from, wide, high), PAPER),
      ...[0.3, 0.55, 0.8].map((share) =>
        mark("shade", box(x - half + 18, from + high * share, wide, 2), shift(PAPER, { l: -0.12 }))
      ),
    ];
  }
}
