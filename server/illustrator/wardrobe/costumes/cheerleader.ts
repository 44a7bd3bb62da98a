/** @module A cheerleader in a short dress, with pom-poms. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { points } from "../../geometry/coordinates.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front } from "../tailoring/fronts.ts";
import { upright } from "../tailoring/repeats.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  person: "cheerleader, cheerleaders, cheer captain, cheerleading cat",
  garment:
    "cheerleader outfit, cheerleader costume, cheerleader uniform, cheerleading outfit, cheerleading uniform, cheer outfit, cheer uniform, cheerleader dress, cheerleader skirt",
  name: "cheerleader’s dress",
  synonyms: "cheerleader cheer cheerleading captain skirt",
  bareheaded: true,
  brings: "pom-poms",
  home: { stadium: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.54, c: 0.2, h: 27 };
    return tailored(fitting, {
      name: "cheerleader top",
      colour,
      sleeves: false,
      trim: WHITE,
      skirt: {
        drop: 0.34,
        flare: 0.34,
        colour,
        marks: upright(WHITE, { width: 7, gap: 40 })({
          left: -320,
          right: 320,
          top: -300,
          bottom: 40,
        }),
      },
      front: [
        front(colour, [
          mark(
            "detail",
            points("-84 -30, -62 -30, 0 52, 62 -30, 84 -30, 84 -2, 0 84, -84 -2"),
            WHITE,
          ),
          mark(
            "detail",
            points("-84 -14, 0 68, 84 -14, 84 -8, 0 76, -84 -8"),
            shift(colour, { l: -0.1 }),
          ),
        ]),
      ],
    });
  },
};
