/** @module A jockey: silks with diamonds, white breeches, a round cap with a peak. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { points } from "../../geometry/coordinates.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cap } from "../hats/cap.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "jockey, jockeys, horse racer",
  nearestPerson:
    "horse rider, equestrian, showjumper, show jumper, dressage rider, horsewoman, horseman",
  garment:
    "jockey silks, jockey outfit, jockey costume, racing silks, jockey cap, jockey uniform, riding outfit, riding jacket",
  name: "jockey’s silks",
  synonyms: "jockey silks riding cap racing",
  home: { "race track": 2, meadow: 2, farm: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.46, c: 0.17, h: 300 };
    return composed(fitting, colour, {
      cut: { name: "jockey silks", trousers: 0.8, ease: 6, trim: THINGS.yellow, band: 11 },
      colour,
      collar: "round",
      more: [[-34, 22], [34, 22], [0, 62]].map(([x, y]) =>
        cloth("diamond", points("0 -24, 19 0, 0 24, -19 0", [x!, y!]), THINGS.yellow, {
          role: "costume",
          line: 2.6,
        })
      ),
      head: (dye) => cap(dye === WHITE ? THINGS.yellow : dye, "costume"),
    });
  },
};
