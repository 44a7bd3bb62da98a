/**
 * @module What goes around the neck. Origin right under the chin; the neck is about 62 wide to each side.
 */
import { knots } from "../geometry/coordinates.ts";
import type { Figure } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { leaf, smooth } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { mark } from "../items.ts";
import type { Item, Point, Role } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import { times } from "../times.ts";

/** Neckwear on the cat; ends too long for a low cat lie on the ground. */
export function aroundNeck({ neck, bust }: Figure, items: readonly Item[]): Item[] {
  const worn = moveItems(placing(neck), items);
  if (bust) return worn;
  const settled = (points: Point[]) =>
    points.map(([x, y]): Point => [x, y > GROUND ? GROUND + (y - GROUND) * 0.12 : y]);
  return worn.map((item) => {
    if (item.is === "line") return { ...item, points: settled(item.points) };
    if (item.is !== "region") return item;
    return {
      ...item,
      outline: settled(item.outline),
      marks: item.marks.map((mark) => ({ ...mark, outline: settled(mark.outline) })),
    };
  });
}

/** Where cloth meets the ground under a cat, in its own units. */
export const GROUND = -4;

export function collarBand(colour: Colour, role: Role): Item {
  return cloth(
    "collar",
    smooth(knots("-72 -22!, 0 -2, 72 -22!, 74 -2!, 0 20, -74 -2!")),
    colour,
    { role },
  );
}

/** A ruff of folded cloth, for royalty and sailors alike: scallops around the throat. */
export function ruffle(colour: Colour, role: Role): Item {
  const edge: Point[] = times(40, (i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const reach = 1 + 0.09 * Math.cos(i * Math.PI / 2.5);
    return [Math.cos(angle) * 92 * reach, 4 + Math.sin(angle) * 34 * reach];
  });
  return cloth("ruffle", smooth(edge), colour, {
    role,
    marks: [-60, -30, 0, 30, 60].map((x) =>
      mark("shade", leaf([x * 0.5, -6], [x, 36], 2.4), shift(colour, { l: -0.12 }))
    ),
  });
}
