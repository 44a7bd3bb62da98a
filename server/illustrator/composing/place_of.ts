/** @module The place of a recipe. */
import { randomStream } from "../random.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { heldProp } from "../wardrobe/held_prop.ts";
import { placeSeen, type View } from "../world/camera.ts";

/** The place of a recipe, from where its seed stands. */
export function placeInView(spec: CatSpec): View {
  const random = (name: string) => randomStream(spec.seed, name);
  const view = placeSeen(spec, { random, lightSide: random("light.side").chance(0.5) ? -1 : 1 });
  return {
    ...view,
    standing: (ground) => {
      const place = view.standing(ground);
      return { ...place, back: withoutOwnFurniture(place.back, spec) };
    },
  };
}

/** Without the bed of a bedroom where words ask for one: it stands with the cat, and once. */
function withoutOwnFurniture(back: Item[], { props }: CatSpec): Item[] {
  const asked = new Set<string>(
    props.filter((held) => heldProp(held).anchors?.high !== undefined).map(({ kind }) => kind),
  );
  const kindOf = (piece: string) => piece.replace(/ \d+$/, "");
  return asked.size === 0 ? back : back.filter(({ piece }) => !piece || !asked.has(kindOf(piece)));
}
