/** @module A cat dressed as a doctor. */
import type { Colour } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { curve, ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { lapelPlate } from "../trade_details.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "doctor, doctors, physician, vet, veterinarian, medic, paramedic, physicians, paediatrician, pediatrician, emergency doctor, general practitioner, veterinary, family doctor, medical doctor, psychiatrist, psychologist, therapist, optician, healer",
  garment:
    "stethoscope, doctor costume, doctors coat, doctor outfit, doctor's coat, medical coat, doctor uniform, medical uniform, stethoscopes",
  name: "doctor's coat",
  home: { hospital: 4 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      suit(fitting.cat, { colour }),
      onNeck(fitting, [lapelPlate(colour, { l: 0.74, c: 0.09, h: 195 }), ...stethoscope()]),
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

/** A stethoscope that hangs from the neck, on the neck's coordinates. */
function stethoscope(): Item[] {
  const tube: Colour = { l: 0.36, c: 0.04, h: 255 };
  return [
    line("stethoscope", role, curve([[-50, -14], [-40, 36], [-8, 66], [24, 60], [34, 84]]), tube, [
      7,
      7,
    ]),
    line("stethoscope", role, curve([[50, -14], [40, 20], [12, 50], [-8, 66]]), tube, [7, 7]),
    region({
      name: "stethoscope disc",
      role,
      texture: "metal",
      outline: ellipse([36, 94], 17, 17),
      colour: THINGS.silver,
      volume: 0.8,
      marks: [mark("shade", ellipse([36, 94], 8, 8), { l: 0.66, c: 0.02, h: 250 })],
    }),
  ];
}
