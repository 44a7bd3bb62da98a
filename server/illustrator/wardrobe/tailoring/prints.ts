/** @module What cloth shows all over: stripes, checks and figures. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { box, ellipse, heart, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import { type Print, rows, scattered, upright, veiled } from "./repeats.ts";
import { times } from "../../times.ts";

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
    ...times(5, (k) => {
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
