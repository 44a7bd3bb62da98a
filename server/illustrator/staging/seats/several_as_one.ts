/** @module Several of a thing that bear a cat as one: in a pile, in a row. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { topPlane } from "../silhouette.ts";
import type { Item } from "../../scene.ts";
import { isLuggage } from "../../things/uses.ts";
import type { ThingOnStage } from "../actors.ts";
import { originAtFoot } from "../thing_on_stage.ts";

/** How much of the height of each thing of a pile shows below the next one. */
const PILED = 0.86;

/** Several things bear a cat as a pile. */
export function pileUp(what: ThingOnStage): void {
  const one = isLuggage(what.prop) ? onItsSide(what.one) : what.one;
  const high = heightOf(boundsOf(one)) * PILED;
  const aside = widthOf(boundsOf(one)) * 0.05;
  what.items = what.art.pile?.(what.count, what.colour) ?? Array.from(
    { length: what.count },
    (_, i) => moveItems(placing({ at: [i % 2 ? aside : -aside, -i * high] }), one),
  ).flat();
  what.box = boundsOf(what.items);
  what.rest = { left: what.box.left, right: what.box.right };
  what.top = topPlane(what.items);
}

/** As luggage lies: its handle at the side, and wider than what stands. */
function onItsSide(items: readonly Item[]): Item[] {
  const lying = moveItems(placing({ turn: Math.PI / 2 }), items);
  return originAtFoot(moveItems({ a: WIDER, b: 0, c: 0, d: 1, e: 0, f: 0 }, lying));
}

const WIDER = 1.8;

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
