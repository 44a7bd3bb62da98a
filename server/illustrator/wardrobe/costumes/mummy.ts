/** @module A cat dressed as a mummy. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { moveItems } from "../../geometry/transform.ts";
import { mark } from "../../items.ts";
import type { Mark } from "../../scene.ts";
import { banded } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { bandages } from "../masks.ts";
import { aroundSkull } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person: "mummy, mummies, egyptian mummy",
  garment:
    "bandages, mummy costume, mummy bandages, wrapped in bandages, bandaged, wrapped in toilet paper, mummy wraps, mummy wrapping, linen bandages, wrapped in gauze, mummified, mummy outfit",
  name: "mummy's bandages",
  bareheaded: true,
  home: { desert: 2, graveyard: 2, cave: 1 },
  wear(fitting, named) {
    const linen = named ?? { l: 0.9, c: 0.035, h: 88 };
    const fold = shift(linen, { l: -0.14, c: 0.01 });
    return mergeOutfits([
      suit(fitting.cat, { colour: linen, trousers: true, marks: banded(fitting, fold) }),
      { face: moveItems(fitting.cat.toHead, aroundSkull(fitting, bandages(linen))) },
      { neck: chestPlate(fitting.cat, { colour: linen, marks: wound(fold) }) },
    ]);
  },
};

/** The banded belly of a dragon, on a chest plate. */
/** Turns of a bandage over the chest, one across the other. */
function wound(fold: Colour): Mark[] {
  return [6, 26, 46, 66].map((y, i) =>
    mark(
      "shade",
      ribbon([[-90, y + (i % 2 ? 12 : -8)], [0, y], [90, y + (i % 2 ? -8 : 12)]], [3, 3]),
      fold,
    )
  );
}
