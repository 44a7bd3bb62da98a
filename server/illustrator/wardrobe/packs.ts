/** @module Backpacks: behind an upright cat, on the back of a cat on four legs. */
import { points } from "../geometry/coordinates.ts";
import type { Figure } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { box, ellipse, ribbon, smooth, star } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import { GOLD } from "../colour/palette.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import type { Outfit } from "./outfit.ts";

/** A backpack with its straps, worn the way the figure is seen. */
export function backpack(colour: Colour, figure: Figure): Partial<Outfit> {
  return figure.view === "front" ? wornUpright(colour, figure) : carriedAcross(colour, figure);
}

function wornUpright(colour: Colour, { shoulders }: Figure): Partial<Outfit> {
  const place = placing(shoulders);
  const strap = (s: number): Item =>
    cloth(
      s < 0 ? "left strap" : "right strap",
      ribbon([[s * 46, -52], [s * 66, -14], [s * 74, 40], [s * 80, 74]], [10, 11, 10, 8]),
      shift(colour, { l: -0.1 }),
      { volume: 0.4 },
    );
  return {
    behind: moveItems(place, [
      cloth(
        "backpack",
        smooth(
          points(
            "-112 -58, -60 -86, 60 -86, 112 -58, 132 20, 126 104, 60 122, -60 122, -126 104, -132 20",
          ),
        ),
        colour,
        { volume: 0.8 },
      ),
      cloth("left pocket", box(-150, 20, 44, 76, 16), shift(colour, { l: 0.06 })),
      cloth("right pocket", box(106, 20, 44, 76, 16), shift(colour, { l: 0.06 })),
      cloth(
        "bed roll",
        smooth([[-104, -98], [104, -98], [118, -78], [104, -58], [-104, -58], [-118, -78]]),
        { l: 0.82, c: 0.08, h: 85 },
      ),
    ]),
    neck: moveItems(place, [
      strap(-1),
      strap(1),
      region({
        name: "strap badge",
        role: "accessory",
        texture: "metal",
        outline: star([68, 4], 12),
        colour: GOLD,
        line: 2.6,
      }),
    ]),
  };
}

function sitsSideways({ shoulders, dressed }: Pick<Figure, "shoulders" | "dressed">): boolean {
  return dressed.torso === "torso" && shoulders.turn > -0.6;
}

/** Where packs lie on the back of a cat seen from the side. */
export function onBack(figure: Pick<Figure, "shoulders" | "dressed">): ReturnType<typeof placing> {
  const { shoulders } = figure;
  return sitsSideways(figure)
    ? placing({ at: [shoulders.at[0] - 62, shoulders.at[1] + 14], turn: 0.32 })
    : placing({
      at: shoulders.at,
      turn: (shoulders.turn + 1.35) * 0.4,
      scale: shoulders.scale,
    });
}

/** On the back of a cat seen from the side: the figure's back runs through the shoulders' anchor. */
function carriedAcross(colour: Colour, { shoulders, dressed }: Figure): Partial<Outfit> {
  const sitting = sitsSideways({ shoulders, dressed });
  const lean = onBack({ shoulders, dressed });
  return {
    behind: moveItems(lean, [
      cloth("bed roll", ellipse([-22, -96], 60, 22, -0.05), { l: 0.82, c: 0.08, h: 85 }),
      cloth(
        "backpack",
        smooth([[-84, -60], [-52, -92], [30, -92], [60, -60], [62, 30], [-86, 34]]),
        colour,
        { volume: 0.8 },
      ),
      cloth(
        "pack flap",
        smooth([[-88, -58], [-52, -94], [30, -94], [64, -58], [40, -30], [-66, -30]]),
        shift(colour, { l: -0.07 }),
      ),
      region({
        name: "pack buckle",
        role: "accessory",
        texture: "metal",
        outline: box(-24, -40, 22, 22, 5),
        colour: GOLD,
        line: 2.8,
      }),
      cloth("pack pocket", box(-66, -14, 106, 40, 12), shift(colour, { l: 0.06 })),
    ]),
    neck: moveItems(lean, [
      cloth(
        "strap",
        ribbon(
          sitting
            ? [[44, -64], [84, -20], [86, 40], [40, 78]]
            : [[36, -6], [50, 40], [44, 84], [24, 104]],
          [8, 9, 9, 8],
        ),
        shift(colour, { l: -0.1 }),
        { volume: 0.3 },
      ),
    ]),
  };
}
