/** @module How large a thing is that bears a cat. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { setInRow } from "./several_as_one.ts";
import type { Plane } from "../silhouette.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { sizeThing, widenThing } from "../moving_actors.ts";
import type { ThingOnStage } from "../actors.ts";
import { planeOf } from "../thing_level.ts";

/** No seat is higher, in units, but of what is higher in truth: the cat stays the subject. */
const HIGHEST_SEAT = 300, HIGHEST_TRUE_SEAT = 420;

/** What bears a cat is drawn at least so much larger than beside one. */
const LEAST_SEAT = GENEROUS * 0.8;

/** So large that the seat is this wide; furniture is widened where it would become too high. */
export function makeRoom(what: ThingOnStage, wide: number): void {
  const { stretch = 1, high = 0, repeats, ...anchors } = what.art.anchors ?? {};
  const highest = anchors.highest ?? Math.max(HIGHEST_SEAT, Math.min(high, HIGHEST_TRUE_SEAT));
  const { left, right } = seatOf(what);
  const width = wide * widthOf(what.box) / (right - left);
  const least = Math.max(LEAST_SEAT, Math.min(high, highest) / heightOf(what.box));
  const allowed = Math.max(highest / heightOf(what.box), least) * widthOf(what.box);
  const by = Math.min(stretch, width / allowed);
  if (repeats && width / allowed > stretch) {
    setInRow(what, Math.ceil(width / allowed / stretch));
    return makeRoom(what, wide);
  }
  if (by > 1) widenThing(what, by);
  sizeThing(what, { width, highest, least });
}

/** Turned on its side, this long. */
export function layDown(what: ThingOnStage, turn: number, long: number): void {
  what.placing.turn = turn;
  what.placing.scale = long / Math.max(heightOf(what.box), widthOf(what.box));
}

/** The level of a thing that bears a cat: the seat of furniture, else its top. */
export function seatOf({ art: { anchors }, box, top, front }: ThingOnStage): Plane {
  if (anchors?.seat) return planeOf(box, anchors.seat);
  // A thing that holds a cat has an edge.
  return anchors?.rim && front.length > 0 ? planeOf(box, anchors.rim) : top;
}
