/** @module The one eye that a head shows from the side, with its brow. */
import type { Item, Point } from "../../../scene.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import { brow } from "../brow.ts";
import { openedEye } from "../eyes.ts";
import { eyePlace, skullAt } from "../face_places.ts";
import type { FacePlan } from "../head.ts";
import { type Near, onProfile } from "./on_profile.ts";
import type { SideForm } from "./side_form.ts";

/** An eye is seen this much narrower. */
export const NARROW = 0.78;

/** Its front is so near to the edge of the head, and it looks ahead. */
const TO_LINE = 11, AHEAD = 0.8;

/** Between crown and lips it has this share at most, and fur below it. */
const HIGHEST = 0.26, ABOVE_MOUTH = 12;

/** The edge of the head is looked at over this share of an eye's half height. */
const ALONG = 0.85;

/** The eye of the near half, on a head of this outline that looks to the right. */
export function profileEye(
  plan: FacePlan,
  { side, outline, near, mirrored }: {
    side: SideForm;
    outline: readonly Point[];
    near: Near;
    mirrored: boolean;
  },
): Item[] {
  const { spec, coatAt, expression, own } = plan, { figure } = STYLE_ENTRIES[spec.style];
  const seen = openedEye(plan, { side: near, isLeft: (near === 1) !== mirrored });
  const half = seen.size[0] * NARROW;
  const [x, low] = onProfile(side, near)(eyePlace(near, spec));
  const high = Math.min(seen.size[1], HIGHEST * (side.lipY - side.crown));
  const y = Math.min(
    low + seen.centre[1] - eyePlace(near, spec)[1],
    side.lipY - ABOVE_MOUTH - high,
  );
  const { right } = skullAt(outline, y, high * ALONG);
  const centre: Point = [Math.min(x, right - TO_LINE - half), y];
  const eye = {
    ...seen,
    centre,
    size: [half, high] as const,
    outer: -1 as const,
    rotation: seen.tilt,
    look: [AHEAD, Math.max(-0.7, Math.min(0.7, seen.look[1]))] as const,
    lid: seen.lid,
  };
  const shape = expression.brow;
  const tall = expression.eye * own.eyes * figure.eyes[1];
  return [
    eye,
    ...brow(-1, coatAt, shape, centre, { size: tall, isRidge: !figure.hasHumanFace }),
  ];
}
