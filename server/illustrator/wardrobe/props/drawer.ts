/** @module A drawer to sit in, pulled out of its chest: the chest behind the cat, the front of the drawer before it. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "drawer in a chest",
  seat: "in",
  poses: ["sitting", "waving", "loaf", "sleeping"],
  spot: "under",
  half: 0,
  colour: { l: 0.62, c: 0.09, h: 58 },
  draw: () => [],
  enclose: drawerOfChest,
};

/** How high the chest is, and each of its other drawers, in units. */
const CHEST = { high: 420, drawer: 92 };

/** Around a seat this wide to each side; the front is as high as lets the chin look over. */
function drawerOfChest(
  half: number,
  colour: Colour,
  height: number,
): { back: Item[]; front: Item[] } {
  const w = half + 34, wide = w + 40, inside = shift(colour, { l: -0.24 });
  const shelf = -height - 46;
  const closed = [0, 1].map((row): Item => {
    const y = shelf - 16 - (row + 1) * (CHEST.drawer + 12);
    return thing(
      `closed drawer ${row + 1}`,
      "wood",
      rounded([[-w, y], [w, y], [w, y + CHEST.drawer], [-w, y + CHEST.drawer]], 6),
      shift(colour, { l: 0.06 }),
      { line: 3, volume: 0.2, marks: [knob([-w * 0.5, y + 46]), knob([w * 0.5, y + 46])] },
    );
  });
  const top = Math.min(-CHEST.high, shelf - 40 - 2 * (CHEST.drawer + 12));
  return {
    back: [
      thing(
        "chest",
        "wood",
        rounded([[-wide, top], [wide, top], [wide, 0], [-wide, 0]], 8),
        colour,
        { volume: 0.3 },
      ),
      ...closed,
      thing("drawer inside", "wood", [[-w, shelf], [w, shelf], [w, -20], [-w, -20]], inside, {
        line: 3,
        volume: 0,
      }),
    ],
    front: [
      thing(
        "drawer front",
        "wood",
        rounded([[-w - 16, -height], [w + 16, -height], [w + 10, 6], [-w - 10, 6]], 6),
        shift(colour, { l: 0.08 }),
        {
          volume: 0.3,
          marks: [
            mark("shade", box(-w - 16, -height, 2 * w + 32, 10), shift(colour, { l: -0.06 })),
            knob([-w * 0.5, -height / 2]),
            knob([w * 0.5, -height / 2]),
          ],
        },
      ),
    ],
  };
}

function knob(at: [number, number]) {
  return mark("detail", ellipse(at, 13, 11), { l: 0.86, c: 0.1, h: 88 });
}
