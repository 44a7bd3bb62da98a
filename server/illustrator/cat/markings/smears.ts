/** @module What is smeared on fur: mud, flour, foam, ink. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { OwnMarkKind } from "../../choices/own_mark_choices.ts";
import type { Mark, Point } from "../../scene.ts";
import { blob, type MarkPlace, onto } from "./mark_place.ts";

/** Colours of what is smeared on fur. */
const SMEARS: Partial<Record<OwnMarkKind, Colour>> = {
  mud: { l: 0.37, c: 0.06, h: 55 },
  flour: { l: 0.97, c: 0.012, h: 90 },
  foam: { l: 0.98, c: 0.015, h: 225 },
  ink: { l: 0.24, c: 0.09, h: 275 },
  sauce: { l: 0.5, c: 0.17, h: 30 },
  frost: { l: 0.95, c: 0.03, h: 230 },
  clay: { l: 0.62, c: 0.085, h: 45 },
  soot: { l: 0.22, c: 0.015, h: 60 },
  lipstick: { l: 0.5, c: 0.2, h: 20 },
};

/** A smear and what dropped beside it; foam has bubbles, frost has needles. */
export function smear(kind: OwnMarkKind, place: MarkPlace): Mark[] {
  const colour = SMEARS[kind]!, around = onto(place), { size: [wide, high], turn = 0 } = place;
  const drop = Math.min(wide, high) * 0.24;
  const drops: Point[] = [[1.16, 0.5], [-1.14, -0.42], [0.5, 1.2]];
  if (kind === "foam") {
    return [[-0.62, 0.1], [0, 0.34], [0.6, 0.02], [0.12, -0.4], [-0.3, -0.3]].flatMap((
      [x, y],
      i,
    ) => [
      mark(
        "detail",
        ellipse(around([x!, y!]), wide * 0.46, high * 0.56),
        shift(colour, { l: -0.03 * (i % 2) }),
      ),
      mark(
        "shade",
        ellipse(around([x! + 0.1, y! + 0.16]), wide * 0.16, high * 0.16),
        shift(colour, { l: -0.07, c: 0.02 }),
      ),
    ]);
  }
  return [
    mark("detail", blob(place, kind.length), colour),
    mark(
      "shade",
      ellipse(around([0.24, 0.22]), wide * 0.44, high * 0.4, turn),
      shift(colour, { l: -0.05 }),
    ),
    ...drops.map((to, i) =>
      mark("detail", ellipse(around(to), drop * (1 - i * 0.2), drop * (0.9 - i * 0.2)), colour)
    ),
  ];
}
