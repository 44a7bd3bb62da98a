/** @module What cloth is made of, as its surface shows it. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import { type Print, rows, scattered } from "./repeats.ts";
import { times } from "../../times.ts";
import { stripes } from "./prints.ts";

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

/** Threads or seams that cross aslant. */
export function diamonds(cloth: Colour, gap: number): Print {
  const seam = shift(cloth, { l: cloth.l > 0.4 ? -0.15 : 0.15 });
  return ({ left, right, top, bottom }) => {
    const high = bottom - top;
    return rows(left - high, right + high, gap).flatMap((x) =>
      [-1, 1].map((lean) =>
        mark(
          "detail",
          ribbon([[x, top - 4], [x + lean * high * 0.8, bottom + 4]], [1.5, 1.5]),
          seam,
        )
      )
    );
  };
}

/** Short threads, light and dark, as of tweed. */
export function flecks(cloth: Colour): Print {
  const tones = [-0.12, 0.13, -0.07, 0.08].map((l) => shift(cloth, { l }));
  return scattered(13, ([x, y], i) => [
    mark("detail", ribbon([[x - 4, y + 2], [x + 4, y - 3]], [1.6, 1.6]), tones[i % 4]!),
  ]);
}

/** Soft hair of fur and fleece. */
export function fleece(cloth: Colour): Print {
  const tones = [shift(cloth, { l: -0.07 }), shift(cloth, { l: 0.05 })];
  return scattered(15, ([x, y], i) => [
    mark("shade", leaf([x - 3, y - 6], [x + 3, y + 7], 2.4, i % 2 ? 3 : -3), tones[i % 2]!),
  ]);
}

/** Rows of rounded feathers, their edges in this colour. */
export function feathers(edge: Colour): Print {
  return scattered(26, ([x, y]) => [
    mark("detail", ribbon([[x - 11, y - 4], [x, y + 9], [x + 11, y - 4]], [1.4, 3, 1.4]), edge),
  ]);
}

/** Soft light on a deep pile, brightest where the cloth turns away. */
export function velvet(cloth: Colour): Print {
  return ({ left, right, top, bottom }) => {
    const width = right - left, height = bottom - top;
    return [0.1, 0.5, 0.88].flatMap((x, i) => [
      {
        ...mark(
          "light",
          leaf([left + width * x, top], [left + width * (x + 0.06), bottom], width * 0.05, i - 1),
          mix(cloth, WHITE, 0.42),
          5,
        ),
        opacity: 0.75,
      },
      {
        ...mark(
          "shade",
          leaf(
            [left + width * (x + 0.16), top],
            [left + width * (x + 0.2), bottom],
            width * 0.06 + height * 0.01,
          ),
          shift(cloth, { l: -0.12 }),
          6,
        ),
        opacity: 0.8,
      },
    ]);
  };
}

/** Rows of eyelets with a scalloped edge below each. */
export function lace(cloth: Colour, scale: number): Print {
  const hole = cloth.l > 0.6 ? shift(cloth, { l: -0.22 }) : mix(cloth, WHITE, 0.5);
  return scattered(18 * scale, ([x, y]) => [
    mark("detail", ellipse([x, y], 3.6 * scale, 4.6 * scale), hole),
    mark(
      "shade",
      ribbon(
        [[x - 8 * scale, y + 8 * scale], [x, y + 12 * scale], [x + 8 * scale, y + 8 * scale]],
        [1, 1.3, 1],
      ),
      hole,
    ),
  ]);
}

const DYES: readonly Colour[] = [
  { l: 0.66, c: 0.19, h: 350 },
  { l: 0.78, c: 0.16, h: 60 },
  { l: 0.88, c: 0.16, h: 100 },
  { l: 0.72, c: 0.15, h: 160 },
  { l: 0.62, c: 0.16, h: 255 },
  { l: 0.56, c: 0.18, h: 305 },
];

/** Rings of colours around one knot. */
export function tieDye(scale: number): Print {
  return ({ left, right, top, bottom }) => {
    const middle: Point = [(left + right) / 2, top + (bottom - top) * 0.4];
    const far = Math.hypot(right - left, bottom - top) * 0.62, step = 19 * scale;
    return rows(0, far, step).map((at, i) =>
      mark(
        "detail",
        times(22, (k): Point => {
          const angle = (k / 22) * 2 * Math.PI;
          const reach = (far - at) * (k % 2 ? 1 : 0.9);
          return [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach];
        }),
        DYES[i % DYES.length]!,
      )
    );
  };
}

const CAMOUFLAGE: readonly Colour[] = [
  { l: 0.42, c: 0.06, h: 125 },
  { l: 0.62, c: 0.07, h: 105 },
  { l: 0.38, c: 0.05, h: 65 },
];

/** Blots of olive, sand and brown. */
export function camouflage(scale: number): Print {
  return scattered(30 * scale, ([x, y], i) =>
    [0, 1].map((k) =>
      mark(
        "detail",
        smooth(times(7, (n): Point => {
          const angle = (n / 7) * 2 * Math.PI + i, reach = (13 + ((n * 5 + i * 3) % 8)) * scale;
          return [
            x + k * 12 * scale + Math.cos(angle) * reach,
            y + k * 7 * scale + Math.sin(angle) * reach * 0.7,
          ];
        })),
        CAMOUFLAGE[(i + k) % 3]!,
      )
    ));
}

/** Squares of many cloths, sewn together. */
export function patchwork(cloth: Colour, scale: number): Print {
  const size = 34 * scale;
  return ({ left, right, top, bottom }) =>
    rows(top - size / 2, bottom, size).flatMap((y, row) =>
      rows(left - size / 2, right, size).flatMap((x, column) => {
        const dye = DYES[(row * 2 + column * 3) % DYES.length]!;
        return [
          mark("detail", [[x, y], [x + size, y], [x + size, y + size], [x, y + size]], {
            ...dye,
            l: dye.l * 0.92,
            c: dye.c * 0.7,
          }),
          ...[0.2, 0.5, 0.8].map((share) =>
            mark(
              "detail",
              ribbon([[x + size * share - 3, y - 2.6], [x + size * share + 3, y + 2.6]], [
                1.1,
                1.1,
              ]),
              shift(cloth, { l: cloth.l > 0.5 ? -0.4 : 0.4 }),
            )
          ),
        ];
      })
    );
}

/** Small discs that catch the light. */
export function sequins(cloth: Colour, scale: number): Print {
  return scattered(13 * scale, (at, i) => [
    mark(
      "detail",
      ellipse(at, 4.6 * scale, 4.6 * scale),
      i % 3 === 0 ? mix(cloth, WHITE, 0.8) : shift(cloth, { l: i % 2 ? 0.12 : -0.1 }),
    ),
  ]);
}
