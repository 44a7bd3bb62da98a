/** @module Ears, behind the skull and behind hats. */
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { ear, type EarMarks } from "./ear.ts";
import type { HeadPlan } from "./head.ts";
import { onSkull } from "./head_form.ts";
import { earWidth, onTurnedSkull } from "./turned_head.ts";

/** Where the right ear has its root on an ordinary head. */
const EAR_ROOT: Point = [62, -54];

/** A hat presses ears aside: turned out so far, to so much of the height of ordinary ears, so much farther out and
 * lower. */
const UNDER_HAT = { turn: 0.72, high: 0.7, wide: 0.8, out: 18, low: 24 };

/** No ear is turned farther than this: one that a hat presses flat stands off like a handle. */
const MOST_TURN = { free: 1.35, underHat: 0.95 };

/** Both ears where form, turn and mood of the head have them, or where a hat leaves them room. */
export function ears(
  { spec, tones, expression, own, form, turn }: HeadPlan,
  marks: EarMarks,
  { underHat = false } = {},
): Item[] {
  const aside = underHat ? UNDER_HAT : { turn: 0, high: 1, wide: 1, out: 0, low: 0 };
  const formed = onSkull(form), seen = onTurnedSkull(turn);
  return (["left", "right"] as const).flatMap((side) => {
    const s = side === "left" ? -1 : 1;
    const { out, flat } = side === "left" && expression.ears.left || expression.ears;
    const droop = Math.min(
      underHat ? MOST_TURN.underHat : MOST_TURN.free,
      own.spread + form.ear.turn + (side === "left" ? out : out * 0.8 + 0.04) + aside.turn,
    );
    const items = ear(side, spec, tones, marks);
    const high = own.ears * form.ear.high, { figure } = STYLE_ENTRIES[spec.style];
    const raised = moveItems(
      {
        a: own.cheeks * (underHat ? Math.min(1, form.ear.wide) : form.ear.wide) * aside.wide *
          earWidth(s, turn) * (figure.earWidth ?? 1),
        b: 0,
        c: 0,
        d: (1 - flat) * (underHat ? Math.min(1, high) * aside.high : high) *
          figure.ears,
        e: 0,
        f: 0,
      },
      items,
    );
    const [x, y] = formed(EAR_ROOT);
    const upright = moveItems(placing({ turn: droop }), raised);
    const ofSide = s > 0 ? upright : moveItems(placing({ mirror: true }), upright);
    const root = seen([s * (x + form.ear.out + aside.out), y + form.ear.low + aside.low]);
    return moveItems(placing({ at: root }), ofSide);
  });
}
