/** @module A cat dressed as a scientist. */
import { doubleBreastButtons } from "../ornaments.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { labGoggles } from "../lab_goggles.ts";
import { mergeOutfits } from "../outfit.ts";
import { lapelPlate } from "../trade_details.ts";

export const costume: CostumeEntry = {
  person:
    "scientist, scientists, mad scientist, chemist, professor of chemistry, inventor, physicist, biologist, mad scientists, inventors, chemists, biologists, physicists, dr frankenstein, frankenstein, doctor frankenstein, einstein, albert einstein, marie curie, nikola tesla, rick sanchez, doc brown, lab technician, researcher, geneticist, virologist, rocket scientist, astronomer, isaac newton, alchemist scientist, doctor of science, walter white",
  nearestPerson:
    "zoologist, zoologists, marine biologist, marine biologists, botanist in a lab, ecologist, neuroscientist, astrophysicist, biochemist, microbiologist, meteorologist, lab assistant, laboratory assistant, volcanologist, food scientist, oceanographer",
  garment:
    "lab coat, labcoat, scientist costume, lab coats, scientist outfit, laboratory coat, white coat and goggles",
  name: "lab coat",
  home: { laboratory: 1 },
  props: { none: 1, potion: 2 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      suit(fitting.cat, { colour }),
      { neck: chestPlate(fitting.cat, { colour }, [...doubleBreastButtons(INK), pencils()]) },
      onNeck(fitting, [lapelPlate(colour, { ...fitting.accent, l: 0.6, c: 0.14 })]),
      ownHat(fitting, labGoggles({ ...fitting.accent, l: 0.55, c: 0.14 })),
    ]);
  },
};

function pencils(): Item {
  return region({
    name: "breast pocket",
    role: "costume",
    texture: "cloth",
    outline: [[24, 20], [54, 20], [52, 50], [26, 50]],
    colour: { l: 0.88, c: 0.01, h: 250 },
    line: 2.4,
    marks: [
      mark("detail", ribbon([[32, 10], [32, 34]], [2.4, 2.4]), THINGS.red),
      mark("detail", ribbon([[42, 10], [42, 34]], [2.4, 2.4]), THINGS.blue),
    ],
  });
}
