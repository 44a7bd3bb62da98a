/** @module Small things that are worn on a cord around the neck: a whistle, a stopwatch. */
import { ribbon } from "../geometry/shapes.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import type { Colour } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import { aroundNeck } from "./neckwear.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";

const ON_A_CORD: ReadonlySet<string> = new Set(["whistle", "stopwatch"]);

/** The cord, from side to side, and how large the thing on it is, in units of neckwear. */
const CORD = { half: 48, top: -14, bottom: 52 }, SIZE = 66;

const CORD_COLOUR: Colour = { l: 0.36, c: 0.1, h: 262 };

/** Whether it is worn so where words say no more than that a cat has it. */
export function isOnACord(name: string): boolean {
  return ON_A_CORD.has(name);
}

/** How it hangs before the chest; undefined for what is worn elsewhere or not at all. */
export function hungOnACord(
  name: string,
  draw: (colour: Colour) => Item[],
): ((fitting: OutfitContext, colour: Colour) => Partial<Outfit>) | undefined {
  if (!isOnACord(name)) return undefined;
  const { half, top, bottom } = CORD;
  return ({ cat }, colour) => {
    const items = draw(colour), box = boundsOf(items);
    const scale = SIZE / Math.max(widthOf(box), heightOf(box));
    const at: [number, number] = [
      -(box.left + box.right) / 2 * scale,
      bottom - 6 - box.top * scale,
    ];
    const cord = cloth(
      `${name} cord`,
      ribbon([[-half, top], [0, bottom], [half, top]], [3, 3, 3]),
      CORD_COLOUR,
      { line: 2 },
    );
    return { neck: aroundNeck(cat.figure, [cord, ...moveItems(placing({ at, scale }), items)]) };
  };
}
