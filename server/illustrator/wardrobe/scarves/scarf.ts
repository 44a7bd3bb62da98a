/** @module A scarf. */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import type { Item, Point, Role } from "../../scene.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A long knitted scarf: wound around the neck, both ends striped and fringed. */
export const scarf: ScarfOf = (colour, role = "accessory") => {
  const pale = shift(colour, { l: colour.l > 0.75 ? -0.14 : 0.16, c: -0.04 });
  return [
    ...scarfEnd([[4, 14], [-8, 60], [-26, 98]], colour, pale, role),
    ...scarfEnd([[40, 16], [46, 70], [40, 128]], colour, pale, role),
    cloth(
      "scarf",
      smooth([[-80, -26], [0, -10], [80, -26], [90, 4], [70, 28], [0, 42], [-70, 28], [-90, 4]]),
      colour,
      {
        role,
        volume: 0.8,
        marks: [
          ...[-62, -28, 8, 44].map((x) =>
            mark("detail", ribbon([[x, -34], [x + 16, 50]], [8, 8]), pale)
          ),
          mark("shade", leaf([-92, 2], [86, 4], 3.4, -26), shift(colour, { l: -0.12 }), 2),
        ],
      },
    ),
    cloth(
      "scarf knot",
      smooth([[18, 0], [46, -6], [64, 14], [58, 36], [34, 42], [18, 26]]),
      shift(colour, { l: 0.03 }),
      { role, marks: [mark("shade", leaf([24, 8], [54, 34], 3, 6), shift(colour, { l: -0.09 }))] },
    ),
  ];
};

export const variant: ScarfEntry = {
  words:
    "scarf, scarfs, scarves, knitted scarf, woolly scarf, wool scarf, woollen scarf, winter scarf, football scarf, team scarf, gryffindor scarf, hogwarts scarf, slytherin scarf, ravenclaw scarf, hufflepuff scarf, house scarf, doctor who scarf, silk scarf, crochet scarf, crocheted scarf, muffler, snood, wool scarfs, christmas scarf, flowing scarf",
  nearest:
    "boas, fur stole, keffiyeh, tippet, prayer shawl, lei necklace, neck pillow, blanket around its shoulders, towel around its neck",
  plain: 1,
  chosen: 4,
  draw: scarf,
};

/** A hanging end with its stripes, ribs and fringe, along its middle from the knot down. */
function scarfEnd(
  middle: readonly [Point, Point, Point],
  colour: Colour,
  pale: Colour,
  role: Role,
): Item[] {
  const half = 21;
  const axis = curve(middle);
  const [x, y] = axis.at(-1)!, [bx, by] = axis.at(-4)!;
  const length = Math.hypot(x - bx, y - by);
  const down: Point = [(x - bx) / length, (y - by) / length], across: Point = [down[1], -down[0]];
  const at = (side: number, along: number): Point => [
    x + across[0] * side + down[0] * along,
    y + across[1] * side + down[1] * along,
  ];
  return [
    ...[-0.84, -0.5, -0.16, 0.16, 0.5, 0.84].map((share) =>
      line("fringe", role, [at(share * half, -4), at(share * half * 1.14, 20)], colour, [5.4, 4])
    ),
    cloth("scarf end", strip(axis, half), colour, {
      role,
      marks: [
        ...[14, 40].map((up) =>
          mark("detail", ribbon([at(-half - 4, -up), at(half + 4, -up)], [6, 6]), pale)
        ),
        ...[-0.33, 0.33].map((share) =>
          mark(
            "shade",
            ribbon(
              axis.map(([px, py]): Point => [
                px + across[0] * half * share,
                py + across[1] * half * share,
              ]),
              [1, 1],
            ),
            shift(colour, { l: -0.09 }),
          )
        ),
      ],
    }),
  ];
}

/** A band of even width with straight ends. */
function strip(axis: readonly Point[], half: number): Point[] {
  const side = (s: number) =>
    axis.map(([x, y], i): Point => {
      const [bx, by] = axis[Math.max(0, i - 1)]!,
        [ax, ay] = axis[Math.min(axis.length - 1, i + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      return [x + ((ay - by) / length) * half * s, y - ((ax - bx) / length) * half * s];
    });
  return [...side(1), ...side(-1).reverse()];
}
