/** @module Behind bars: a bird in its cage, a cat in a bird's. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { box as bar } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { placeBeside } from "../around/sides.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import type { Stage } from "../stage.ts";

/** The share of the width and height of a cage that is free inside, and how high its floor lies. */
const INNER = { width: 0.66, height: 0.6, floor: 0.13 } as const;

/** Puts actors into a cage as large as they need; it stands around a cat, or beside the cats. */
export function shutIn(stage: Stage, who: readonly OnStage[], cage: ThingOnStage): void {
  const box = boxAround(who);
  cage.placing.scale = Math.max(
    widthOf(box) / (INNER.width * widthOf(cage.box)),
    heightOf(box) / (INNER.height * heightOf(cage.box)),
  );
  if (who.some(({ kind }) => kind === "cat")) {
    cage.placing.at = [
      (box.left + box.right) / 2,
      box.bottom + INNER.floor * heightOf(boxOf(cage)),
    ];
    cage.isPlaced = true;
  } else placeBeside([cage], stage.cats, 1);
  const room = boxOf(cage);
  const floor = room.bottom - INNER.floor * heightOf(room);
  for (const actor of who) {
    moveBy(actor, [
      (room.left + room.right) / 2 - (box.left + box.right) / 2,
      floor - box.bottom,
    ]);
    actor.depth = cage.depth + 0.05;
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
  cage.holds = who.filter(({ kind }) => kind === "thing");
  cage.front = barsOf(cage);
}

/** Where the bars before who is in it stand, as shares of the width, and their thickness. */
const BARS = [0.2, 0.35, 0.5, 0.65, 0.8] as const, THICK = 0.028;

/** Upright bars from under the roof to the floor. */
function barsOf({ box: { left, top, ...rest }, box, colour }: ThingOnStage): Item[] {
  const wide = widthOf(box), high = heightOf(box), thick = THICK * wide;
  return BARS.map((share, i) =>
    region({
      name: `cage bar ${i + 1}`,
      role: "prop",
      texture: "metal",
      outline: bar(
        left + wide * share - thick / 2,
        top + high * 0.26,
        thick,
        rest.bottom - top - high * (0.26 + INNER.floor - 0.04),
        thick / 2,
      ),
      colour,
      line: 1.6,
      volume: 0.5,
    })
  );
}
