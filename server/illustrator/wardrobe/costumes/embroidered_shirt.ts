/** @module A white shirt with bands of red embroidery on the chest and at the cuffs. */
import type { Colour } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark } from "../../scene.ts";
import { times } from "../../times.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front, neckband } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "embroidered shirt, embroidered blouse, vyshyvanka, vyshyvankas, folk shirt, folk blouse, peasant blouse, peasant shirt, embroidered linen shirt, folk costume shirt",
  name: "embroidered shirt",
  synonyms: "blouse folk peasant linen",
  bareheaded: true,
  layer: "inner",
  home: { meadow: 2, farm: 1 },
  wear(fitting, named) {
    const thread = named && named.l < 0.85 ? named : THINGS.red;
    return tailored(fitting, {
      name: "embroidered shirt",
      colour: WHITE,
      trim: thread,
      band: 12,
      front: [front(WHITE, embroidery(thread)), neckband(thread)],
    });
  },
};

/** Two upright bands of diamonds between lines. */
function embroidery(thread: Colour): Mark[] {
  return [-1, 1].flatMap((s) => [
    mark("detail", box(s * 30 - 19, -24, 4, 124, 0), thread),
    mark("detail", box(s * 30 + 15, -24, 4, 124, 0), thread),
    ...times(5, (i) => {
      const x = s * 30, y = -6 + i * 23;
      return mark("detail", [[x, y - 11], [x + 11, y], [x, y + 11], [x - 11, y]], thread);
    }),
  ]);
}
