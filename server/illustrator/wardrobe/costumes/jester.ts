/** @module A cat dressed as a jester. */
import { type Colour, mix } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { Item, Mark } from "../../scene.ts";
import { bell } from "../bell.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pointedCollar } from "../fabled_details.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits, type OutfitContext } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "jester, court jester, harlequin jester, joker, fool, jesters, harlequin, pierrot, pennywise, class clown, punchinello, fool of the court",
  garment:
    "jester hat, jester costume, jester cap, jester outfit, clown makeup, clown hat, motley, jester's hat, bells on its hat, clown makeup and wig",
  name: "jester's cap",
  coloured: "jester costume",
  home: { castle: 3, stage: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.17, h: 305 },
      other = { l: 0.62, c: 0.14, h: (colour.h + 205) % 360 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true, marks: halved(fitting, other) }),
      onNeck(fitting, [pointedCollar(other)]),
      ownHat(fitting, jesterCap(colour, other)),
    ]);
  },
};

/** One half of a suit in another colour. */
function halved({ cat }: OutfitContext, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), middle = (box.left + box.right) / 2;
  return [
    mark("detail", [[middle, box.top - 20], [box.right + 30, box.top - 20], [
      box.right + 30,
      box.bottom + 20,
    ], [middle, box.bottom + 20]], colour),
  ];
}

/** A cap of two colours with three bells. */
function jesterCap(colour: Colour, other: Colour): Item[] {
  const horn = (name: string, knots: Parameters<typeof smooth>[0], tone: Colour): Item =>
    cloth(name, smooth(knots), tone, { role, volume: 0.7 });
  return [
    horn(
      "left peak",
      knots("-10 -100, -70 -150, -132 -140, -160 -92!, -124 -104, -88 -62, -20 -66"),
      colour,
    ),
    horn(
      "right peak",
      knots("10 -100, 70 -150, 132 -140, 160 -92!, 124 -104, 88 -62, 20 -66"),
      other,
    ),
    horn(
      "middle peak",
      knots("-44 -74, -40 -140, 0 -206!, 40 -140, 44 -74, 0 -62"),
      mix(colour, other, 0.5),
    ),
    cloth(
      "jester band",
      smooth(knots("-92 -74!, 0 -90, 92 -74!, 96 -48!, 0 -60, -96 -48!")),
      GOLD,
      { role },
    ),
    bell([-162, -80]),
    bell([162, -80]),
    bell([0, -214]),
  ];
}
