/**
 * @module Where eyes, nose and mouth are on a head of its form and turn, in the head's own coordinates.
 */
import { movePoint } from "../../geometry/transform.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { Figure } from "../body/figure.ts";
import { headFormOf, onMuzzle, onSkull } from "./head_form.ts";
import { headHalf, leaning } from "./head_shapes.ts";
import { looksOf } from "./looks.ts";
import { nearOf, onProfile, toProfile } from "./profile/on_profile.ts";
import { onSideMuzzle, sideFormOf } from "./profile/side_form.ts";
import { type HeadTurn, onTurnedFace, onTurnedSkull, turnOf } from "./turned_head.ts";

/** Half the width of an eye of a real cat. */
export const EYE_WIDTH = 27.5;

/** Fur between an eye and the edge of the head. */
export const RIM = 9;

/** A stretch across the head. */
export interface Span {
  left: number;
  right: number;
}

/** The share of their locks that the cheeks of a head turned aside lose: the muzzle hides those of the far one, those of the
 * near one point at the viewer. Were only the far ones shorter, the head would be lopsided. */
const FAR_LOCKS = 0.8, NEAR_LOCKS = 0.3;

/** Distance of the points of a skull, in units: locks need sharp tips. */
const FINE = 4.5;

/** The outline of the skull. */
export function skullOutline(spec: CatSpec, turn: HeadTurn): Point[] {
  const form = headFormOf(spec), formed = onSkull(form), turned = onTurnedSkull(turn);
  const { cheeks } = looksOf(spec);
  // Broad cheeks need no long locks to be broad.
  const short = Math.min(1, form.width[2] ** -2), aside = Math.min(1, Math.abs(turn.yaw));
  const near = short * (1 - NEAR_LOCKS * aside), far = short * (1 - FAR_LOCKS * aside);
  const right = headHalf(spec, turn.yaw > 0 ? far : near);
  const left = headHalf(spec, turn.yaw < 0 ? far : near).filter(([x]) => x > 0.01)
    .map(([x, y, corner]): Knot => [-x, y, corner]).reverse();
  return smooth([...right, ...left], FINE).map((point): Point => {
    const [x, y] = leaning(point, spec);
    return turned(formed([x * cheeks, y]));
  });
}

/** Middle of the eye on one side of a head that looks at the viewer. */
export function eyePlace(side: -1 | 1, spec: CatSpec): Point {
  const { lower, apart } = STYLE_ENTRIES[spec.style].figure.eyesAt, { eye } = headFormOf(spec);
  return [side * (49 + apart + eye.apart), 8 + lower + eye.low];
}

/** Middle of the eye on one side of the picture, before the body is mirrored. */
export function eyeCentre(side: -1 | 1, head: Figure["head"], spec: CatSpec): Point {
  const turn = turnOf(head, headFormOf(spec)),
    face = onTurnedFace(turn),
    place = eyePlace(side, spec);
  const half = EYE_WIDTH * STYLE_ENTRIES[spec.style].figure.eyes[0] * headFormOf(spec).eye.wide;
  const [left] = face([place[0] - half, place[1]]), [right] = face([place[0] + half, place[1]]);
  return withinSkull(face(place), (right - left) / 2, skullOutline(spec, turn));
}

/** The tip of the nose on an ordinary head. */
export const NOSE: Point = [0, 42];

/** Where a place of nose and mouth is on this head. */
export function mouthPlace(at: Point, head: Figure["head"], spec: CatSpec): Point {
  const form = headFormOf(spec);
  if (head.profile) {
    const side = sideFormOf(spec), near = nearOf(head);
    return movePoint(toProfile(head), onProfile(side, near)(onSideMuzzle(form)(at)));
  }
  return onTurnedFace(turnOf(head, form))(onMuzzle(form)(at));
}

/** The middle of something so wide, moved until all of it lies on the skull. */
export function withinSkull([x, y]: Point, half: number, outline: readonly Point[]): Point {
  const { left, right } = skullAt(outline, y);
  const least = left + RIM + half, most = right - RIM - half;
  return [least > most ? (least + most) / 2 : Math.min(most, Math.max(least, x)), y];
}

/** From where to where the skull reaches at the heights of something so high. */
export function skullAt(outline: readonly Point[], y: number, half = 14): Span {
  const near = outline.filter(([, at]) => Math.abs(at - y) < half).map(([at]) => at);
  return {
    left: Math.max(...near.filter((at) => at < 0)),
    right: Math.min(...near.filter((at) => at >= 0)),
  };
}
