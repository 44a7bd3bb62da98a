/**
 * What cloth shows all over: stripes, checks, dots, flowers, stitches. Each print fills a box and is cut off by
 * what it is printed on.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import type { Box } from "../../geometry/measure.ts";
import { box, ellipse, heart, leaf, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Mark, Point } from "../../scene.ts";

/** Fills a box with marks. */
export type Print = (box: Box) => Mark[];

/** A colour that shows on this cloth. */
export function contrasting(cloth: Colour): Colour {
  if (cloth.l > 0.9) return { l: 0.56, c: 0.14, h: 256 };
  return cloth.l > 0.78 ? shift(cloth, { l: -0.28, c: 0.05 }) : mix(cloth, WHITE, 0.82);
}

/** Stripes around body and limbs. */
export function stripes(colour: Colour, { width = 8, gap = 30 } = {}): Print {
  return ({ left, right, top, bottom }) =>
    rows(top + gap / 2, bottom, gap).map((y) =>
      mark(
        "detail",
        ribbon([[left - 12, y], [(left + right) / 2, y + 5], [right + 12, y]], [
          width / 2,
          width / 2,
        ]),
        colour,
      )
    );
}

const RAINBOW: readonly Colour[] = [
  { l: 0.6, c: 0.2, h: 27 },
  { l: 0.75, c: 0.17, h: 60 },
  { l: 0.88, c: 0.16, h: 98 },
  { l: 0.68, c: 0.16, h: 148 },
  { l: 0.62, c: 0.16, h: 250 },
  { l: 0.55, c: 0.18, h: 305 },
];

/** The stripes of a rainbow, one beside the other. */
export function rainbow(width: number): Print {
  return ({ left, right, top, bottom }) =>
    rows(top + width / 2, bottom + width, width).map((y, at) =>
      mark(
        "detail",
        ribbon([[left - 12, y], [(left + right) / 2, y + 5], [right + 12, y]], [
          width * 0.54,
          width * 0.54,
        ]),
        RAINBOW[at % RAINBOW.length]!,
      )
    );
}

/** Thin stripes along the body. */
export function pinstripes(colour: Colour, gap = 22): Print {
  return ({ left, right, top, bottom }) =>
    rows(left + gap / 2, right, gap).map((x) =>
      mark("detail", ribbon([[x, top - 10], [x, bottom + 10]], [1.5, 1.5]), colour)
    );
}

/** Round dots, every second row between those of the first. */
export function dots(colour: Colour, { size = 7, gap = 36 } = {}): Print {
  return scattered(gap, (at) => [mark("detail", ellipse(at, size, size), colour)]);
}

/** Checks of two widths that cross, as tartans have them. */
export function tartan(cloth: Colour, line: Colour = contrasting(cloth), gap = 44): Print {
  const dark = shift(cloth, { l: -0.14 });
  const broad = { width: gap * 0.32, gap }, thin = { width: gap * 0.06, gap };
  return (frame) => [
    ...stripes(dark, broad)(frame).map(veiled),
    ...upright(dark, broad)(frame).map(veiled),
    ...stripes(line, thin)(frame),
    ...upright(line, thin)(frame),
  ];
}

/** Squares in two colours. */
export function checks(colour: Colour, size = 22): Print {
  return ({ left, right, top, bottom }) =>
    rows(top, bottom, size).flatMap((y, row) =>
      rows(left - (row % 2) * size, right, size * 2).map((x) =>
        mark("detail", box(x, y, size, size), colour)
      )
    );
}

/** Small five-petalled flowers. */
export function flowers(
  petal: Colour,
  heartOf: Colour = { l: 0.86, c: 0.14, h: 90 },
  scale = 1,
): Print {
  return scattered(56 * scale, ([x, y], i) => [
    ...Array.from({ length: 5 }, (_, k) => {
      const angle = (k / 5) * 2 * Math.PI + i;
      return mark(
        "detail",
        ellipse(
          [x + Math.cos(angle) * 8 * scale, y + Math.sin(angle) * 8 * scale],
          6.4 * scale,
          6.4 * scale,
        ),
        petal,
      );
    }),
    mark("detail", ellipse([x, y], 4 * scale, 4 * scale), heartOf),
  ]);
}

/** Stars. */
export function stars(colour: Colour, scale = 1): Print {
  return scattered(
    50 * scale,
    (at, i) => [mark("detail", star(at, (i % 2 ? 9 : 12) * scale, { turn: i }), colour)],
  );
}

/** Hearts. */
export function hearts(colour: Colour, scale = 1): Print {
  return scattered(46 * scale, (at) => [mark("detail", heart(at, 10 * scale), colour)]);
}

