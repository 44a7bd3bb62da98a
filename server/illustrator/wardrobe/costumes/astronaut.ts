/** @module A cat dressed as an astronaut. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { cloth } from "../cloth/cloth.ts";
import { ownHat } from "../headwear/headdress.ts";
import { spaceHelmet } from "../headwear/helmets.ts";
import { panel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "astronaut, astronauts, cosmonaut, spaceman, space explorer, space traveller, space traveler, space cat explorer, space cadet, cosmonauts, catstronaut, astrocat, space pilot, nasa astronaut, moonwalker, space man, space woman",
  garment:
    "space suit, spacesuit, astronaut suit, astronaut helmet, space helmet, astronaut costume, astronaut outfit, space suits, fishbowl helmet, glass helmet, bubble helmet, nasa suit, nasa spacesuit, space costume, space gear, cosmonaut suit, moon suit, spacesuits, space outfit",
  name: "space suit",
  covers: "eyes",
  home: { moon: 3, space: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.012, h: 250 };
    const trim = { ...fitting.accent, l: 0.64, c: 0.16 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: -0.03 }) }, panel(trim)) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          cloth(
            "helmet ring",
            smooth([[-98, -26], [0, -6], [98, -26], [104, 0], [0, 24], [-104, 0]]),
            { l: 0.78, c: 0.02, h: 250 },
            { role: "costume", texture: "metal" },
          ),
        ]),
      },
      ownHat(fitting, spaceHelmet()),
    ]);
  },
};
