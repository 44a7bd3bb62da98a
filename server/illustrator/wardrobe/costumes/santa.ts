/** @module A cat dressed as a santa. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { santaHat } from "../headwear/caps.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { bow } from "../cloth/cloth.ts";
import { ownHat } from "../headwear/headdress.ts";
import { furCollar } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "santa, santa claus, santa paws, father christmas, saint nicholas, st nick, papa noel, santa clause, saint nick, st nicholas, father frost, kris kringle, sinterklaas, santa claws, mrs claus, papa noël, babbo natale, ded moroz, weihnachtsmann, père noël",
  garment:
    "santa hat, santa costume, santa suit, christmas hat, santa outfit, santa's hat, santa claus hat, santa claus costume, santa claus suit, santa cap, santa clothes, santa beard, xmas hat, red and white hat, father christmas suit, father christmas costume, christmas outfit, christmas costume, christmas cap",
  name: "Santa hat",
  knownByHat: true,
  home: { snow: 3, rooftop: 2, "living room": 2 },
  props: { none: 1, gift: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.2, h: 25 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: WHITE, trousers: true }),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ...furCollar(WHITE),
          ...bow([0, 34], 22, THINGS.green, "costume"),
        ]),
      },
      ownHat(fitting, santaHat(colour)),
    ]);
  },
};
