/** @module A cat dressed as a dragon. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { batWings } from "../fabled_details.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { horns } from "../horns.ts";
import { mergeOutfits, type OutfitContext } from "../outfit.ts";
import { times } from "../../times.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "dragon cat, half dragon, dragonborn, dragon kitten, cat dragon, part dragon, dragon kitty",
  garment: "dragon costume, dragon outfit, dragon onesie, dragon suit, dragon tail",
  name: "dragon costume",
  disguiseOf: ["little dragon"],
  home: { cave: 3, mountains: 2, castle: 1 },
  props: { none: 2, gem: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.14, h: 150 };
    return mergeOutfits([
      { behind: batWings(fitting, shift(colour, { l: -0.08, h: 25 })) },
      suit(fitting.cat, { colour, trousers: true, marks: scales(fitting, colour) }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.87, c: 0.1, h: 92 }, marks: belly() }) },
      ownHat(fitting, dragonHood(colour)),
    ]);
  },
};

function scales({ cat }: OutfitContext, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), tone = shift(colour, { l: -0.08 });
  const rows = Math.ceil(heightOf(box) / 26);
  return times(rows, (row) =>
    times(Math.ceil((box.right - box.left) / 30), (i) => {
      const x = box.left + i * 30 + (row % 2) * 15, y = box.top + row * 26;
      return mark("shade", leaf([x - 13, y], [x + 13, y], 2.6, -9), tone);
    })).flat();
}

function belly(): Mark[] {
  return [10, 34, 58].map((y) =>
    mark("shade", ribbon([[-80, y], [0, y + 10], [80, y]], [2.6, 2.6]), { l: 0.74, c: 0.11, h: 80 })
  );
}

/** A hood with a dragon's horns and crest. */
function dragonHood(colour: Colour): Item[] {
  const spike = (x: number, y: number, size: number): Item =>
    cloth(
      "hood crest",
      smooth([[x - size * 0.6, y], [x, y - size * 1.4, "corner"], [x + size * 0.6, y]]),
      { l: 0.84, c: 0.13, h: 85 },
      { role, line: 3 },
    );
  return [
    spike(0, -108, 36),
    spike(-46, -102, 28),
    spike(46, -102, 28),
    ...horns({ l: 0.93, c: 0.04, h: 85 }).map((horn) => horn),
    cloth(
      "dragon hood",
      smooth(
        knots(
          "0 -112, 60 -102, 108 -60, 124 4, 116 56!, 98 10, 78 -34, 0 -58, -78 -34, -98 10, -116 56!, -124 4, -108 -60, -60 -102",
        ),
      ),
      colour,
      {
        role,
        volume: 0.6,
        marks: [-72, -36, 0, 36, 72].map((x) =>
          mark(
            "shade",
            leaf([x - 12, -76 + Math.abs(x) * 0.3], [x + 12, -76 + Math.abs(x) * 0.3], 3, -7),
            shift(colour, { l: -0.09 }),
          )
        ),
      },
    ),
  ];
}
