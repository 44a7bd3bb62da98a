/** @module A scarecrow: a patched coat with straw at neck and sleeves, a battered hat. */
import { type Colour, shift } from "../../colour/colour.ts";
import type { Box } from "../../geometry/measure.ts";
import { box, leaf } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { times } from "../../times.ts";
import type { Item, Mark } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { composed } from "../tailoring/composed.ts";
import { scattered } from "../tailoring/repeats.ts";

const STRAW: Colour = { l: 0.84, c: 0.12, h: 90 };
const PATCHES: readonly Colour[] = [
  { l: 0.6, c: 0.16, h: 30 },
  { l: 0.62, c: 0.1, h: 250 },
  { l: 0.78, c: 0.12, h: 85 },
];

/** Squares of other cloth, sewn on with large stitches. */
function patches(frame: Box): Mark[] {
  return scattered(84, ([x, y], i) => [
    mark("detail", box(x - 20, y - 18, 40, 36, 2), PATCHES[i % 3]!),
    ...times(4, (k) => mark("detail", box(x - 17 + k * 10, y - 21, 2.6, 7, 0), STRAW)),
    ...times(4, (k) => mark("detail", box(x - 17 + k * 10, y + 14, 2.6, 7, 0), STRAW)),
  ])(frame);
}

/** Straw that sticks out under the chin. */
const ruff: Item[] = times(15, (i) => {
  const t = (i - 7) / 7;
  return cloth(
    "straw",
    leaf([t * 66, -6], [t * 104, 34 + 16 * (i % 2) - 26 * t * t], 5),
    shift(STRAW, { l: (i % 3) * 0.03 - 0.03 }),
    {
      role: "costume",
      line: 2,
      volume: 0.2,
    },
  );
});

/** A soft brown hat with a bent crown and straw below it. */
const batteredHat = (colour: Colour): Item[] => [
  ...times(9, (i) => {
    const t = (i - 4) / 4;
    return cloth("straw", leaf([t * 84, -76], [t * 112, -28 - 12 * (i % 2)], 5), STRAW, {
      role: "costume",
      line: 2,
      volume: 0.2,
    });
  }),
  cloth(
    "scarecrow brim",
    smooth(knots("-152 -50, -96 -88, 0 -96, 96 -88, 152 -56, 88 -54, 0 -66, -88 -50")),
    shift(colour, { l: -0.03 }),
    { role: "costume" },
  ),
  cloth(
    "scarecrow hat",
    smooth(knots("-74 -78!, -62 -136, -24 -176, 34 -204!, 40 -160, 66 -130, 76 -78!, 0 -88")),
    colour,
    {
      role: "costume",
      marks: [
        mark("detail", box(-34, -142, 32, 28, 2), PATCHES[0]!),
        mark("shade", leaf([-60, -128], [50, -160], 4, 8), shift(colour, { l: -0.1 })),
      ],
    },
  ),
  cloth(
    "hat band",
    smooth(knots("-75 -96!, 0 -106, 76 -96!, 76 -74!, 0 -86, -76 -74!")),
    THINGS.red,
    { role: "costume" },
  ),
];

export const costume: CostumeEntry = {
  person:
    "scarecrow cat, scarecrow kitten, scarecrow kitty, cat scarecrow, as a scarecrow, dressed as a scarecrow, dressed up as a scarecrow, dressed like a scarecrow",
  garment:
    "scarecrow costume, scarecrow outfit, scarecrow clothes, scarecrow hat, scarecrow coat, scarecrow suit, patched coat, coat with patches, patched up coat, coat full of patches, ragged coat, patched jacket, tramp costume, straw stuffed coat, tattered coat",
  nearestPerson: "vagabond in rags",
  name: "scarecrow’s hat",
  synonyms:
    "scarecrow as dressed up like patched coat patches ragged jacket tattered straw stuffed full",
  coloured: "scarecrow’s coat",
  home: { farm: 4, meadow: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "patched coat",
        trousers: 0.6,
        trim: STRAW,
        band: 14,
        allOver: patches,
        belt: { colour: { l: 0.7, c: 0.08, h: 80 }, name: "rope belt", at: 0.62, width: 0.06 },
      },
      colour: { l: 0.5, c: 0.07, h: 60 },
      closing: "buttons",
      head: () => batteredHat({ l: 0.46, c: 0.06, h: 60 }),
      more: ruff,
    });
  },
};
