/** @module Plasters, bandages, stickers, tattoos and scars on one place of a cat. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { type CoatTones, WHITE } from "../../colour/palette.ts";
import { ellipse, heart, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { blob, contrast, type MarkPlace, onto, SKIN } from "./mark_place.ts";

const PLASTER: Colour = { l: 0.87, c: 0.065, h: 62 };
const BANDAGE: Colour = { l: 0.95, c: 0.012, h: 90 };
const INK: Colour = { l: 0.3, c: 0.06, h: 262 };

/** A strip with a pad, and holes beside it. */
export function plaster(place: MarkPlace): Mark[] {
  const half = Math.max(15, Math.min(28, place.size[0] * 1.05)), turn = (place.turn ?? 0) - 0.32;
  const around = onto({ at: place.at, size: [half, half], turn });
  const [left, right] = [around([-1, 0]), around([1, 0])];
  return [
    mark(
      "detail",
      ribbon([left, right], [half * 0.5, half * 0.5]),
      shift(PLASTER, { l: -0.5, c: 0.02 }),
    ),
    mark(
      "detail",
      ribbon([around([-0.93, 0]), around([0.93, 0])], [half * 0.39, half * 0.39]),
      PLASTER,
    ),
    mark(
      "detail",
      ribbon([around([-0.34, 0]), around([0.34, 0])], [half * 0.3, half * 0.3]),
      shift(PLASTER, { l: 0.09, c: -0.03 }),
    ),
    ...[-0.74, -0.56, 0.56, 0.74].map((x, i) =>
      mark(
        "shade",
        ellipse(around([x, i % 2 ? 0.16 : -0.16]), 1.6, 1.6),
        shift(PLASTER, { l: -0.2 }),
      )
    ),
  ];
}

/** Cloth around a part, from edge to edge, with its turns. */
export function wrapped(place: MarkPlace, turns: number): Mark[] {
  const around = onto(place), edge = shift(BANDAGE, { l: -0.2, c: 0.02 });
  const across = (share: number, low: number) =>
    ribbon([around([-1.2, share]), around([0, share + low]), around([1.2, share])], [
      1.4,
      1.4,
      1.4,
    ]);
  return [
    mark(
      "detail",
      ribbon([around([-1.25, 0]), around([0, 0.08]), around([1.25, 0])], [
        place.size[1],
        place.size[1],
        place.size[1],
      ]),
      BANDAGE,
    ),
    ...times(
      turns + 1,
      (i) => mark("shade", across(-1 + (2 * i) / turns, i % 2 ? 0.26 : 0.06), edge),
    ),
  ];
}

/** A star, a heart and a dot with white rims. */
export function stickers(place: MarkPlace): Mark[] {
  const around = onto(place), size = Math.max(8, Math.min(14, Math.min(...place.size) * 0.5));
  const rim = (outline: Point[]) => mark("detail", outline, WHITE);
  return [
    rim(ellipse(around([-0.6, -0.3]), size * 1.2, size * 1.2)),
    mark("detail", star(around([-0.6, -0.3]), size), { l: 0.84, c: 0.17, h: 90 }),
    rim(ellipse(around([0.55, 0.1]), size * 1.2, size * 1.2)),
    mark("detail", heart(around([0.55, 0.1]), size * 0.9), { l: 0.6, c: 0.2, h: 15 }),
    rim(ellipse(around([-0.1, 0.8]), size, size)),
    mark("detail", ellipse(around([-0.1, 0.8]), size * 0.76, size * 0.76), {
      l: 0.68,
      c: 0.15,
      h: 150,
    }),
  ];
}

/** A flower with leaves, in the ink of tattoos, on skin that was shaved for it. */
export function tattoo(place: MarkPlace): Mark[] {
  const around = onto(place), small = Math.min(...place.size) * 0.32;
  return [
    mark("patch", blob(place, 1), SKIN),
    mark(
      "detail",
      ribbon([around([-0.5, 0.72]), around([-0.1, 0.2]), around([0.04, -0.1])], [2.2, 2.2, 2.2]),
      INK,
    ),
    ...times(5, (k) => {
      const angle = (k / 5) * 2 * Math.PI;
      return mark(
        "detail",
        ellipse(
          around([0.06 + Math.cos(angle) * 0.3, -0.2 + Math.sin(angle) * 0.3]),
          small * 0.6,
          small * 0.6,
        ),
        k % 2 ? INK : shift(INK, { l: 0.14, c: 0.05 }),
      );
    }),
    mark("detail", ellipse(around([0.06, -0.2]), small * 0.44, small * 0.44), {
      l: 0.6,
      c: 0.17,
      h: 20,
    }),
    mark("detail", ellipse(around([-0.5, 0.3]), small * 0.7, small * 0.34, 0.6), INK),
  ];
}

/** A line with stitches across. */
export function scar(place: MarkPlace, tones: CoatTones): Mark[] {
  const around = onto(place), colour = mix(contrast(tones), { l: 0.6, c: 0.12, h: 18 }, 0.6);
  return [
    mark(
      "detail",
      ribbon([around([-0.7, -0.7]), around([0, 0]), around([0.7, 0.7])], [2.6, 3.2, 2.6]),
      colour,
    ),
    ...[-0.45, 0, 0.45].map((share) =>
      mark(
        "detail",
        ribbon([around([share - 0.26, share + 0.26]), around([share + 0.26, share - 0.26])], [
          1.8,
          1.8,
        ]),
        colour,
      )
    ),
  ];
}
