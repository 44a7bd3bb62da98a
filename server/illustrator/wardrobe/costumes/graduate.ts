/**
 * A cat dressed as a graduate.
 *
 * @module
 */
import { GOLD, WHITE } from "../../palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { lapels } from "../trade_details.ts";
import { mortarboard } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "graduate" },
      "graduate, graduating, graduation, alumnus, graduates, valedictorian, phd student, phd, college graduate, class of",
      { role: "character" },
    ),
    says(
      { costume: "graduate" },
      "graduation cap, mortarboard, graduation gown, graduation hat, academic gown, grad cap, graduation robe, graduation robes, mortar board, cap and gown, square academic cap, graduation outfit, doctoral hat",
      { role: "thing" },
    ),
  ],
  name: "graduate's cap and gown",
  coloured: "graduate's gown",
  home: { library: 2, stage: 1, garden: 1 },
  props: { none: 2, book: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.33, c: 0.05, h: 280 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, { colour, trim: GOLD }),
      onNeck(fitting, [lapels({ ...fitting.accent, l: 0.6, c: 0.16 }, WHITE)]),
      ownHat(fitting, mortarboard(colour)),
    ]);
  },
};
