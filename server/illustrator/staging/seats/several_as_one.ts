/** @module Several of a thing that bear a cat as one: in a pile, in a row. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { topPlane } from "../silhouette.ts";
import type { ThingOnStage } from "../actors.ts";

/** How much of the height of each thing of a pile shows below the next one. */
const PILED = 0.86;

/** Several things bear a cat as a pile. */
export function pileUp(what: ThingOnStage): void {
  const high = heightOf(boundsOf(what.one)) * PILED;
  const aside = widthOf(boundsOf(what.one)) * 0.05;
  what.items = what.art.pile?.(what.count, what.colour) ?? Array.from(
    { length: what.count },
    (_, i) => moveItems(placing({ at: [i % 2 ? aside : -aside, -i * high] }), what.one),
  ).flat();
  what.box = boundsOf(what.items);
  what.rest = { left: what.box.left, right: what.box.right };
  what.top = topPlane(what.items);
}

/** So many of it, side by side, as one thing. */
export function setInRow(what: ThingOnStage, count: number): void {
  const step = widthOf(what.box);
  what.items = Array.from(
    { length: count },
    (_, i) => moveItems(placing({ at: [(i - (count - 1) / 2) * step, 0] }), what.one),
  ).flat();
  what.box = boundsOf(what.items);
  what.rest = { left: what.box.left, right: what.box.right };
  what.top = topPlane(what.items);
}
