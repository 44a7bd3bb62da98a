/** @module Masks, hoods and patches, on the head's coordinates (see hats.ts). */
import { knots } from "../geometry/coordinates.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { curve, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import { INK, THINGS } from "../colour/palette.ts";
import type { Item, Point, Role } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";

const role = "costume" as const;

const STEEL = THINGS.silver;
const LEATHER: Colour = { l: 0.27, c: 0.02, h: 40 };

/** A cloth over brow and crown with the knot's ends at the side. */
export function headband(colour: Colour): Item[] {
  return [
    ...[[0, 0], [14, -16]].map(([dx, dy]) =>
      cloth(
        "band end",
        smooth([[96, -64], [134 + dx!, -74 + dy!], [168 + dx!, -56 + dy! * 2, "corner"], [
          150 + dx!,
          -46 + dy! * 2,
        ], [98, -46]]),
        shift(colour, { l: -0.04 }),
        { role },
      )
    ),
    cloth(
      "headband",
      smooth(knots("-97 -72!, 0 -84, 97 -72!, 106 -40!, 0 -52, -106 -40!")),
      colour,
      { role },
    ),
    region({
      name: "plate",
      role,
      texture: "metal",
      outline: smooth(knots("-34 -80!, 34 -80!, 36 -54!, -36 -54!")),
      colour: STEEL,
      line: 3,
      marks: [mark("detail", leaf([-16, -67], [16, -67], 4, 4), INK)],
    }),
  ];
}

/** A ninja's hood: cloth over the brow, below the eyes' layer. */
export function ninjaHood(colour: Colour): Item[] {
  return [
    cloth(
      "hood",
      smooth(
        knots(
          "0 -96, 48 -92, 88 -66, 112 -26, 118 10!, 106 -22, 60 -44, 0 -50, -60 -44, -106 -22, -118 10!, -112 -26, -88 -66, -48 -92",
        ),
      ),
      colour,
      { role },
    ),
  ];
}

/** A mummy's bandages around brow and cheeks, below the eyes' layer, one end come loose. */
export function bandages(colour: Colour): Item[] {
  const fold = shift(colour, { l: -0.14, c: 0.01 });
  const turns = (knots: [Point, Point, Point][]) =>
    knots.map((axis) => mark("shade", ribbon(axis, [2.6, 2.6]), fold));
  const brow = cloth(
    "brow bandage",
    smooth(
      knots("0 -98, 50 -93, 90 -66, 112 -28!, 62 -46, 0 -52, -62 -40, -114 -18!, -90 -66, -50 -93"),
    ),
    colour,
    {
      role,
      marks: turns([
        [[-100, -60], [0, -74], [100, -52]],
        [[-80, -84], [0, -86], [80, -92]],
        [[-110, -34], [0, -62], [104, -40]],
      ]),
    },
  );
  const cheek = (s: number) =>
    cloth(
      "cheek bandage",
      smooth([[s * 124, 12, "corner"], [s * 92, 38], [s * 58, 66], [s * 44, 90, "corner"], [
        s * 84,
        86,
      ], [s * 118, 56]]),
      colour,
      { role, marks: turns([[[s * 120, 36], [s * 88, 56], [s * 54, 84]]]) },
    );
  return [
    brow,
    cheek(-1),
    cheek(1),
    cloth(
      "loose end",
      ribbon([[104, -46], [140, -30], [132, 4], [158, 34]], [9, 9, 8, 7]),
      shift(colour, { l: -0.03 }),
      { role },
    ),
  ];
}

/** Cloth over mouth and chin; the nose peeps out. */
export function ninjaMask(colour: Colour): Item[] {
  return [
    cloth(
      "mask",
      smooth(
        knots(
          "-121 34!, -66 46, -20 52, 0 56, 20 52, 66 46, 121 34!, 112 66, 60 93, 0 101, -60 93, -112 66",
        ),
      ),
      colour,
      {
        role,
        volume: 0.6,
        marks: [mark("shade", leaf([-100, 62], [100, 62], 3, -10), shift(colour, { l: -0.08 }))],
      },
    ),
  ];
}

/** A domino over the eyes' upper cheeks with holes left for the eyes: two wings and a bridge. */
export function heroMask(colour: Colour, eyes: [Point, Point]): Item[] {
  const [left, right] = eyes;
  const y = left[1];
  return [
    cloth(
      "hero mask",
      smooth([
        [left[0] - 66, y - 30, "corner"],
        [left[0] - 20, y - 48],
        [0, y - 34],
        [right[0] + 20, y - 48],
        [right[0] + 66, y - 30, "corner"],
        [right[0] + 48, y + 22],
        [right[0] + 4, y + 42],
        [(left[0] + right[0]) / 2, y + 16],
        [left[0] - 4, y + 42],
        [left[0] - 48, y + 22],
      ]),
      colour,
      { role, volume: 0.2 },
    ),
  ];
}

/** Strip of leather and a patch over one eye. */
export function eyepatch(at: Point, leather: Colour = LEATHER, role: Role = "costume"): Item[] {
  return [
    line(
      "patch strap",
      role,
      curve([[-104, -34], [at[0] - 20, at[1] - 30], [at[0] + 30, at[1] - 8], [112, 20]]),
      leather,
      [6, 6],
    ),
    cloth(
      "eyepatch",
      smooth([
        [at[0] - 33, at[1] - 24, "corner"],
        [at[0], at[1] - 32],
        [at[0] + 33, at[1] - 20, "corner"],
        [at[0] + 28, at[1] + 20],
        [at[0], at[1] + 34],
        [at[0] - 28, at[1] + 18],
      ]),
      leather,
      { role },
    ),
  ];
}
