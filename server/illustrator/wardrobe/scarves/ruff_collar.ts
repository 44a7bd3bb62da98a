/** @module A pleated collar of the Renaissance. */
import { shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** A pleated collar of the Renaissance. */
const ruff: ScarfOf = (colour, role = "accessory") =>
  [1, 0.72].flatMap((size, layer) => {
    const edge = times(72, (i): Point => {
      const angle = (i / 72) * 2 * Math.PI, reach = 1 + 0.1 * Math.cos(i * Math.PI / 2);
      return [Math.cos(angle) * 126 * size * reach, 4 + Math.sin(angle) * 46 * size * reach];
    });
    return cloth("ruff", edge, shift(colour, { l: layer ? 0 : -0.04 }), {
      role,
      line: 3,
      volume: 0.4,
      marks: times(17, (i) => {
        const x = -104 + i * 13;
        return mark(
          "shade",
          leaf([x * 0.4, 0], [x * 1.1 * size, 46 * size], 2),
          shift(colour, { l: -0.12 }),
        );
      }),
    });
  });

export const variant: ScarfEntry = {
  words:
    "ruff collar, ruff, white ruff, elizabethan collar, elizabethan ruff, renaissance collar, lace ruff, ruffled collar, shakespeare collar",
  synonyms: "ruff elizabethan renaissance lace ruffled",
  colour: { l: 0.96, c: 0.008, h: 90 },

  draw: ruff,
};
