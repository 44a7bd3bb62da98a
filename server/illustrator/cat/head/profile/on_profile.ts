/** @module From a face that looks at the viewer to its near half seen from the side. */
import type { PointMap } from "../../../geometry/mapping.ts";
import { placing, type Transform } from "../../../geometry/transform.ts";
import type { Figure } from "../../body/figure.ts";
import { faceLine, type SideForm } from "./side_form.ts";

/** On which side of the face the near half lies while it looks at the viewer: -1 left. */
export type Near = -1 | 1;

/** How far behind the line of the face a place lies by how far it is from the middle of a face from ear to ear: the
 * first share at once, the second the more the farther out, as a ball turns away. */
const AT_ONCE = 0.5, ROUND = 0.55, HALF = 110;

/** Places of the far half lie beyond the line, where nothing is seen. */
const BEYOND = 0.9;

/** Where a place of the face is on a head that looks to the right. */
export function onProfile(side: SideForm, near: Near): PointMap {
  return ([x, y]) => {
    const out = x * near, line = faceLine(side, y);
    return out < 0 ? [line - out * BEYOND, y] : [line - out * (AT_ONCE + ROUND * out / HALF), y];
  };
}

/** A lifted or lowered head turns by so much about its middle, in radians. */
export const NOD = 0.55;

/** From a head that looks level to the right to where this one looks, in the head's own coordinates. */
export function toProfile({ yaw, pitch = 0 }: Figure["head"]): Transform {
  const isLeft = yaw < 0;
  return placing({ mirror: isLeft, turn: (isLeft ? 1 : -1) * pitch * NOD });
}

/** Which half of its face is near. */
export function nearOf({ yaw }: Pick<Figure["head"], "yaw">): Near {
  return yaw < 0 ? 1 : -1;
}
