/** @module An eyebrow, in styles whose cats have them. */
import { shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import type { Expression } from "./expression.ts";
import type { FacePlan } from "./head.ts";

/** The brow over the eye at this place; nothing where the mood has none. One of a real cat is a ridge of fur. */
export function brow(
  side: number,
  coatAt: FacePlan["coatAt"],
  shape: Expression["brow"],
  [x, y]: Point,
  { size, isRidge }: { size: number; isRidge: boolean },
): Item[] {
  if (!shape) return [];
  const raised = side > 0 ? shape.raised ?? 0 : 0;
  const middle = y - 34 * size - 6 - shape.lift - raised;
  const coat = coatAt([x, middle]);
  const colour = coat.l < 0.45
    ? shift(coat, { l: isRidge ? 0.1 : 0.22 })
    : shift(coat, coat.l > 0.88 ? { l: -0.36, c: 0.03 } : { l: -0.26, c: 0.01 });
  const inner: Point = [x - side * 23, middle + Math.tan(shape.tilt) * 21];
  const outer: Point = [x + side * 22, middle - Math.tan(shape.tilt) * 13];
  return [
    region({
      name: side < 0 ? "left brow" : "right brow",
      role: "face",
      texture: "fur",
      outline: leaf(inner, outer, isRidge ? 6.4 : 5.6, side * 5),
      colour,
      line: 0,
      volume: isRidge ? 0.4 : 0,
      ...(isRidge && { hair: 12, opacity: 0.5 }),
    }),
  ];
}
