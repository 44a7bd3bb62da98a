/** @module A barber: a white tunic that closes at the side, a comb and scissors in its pocket. */
import { INK, THINGS } from "../../colour/palette.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "barber, barbers, hairdresser, hairdressers, hair dresser, hair stylist, hairstylist, hairstylists, hair stylists, coiffeur, coiffeuse",
  nearestPerson: "wig maker",
  garment:
    "barber outfit, barber costume, barber's tunic, barber tunic, barber's jacket, barber jacket, hairdresser outfit",
  name: "barber’s tunic",
  synonyms: "barber hairdresser stylist hair jacket outfit",
  bareheaded: true,
  brings: "scissors",
  home: { "hair salon": 5 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: { name: "barber tunic", sleeves: 0.5, ease: 7, trim: THINGS.navy, band: 9 },
      colour: { l: 0.95, c: 0.012, h: 220 },
      collar: "round",
      more: [...sideButtons(), ...pocketTools()],
    });
  },
};

/** A row of buttons down one side. */
function sideButtons(): Item[] {
  return [
    cloth("tunic seam", ribbon([[-40, -10], [-34, 96]], [2.4, 2.4]), THINGS.navy, {
      role: "costume",
      line: 1.4,
    }),
    ...[10, 34, 58, 82].map((y) =>
      cloth("tunic button", ellipse([-24, y], 6, 6), THINGS.navy, { role: "costume", line: 2 })
    ),
  ];
}

/** A comb and the rings of scissors over the edge of a pocket. */
function pocketTools(): Item[] {
  const role = "costume" as const;
  return [
    cloth("comb", box(16, 8, 14, 44, 3), INK, {
      role,
      line: 2,
      marks: times(6, (i) => mark("detail", box(22, 12 + i * 6, 8, 2.6, 0), THINGS.grey)),
    }),
    ...[42, 58].map((x) =>
      cloth("scissor ring", ellipse([x, 20], 9, 11), THINGS.red, {
        role,
        line: 2.4,
        marks: [mark("detail", ellipse([x, 20], 4.6, 6), { l: 0.95, c: 0.012, h: 220 })],
      })
    ),
    cloth("tunic pocket", box(8, 32, 64, 44, 5), { l: 0.9, c: 0.02, h: 220 }, { role, line: 2.6 }),
  ];
}
