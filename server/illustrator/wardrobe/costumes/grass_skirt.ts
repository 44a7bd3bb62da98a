/** @module A skirt of grass and a garland of flowers, as hula dancers wear them. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { times } from "../../times.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { skirtOn } from "../tailoring/skirt.ts";
import { mergeOutfits } from "../outfit.ts";
import { onNeck } from "../headwear/headdress.ts";
import { lei } from "../scarves/lei.ts";

const GRASS: Colour = { l: 0.78, c: 0.14, h: 108 };

function blades(colour: Colour): Mark[] {
  return times(54, (i) => {
    const x = -320 + i * 12;
    return mark(
      "shade",
      ribbon([[x, -300], [x + 3 * (i % 3) - 3, 40]], [1.4, 2.6]),
      shift(colour, { l: i % 2 ? -0.14 : 0.07 }),
    );
  });
}

export const costume: CostumeEntry = {
  person: "hula dancer, hula dancers, hula girl, hula cat, hawaiian dancer, hula dancing cat",
  garment:
    "grass skirt, hula skirt, grass skirts, hula outfit, hula costume, straw skirt, raffia skirt, hawaiian skirt, hawaiian outfit, hula dancer outfit",
  name: "grass skirt",
  synonyms: "hula hawaiian straw raffia dancer dancers girl dancing",
  bareheaded: true,
  isDress: true,
  home: { beach: 5 },
  wear(fitting, named) {
    const colour = named ?? GRASS;
    return mergeOutfits([
      {
        skirt: skirtOn(fitting.cat.figure, {
          name: "grass skirt",
          colour,
          texture: "cloth",
          waist: 0.6,
          drop: 30,
          flare: 24,
          marks: blades(colour),
        }),
      },
      fitting.spec.accessories.some(({ kind }) => kind === "scarf")
        ? {}
        : onNeck(fitting, lei({ l: 0.66, c: 0.2, h: 5 }, "costume")),
    ]);
  },
};
