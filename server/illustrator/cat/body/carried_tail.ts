/** @module The way of a tail that words carry otherwise than its pose: straight up, or in under the belly. */
import type { Knot } from "../../geometry/shapes.ts";
import type { CatLook } from "../../spec.ts";

/** How words carry a tail. */
export type TailCarriage = "up" | "tucked";

/** Straight up and in between the legs, from the root of a tail that goes to the right. */
const WAYS: Record<TailCarriage, readonly Knot[]> = {
  up: [[34, -36], [46, -110], [40, -182], [54, -232]],
  tucked: [[6, 62], [-24, 122], [-82, 140], [-134, 132]],
};

/** The tail of a cat that sits or lies has its root lower than this: it is not tucked in but lies low, and goes up so
 * much farther out, beside the body. */
const ON_LEGS = -100, BESIDE = 40;

/** How its words carry its tail; absent: as the pose does. */
export function tailCarriage(
  { features = [] }: Pick<CatLook, "features">,
): TailCarriage | undefined {
  return features.includes("tail up")
    ? "up"
    : features.includes("tail tucked in")
    ? "tucked"
    : undefined;
}

/** The way from the root of this one; undefined where it has no room for it. */
export function carried(way: readonly Knot[], carriage: TailCarriage): Knot[] | undefined {
  const [[x, y], [nx]] = [way[0]!, way[1]!];
  const isLow = y > ON_LEGS;
  if (carriage === "tucked" && isLow) return undefined;
  const outwards = nx < x ? -1 : 1, beside = isLow ? BESIDE : 0;
  return [
    way[0]!,
    ...WAYS[carriage].map(([dx, dy]): Knot => [x + outwards * (dx + beside), y + dy]),
  ];
}
