/**
 * A cat dressed as a jester.
 *
 * @module
 */
import type { Colour } from "../../colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { mark } from "../../items.ts";
import { GOLD } from "../../palette.ts";
import type { Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pointedCollar } from "../fabled_details.ts";
import { jesterCap } from "../fabled_headwear.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { type Fitting, together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "jester" },
      "jester, court jester, harlequin jester, joker, fool, jesters, harlequin, pierrot, pennywise, class clown, punchinello, fool of the court",
      { role: "character" },
    ),
    says(
      { costume: "jester" },
      "jester hat, jester costume, jester cap, jester outfit, clown nose, red nose, clown makeup, clown hat, motley, jester's hat, bells on its hat, clown makeup and wig",
      { role: "thing" },
    ),
  ],
  name: "jester's cap",
  coloured: "jester costume",
  home: { castle: 3, stage: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.17, h: 305 },
      other = { l: 0.62, c: 0.14, h: (colour.h + 205) % 360 };
    return together([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true, marks: halved(fitting, other) }),
      onNeck(fitting, [pointedCollar(other)]),
      ownHat(fitting, jesterCap(colour, other)),
    ]);
  },
};

/** One half of a suit in another colour. */
function halved({ cat }: Fitting, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), middle = (box.left + box.right) / 2;
  return [
    mark("detail", [[middle, box.top - 20], [box.right + 30, box.top - 20], [
      box.right + 30,
      box.bottom + 20,
    ], [middle, box.bottom + 20]], colour),
  ];
}
