/**
 * @module Ears of a head seen from the side: the near one before the skull, behind it the far one, of which
 * the back is seen.
 */
import { shift } from "../../../colour/colour.ts";
import { bounds } from "../../../geometry/measure.ts";
import { moveItems, placing } from "../../../geometry/transform.ts";
import type { Item, Point, Region } from "../../../scene.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import { ear, type EarMarks } from "../ear.ts";
import type { HeadPlan } from "../head.ts";
import type { Near } from "./on_profile.ts";

/** Where the ears grow on the skull, and how wide and high they are seen: from the side they are short and broad. */
const NEAR_EAR = { root: [-36, -50] as Point, wide: 0.94, high: 0.95, turn: -0.18 };
const FAR_EAR = { root: [14, -58] as Point, wide: 0.72, high: 0.9, turn: 0.04, dim: 0.05 };

/** An ear turned out lies back by this share; no farther than this. */
const LAID_BACK = 0.85, MOST_BACK = 1.15;

/** Small ears stand higher on the skull, so that both are seen: by this for one without any height. */
const RAISED = 62;

/** What the front of an ear shows. */
const INSIDE = /inner ear|ear tuft/;

/** The far ear, behind the skull, and the near one before it, of a head that looks to the right. */
export function profileEars(
  plan: HeadPlan,
  near: Near,
  marks: EarMarks,
): { far: Item[]; near: Item[] } {
  const { spec, tones, expression, own, form } = plan;
  const { out, flat } = expression.ears;
  const back = Math.min(MOST_BACK, LAID_BACK * (out + own.spread));
  const high = own.ears * form.ear.high * (1 - flat) * STYLE_ENTRIES[spec.style].figure.ears;
  const wide = form.ear.wide;
  const grown = (
    items: Item[],
    { root: [x, y], wide: seen, high: tall, turn }: typeof NEAR_EAR,
  ) =>
    moveItems(
      placing({
        at: [x, y - form.crown * 0.6 - RAISED * Math.max(0, 1 - form.ear.high)],
        turn: turn - back,
      }),
      moveItems({ a: -seen * wide, b: 0, c: 0, d: high * tall, e: 0, f: 0 }, items),
    );
  const [nearSide, farSide] = near < 0 ? ["left", "right"] : ["right", "left"];
  return {
    near: grown(ear(nearSide, spec, tones, marks), NEAR_EAR).map(overSkull),
    far: grown(
      ear(farSide, spec, tones, marks).filter(({ name }) => !INSIDE.test(name)),
      FAR_EAR,
    ).map((item) =>
      item.is === "region" ? { ...item, colour: shift(item.colour, { l: -FAR_EAR.dim }) } : item
    ),
  };
}

/** The lower share of a near ear that goes over into the fur of the head, without a line. */
const ROOT = 0.2;

function overSkull(item: Item): Item {
  if (item.is !== "region" || !/^(?:left|right) ear$/.test(item.name)) return item;
  return { ...item, contour: openBelow(item, ROOT) };
}

/** The part of an outline above the lowest share of its height. */
function openBelow({ outline }: Region, share: number): Point[] {
  const { top, bottom } = bounds(outline), level = bottom - (bottom - top) * share;
  const first = outline.findIndex(([, y], i) => y < level && outline.at(i - 1)![1] >= level);
  return [...outline.slice(first), ...outline.slice(0, first)].filter(([, y]) => y < level);
}
