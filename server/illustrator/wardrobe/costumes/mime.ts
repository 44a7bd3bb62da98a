/** @module A mime in a striped shirt, with braces and a beret. */
import { INK, WHITE } from "../../colour/palette.ts";
import { beret } from "../hats/beret.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { stripes } from "../tailoring/prints.ts";

const BLACK = { l: 0.28, c: 0.012, h: 280 };

export const costume: CostumeEntry = {
  person: "mime, mime artist, mimes, pantomime artist, pantomimist, marcel marceau",
  garment: "mime costume, mime outfit, mime shirt, mime clothes, mime makeup",
  name: "mime’s shirt",
  synonyms: "mime mimes artist pantomime pantomimist marcel marceau",
  home: { stage: 2, city: 2 },
  wear(fitting, named) {
    const ink = named ?? BLACK;
    return composed(fitting, WHITE, {
      cut: {
        name: "mime shirt",
        allOver: stripes(ink, { width: 13, gap: 30 }),
        trim: ink,
        band: 7,
      },
      colour: WHITE,
      straps: INK,
      head: (colour) => beret(colour, "costume"),
      headColour: BLACK,
    });
  },
};
