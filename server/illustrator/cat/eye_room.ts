/**
 * The room that an eye has on a turned head: beside the middle of the face and the nose, and inside the head.
 *
 * @module
 */
import type { Eye, Point } from "../scene.ts";
import { type HeadPlan, mouthMap } from "./head.ts";
import { RIM, skullAt } from "./face_places.ts";
import { onTurnedFace } from "./turned_head.ts";

/** Fur between an eye and the middle of the face, and between an eye and the nose, in units of the head. */
const BRIDGE = 8, ABOVE_NOSE = 5, ABOVE_MOUTH = 3;

/** The corner of the nose that is nearest to an eye, and the highest of a mouth that laughs, on an ordinary head. */
const NOSE_CORNER: Point = [14, 37], LAUGHING: Point = [34, 51];

/** A squeezed eye loses less of its height than of its width: by this power. */
const LOWER = 0.6;

/** The eye as it is seen, moved and made smaller until nothing crosses it. */
export function withRoom(seen: Eye, plan: HeadPlan, outline: readonly Point[]): Eye {
  const eye = aboveMouth(seen, plan);
  const { centre: [x, y], size: [wide, high], outer: side } = eye;
  const [middle] = onTurnedFace(plan.turn)([0, y]);
  const [noseX, noseY] = mouthMap(plan)([side * NOSE_CORNER[0], NOSE_CORNER[1]]);
  const { left, right } = skullAt(outline, y, high * 0.8);
  const edge = side * (side > 0 ? right : left) - RIM;
  // Distances from the middle of the head to the side of this eye.
  const least = [
    { from: side * middle + BRIDGE, share: 1 },
    { from: side * noseX + ABOVE_NOSE, share: widthAt((noseY - y) / high) },
  ].filter(({ share }) => share > 0);
  const half = Math.min(wide, ...least.map(({ from, share }) => (edge - from) / (1 + share)));
  const nearest = Math.max(...least.map(({ from, share }) => from + half * share));
  const at = Math.min(edge - half, Math.max(nearest, side * x));
  return { ...eye, centre: [side * at, y], size: [half, high * (half / wide) ** LOWER] };
}

/** Over the mouth of a flat face an eye lies higher and is less high. */
function aboveMouth(eye: Eye, plan: HeadPlan): Eye {
  const { centre: [x, y], size: [wide, high], outer } = eye;
  const [, mouth] = mouthMap(plan)([outer * LAUGHING[0], LAUGHING[1]]);
  const excess = Math.max(0, y + high - (mouth - ABOVE_MOUTH)) / 2;
  return { ...eye, centre: [x, y - excess], size: [wide, high - excess] };
}

/** Half the width of a round eye at this share of its height, as a share of its half width. */
function widthAt(share: number): number {
  return Math.sqrt(Math.max(0, 1 - share * share));
}
