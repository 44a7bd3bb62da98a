/** @module A striped shirt. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import { banded } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "striped shirt, stripy shirt, stripey shirt, striped t shirt, striped tee, breton shirt, breton top, sailor shirt, striped top, jersey shirt",
  nearestPerson: "tennis player, gondolier, prisoner, convict, inmate, jailbird, referee",
  terms: [nearest(
    { costume: "striped shirt" },
    "prison uniform, prisoner outfit, prison stripes, prisoner stripes, jail stripes, convict stripes, prison outfit, prison clothes, jail uniform, convict uniform",
    { role: "thing" },
  )],
  name: "striped shirt",
  bareheaded: true,
  layer: "inner",
  home: { city: 2, beach: 2, meadow: 1 },
  wear(fitting, named) {
    const colour = named ?? THINGS.blue;
    return mergeOutfits([
      suit(fitting.cat, { colour: WHITE, trim: colour, marks: banded(fitting, colour) }),
      onNeck(fitting, [roundNeck(colour)]),
    ]);
  },
};

function roundNeck(colour: Colour): Item {
  return cloth(
    "round neck",
    smooth(knots("-82 -26!, 0 -2, 82 -26!, 86 -4, 0 26, -86 -4")),
    shift(colour, { l: 0.02 }),
    { role: "costume", volume: 0.5 },
  );
}
