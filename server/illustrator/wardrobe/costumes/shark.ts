/** @module A shark's suit. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { INK, WHITE } from "../../colour/palette.ts";
import { times } from "../../times.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "shark costume, shark suit, shark hat, shark hood, shark fin costume, baby shark costume",
  name: "shark costume",
  disguiseOf: ["shark"],
  synonyms: "shark baby hat hood fin onesie dressed as up like",
  home: { beach: 2, underwater: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.58, c: 0.05, h: 245 };
    const role = "costume" as const;
    return animalSuit(fitting, {
      name: "shark",
      colour,
      belly: WHITE,
      behindHood: [
        cloth(
          "shark fin",
          smooth(points("-34 -112, -10 -176, 34 -222, 30 -168, 40 -112")),
          shift(colour, { l: -0.05 }),
          { role },
        ),
      ],
      onHood: [
        ...times(7, (i) => {
          const t = (i - 3) / 3, x = t * 78, y = -58 + 22 * t * t;
          return cloth("shark tooth", [[x - 13, y - 3], [x + 13, y - 3], [x, y + 20]], WHITE, {
            role,
            line: 2.4,
            volume: 0.2,
          });
        }),
        ...hoodEye([-74, -94], 13, INK),
        ...hoodEye([74, -94], 13, INK),
      ],
    });
  },
};
