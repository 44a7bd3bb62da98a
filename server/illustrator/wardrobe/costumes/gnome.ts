/** @module A gnome in a tunic, with a tall red hat. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pointedHat } from "../hats/pointed_hat.ts";
import { composed } from "../tailoring/composed.ts";

const BLUE = { l: 0.5, c: 0.12, h: 250 };

export const costume: CostumeEntry = {
  person:
    "gnome, gnomes, dwarf, dwarves, tomte, gonk, christmas gnome, forest gnome, nisse, heinzelmann",
  garment:
    "gnome costume, gnome outfit, garden gnome costume, garden gnome outfit, dwarf costume, dwarf outfit, gnome clothes",
  name: "gnome’s hat",
  synonyms: "gnome dwarf dwarves tomte gonk nisse heinzelmann christmas forest garden",
  knownByHat: true,
  disguiseOf: ["garden gnome"],
  home: { garden: 3, forest: 3 },
  props: { none: 2, mushroom: 2 },
  wear(fitting, named) {
    // Who names a colour means the hat; the tunic is another.
    const tunic = named && named.h > 200 && named.h < 290 ? THINGS.green : BLUE;
    return composed(fitting, tunic, {
      cut: {
        name: "gnome tunic",
        trousers: 0.7,
        belt: { colour: THINGS.brown, at: 0.62, width: 0.12, buckle: GOLD },
      },
      colour: tunic,
      closing: "buttons",
      collar: "round",
      head: pointedHat,
      headColour: named ?? THINGS.red,
    });
  },
};
