/** @module What is small and high in the picture because it is far off. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** How high it looks beside the cats, and how high its foot is, as shares of them. */
const LOOKS = { high: 0.34, widest: 0.5, up: 0.44 };

/** How far it keeps from the cats, in units. */
const APART = 26;

/** Small, behind all others, on the side where less is. */
export function setFarOff(
  thing: ThingOnStage,
  before: readonly OnStage[],
  all: readonly OnStage[],
) {
  const seats = before.flatMap((actor) => actor.kind === "cat" && actor.seat ? [actor.seat] : []);
  const box = boxAround([...before, ...seats]);
  const high = Math.max(...before.map((actor) => heightOf(boxOf(actor))));
  thing.placing.scale = Math.min(
    high * LOOKS.high / heightOf(thing.box),
    high * LOOKS.widest / widthOf(thing.box),
  );
  thing.placing.turn = 0;
  const half = widthOf(thing.box) * thing.placing.scale / 2;
  const middle = (box.left + box.right) / 2;
  const weight = (side: number) =>
    all.filter((actor) => {
      const { left, right } = boxOf(actor);
      return actor.isPlaced && actor !== thing && ((left + right) / 2 - middle) * side > 0;
    }).length;
  const side = weight(-1) <= weight(1) ? -1 : 1;
  const x = side < 0 ? box.left - APART - half : box.right + APART + half;
  const own = (thing.box.left + thing.box.right) / 2 * thing.placing.scale;
  thing.placing.at = [x - own, Math.min(0, box.bottom) - high * LOOKS.up];
  thing.depth = Math.min(...all.map(({ depth }) => depth)) - 4;
  thing.isGrounded = false;
  thing.isPlaced = true;
}
