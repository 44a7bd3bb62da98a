/**
 * A cat dressed as a unicorn.
 *
 * @module
 */
import type { CostumeEntry } from "../costume_entry.ts";
import { unicornHorn } from "../fabled_headwear.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { jewel } from "../ornaments.ts";
import { together } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "unicorn" },
      "unicorn, unicorns, unicorn cat, caticorn, uni corn, unikitty, unicat, kittycorn, kitticorn, caticorns, pegasus, alicorn, pegacorn",
      { role: "character" },
    ),
    says(
      { costume: "unicorn" },
      "unicorn horn, unicorn costume, unicorn outfit, unicorn onesie, unicorn's horn, horn on its forehead, horn on its head, horn on the forehead, single horn, rainbow horn, sparkly horn, golden horn, unicorn headband, magic horn, horn of a unicorn, glittery horn",
      {
        role: "thing",
      },
    ),
  ],
  name: "unicorn's horn",
  home: { clouds: 2, meadow: 2, forest: 1, "candy land": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.9, c: 0.08, h: 88 };
    return together([
      onNeck(fitting, [
        ruffle({ l: 0.86, c: 0.08, h: 330 }, "costume"),
        jewel([0, 24], { l: 0.76, c: 0.12, h: 200 }),
      ]),
      ownHat(fitting, unicornHorn(colour)),
    ]);
  },
};
