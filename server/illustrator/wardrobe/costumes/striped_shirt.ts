/** @module A striped shirt. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front } from "../tailoring/fronts.ts";
import { stripes } from "../tailoring/prints.ts";
import { tailored } from "../tailoring/tailored.ts";
import { nearest } from "../../vocabulary/term.ts";

/** Of the chest, where stripes are drawn. */
const CHEST = { left: -84, right: 84, top: 4, bottom: 104 };

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
    const bands = stripes(colour, { width: 13, gap: 32 });
    return tailored(fitting, {
      name: "striped shirt",
      colour: WHITE,
      length: 0.66,
      trim: colour,
      band: 7,
      allOver: bands,
      front: [front(WHITE, bands(CHEST)), roundNeck(colour)],
    });
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
