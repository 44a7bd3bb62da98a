/**
 * @module What a cat has just pushed over: off the edge of what it sits on, or on the ground beside it.
 */
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";
import { seatOf } from "../seats/seat_size.ts";
import { seatOn } from "../seats/seat_on.ts";
import { planeOf } from "../thing_level.ts";

/** What is pushed is at most so large, in units. */
const PUSHED = { wide: 190, high: 190 };

/** How far a thing is tilted, in radians, and how far its lowest corner has come off, as a share of its height. */
const OFF = { turn: 0.62, fallen: 0.1 }, OVER = { turn: 0.5 };

/** From the middle of a cat that pushes to its paw, and from the edge to its feet, in units. */
const ARM = 150, TO_EDGE = 40;

/** The thing tips away from a paw; where words name furniture, from its edge, on which the cat sits. */
export function knockOver(
  cat: CatOnStage,
  thing: ThingOnStage,
  things: readonly ThingOnStage[],
): void {
  const seat = cat.seat ?? things.find((other) => other !== thing && isEdged(other));
  if (seat && !cat.seat) seatOn([cat], seat);
  sizeThing(thing, { width: PUSHED.wide, highest: PUSHED.high });
  const side = cat.placing.mirror ? -1 : 1;
  const { scale } = thing.placing;
  const half = widthOf(thing.box) * scale / 2, high = heightOf(thing.box) * scale;
  thing.placing.turn = side * (seat ? OFF.turn : OVER.turn);
  const foot = seat ? atEdge(cat, seat, side) : onStage(cat, [ARM, 8]);
  const fallen = seat ? high * OFF.fallen + half * Math.sin(OFF.turn) : 0;
  const lift = half * Math.sin(Math.abs(thing.placing.turn));
  thing.placing.at = [
    foot[0] + side * (half * Math.cos(OFF.turn) + (seat ? TO_EDGE : 0)),
    foot[1] + fallen - lift,
  ];
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  thing.isGrounded = !seat;
  const middle = faceOf(thing);
  const touched: Point = [
    middle[0] - side * half * 0.86,
    middle[1] - high * 0.2,
  ];
  cat.reach = { near: ownPoint(cat, touched), turn: 0.4 };
  cat.pawsDepth = thing.depth + 0.02;
  cat.target = middle;
  if (mayTurnSideways(cat.cat.figure, cat.spec)) cat.faceShown = "side";
}

/** Moves the cat to the end of its seat; the edge there, on the stage. */
function atEdge(cat: CatOnStage, seat: ThingOnStage, side: -1 | 1): Point {
  const own = seat.art.anchors?.seat ? seatOf(seat) : planeOf(seat.box, { y: 0 });
  const ends = [own.left, own.right].map((x) => onStage(seat, [x, own.y]));
  const [x, y] = ends.toSorted((one, other) => (other[0] - one[0]) * side)[0]!;
  const [paws] = onStage(cat, [ARM - 24, 0]);
  moveBy(cat, [x - paws, 0]);
  return [x, y];
}

/** What stands there and has an edge: furniture that nothing else is done with. */
function isEdged({ art, isPlaced }: ThingOnStage): boolean {
  return !isPlaced && !art.isFriend && art.anchors?.seat !== undefined;
}
