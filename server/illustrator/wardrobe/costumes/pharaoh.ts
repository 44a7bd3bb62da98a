/** @module A pharaoh with a striped headdress. */
import { type Colour, shift } from "../../colour/colour.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark, region } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import type { Item } from "../../scene.ts";

export const costume: CostumeEntry = {
  garment:
    "pharaoh outfit, pharaoh costume, egyptian costume, egyptian outfit, pharaoh headdress, nemes, nemes headdress, egyptian headdress, cleopatra costume",
  person:
    "pharaoh, pharaohs, cleopatra, tutankhamun, king tut, egyptian queen, egyptian king, egyptian god, egyptian goddess, bastet, anubis",
  name: "pharaoh’s headdress",
  synonyms: "egyptian nemes cleopatra headdress",

  home: { egypt: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.45, c: 0.14, h: 262 };
    return mergeOutfits([
      tailored(fitting, {
        name: "pharaoh robe",
        colour: WHITE,
        sleeves: false,
        length: 0.74,
        trim: GOLD,
        belt: { colour: GOLD, at: 0.62 },
        front: [broadCollar(colour)],
      }),
      ownHat(fitting, nemes(colour)),
    ]);
  },
};

/** Rings of beads around the shoulders. */
function broadCollar(colour: Colour): Item {
  return cloth(
    "broad collar",
    smooth(knots("-96 -30!, 0 -4, 96 -30!, 104 16, 60 62, 0 76, -60 62, -104 16")),
    GOLD,
    {
      role: "costume",
      texture: "metal",
      marks: [
        mark(
          "detail",
          ribbon([[-98, 0], [-50, 36], [0, 44], [50, 36], [98, 0]], [6, 6, 6, 6, 6]),
          colour,
        ),
        mark(
          "detail",
          ribbon([[-80, 36], [-44, 56], [0, 62], [44, 56], [80, 36]], [4, 4, 4, 4, 4]),
          THINGS.red,
        ),
      ],
    },
  );
}

/** A striped cloth around the face, with a golden band and a cobra. */
function nemes(colour: Colour): Item[] {
  const bands = [-126, -104, -40, -10, 20, 50, 80].map((y) =>
    mark("detail", ribbon([[-170, y + 14], [0, y - 6], [170, y + 14]], [6, 6, 6]), colour)
  );
  return [
    cloth(
      "nemes",
      smooth(knots(
        "-78 -84!, -112 -60, -128 0, -134 70, -118 116!, -84 112!, -96 40, -104 -20, -92 -66, -40 -92, 0 -97, 40 -92, 92 -66, 104 -20, 96 40, 84 112!, 118 116!, 134 70, 128 0, 112 -60, 78 -84!, 84 -116, 40 -138, 0 -142, -40 -138, -84 -116",
      )),
      GOLD,
      { role: "costume", marks: bands },
    ),
    region({
      name: "nemes band",
      role: "costume",
      texture: "metal",
      outline: smooth(
        knots(
          "-98 -78!, -46 -100, 0 -106, 46 -100, 98 -78!, 92 -62!, 44 -86, 0 -91, -44 -86, -92 -62!",
        ),
      ),
      colour: GOLD,
      line: 3,
    }),
    region({
      name: "cobra",
      role: "costume",
      texture: "metal",
      outline: smooth(knots("-8 -96!, -14 -118, -9 -138, 0 -144, 9 -138, 14 -118, 8 -96!")),
      colour: shift(GOLD, { l: -0.06 }),
      line: 3,
      marks: [mark("detail", ellipse([0, -128], 4, 5), THINGS.red)],
    }),
  ];
}
