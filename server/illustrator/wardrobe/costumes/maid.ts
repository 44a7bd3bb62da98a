/** @module A maid: a black dress, a white apron with frills, a frilled band on the head. */
import { WHITE } from "../../colour/palette.ts";
import { ellipse, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { bow, cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { front, wingCollar } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

const BLACK = { l: 0.24, c: 0.02, h: 280 };

export const costume: CostumeEntry = {
  person:
    "maid, maids, french maid, housemaid, parlour maid, parlourmaid, chambermaid, cleaning lady",
  garment:
    "maid outfit, maid dress, maid costume, french maid outfit, french maid costume, maid uniform, maid's uniform, maid headband, maid apron, housemaid outfit",
  name: "maid’s dress",
  synonyms: "maid french outfit uniform apron headband housemaid parlour chambermaid",
  home: { "living room": 3, "dining room": 2 },
  wear(fitting, named) {
    const colour = named ?? BLACK;
    return mergeOutfits([
      tailored(fitting, {
        name: "maid dress",
        colour,
        sleeves: 0.36,
        trim: WHITE,
        band: 10,
        skirt: { waist: 0.56, drop: 26, flare: 22, trim: WHITE },
        front: [front(colour, [])],
      }),
      onNeck(fitting, [apron(), ...wingCollar(WHITE), ...bow([0, 10], 17, colour, "costume")]),
      ownHat(fitting, headband(colour)),
    ]);
  },
};

/** A bib with frills along its straps. */
function apron(): Item {
  return cloth(
    "maid apron",
    smooth(mirrored([
      [0, 30],
      [40, 26, "corner"],
      [70, 8],
      [80, 40, "corner"],
      [60, 76],
      [74, 124],
      [0, 132],
    ])),
    WHITE,
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("shade", ribbon([[-62, 92], [0, 98], [62, 92]], [2.4, 2.4, 2.4]), {
          l: 0.8,
          c: 0.01,
          h: 270,
        }),
      ],
    },
  );
}

/** A band with round frills, from ear to ear. */
function headband(colour: typeof BLACK): Item[] {
  const along = (i: number) => {
    const turn = (i / 6 - 0.5) * 1.9;
    return [Math.sin(turn) * 92, -52 - Math.cos(turn) * 62] as const;
  };
  return [
    ...times(7, (i) => {
      const [x, y] = along(i);
      return cloth(`frill ${i + 1}`, ellipse([x, y - 14], 21, 23), WHITE, {
        role: "costume",
        volume: 0.4,
        line: 2.4,
      });
    }),
    cloth("maid headband", ribbon(times(7, (i) => [...along(i)]), [7, 7, 7, 7, 7, 7, 7]), colour, {
      role: "costume",
      line: 2.4,
    }),
  ];
}
