/** @module A scarf tied over the head. */
import { knots } from "../../geometry/coordinates.ts";
import { mix, shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { WHITE } from "../../colour/palette.ts";
import { bow, cloth } from "../cloth/cloth.ts";
import { dots } from "../tailoring/prints.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A scarf tied over the head. */
const headscarf: HatOf = (colour, role = "accessory") => [
  cloth(
    "headscarf",
    smooth(knots(
      "-108 20!, -122 -40, -104 -108, -54 -142, 0 -150, 54 -142, 104 -108, 122 -40, 108 20!, 98 60!, 94 -10, 82 -58, 40 -84, 0 -90, -40 -84, -82 -58, -94 -10, -98 60!",
    )),
    colour,
    {
      role,
      volume: 0.6,
      marks: dots(mix(colour, WHITE, 0.8), { size: 6, gap: 32 })({
        left: -130,
        right: 130,
        top: -150,
        bottom: 60,
      }),
    },
  ),
  ...[-1, 1].map((s) =>
    cloth(
      "headscarf side",
      smooth(
        knots(`${s * 108} 14!, ${s * 100} 60, ${s * 52} 104, 0 116!, ${s * 40} 88, ${s * 86} 46!`),
      ),
      shift(colour, { l: -0.03 }),
      { role, line: 3 },
    )
  ),
  ...bow([0, 112], 17, colour, role),
];

export const variant: HatEntry = {
  words:
    "headscarf, headscarves, head scarf, babushka scarf, hijab, kerchief on its head, bandana on its head, head bandana, bandana on his head, bandana on her head",
  synonyms: "babushka hijab kerchief bandana",

  draw: headscarf,
};
