/**
 * A head seen from behind: no face, the backs of both ears.
 *
 * @module
 */
import { moveItems, type Transform } from "../geometry/transform.ts";
import { isPointed } from "../palette.ts";
import type { Item } from "../scene.ts";
import { type Coat, earMarks, partMarks } from "./coat.ts";
import { ears } from "./ears.ts";
import { type HeadPlan, skull } from "./head.ts";

/** What the front of an ear shows. */
const INSIDE = /inner ear|ear tuft/;

/** The items of such a head, where a face would be nothing. */
export function backOfHead(
  plan: HeadPlan,
  coat: Coat,
  toHead: Transform,
): { ears: Item[]; skull: Item[]; features: Item[] } {
  const turned = {
    ...plan,
    turn: { yaw: 0, pitch: 0 },
    expression: { ...plan.expression, blush: 0 },
  };
  const { outline } = skull(turned, []);
  // Points are on the face and the ears only.
  const marks = isPointed(coat.coat.pattern) ? [] : partMarks({
    name: "head",
    kind: "torso",
    outline,
    axis: [[0, -92], [0, 0], [0, 97]],
    widths: [70, 108, 80],
    stripes: "both",
    volume: 0.8,
  }, coat);
  const shells = ears(turned, (name, shape) => earMarks(name, shape, coat))
    .filter(({ name }) => !INSIDE.test(name));
  return {
    ears: moveItems(toHead, shells),
    skull: moveItems(toHead, [skull(turned, marks)]),
    features: [],
  };
}
