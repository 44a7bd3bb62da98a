/** @module What stands over and lies under what. */
import { INK } from "../../colour/palette.ts";
import { bounds, boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { line } from "../../items.ts";
import type { Point } from "../../scene.ts";
import { boxAround, boxOf, footprintOf, onStage } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { sizeThing } from "../moving_actors.ts";

/** A lamp over several is at most so many times as high as they are: they stay large. */
const HIGHEST = 1.9;

/** What is flat over few stays at most so many times as wide as they are, once it is higher than they are: it would leave the picture. */
const WIDEST = 3.6, OVER = 1.1;

/** A thing above actors, on the ground behind them where it has a stem, else in the air. */
export function standOver(thing: ThingOnStage, below: readonly OnStage[]): void {
  const box = boxAround(below);
  if (thing.art.anchors?.isHung) return hangOver(thing, box);
  // A long tail does not count.
  const footprint = footprintOf(below);
  const middle = (footprint.left + footprint.right) / 2;
  const isHeld = thing.art.spot === "hand" || thing.art.spot === "air";
  const high = heightOf(box) / heightOf(thing.box), wide = widthOf(box) / widthOf(thing.box);
  thing.placing.scale = Math.max(
    isHeld ? high * 1.05 : Math.min(high * 1.5, Math.max(high * OVER, wide * WIDEST)),
    // Held over several it reaches over all of them.
    isHeld ? below.length > 1 ? wide * 0.86 : 0 : Math.min(wide * 1.12, high * HIGHEST),
  );
  // What is slim stays over the middle of their bodies, heads included.
  const { left, right } = bounds(below.flatMap(bodyOf));
  const reach = widthOf(thing.box) * thing.placing.scale * 0.25, centre = (left + right) / 2;
  const x = Math.min(centre + reach, Math.max(centre - reach, middle));
  thing.placing.at = [x, isHeld ? -heightOf(box) * (below.length > 1 ? 0.36 : 0.5) : -14];
  thing.depth = Math.min(...below.map(({ depth }) => depth)) - 1.5;
  thing.isGrounded = !isHeld;
  thing.isPlaced = true;
}

/** The name of what something hangs by: it leaves the picture above. */
export const CORD = "hanging cord";

/** What hangs over a head: its height as a share of theirs, how far it is above them, and how long its cord is, in units. */
const HUNG = { high: 0.36, above: 18, cord: 700 };

/** From above, on a cord that leaves the picture. */
function hangOver(thing: ThingOnStage, below: Box): void {
  sizeThing(thing, { width: Infinity, highest: heightOf(below) * HUNG.high });
  const { box, placing: { scale } } = thing, x = (box.left + box.right) / 2;
  thing.items = [
    line(CORD, "prop", [[x, box.top - HUNG.cord / scale], [x, box.top + 2]], INK, [2.5, 2.5]),
    ...thing.items,
  ];
  thing.placing.at = [(below.left + below.right) / 2, below.top - HUNG.above - box.bottom * scale];
  thing.depth = -1.5;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** The corners of a body without its tail, on the stage. */
function bodyOf(actor: OnStage): Point[] {
  const { left, right, top } = actor.kind === "cat"
    ? boundsOf(
      [...actor.cat.torso, ...actor.cat.limbs, ...actor.cat.skull].filter(({ name }) =>
        !name.startsWith("tail")
      ),
    )
    : actor.box;
  return [onStage(actor, [left, top]), onStage(actor, [right, top])];
}

/** Small things on the ground between the legs of what bears a cat already. */
export function lieUnder(who: readonly OnStage[], above: ThingOnStage): void {
  const box = boxOf(above);
  const share = above.art.anchors?.seat ? 1 - above.art.anchors.seat.y : 0.5;
  for (const [i, actor] of who.entries()) {
    const scale = Math.min(
      actor.placing.scale,
      heightOf(box) * share * 0.62 / heightOf(actor.box),
    );
    actor.placing.scale = scale;
    actor.placing.at = [
      (box.left + box.right) / 2 + (i - (who.length - 1) / 2) * widthOf(actor.box) * scale,
      box.bottom + 4,
    ];
    actor.depth = above.depth + 0.4;
    actor.isPlaced = true;
  }
}
