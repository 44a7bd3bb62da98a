/**
 * A cat dressed as a doctor.
 *
 * @module
 */
import { WHITE } from "../../palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { lapels } from "../trade_details.ts";
import { headMirror, stethoscope } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "doctor" },
      "doctor, doctors, physician, vet, veterinarian, medic, paramedic, physicians, paediatrician, pediatrician, emergency doctor, general practitioner, veterinary, family doctor, medical doctor, psychiatrist, psychologist, therapist, optician, healer",
      { role: "character" },
    ),
    says(
      { costume: "doctor" },
      "stethoscope, doctor costume, doctors coat, doctor outfit, doctor's coat, medical coat, doctor uniform, medical uniform, stethoscopes",
      { role: "thing" },
    ),
  ],
  name: "doctor's coat",
  home: { laboratory: 2, "living room": 1, city: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      suit(fitting.cat, { colour }),
      onNeck(fitting, [lapels(colour, { l: 0.74, c: 0.09, h: 195 }), ...stethoscope()]),
      ownHat(fitting, headMirror()),
    ]);
  },
};
