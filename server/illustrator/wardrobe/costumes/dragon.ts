/**
 * A cat dressed as a dragon.
 *
 * @module
 */
import { type Colour, shift } from "../../colour.ts";
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { leaf, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { batWings } from "../fabled_details.ts";
import { dragonHood } from "../fabled_headwear.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headdress.ts";
import { type Fitting, together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "dragon" },
      "dragon cat, half dragon, dragonborn, dragon kitten, cat dragon, part dragon, dragon kitty, dinosaur cat",
      { role: "character" },
    ),
    says(
      { costume: "dragon" },
      "dragon costume, dragon outfit, dragon wings, dragon onesie, dinosaur costume, dinosaur onesie, dragon suit, dino costume, dino onesie, t rex costume, t-rex costume, dinosaur suit, dinosaur outfit, dragon scales, dragon tail, dragon horns, stegosaurus costume, crocodile costume, lizard costume",
      { role: "thing" },
    ),
  ],
  name: "dragon costume",
  home: { cave: 3, mountains: 2, castle: 1 },
  props: { none: 2, gem: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.14, h: 150 };
    return together([
      { behind: batWings(fitting, shift(colour, { l: -0.08, h: 25 })) },
      suit(fitting.cat, { colour, trousers: true, marks: scales(fitting, colour) }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.87, c: 0.1, h: 92 }, marks: belly() }) },
      ownHat(fitting, dragonHood(colour)),
    ]);
  },
};

function scales({ cat }: Fitting, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), tone = shift(colour, { l: -0.08 });
  const rows = Math.ceil(heightOf(box) / 26);
  return Array.from(
    { length: rows },
    (_, row) =>
      Array.from({ length: Math.ceil((box.right - box.left) / 30) }, (_, i) => {
        const x = box.left + i * 30 + (row % 2) * 15, y = box.top + row * 26;
        return mark("shade", leaf([x - 13, y], [x + 13, y], 2.6, -9), tone);
      }),
  ).flat();
}

function belly(): Mark[] {
  return [10, 34, 58].map((y) =>
    mark("shade", ribbon([[-80, y], [0, y + 10], [80, y]], [2.6, 2.6]), { l: 0.74, c: 0.11, h: 80 })
  );
}
