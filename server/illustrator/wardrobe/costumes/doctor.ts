/** @module A cat dressed as a doctor. */
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { stethoscope, TUBE } from "../scarves/stethoscope.ts";
import { lapelPlate } from "../trade_details.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "doctor, doctors, physician, vet, veterinarian, medic, paramedic, physicians, paediatrician, pediatrician, emergency doctor, general practitioner, veterinary, family doctor, medical doctor, psychiatrist, psychologist, therapist, optician, healer",
  garment:
    "doctor costume, doctors coat, doctor outfit, doctor's coat, medical coat, doctor uniform, medical uniform",
  name: "doctor's coat",
  includes: ["stethoscope"],
  home: { hospital: 4 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      suit(fitting.cat, { colour }),
      onNeck(fitting, [
        lapelPlate(colour, { l: 0.74, c: 0.09, h: 195 }),
        ...stethoscope(TUBE, role),
      ]),
      ownHat(fitting, headMirror()),
    ]);
  },
};

/** A doctor's mirror on its band. */
function headMirror(): Item[] {
  return [
    cloth(
      "mirror band",
      smooth(knots("-96 -68!, 0 -82, 96 -68!, 102 -46!, 0 -58, -102 -46!")),
      { l: 0.4, c: 0.03, h: 250 },
      { role },
    ),
    region({
      name: "head mirror",
      role,
      texture: "metal",
      outline: ellipse([26, -88], 36, 36),
      colour: { l: 0.88, c: 0.02, h: 230 },
      volume: 0.8,
      marks: [
        mark("detail", ellipse([26, -88], 9, 9), { l: 0.45, c: 0.03, h: 250 }),
        mark("light", leaf([4, -96], [20, -114], 5, -6), WHITE),
      ],
    }),
  ];
}
