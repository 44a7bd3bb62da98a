/** @module Cats that look over what stands before them: their eyes and paws are above its upper edge. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { standBefore } from "../around/before_and_behind.ts";
import { below } from "../clip.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { boxAround, onStage } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import { hiddenShare, pawsOnRim } from "./over_a_rim.ts";
import { type Plane, spanAt } from "../silhouette.ts";
import { planeOf } from "../thing_level.ts";

/** The share of a cat that is hidden, and how high and wide what hides it is at least beside the cats. */
const HIDDEN = 0.5, LEAST = { high: 0.5, wide: 1.15 };

/** How many times as wide as the cats it is at most; what is then lower than this share of them is flat. */
const WIDEST = 1.4, FLAT = 0.3;

/** How far before the cats it stands, in units. */
const BEFORE = 30;

/** Behind a thing that stands before them, their paws on its edge. */
export function peekOver(who: readonly OnStage[], what: ThingOnStage): void {
  const box = boxAround(who);
  if (!what.isPlaced) {
    const own = what.art.anchors?.high ? what.placing.scale : 0;
    const scale = Math.max(
      own,
      heightOf(box) * LEAST.high / heightOf(what.box),
      widthOf(box) * LEAST.wide / widthOf(what.box),
    );
    const widest = widthOf(box) * WIDEST / widthOf(what.box);
    // Over what is flat one looks anyway.
    if (!own && scale > widest && heightOf(what.box) * widest < heightOf(box) * FLAT) {
      return standBefore(what, who);
    }
    what.placing.scale = own || Math.min(scale, widest);
    what.placing.at = [(box.left + box.right) / 2, BEFORE];
    what.isPlaced = true;
  }
  const { rim } = what.art.anchors ?? {};
  const edge = rim ? planeOf(what.box, rim) : what.top;
  // A tap rises behind who looks over the edge of a tub.
  what.depth = Math.min(...who.map(({ depth }) => depth)) - 1;
  what.front = below(what.items, edge.y);
  what.bears = true;
  for (const actor of who) if (actor.kind === "cat") riseOver(actor, what, edge);
}

/** The edge is where the thing is at its highest behind the cat: the rim of a tub, the back of a sofa. */
function riseOver(cat: CatOnStage, what: ThingOnStage, edge: Plane): void {
  const [, level] = onStage(what, [0, edge.y]);
  const span = spanAt(what.items, edge.y) ?? edge;
  const [left, right] = [span.left, span.right].map((x) => onStage(what, [x, 0])[0]);
  const [, feet] = onStage(cat, [0, 0]);
  const height = heightOf(cat.box) * cat.placing.scale;
  moveBy(cat, [0, level + height * hiddenShare(cat, HIDDEN) - feet]);
  cat.isGrounded = false;
  cat.isPlaced = true;
  cat.rim = { left: Math.min(left!, right!), right: Math.max(left!, right!), y: level + 5 };
  pawsOnRim(cat, level, what.depth + 1.95);
}
