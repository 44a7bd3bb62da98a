/**
 * A cat dressed as a princess.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tiara } from "../crowns.ts";
import { suit } from "../garments.ts";
import { bow, cloth } from "../cloth.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { type Fitting, together } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "princess" },
      "princess, princesses, cinderella, sleeping beauty princess, snow white princess, warrior princess, princess peach, elsa, rapunzel, royal princess, crown princess, ice princess",
      { role: "character" },
    ),
    says(
      { costume: "princess" },
      "princess dress, princess costume, princess gown, princess outfit, princess dresses, princess clothes, fairytale dress, fairy tale gown, cinderella dress, princess robe",
      { role: "thing" },
    ),
  ],
  name: "princess's tiara",
  coloured: "princess's dress",
  home: { castle: 4, garden: 2 },
  props: { none: 2, flower: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.8, c: 0.11, h: 355 };
    return together([
      suit(fitting.cat, { colour, sleeves: false }),
      { behind: skirt(fitting, colour) },
      onNeck(fitting, [
        ruffle(mix(colour, WHITE, 0.6), "costume"),
        ...bow([0, 30], 22, shift(colour, { l: -0.1, c: 0.04 }), "costume"),
      ]),
      ownHat(fitting, tiara(shift(colour, { l: -0.12, c: 0.06 }))),
    ]);
  },
};

/** A wide skirt, behind the paws. */
function skirt({ cat }: Fitting, colour: Colour): Item[] {
  const { rest, bust } = cat.figure;
  if (bust || rest.lift > 20) return [];
  const middle = (rest.left + rest.right) / 2, half = (rest.right - rest.left) / 2 + 26;
  const hem = Array.from({ length: 25 }, (_, i): Point => {
    const t = 1 - i / 24;
    return [middle + (t - 0.5) * 2 * half, -6 - Math.abs(Math.sin(t * Math.PI * 6)) * 13];
  });
  return [
    cloth(
      "skirt",
      [
        ...smooth([[middle - half, -10, "corner"], [middle - half * 0.7, -96], [middle, -132], [
          middle + half * 0.7,
          -96,
        ], [middle + half, -10, "corner"]]).slice(0, -8),
        ...hem,
      ],
      shift(colour, { l: -0.03 }),
      { role: "costume", volume: 0.5 },
    ),
    ...ellipse([middle, -60], half * 0.7, 20).filter((_, i) => i % 9 === 0).map(([x, y]) =>
      line("skirt sparkle", "costume", [[x, y - 5], [x, y + 5]], mix(colour, WHITE, 0.7), [4, 3])
    ),
  ];
}
