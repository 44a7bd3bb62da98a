/** @module The large cube in which meals are delivered, on the back. */
import type { Figure } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { box, ellipse, ribbon } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { mark } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import type { Outfit } from "./outfit.ts";
import { onBack } from "./packs.ts";

/** The cube with its lid and a bright band, behind an upright cat or on the back of one on four legs. */
export function cubeBag(colour: Colour, figure: Figure): Partial<Outfit> {
  if (figure.view === "front") {
    const place = placing(figure.shoulders);
    return {
      behind: moveItems(place, cube(colour, -178, -128, 356, 278)),
      neck: moveItems(
        place,
        [-1, 1].map((s) =>
          strap([[s * 46, -52], [s * 66, -14], [s * 74, 40], [s * 80, 74]], colour)
        ),
      ),
    };
  }
  const place = onBack(figure);
  return {
    behind: moveItems(place, cube(colour, -126, -136, 168, 168)),
    neck: moveItems(place, [strap([[36, -6], [50, 40], [44, 84], [24, 104]], colour)]),
  };
}

function cube(colour: Colour, x: number, y: number, wide: number, high: number): Item[] {
  const role = "costume" as const;
  return [
    cloth("delivery bag", box(x, y, wide, high, 14), colour, {
      role,
      volume: 0.3,
      marks: [
        mark("detail", box(x, y + high * 0.74, wide, high * 0.09, 0), { l: 0.92, c: 0.02, h: 100 }),
        mark("detail", ellipse([x + wide / 2, y + high * 0.48], high * 0.17, high * 0.17), WHITE),
        mark("detail", ellipse([x + wide / 2, y + high * 0.48], high * 0.08, high * 0.1), colour),
      ],
    }),
    cloth("bag lid", box(x - 5, y - 8, wide + 10, high * 0.2, 10), shift(colour, { l: -0.09 }), {
      role,
      volume: 0.3,
    }),
  ];
}

function strap(middle: [number, number][], colour: Colour): Item {
  return cloth("bag strap", ribbon(middle, [10, 11, 10, 8]), shift(colour, { l: -0.16 }), {
    role: "costume",
    volume: 0.4,
  });
}
