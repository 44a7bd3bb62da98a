/** @module A butcher: a white coat, a striped apron, a straw boater. */
import type { Colour } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { boater } from "../hats/boater.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "butcher, butchers",
  nearestPerson: "fishmonger, fishmongers, sausage maker, delicatessen owner, meat seller",
  garment: "butcher outfit, butcher costume, butcher uniform, butcher's outfit",
  name: "butcher’s striped apron",
  coloured: "butcher’s apron",
  synonyms: "butcher striped apron boater meat outfit",
  has: ["apron"],
  home: { shop: 3, kitchen: 2, market: 2 },
  wear(fitting, named) {
    return mergeOutfits([
      composed(fitting, WHITE, { cut: { name: "butcher coat", ease: 7 }, colour: WHITE }),
      onNeck(fitting, stripedApron(named ?? THINGS.red)),
      ownHat(fitting, boater(named ?? THINGS.red, "costume")),
    ]);
  },
};

/** A bib apron with broad upright stripes. */
function stripedApron(colour: Colour): Item[] {
  return [
    cloth(
      "butcher apron",
      smooth(knots("-48 10!, 48 10!, 56 44, 84 70!, 88 150, -88 150, -84 70!, -56 44")),
      WHITE,
      {
        role: "costume",
        volume: 0.4,
        marks: times(6, (i) => mark("detail", box(-84 + i * 30, 8, 15, 146, 0), colour)),
      },
    ),
  ];
}
