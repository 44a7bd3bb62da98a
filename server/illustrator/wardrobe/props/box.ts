/** @module A cardboard box to sit in: its back behind the cat, its front before it. */
import { type Colour, shift } from "../../colour/colour.ts";
import { heart, rounded } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "box, boxes, cardboard box, in a box, shoebox, cardboard",
  nearest:
    "basket, baskets, treasure chest, chest of gold, treasure, bucket, hat box, hatbox, barrel, cat carrier, bathtub, toolbox, cage, trunk, pizza box, pizza boxes, pizza carton, pizza cartons, carton, cartons, cereal box, cereal packet, egg carton, egg box, lunch box, lunchbox, sandwich box, tupperware, tupperware box, moving box, moving boxes, removal box, packing box, delivery box, delivery boxes, amazon box, amazon boxes, shipping box, storage box, cake box, chocolate box, box of chocolates, jewellery box, jewelry box, music box, biscuit tin, cookie tin, bread bin, litter box cover, cat litter box lid",
  seat: "in",
  poses: ["sitting", "waving", "loaf", "sleeping", "portrait"],
  spot: "under",
  half: 0,
  colour: { l: 0.75, c: 0.075, h: 70 },
  draw: () => [],
  enclose: cardboardBox,
};

/** Back and front of a box around a seat this wide to each side; `height` is that of its front. */
function cardboardBox(
  half: number,
  colour: Colour,
  height: number,
): { back: Item[]; front: Item[] } {
  const w = half + 24, inside = shift(colour, { l: -0.16 });
  const panel = (
    name: string,
    outline: [number, number][],
    tone: Colour,
    marks: ReturnType<typeof mark>[] = [],
  ) => region({ name, role: "prop", texture: "paper", outline, colour: tone, volume: 0.3, marks });
  return {
    back: [
      panel("box inside", [[-w + 8, -height - 34], [w - 8, -height - 34], [w - 8, -40], [
        -w + 8,
        -40,
      ]], inside),
      panel(
        "left flap",
        [[-w, -height - 20], [-w - 62, -82], [-w - 56, -48], [-w, -height + 14]],
        shift(colour, { l: 0.03 }),
      ),
      panel(
        "right flap",
        [[w, -height - 20], [w + 62, -82], [w + 56, -48], [w, -height + 14]],
        shift(colour, { l: -0.04 }),
      ),
    ],
    front: [
      region({
        name: "box front",
        role: "prop",
        texture: "paper",
        outline: rounded([[-w, -height], [w, -height], [w - 6, 8], [-w + 6, 8]], 4),
        colour,
        volume: 0.35,
        marks: [
          mark(
            "detail",
            heart([0, -height * 0.42], Math.min(24, height * 0.3)),
            shift(colour, { l: -0.2, c: 0.02 }),
          ),
          mark(
            "shade",
            [[-w, -height], [w, -height], [w, -height + 14], [-w, -height + 14]],
            shift(colour, { l: -0.08 }),
          ),
        ],
      }),
      region({
        name: "front flap",
        role: "prop",
        texture: "paper",
        outline: [[-w - 2, -height - 2], [w + 2, -height - 2], [w + 20, -height + 26], [
          -w - 20,
          -height + 26,
        ]],
        colour: shift(colour, { l: 0.05 }),
        volume: 0.2,
      }),
    ],
  };
}
