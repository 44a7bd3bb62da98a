/** @module What stands behind and before what. */
import { type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround, boxOf, faceOf } from "../actor_boxes.ts";
import { growTrunk, hasTrunk } from "./behind_trunk.ts";
import { setInRow } from "../seats/several_as_one.ts";
import { keepFaceApart } from "../together/faces_apart.ts";
import { moveBy } from "../moving_actors.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** Who stands before a wide thing stands off its middle, and farther off its fire, in shares of its width. */
const OFF_ITS_MIDDLE = 0.16, OFF_ITS_LIGHT = 0.44;

/** A thing behind actors, higher in the picture, that still shows beside and above them. */
export function standBehind(thing: ThingOnStage, before: readonly OnStage[]): void {
  const box = boxAround(before), borne = boxAround([...before, ...seatsOf(before)]);
  if (isSmallAnimal(thing, borne)) return followBehind(thing, before, borne);
  const isTall = heightOf(thing.box) > 1.15 * widthOf(thing.box);
  const scale = heightOf(box) * (isTall ? 1.16 : 0.82) / heightOf(thing.box);
  thing.placing.scale = Math.max(thing.placing.scale, scale);
  const width = widthOf(boxOf(thing));
  const off = thing.art.anchors?.shines ? OFF_ITS_LIGHT : OFF_ITS_MIDDLE;
  const aside = Math.max(width * off, widthOf(box) * 0.66 - width * 0.28);
  thing.placing.at = [(box.left + box.right) / 2 + aside * 0.8, -26];
  thing.depth = Math.min(...before.map(({ depth }) => depth)) - 1.5;
  thing.isPlaced = true;
  if (thing.art.anchors?.isAtWall) thing.isAtWall = true;
}

/** An animal that is lower than this share of who stands before it keeps its size; of cats in the air it grows. */
const SMALL = 0.6, IN_THE_AIR = -60;

/** What bears who stands before: a cat on a bicycle is as high as both. */
function seatsOf(before: readonly OnStage[]): OnStage[] {
  return before.flatMap((actor) => actor.kind === "cat" && actor.seat ? [actor.seat] : []);
}

function isSmallAnimal(thing: ThingOnStage, before: Box): boolean {
  return thing.art.isFriend === true && before.bottom > IN_THE_AIR &&
    heightOf(boxOf(thing)) < SMALL * heightOf(before);
}

/** "Chicks behind the cat": they look out on the side that it does not look to, one third hidden, and look after it. */
function followBehind(thing: ThingOnStage, before: readonly OnStage[], box: Box): void {
  const faces = before.filter(({ kind }) => kind === "cat").map((cat) => faceOf(cat)[0]);
  const isOnLeft = faces.length > 0 && Math.min(...faces) > (box.left + box.right) / 2;
  if (isOnLeft) thing.placing.mirror = !thing.placing.mirror;
  const width = widthOf(boxOf(thing)), own = boxOf(thing);
  const middle = (own.left + own.right) / 2 - thing.placing.at[0];
  const x = isOnLeft ? box.left - width * (0.5 - HIDDEN) : box.right + width * (0.5 - HIDDEN);
  thing.placing.at = [x - middle, -14];
  thing.depth = Math.min(...before.map(({ depth }) => depth)) - 1.5;
  thing.isPlaced = true;
}

/** How much of an animal that follows is hidden, as a share of its width. */
const HIDDEN = 0.3;

/** A thin thing before a wide cat is at least as large as this share of it. */
const LEAST_COVER = 0.08;

/** A thing before actors that hides their lower part and leaves the faces free. */
export function standBefore(thing: ThingOnStage, behind: readonly OnStage[]): void {
  const box = boxAround(behind);
  if (hasTrunk(thing)) return standBehindTrunk(thing, behind);
  if (thing.art.anchors?.repeats) return standBehindRow(thing, behind);
  if (FIRS.test(thing.prop)) return standBeforeHalf(thing, behind, TALL * 1.2);
  if (thing.art.anchors?.isTall) return standBeforeHalf(thing, behind, TALL);
  const own = thing.art.anchors?.high ? thing.placing.scale : 0;
  // Before all of a cat it would hide the cat.
  if (own * heightOf(thing.box) > HIGH * heightOf(box)) return standBeforeHalf(thing, behind, 0);
  // Before cats in the air it reaches up to them.
  const height = heightOf(box) * 0.46 + Math.max(0, -box.bottom);
  const scale = Math.min(height / heightOf(thing.box), widthOf(box) * 0.95 / widthOf(thing.box));
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  const least = Math.sqrt(LEAST_COVER * area(box) / area(thing.box));
  thing.placing.scale = Math.max(scale, least, own);
  thing.placing.at = [(box.left + box.right) / 2 + widthOf(box) * 0.06, 40];
  thing.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  thing.isPlaced = true;
}

