/** @module A hairband with bunny ears. */
import { knots } from "../../geometry/coordinates.ts";
import { mix, shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** Two long soft ears on a band, one of them bent. */
const bunnyEars: HatOf = (colour, role = "accessory") => {
  const inside = mix(THINGS.pink, WHITE, 0.35);
  const ear = (outline: Point[], lining: Point[]) =>
    cloth("bunny ear", outline, colour, {
      role,
      volume: 0.7,
      marks: [mark("detail", lining, inside, 3)],
    });
  return [
    ear(
      smooth(knots("-58 -92, -76 -150, -70 -222, -48 -250, -26 -222, -20 -150, -24 -96")),
      smooth(knots("-46 -110, -60 -156, -56 -214, -46 -230, -36 -212, -32 -156, -36 -112")),
    ),
    ear(
      smooth(
        knots(
          "24 -96, 22 -150, 34 -206, 62 -232, 104 -224, 128 -190, 122 -170, 92 -186, 72 -176, 64 -130, 58 -92",
        ),
      ),
      smooth(knots("36 -112, 36 -154, 48 -200, 66 -212, 66 -190, 54 -160, 48 -116")),
    ),
    cloth(
      "hairband",
      smooth(
        knots(
          "-96 -70!, -60 -98, 0 -110, 60 -98, 96 -70!, 98 -56!, 60 -82, 0 -94, -60 -82, -98 -56!",
        ),
      ),
      shift(colour, { l: -0.08 }),
      { role },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "bunny ears, bunny ears headband, bunny ear headband, rabbit ears, rabbit ear headband, easter bunny ears, bunny ears hat, bunny hat",
  nearest: "bear ears, mouse ears, animal ears headband",
  colour: WHITE,
  draw: bunnyEars,
};
