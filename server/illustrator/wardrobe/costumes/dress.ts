/**
 * A dress.
 *
 * @module
 */
import { type Colour, mix } from "../../colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf } from "../day_cloth.ts";
import { suit } from "../garments.ts";
import { flower } from "../cloth.ts";
import { onNeck } from "../headdress.ts";
import { type Fitting, together } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "dress" },
      "dress, dresses, frock, sundress, polka dot dress, flamenco dress, summer dress, party dress, cocktail dress, maxi dress, flowing dress, velvet dress, silk dress, lace dress, sequin dress, floral dress, flower dress, petticoat, victorian dress, medieval dress, lolita dress, pinafore dress, robe dress, frilly dress, ruffled dress, frocks, sari, saree, hula skirt, grass skirt, flapper dress, tea dress, babydoll dress, dressing gown dress",
      { role: "thing" },
    ),
    nearest(
      { costume: "dress" },
      "cheerleader outfit, cheerleader uniform, bikini, nun habit",
      { role: "thing", weak: true },
    ),
    nearest(
      { costume: "dress" },
      "cheerleader, flapper, victorian lady, southern belle, debutante, ballroom dancer, tango dancer, marie antoinette, jane austen, mary poppins, frida kahlo, housewife, society lady, marilyn monroe, madame, goddess of love, alice in wonderland",
      { role: "character" },
    ),
  ],
  name: "dress",
  bareheaded: true,
  home: { garden: 2, meadow: 1, "living room": 1, city: 1 },
  wear(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return together([
      suit(fitting.cat, {
        colour,
        sleeves: false,
        trousers: true,
        marks: dotted(fitting, mix(colour, WHITE, 0.7)),
      }),
      onNeck(fitting, [
        ruffle(mix(colour, WHITE, 0.65), "costume"),
        ...flower([44, 22], 17, mix(colour, WHITE, 0.2), "costume"),
      ]),
    ]);
  },
};

function dotted({ cat }: Fitting, colour: Colour): Mark[] {
  const frame = boundsOf(cat.torso), marks: Mark[] = [];
  for (let y = frame.top + 20, row = 0; y < frame.bottom; y += 34, row++) {
    for (let x = frame.left + (row % 2) * 19; x < frame.right; x += 38) {
      marks.push(mark("detail", ellipse([x, y], 6.5, 6.5), colour));
    }
  }
  return marks;
}
