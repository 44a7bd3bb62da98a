/** @module A cat dressed as a chef. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { INK, WHITE } from "../../colour/palette.ts";
import { toque } from "../headwear/caps.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { doubleBreastButtons } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";
import { bandana } from "../scarves/bandana.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "chef, chefs, cook, head chef, sushi chef, pizza chef, master chef, masterchef, ramen chef, cooks, italian chef, french chef, gordon ramsay, iron chef, line cook",
  garment:
    "chef hat, chefs hat, chef costume, chef outfit, toque, chef uniform, chef's hat, chefs jacket, chef jacket, chef's jacket, chefs uniform, chef's uniform, chef whites, cooks hat, chef toque",
  nearestPerson:
    "pastry chef, confectioner, barista, pizzaiolo, pizza maker, patissier, baristas, sommelier, brewer, sushi master, cake decorator, kebab man, dumpling maker, grill master, pit master, burger flipper, fry cook, sous chef, school cook, ship's cook, tv chef",
  terms: [nearest(
    { costume: "chef" },
    "oven mitts, oven gloves, oven mitt",
    { role: "thing", weak: true },
  )],
  knownByHat: true,
  name: "chef's hat",
  coloured: "chef's jacket",
  home: { kitchen: 1 },
  props: { none: 2, cake: 1, fish: 1, cup: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      suit(fitting.cat, { colour }),
      { neck: chestPlate(fitting.cat, { colour }, doubleBreastButtons(INK)) },
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.62, c: 0.17 }, "costume"),
        ),
      },
      ownHat(fitting, toque()),
    ]);
  },
};
