/** @module A dress with tiers of ruffles, as flamenco dancers wear it. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onHead } from "../headwear/headdress.ts";
import { flower } from "../cloth/cloth.ts";
import { ruffle } from "../neckwear.ts";
import { mergeOutfits } from "../outfit.ts";
import { dots } from "../tailoring/prints.ts";
import { tailored } from "../tailoring/tailored.ts";

/** The lower edges of three tiers, in waves, each with its shade. */
function tiers(colour: Colour): Mark[] {
  return [-250, -204, -158, -112, -66].flatMap((y) => {
    const wave = (low: number): Point[] =>
      times(41, (i): Point => [-320 + i * 16, y + low + (i % 2 ? 8 : -4)]);
    const strip = (from: number, to: number) => smooth([...wave(from), ...wave(to).toReversed()]);
    return [
      mark("shade", strip(6, 13), shift(colour, { l: -0.16 })),
      mark("detail", strip(0, 6), mix(colour, WHITE, 0.75)),
    ];
  });
}

export const costume: CostumeEntry = {
  person: "flamenco dancer, flamenco dancers, spanish dancer, flamenco cat",
  garment:
    "ruffled dress, ruffle dress, flamenco dress, frilly dress, frilled dress, dress with ruffles, dress with frills, flounced dress, tiered dress, flamenco outfit, flamenco costume, ruffly dress, flamenco skirt, ruffled skirt, frilly skirt",
  name: "ruffled dress",
  synonyms:
    "ruffle ruffles frilly frilled frills flounced tiered flamenco ruffly spanish dancer skirt",
  bareheaded: true,
  isDress: true,
  home: { stage: 3, tavern: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.53, c: 0.21, h: 25 };
    const spots = colour.l > 0.8 ? INK : WHITE;
    const print = dots(spots, { size: 6, gap: 40 });
    return mergeOutfits([
      tailored(fitting, {
        name: "ruffled dress",
        colour,
        sleeves: 0.3,
        trim: mix(colour, WHITE, 0.75),
        band: 14,
        allOver: print,
        skirt: {
          waist: 0.52,
          drop: 40,
          flare: 46,
          trim: mix(colour, WHITE, 0.75),
          marks: [...print({ left: -320, right: 320, top: -300, bottom: 40 }), ...tiers(colour)],
        },
        belt: { colour: shift(colour, { l: -0.12 }), at: 0.52, width: 0.06, name: "sash" },
        front: [ruffle(mix(colour, WHITE, 0.75), "costume"), ruffle(colour, "costume")],
      }),
      fitting.spec.accessories.some(({ kind }) => kind === "hat")
        ? {}
        : onHead(fitting, flower([74, -84], 30, THINGS.red, "costume")),
    ]);
  },
};
