/**
 * A cat dressed as a samurai.
 *
 * @module
 */
import { type Colour, shift } from "../../colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD } from "../../palette.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { kabuto } from "../fabled_headwear.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "samurai" },
      "samurai, ronin, shogun, samurai warrior, samurais, japanese warrior, miyamoto musashi, ghost of tsushima, bushi, feudal samurai, samurai lord, daimyo",
      {
        role: "character",
      },
    ),
    says(
      { costume: "samurai" },
      "samurai armour, samurai armor, samurai helmet, samurai costume, kabuto, samurai outfit, samurai outfit and sword, samurai kimono, samurai gear, samurai clothes, kabuto helmet, oni mask, samurai robes, japanese armour, japanese armor",
      { role: "thing" },
    ),
  ],
  name: "samurai's helmet",
  home: { "cherry blossoms": 4, mountains: 1 },
  props: { none: 1, sword: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.44, c: 0.15, h: 22 };
    return together([
      suit(fitting.cat, { colour: { l: 0.34, c: 0.04, h: 270 }, trim: colour, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour, texture: "metal", marks: lamellae(colour) }) },
      ownHat(fitting, kabuto(colour)),
    ]);
  },
};

/** Rows of lacquered plates, on a chest plate. */
function lamellae(colour: Colour): Mark[] {
  return [4, 26, 48, 70].flatMap((y) => [
    mark("detail", ribbon([[-84, y], [0, y + 8], [84, y]], [3, 3]), GOLD),
    ...[-45, -15, 15, 45].map((x) =>
      mark("shade", ribbon([[x, y + 2], [x, y + 22]], [1.6, 1.6]), shift(colour, { l: -0.12 }))
    ),
  ]);
}
