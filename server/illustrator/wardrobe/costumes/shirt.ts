/** @module A shirt with a collar and buttons. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf } from "../cloth/day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "shirt, shirts, dress shirt, button up shirt, button down shirt, collared shirt, linen shirt, polo shirt, polo, blouse, blouses, safari shirt, safari jacket, archaeologist outfit, scout shirt, work shirt",
  nearestPerson: "bowler cat",
  terms: [
    says(
      { costume: "shirt" },
      "hawaiian shirt, aloha shirt, floral shirt, flowery shirt, hawaiian shirts",
      {
        role: "thing",
        print: "flowered",
      },
    ),
    says({ costume: "shirt" }, "tie dye shirt, tie-dye shirt, tie dyed shirt, hippie shirt", {
      role: "thing",
      print: "tie-dyed",
    }),
    says({ costume: "shirt" }, "check shirt, check shirts", { role: "thing", print: "checked" }),
    nearest(
      { costume: "shirt" },
      "flannel shirt, tunic, bowling shirt, ruffled shirt, poet shirt, pirate shirt, high necked blouse, ruffled blouse, straitjacket, surplice",
      { role: "thing" },
    ),
    nearest({ costume: "shirt" }, "lumberjack, lumberjacks", {
      role: "character",
      print: "checked",
    }),
  ],
  name: "shirt",
  hasFront: true,
  isOfAnyColour: true,
  bareheaded: true,
  layer: "inner",
  home: { "living room": 2, cafe: 1, city: 1 },
  wear(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.07 }) }),
      { neck: chestPlate(fitting.cat, { colour }, placket(colour)) },
      onNeck(fitting, [-1, 1].map((side) => wing(colour, side))),
    ]);
  },
};

/** The strip with its buttons. */
function placket(colour: Colour): Item[] {
  return [
    cloth("placket", ribbon([[0, -10], [0, 84]], [10, 10]), shift(colour, { l: 0.04 }), {
      role: "costume",
      line: 2.2,
      volume: 0.2,
      marks: [16, 42, 68].map((y) =>
        mark("detail", ellipse([0, y], 4.6, 4.6), mix(colour, WHITE, 0.8))
      ),
    }),
  ];
}

/** One half of the turned-down collar. */
function wing(colour: Colour, side: number): Item {
  return cloth(
    "shirt collar",
    knots("0 -6!, 84 -28!, 92 2, 44 34!").map(([x, y]) => [x * side, y]),
    shift(colour, { l: 0.06 }),
    { role: "costume", volume: 0.4, line: 3 },
  );
}
