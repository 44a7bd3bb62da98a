/** @module The double chin of a stout cat: a fold of fat below its head. */
import { points } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { CONTOUR, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { type FacePlan, skullMap } from "./head.ts";

/** How far below the chin it hangs for each degree of being fat, at most. */
const HANGS = 17, MOST = 30;

/** A cat that is only a little stout has none: it would be a collar. */
const LEAST = 0.7;

/** Behind the skull, in the head's coordinates. */
export function doubleChin(plan: FacePlan): Item[] {
  const { spec: { build, degrees, coat }, coatAt } = plan;
  const degree = degrees?.build ?? 1;
  if (build !== "chubby" || degree < LEAST) return [];
  const low = 96 + Math.min(MOST, HANGS * degree), onSkull = skullMap(plan);
  const place = ([x, y]: Point): Point => {
    const [px, py] = onSkull([x, Math.min(y, 96)]);
    return [px, py + Math.max(0, y - 96)];
  };
  return [region({
    name: "double chin",
    role: "coat",
    texture: coat.length === "hairless" ? "skin" : "fur",
    outline: smooth(
      points(
        `-74 62, -66 84, -40 ${low - 4}, 0 ${low}, 40 ${low - 4}, 66 84, 74 62, 0 40`,
      ).map(place),
    ),
    colour: coatAt([0, 88]),
    line: CONTOUR * 0.8,
    volume: 0.4,
    flow: { along: [0, 1] },
    hair: coat.length === "fluffy" ? 30 : 14,
  })];
}