/** Spots of a leopard. */
export function leopard(cloth: Colour): Print {
  const ring = { l: 0.27, c: 0.03, h: 50 }, inside = shift(cloth, { l: -0.12, c: 0.02 });
  return scattered(30, ([x, y], i) => [
    mark("detail", ellipse([x, y], 9, 7, i), ring),
    mark("detail", ellipse([x + 1, y], 5, 3.6, i), inside),
  ]);
}

/** Rows of stitches, some of them in another colour. */
export function stitches(cloth: Colour, band?: Colour): Print {
  const shade = shift(cloth, { l: -0.07 });
  return ({ left, right, top, bottom }) =>
    rows(top + 8, bottom, 16).flatMap((y, row) => {
      const isBand = band !== undefined && row % 5 === 2;
      return rows(left - 6, right + 6, 16).flatMap((x) => [
        mark(
          isBand ? "detail" : "shade",
          leaf([x - 7, y - 5], [x, y + 3], isBand ? 3 : 1.6),
          isBand ? band : shade,
        ),
        mark(
          isBand ? "detail" : "shade",
          leaf([x + 7, y - 5], [x, y + 3], isBand ? 3 : 1.6),
          isBand ? band : shade,
        ),
      ]);
    });
}

/** Cables that wind down the body. */
export function cables(cloth: Colour): Print {
  const shade = shift(cloth, { l: -0.12 });
  return ({ left, right, top, bottom }) =>
    rows(left + 16, right, 40).flatMap((x) =>
      rows(top, bottom, 20).flatMap((y) => [
        mark("shade", leaf([x - 9, y], [x + 9, y + 18], 3, 4), shade),
        mark("shade", leaf([x + 9, y], [x - 9, y + 18], 3, -4), shade),
      ])
    );
}

/** Seams of a jacket filled with down. */
export function quilting(cloth: Colour): Print {
  return stripes(shift(cloth, { l: -0.13 }), { width: 3, gap: 34 });
}

/** Seams and threads of denim. */
export function denim(cloth: Colour): Print {
  const thread = mix(cloth, { l: 0.8, c: 0.11, h: 75 }, 0.8);
  return ({ left, right, top, bottom }) => [
    ...rows(left, right, 9).map((x) =>
      mark(
        "shade",
        ribbon([[x, top - 4], [x + 26, bottom + 4]], [0.7, 0.7]),
        shift(cloth, { l: 0.05 }),
      )
    ),
    mark(
      "detail",
      ribbon([[(left + right) / 2 + 14, top], [(left + right) / 2 + 14, bottom]], [1.3, 1.3]),
      thread,
    ),
  ];
}

/** Sequins. */
export function sequins(cloth: Colour): Print {
  const bright = mix(cloth, WHITE, 0.7), dark = shift(cloth, { l: -0.1 });
  return scattered(17, (at, i) => [
    mark("detail", ellipse(at, 4, 4), i % 3 === 0 ? bright : dark),
  ]);
}

/** Sheen of silk, satin and leather. */
export function sheen(cloth: Colour): Print {
  return ({ left, right, top, bottom }) => {
    const width = right - left, height = bottom - top;
    return [[0.24, 0.2], [0.62, 0.34]].map(([x, y]) => {
      const from: Point = [left + width * x!, top + height * y!];
      return {
        ...mark(
          "light",
          leaf(from, [from[0] + 16, from[1] + height * 0.4], 6, 5),
          mix(cloth, WHITE, 0.5),
          2,
        ),
        opacity: 0.7,
      };
    });
  };
}

/** Soft hair of fur and fleece. */
export function fleece(cloth: Colour): Print {
  const tones = [shift(cloth, { l: -0.07 }), shift(cloth, { l: 0.05 })];
  return scattered(15, ([x, y], i) => [
    mark("shade", leaf([x - 3, y - 6], [x + 3, y + 7], 2.4, i % 2 ? 3 : -3), tones[i % 2]!),
  ]);
}

function upright(colour: Colour, { width, gap }: { width: number; gap: number }): Print {
  return ({ left, right, top, bottom }) =>
    rows(left + gap / 2, right, gap).map((x) =>
      mark("detail", ribbon([[x, top - 10], [x, bottom + 10]], [width / 2, width / 2]), colour)
    );
}

function veiled(each: Mark): Mark {
  return { ...each, opacity: 0.55 };
}

function scattered(gap: number, draw: (at: Point, i: number) => Mark[]): Print {
  return ({ left, right, top, bottom }) =>
    rows(top + gap / 3, bottom, gap * 0.86).flatMap((y, row) =>
      rows(left + (row % 2) * gap / 2, right + gap / 2, gap).flatMap((x, i) =>
        draw([x, y], i + row)
      )
    );
}

function rows(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step)) },
    (_, i) => from + i * step,
  );
}
