/** @module What cloth is made of, as its surface shows it. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { leaf, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import { type Print, rows, scattered } from "./repeats.ts";
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

/** Soft hair of fur and fleece. */
export function fleece(cloth: Colour): Print {
  const tones = [shift(cloth, { l: -0.07 }), shift(cloth, { l: 0.05 })];
  return scattered(15, ([x, y], i) => [
    mark("shade", leaf([x - 3, y - 6], [x + 3, y + 7], 2.4, i % 2 ? 3 : -3), tones[i % 2]!),
  ]);
}
