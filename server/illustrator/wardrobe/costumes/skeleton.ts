/** @module A black suit with the bones on it. */
import type { Box } from "../../geometry/measure.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Colour } from "../../colour/colour.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

const BONE: Colour = { l: 0.95, c: 0.015, h: 90 };

/** A bone along the middle of a limb; on the trunk rings of the spine. */
function bones({ left, right, top, bottom }: Box): Mark[] {
  const x = (left + right) / 2, isLimb = bottom - top > 1.5 * (right - left);
  if (!isLimb) {
    const y = (top + bottom) / 2;
    return [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
      const at = left + t * (right - left);
      return mark(
        "detail",
        ribbon([[at, top - 4], [at + 10, y], [at, bottom - (bottom - top) * 0.18]], [5, 6, 3]),
        BONE,
      );
    });
  }
  const high = bottom - top;
  return [[0.06, 0.4], [0.5, 0.84]].flatMap(([from, to]) => {
    const a = top + from! * high, b = top + to! * high;
    return [
      mark("detail", ribbon([[x, a], [x, b]], [4.6, 4.6]), BONE),
      ...[a, b].flatMap((y) => [-5, 5].map((d) => mark("detail", ellipse([x + d, y], 6, 6), BONE))),
    ];
  });
}

export const costume: CostumeEntry = {
  garment:
    "skeleton costume, skeleton suit, skeleton outfit, skeleton pyjamas, skeleton pajamas, skeleton onesie, bone costume, bones costume, suit with bones, day of the dead costume",
  name: "skeleton costume",
  disguiseOf: ["skeleton"],
  synonyms: "skeleton bone bones pyjamas pajamas onesie halloween day dead dressed as up like",
  bareheaded: true,
  home: { graveyard: 3, "living room": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.24, c: 0.012, h: 280 };
    return tailored(fitting, {
      name: "skeleton suit",
      colour,
      sleeves: 0.94,
      trousers: 0.94,
      trim: colour,
      allOver: bones,
      front: [
        front(colour, [
          mark("detail", ribbon([[0, -2], [0, 104]], [5, 5]), BONE),
          ...[14, 36, 58, 80].flatMap((y, i) =>
            [-1, 1].map((s) =>
              mark(
                "detail",
                ribbon([[s * 6, y], [s * 34, y - 4], [s * (58 - i * 7), y + 16]], [4.4, 4.4, 2.6]),
                BONE,
              )
            )
          ),
        ]),
      ],
    });
  },
};
