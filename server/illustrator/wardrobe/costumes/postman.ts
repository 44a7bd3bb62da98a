/** @module A postman: a blue jacket, a cap with an envelope, a bag full of letters. */
import { type Colour, shift } from "../../colour/colour.ts";
import { GOLD, INK, THINGS, WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

const BLUE: Colour = { l: 0.52, c: 0.13, h: 255 };

export const costume: CostumeEntry = {
  person:
    "postman, postmen, mailman, mailmen, mail carrier, mail carriers, postal worker, postwoman, mailwoman, postmaster, postie, letter carrier",
  garment:
    "postman uniform, postman's uniform, postman outfit, postman costume, mailman uniform, mailman outfit, mailman costume, mail carrier uniform, postal uniform, postal worker uniform, postman hat, postman's hat, mailman hat, mailman's hat",
  name: "postman’s uniform",
  synonyms: "postman postmen mailman mailmen mail postal carrier worker letter hat outfit",
  brings: "letter",
  home: { doorstep: 3, village: 2, "post office": 1 },
  wear(fitting, named) {
    const colour = named ?? BLUE;
    return mergeOutfits([
      composed(fitting, colour, {
        cut: { name: "postal jacket", trim: THINGS.red, band: 9 },
        colour,
        closing: "buttons",
        collar: "wings",
      }),
      onNeck(fitting, mailbag()),
      ownHat(fitting, cap(colour)),
    ]);
  },
};

/** A bag at the hip on a strap across the chest, letters looking out. */
function mailbag(): Item[] {
  const leather: Colour = { l: 0.52, c: 0.09, h: 50 }, role = "costume" as const;
  return [
    cloth("bag strap", ribbon([[-58, -24], [0, 40], [66, 98]], [8, 8, 8]), leather, { role }),
    ...[[40, 66, -0.16], [72, 60, 0.1]].map(([x, y, lean], i) =>
      cloth(
        `letter in the bag ${i + 1}`,
        box(x! - 21, y!, 42, 46, 2).map(([px, py]): Point => [px + (py - y!) * lean!, py]),
        WHITE,
        { role, line: 2.4, marks: flap([x!, y! + 4], 20, INK) },
      )
    ),
    cloth("mailbag", smooth(knots("14 94!, 116 94!, 120 150, 66 164, 10 150")), leather, {
      role,
      volume: 0.5,
      marks: [
        mark(
          "shade",
          ribbon([[14, 116], [66, 126], [116, 116]], [3, 3, 3]),
          shift(leather, { l: -0.1 }),
        ),
      ],
    }),
  ];
}

/** A round cap with a peak; its badge is an envelope. */
function cap(colour: Colour): Item[] {
  const role = "costume" as const;
  return [
    cloth(
      "postal cap",
      smooth(knots("-90 -76!, -110 -124, -64 -158, 0 -166, 64 -158, 110 -124, 90 -76!, 0 -90")),
      colour,
      { role, volume: 0.6 },
    ),
    cloth(
      "postal cap band",
      smooth(knots("-92 -90!, 0 -104, 92 -90!, 92 -64!, 0 -78, -92 -64!")),
      THINGS.red,
      {
        role,
      },
    ),
    cloth(
      "postal cap peak",
      smooth(knots("-84 -66!, 0 -80, 84 -66!, 58 -42, 0 -34, -58 -42")),
      INK,
      {
        role,
      },
    ),
    cloth("envelope badge", box(-31, -148, 62, 42, 3), WHITE, {
      role,
      line: 2.6,
      marks: [...flap([0, -146], 30, GOLD), ...flap([0, -147], 29, INK)],
    }),
  ];
}

/** The flap of an envelope: two lines that meet in its middle. */
function flap([x, y]: Point, half: number, colour: Colour): Mark[] {
  return [
    mark(
      "detail",
      ribbon([[x - half, y], [x, y + half * 0.8], [x + half, y]], [1.8, 2.4, 1.8]),
      colour,
    ),
  ];
}