/** Trees without a trunk to be behind. */
const FIRS = /^(?:fir tree|Christmas tree)$/;

/** What is higher than this share of the actors behind it stands before one half of them. */
const HIGH = 0.56;

/** A curtain is so many times as high as they are. */
const TALL = 1.42;

/** A thing that hides one side of the actors; at least so many times as high as they are. */
function standBeforeHalf(thing: ThingOnStage, behind: readonly OnStage[], least: number): void {
  const box = boxAround(behind);
  const scale = heightOf(box) * least / heightOf(thing.box);
  thing.placing.scale = least > 0 ? scale : Math.max(scale, thing.placing.scale);
  const half = widthOf(boxOf(thing)) / 2, hidden = widthOf(box) * 0.36;
  // A face to the right of the body stays free.
  const faces = behind.filter(({ kind }) => kind === "cat").map((cat) => faceOf(cat)[0]);
  const isFaceRight = Math.min(...faces) > box.right - hidden;
  const beside = Math.min(box.right - hidden, eyesOf(behind)?.right ?? Infinity);
  const x = least === 0 && isFaceRight
    ? box.left + hidden - half
    : (least > 0 && faces.length > 0 ? beside : box.right - hidden) + half;
  thing.placing.at = [x, 16];
  thing.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  thing.isPlaced = true;
}

/** Behind the trunk of a tree, whose crown is above them: the faces look out beside it. */
function standBehindTrunk(tree: ThingOnStage, behind: readonly OnStage[]): void {
  const box = boxAround(behind), half = growTrunk(tree, box);
  const faces = behind.filter(({ kind }) => kind === "cat").map((cat) => faceOf(cat)[0]);
  const middle = (box.left + box.right) / 2;
  const isFaceRight = faces.length > 0 &&
    faces.reduce((sum, x) => sum + x, 0) / faces.length > middle;
  const { left, right } = eyesOf(behind) ?? { left: middle, right: middle };
  const x = isFaceRight ? left - half : right + half;
  tree.placing = { at: [x, 16], scale: 1, turn: 0, mirror: false };
  tree.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  tree.isPlaced = true;
  tree.bears = true;
}

/** From where to where the eyes of the cats reach on the stage: a cheek may be hidden. */
function eyesOf(actors: readonly OnStage[]): { left: number; right: number } | undefined {
  const reach = actors.flatMap((actor) => {
    if (actor.kind !== "cat") return [];
    const half = EYES * actor.cat.figure.head.scale * actor.placing.scale, [x] = faceOf(actor);
    return [{ left: x - half, right: x + half }];
  });
  return reach.length === 0 ? undefined : {
    left: Math.min(...reach.map(({ left }) => left)),
    right: Math.max(...reach.map(({ right }) => right)),
  };
}

/** From the middle of a head to beyond an eye, in units of the head. */
const EYES = 74;

/** Behind a fence or a hedge as long as they are together, half as high. */
function standBehindRow(row: ThingOnStage, behind: readonly OnStage[]): void {
  const box = boxAround(behind);
  const scale = Math.max(0, -box.top) * ROW.high / heightOf(row.box);
  setInRow(row, Math.max(1, Math.ceil(widthOf(box) * ROW.wider / (widthOf(row.box) * scale))));
  row.placing = { at: [(box.left + box.right) / 2, 40], scale, turn: 0, mirror: false };
  row.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  row.isPlaced = true;
  row.bears = true;
}

/** A row in front is so high, as a share of the cats behind it, and so much wider. */
const ROW = { high: 0.48, wider: 1.3 };

/** One actor half behind another of its kind. */
export function stepBehind(actor: OnStage, before: OnStage): void {
  const own = boxOf(actor), other = boxOf(before);
  const middle = (other.left + other.right) / 2, side = own.left < other.left ? -1 : 1;
  moveBy(actor, [
    middle + side * widthOf(other) * 0.42 - (own.left + own.right) / 2,
    -0.07 * heightOf(other),
  ]);
  actor.depth = before.depth - 0.05;
  actor.isPlaced = true;
  if (actor.kind === "cat" && before.kind === "cat") keepFaceApart(actor, before);
}

/** A thing right before the paws. */
export function standAtFeet(thing: ThingOnStage, behind: OnStage): void {
  const box = boxOf(behind);
  const scale = Math.min(
    thing.placing.scale,
    heightOf(box) * 0.34 / heightOf(thing.box),
  );
  thing.placing.scale = scale;
  thing.placing.at = [box.left + widthOf(box) * 0.72, 56];
  thing.depth = behind.depth + 0.6;
  thing.isPlaced = true;
}
