/** @module A clown. */
import { mouthPlace } from "../../cat/head/face_places.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onHead, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";
import { dots } from "../tailoring/prints.ts";
import { buttons, front } from "../tailoring/fronts.ts";
import type { Item } from "../../scene.ts";

export const costume: CostumeEntry = {
  garment:
    "clown costume, clown outfit, clown suit, clown wig, clown clothes, circus clown costume",
  person: "clown, clowns, circus clown",
  name: "clown’s wig",
  synonyms: "circus wig nose",
  coloured: "clown suit",

  home: { circus: 4, stage: 1 },

  wear(fitting, named) {
    const colour = named ?? THINGS.yellow;
    return mergeOutfits([
      tailored(fitting, {
        name: "clown suit",
        colour,
        trousers: 0.86,
        ease: 11,
        trim: THINGS.red,
        band: 14,
        allOver: dots(THINGS.red, { size: 11, gap: 48 }),
        front: [
          front(colour, [...buttons(THINGS.blue, { from: 44, step: 28, count: 2 })]),
          ruffle(WHITE, "costume"),
        ],
      }),
      ownHat(fitting, curls()),
      onHead(fitting, [
        region({
          name: "red nose",
          role: "costume",
          texture: "skin",
          outline: ellipse(mouthPlace([0, 42], fitting.cat.figure.head, fitting.spec), 16, 15),
          colour: THINGS.red,
          volume: 0.9,
          line: 3,
        }),
      ]),
    ]);
  },
};

/** A wig of bright curls at either side. */
function curls(): Item[] {
  return [-1, 1].flatMap((s) =>
    [[-104, -20, 25], [-112, -58, 27], [-92, -92, 27], [-58, -112, 22]].map(([x, y, size], i) =>
      cloth("wig curl", ellipse([-s * x!, y!], size!, size!), [THINGS.orange, THINGS.red][i % 2]!, {
        role: "costume",
        volume: 0.9,
        line: 3,
      })
    )
  );
}
