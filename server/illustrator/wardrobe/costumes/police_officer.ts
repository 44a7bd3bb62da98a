/**
 * A cat dressed as a police officer.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, INK, WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { cloth } from "../cloth.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { badge, policeCap } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "police officer" },
      "police officer, policeman, policewoman, cop, police, police cat, police man, police woman, policemen, cops, bobby, traffic cop, traffic police, state trooper, constable, police chief, police sergeant, security guard, patrol officer, beat cop",
      { role: "character" },
    ),
    says(
      { costume: "police officer" },
      "police hat, police cap, police uniform, police costume, police badge, police officer hat, police officer uniform, police outfit, cop hat, cop uniform, cop outfit, policeman hat, policeman uniform, police vest, police helmet, security uniform",
      { role: "thing" },
    ),
  ],
  name: "police cap",
  home: { city: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.38, c: 0.1, h: 262 };
    return together([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: 0.03 }) }, [badge()]) },
      onNeck(fitting, [shirtAndTie(INK)]),
      ownHat(fitting, policeCap(colour)),
    ]);
  },
};

function shirtAndTie(tie: Colour): Item {
  return cloth(
    "shirt",
    smooth(knots("-70 -24!, 0 -4, 70 -24!, 40 26, 0 60!, -40 26")),
    WHITE,
    {
      role: "costume",
      volume: 0.3,
      marks: [mark("detail", [[-9, 4], [9, 4], [13, 60], [-13, 60]], tie)],
    },
  );
}
