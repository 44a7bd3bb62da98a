/**
 * @module What goes around the neck. Origin right under the chin; the neck is about 62 wide to each side.
 */
import { knots } from "../geometry/coordinates.ts";
import type { Cat } from "../cat/cat.ts";
import type { Figure } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { leaf, smooth } from "../geometry/shapes.ts";
import { inverse, moveItems, movePoint, placing } from "../geometry/transform.ts";
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

/** Neckwear, in units of the neck, so far down that a head that hangs over the throat leaves its band to be seen. */
export function belowChin({ figure: { neck }, skull }: Cat, items: readonly Item[]): Item[] {
  const toNeck = inverse(placing(neck));
  const chin = skull.flatMap((item) =>
    item.is === "region" && item.name === "head"
      ? item.outline.map((point) => movePoint(toNeck, point))
      : []
  ).filter(([x]) => Math.abs(x) < THROAT).map(([, y]) => y);
  const down = Math.max(...chin) + BAND_SEEN - BAND_FOOT;
  return down > 0 ? moveItems(placing({ at: [0, Math.min(down, MOST_DOWN)] }), items) : [...items];
}

/** Half the width of a throat; where the foot of a band is; how much of it is seen; farther down it is off the neck. */
const THROAT = 24, BAND_FOOT = 26, BAND_SEEN = 24, MOST_DOWN = 30;

/** Where cloth meets the ground under a cat, in its own units. */
export const GROUND = -4;

export function collarBand(colour: Colour, role: Role): Item {
  return cloth(
    "collar",
    smooth(knots("-72 -24!, 0 -4, 72 -24!, 75 4!, 0 26, -75 4!")),
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
