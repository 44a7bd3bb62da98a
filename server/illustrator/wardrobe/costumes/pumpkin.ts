/** @module A round pumpkin with a carved face. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { front } from "../tailoring/fronts.ts";
import { upright } from "../tailoring/repeats.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "pumpkin costume, pumpkin suit, pumpkin outfit, pumpkin hat, jack-o'-lantern costume, jack o lantern costume, pumpkin sweater, halloween pumpkin costume",
  name: "pumpkin costume",
  disguiseOf: ["pumpkin"],
  synonyms: "pumpkin jack lantern o halloween hat sweater dressed as up like",
  home: { farm: 2, graveyard: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.18, h: 52 };
    const dark = shift(colour, { l: -0.12, h: -6 });
    const ribs = upright(dark, { width: 6, gap: 34 });
    const face = { l: 0.24, c: 0.03, h: 50 }, green = THINGS.green;
    return mergeOutfits([
      tailored(fitting, {
        name: "pumpkin",
        colour,
        sleeves: 0.3,
        length: 0.96,
        trousers: 0.2,
        ease: 20,
        trim: green,
        band: 10,
        allOver: ribs,
        front: [
          front(colour, [
            ...[-50, -26, 26, 50].map((x) =>
              mark("shade", smooth(points("-2 -30, 3 -30, 5 40, 1 106, -3 106", [x, 0])), dark)
            ),
            mark("detail", points("-40 44, -14 44, -27 20"), face),
            mark("detail", points("14 44, 40 44, 27 20"), face),
            mark(
              "detail",
              points(
                "-48 58, -30 66, -18 60, -6 68, 6 60, 18 68, 30 60, 48 58, 30 88, 10 84, 0 92, -12 84, -30 88",
              ),
              face,
            ),
          ]),
        ],
      }),
      ownHat(fitting, [
        cloth(
          "pumpkin stem",
          smooth(points("-14 -118, -18 -160, 6 -186, 26 -178, 16 -156, 16 -118")),
          shift(green, { l: -0.1 }),
          { role: "costume" },
        ),
        cloth(
          "pumpkin cap",
          smooth(points("-92 -62, -80 -104, -40 -130, 0 -136, 40 -130, 80 -104, 92 -62, 0 -78")),
          colour,
          {
            role: "costume",
            volume: 0.7,
            marks: [-50, -18, 18, 50].map((x) =>
              mark(
                "shade",
                smooth(points(`${x * 0.5} -140, ${x * 0.5 + 4} -140, ${x + 3} -64, ${x - 3} -64`)),
                dark,
              )
            ),
          },
        ),
        cloth(
          "pumpkin leaf",
          smooth(points("-44 -118, -20 -136, 0 -126, 22 -138, 46 -116, 14 -112, 2 -98, -14 -112")),
          green,
          { role: "costume", line: 3 },
        ),
      ]),
    ]);
  },
};
