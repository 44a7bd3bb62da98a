/** @module A flower crown. */
import { shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { flower } from "../cloth/cloth.ts";

/** A wreath of flowers and leaves. */
const flowerCrown: HatOf = (colour, role = "accessory") => {
  const petals = [colour, WHITE, shift(colour, { h: 40, l: 0.06 }), { l: 0.86, c: 0.12, h: 92 }];
  return [
    ...[-78, -46, -16, 18, 50, 80].map((x, i) =>
      region({
        name: "leaf",
        role,
        texture: "plant",
        outline: leaf([x, -80], [x + (i % 2 ? 26 : -26), -108], 9, 3),
        colour: { l: 0.62, c: 0.12, h: 145 },
        line: 2.6,
      })
    ),
    ...[-82, -50, -17, 17, 50, 82].flatMap((x, i) =>
      flower([x, -76 - 18 * Math.cos(x / 62)], i % 2 ? 19 : 24, petals[i % 4]!, role)
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "flower crown, crown of flowers, flower wreath, daisy crown, daisy chain, crown of daisies, daisy chain crown, crown made of daisies, crown made of flowers, floral crown, floral wreath, flowers on its head, flowers in its hair, flowers in her hair, flowers in her fur, flowers on her head, rose crown, crown of roses, wreath of flowers, flower headband, floral headband, wildflower crown, sunflower crown, wreath on its head, wreath on her head, blossom crown, flower halo, flower hat, garland, spring wreath, midsummer wreath, vinok",
  nearest:
    "leaf crown, ivy wreath, ivy crown, leaf wreath, holly wreath, holly crown, antlers, reindeer antlers, antlers headband, hair clip, barrette, hair clips, scrunchie",
  chosen: 1,
  draw: flowerCrown,
};
