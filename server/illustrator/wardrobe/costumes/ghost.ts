/** @module A ghost: a white sheet over head and back, two holes drawn as eyes, an open mouth. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { animalSuit } from "../animal_suit.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";

const SHEET: Colour = { l: 0.96, c: 0.01, h: 250 };

export const costume: CostumeEntry = {
  garment:
    "ghost costume, ghost outfit, ghost sheet, sheet ghost, bedsheet ghost, bedsheet with eye holes, bed sheet with eye holes, sheet with eye holes, white sheet with eye holes, bedsheet with holes for eyes, sheet with holes for eyes, dressed as a ghost, dressed up as a ghost, dressed like a ghost, sheet over its head, bedsheet over its head, bed sheet ghost",
  name: "ghost costume",
  synonyms: "ghost sheet bedsheet bed white eye holes for outfit over its head dressed up as like",
  home: { graveyard: 4, attic: 1 },
  wear(fitting, named) {
    const colour = named ?? SHEET;
    return mergeOutfits([
      animalSuit(fitting, { name: "ghost", colour, belly: colour, onHood: face() }),
      tailored(fitting, {
        name: "ghost sheet",
        colour,
        sleeves: false,
        ease: 14,
        skirt: { waist: 0.4, drop: 96, flare: 18, trim: shift(colour, { l: -0.06 }) },
      }),
    ]);
  },
};

/** What is drawn on the sheet above the face: two tall eyes and a mouth that says boo. */
function face(): Item[] {
  const hole = (name: string, x: number, y: number, wide: number, high: number): Item =>
    region({
      name,
      role: "costume",
      texture: "cloth",
      outline: ellipse([x, y], wide, high),
      colour: { l: 0.18, c: 0.02, h: 270 },
      line: 0,
    });
  return [
    hole("ghost eye left", -34, -106, 13, 19),
    hole("ghost eye right", 34, -106, 13, 19),
    hole("ghost mouth", 0, -80, 9, 11),
  ];
}
