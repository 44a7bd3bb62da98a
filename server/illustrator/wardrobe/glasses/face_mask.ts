/** @module A face mask as surgeons and nurses wear it, over nose and mouth. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A folded cloth from below the eyes to the chin, held by loops around the cheeks. */
export const faceMask: GlassesOf = (colour, [left, right]) => {
  const x = (left[0] + right[0]) / 2, y = (left[1] + right[1]) / 2;
  const fold = shift(colour, { l: -0.1 });
  return [
    ...[-1, 1].flatMap((s) =>
      [[46, 28, 2], [84, 78, 44]].map(([from, middle, to], i) =>
        cloth(
          `mask loop ${i + 1}`,
          ribbon([[x + s * 60, y + from!], [x + s * 92, y + middle!], [x + s * 116, y + to!]], [
            3,
            3,
            3,
          ]),
          shift(colour, { l: 0.08, c: -0.02 }),
          { line: 2, volume: 0 },
        )
      )
    ),
    cloth(
      "face mask",
      smooth(
        knots("0 30, 34 34, 68 44!, 70 78, 48 106, 0 116, -48 106, -70 78, -68 44!, -34 34", [
          x,
          y,
        ]),
      ),
      colour,
      {
        volume: 0.5,
        marks: [
          ...[60, 78, 94].map((down, i) =>
            mark(
              "shade",
              leaf([x - 60 + i * 8, y + down], [x + 60 - i * 8, y + down], 2.6, 5),
              fold,
            )
          ),
          mark(
            "detail",
            ribbon([[x - 30, y + 38], [x, y + 34], [x + 30, y + 38]], [2, 2.6, 2]),
            fold,
          ),
        ],
      },
    ),
  ];
};

export const variant: GlassesEntry = {
  at: "muzzle",
  words:
    "face mask, face masks, surgical mask, surgical masks, surgeon mask, surgeon\u2019s mask, surgeons mask, surgeon's mask, medical mask, medical face mask, doctor mask, hospital mask, mask over its mouth, mask over its nose, protective mask, covid mask, mask over her mouth, mask over his mouth, dust mask, n95 mask, ffp2 mask, surgical face mask, nurse mask, cloth mask, mouth mask, mouth covering",
  nearest: "respirator, surgical cap and mask",
  colour: { l: 0.8, c: 0.075, h: 205 },
  draw: faceMask,
};
