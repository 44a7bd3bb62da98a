/** @module A cat dressed as a unicorn. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { ruffle } from "../neckwear.ts";
import { jewel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "unicorn, unicorns, unicorn cat, caticorn, uni corn, unikitty, unicat, kittycorn, kitticorn, caticorns, pegasus, alicorn, pegacorn",
  garment:
    "unicorn horn, unicorn costume, unicorn outfit, unicorn onesie, unicorn's horn, horn on its forehead, horn on its head, horn on the forehead, single horn, rainbow horn, sparkly horn, golden horn, unicorn headband, magic horn, horn of a unicorn, glittery horn",
  name: "unicorn's horn",
  disguiseOf: ["unicorn"],
  home: { clouds: 2, meadow: 2, forest: 1, "candy land": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.9, c: 0.08, h: 88 };
    return mergeOutfits([
      onNeck(fitting, [
        ruffle({ l: 0.86, c: 0.08, h: 330 }, "costume"),
        jewel([0, 24], { l: 0.76, c: 0.12, h: 200 }),
      ]),
      ownHat(fitting, unicornHorn(colour)),
    ]);
  },
};

/** A spiral horn in a mane of many colours. */
function unicornHorn(colour: Colour): Item[] {
  const bands = [-96, -122, -148, -174].map((y, i) =>
    mark(
      "shade",
      ribbon([[-30, y + 12], [30, y - 10]], [3.4, 3.4]),
      shift(colour, { l: -0.12 + i * 0.01 }),
    )
  );
  const mane = [350, 300, 250, 195, 145].map((h, i): Item =>
    cloth(
      "mane lock",
      smooth([
        [-14 + i * 20, -92],
        [12 + i * 20, -126 + i * 6],
        [50 + i * 17, -112 + i * 15],
        [64 + i * 16, -66 + i * 17, "corner"],
        [44 + i * 14, -80 + i * 12],
        [20 + i * 17, -84 + i * 4],
      ]),
      { l: 0.78, c: 0.12, h },
      { role, texture: "fur", hair: 16, volume: 0.5 },
    )
  );
  return [
    ...mane.toReversed(),
    glow({
      name: "horn light",
      role,
      centre: [0, -150],
      radius: 84,
      colour: mix(colour, WHITE, 0.6),
      strength: 0.4,
    }),
    region({
      name: "unicorn horn",
      role,
      texture: "stone",
      outline: smooth(knots("-24 -78, -13 -140, 0 -212!, 13 -140, 24 -78, 0 -68")),
      colour,
      volume: 0.7,
      marks: bands,
    }),
  ];
}
