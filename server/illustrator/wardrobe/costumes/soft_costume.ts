/** @module A soft suit that shows, large before the chest, and on its hood what the cat goes as: "dressed as a taco". */
import { type Colour, mix } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import { says } from "../../vocabulary/term.ts";
import { animalSuit } from "../animal_suit.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { type Prop, propOf } from "../prop_kinds.ts";

/** Where a thing goes, and how large: before the chest on the neck's coordinates, on the hood on the head's. */
const PLACES = {
  chest: { width: 250, height: 230, y: 112 },
  hood: { width: 170, height: 120, y: -150 },
} as const;

export const costume: CostumeEntry = {
  garment:
    "soft costume, padded costume, foam costume, mascot costume, mascot suit, fancy dress costume, animal costume",
  terms: (["pineapple", "sunflower", "bat"] as const).map((emblem) =>
    says({ costume: "soft costume", emblem }, `dressed as a ${emblem}`, { role: "thing" })
  ),
  name: "soft costume",
  home: { stage: 2, "living room": 1 },
  wear(fitting, named) {
    const shown = fitting.spec.costume?.emblem;
    const colour = named ?? (shown ? mix(colourOf(shown), WHITE, 0.25) : THINGS.blue);
    return animalSuit(fitting, {
      name: "soft",
      colour,
      before: shown ? at(PLACES.chest, shown) : [],
      onHood: shown ? at(PLACES.hood, shown) : [],
    });
  },
};

function colourOf(prop: Prop): Colour {
  const { colour } = propOf(prop);
  return colour === "accent" ? THINGS.golden : colour;
}

/** The thing with its middle at the middle of the place. */
function at(
  { width, height, y }: { width: number; height: number; y: number },
  prop: Prop,
): Item[] {
  const items = propOf(prop).draw(colourOf(prop)), box = boundsOf(items);
  const scale = Math.min(width / widthOf(box), height / heightOf(box));
  const to: Transform = {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: -(box.left + box.right) / 2 * scale,
    f: y - (box.top + box.bottom) / 2 * scale,
  };
  return moveItems(to, items);
}
