/** @module Room for the fur of a chest: it lies on the body and ends before the body does. */
import { bounds, contains } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import type { Anchor, Figure } from "./figure.ts";

/** The tip of the fur below its anchor at scale 1, and where it is widest there. */
const TIP: readonly Point[] = [[0, 112], [-30, 84], [30, 84]];

/** It is made shorter by this factor until it fits, no smaller than the least, and moved towards the
 * trunk and up, in units. */
const SHORTER = 0.9, LEAST = 0.36, TOWARDS = [0, 24, 48, 96], UP = [0, 24, 48];

/** How large a mane may be against its head, the largest first, and how high above the ground its longest lock ends at least, in units. */
const MANES = [1.16, 1.06, 0.96, 0.86], MANE_LONG = 112, OFF_GROUND = 30;

/** The anchor of a mane, which stands out beyond the body; nothing where the ground or the view leaves it no room. */
export function maneRoom({ chest, head, bust }: Figure): Anchor | undefined {
  if (bust || head.away) return undefined;
  const scale = MANES.map((mane) => mane * head.scale)
    .find((scale) => chest.at[1] + MANE_LONG * scale < -OFF_GROUND);
  return scale === undefined ? undefined : { ...chest, scale };
}

/** The anchor of chest fur that ends on trunk or legs. */
export function chestRoom({ chest, torso, limbs, back }: Figure): Anchor {
  const body = [...torso, ...limbs, ...back].filter(({ kind }) => kind !== "tail");
  const ends = (anchor: Anchor) =>
    TIP.map((point) => movePoint(placing(anchor), point))
      .every((point) => body.some(({ outline }) => contains(outline, point)));
  const trunk = bounds(torso.flatMap(({ outline }) => outline));
  const inwards = Math.sign((trunk.left + trunk.right) / 2 - chest.at[0]);
  for (let { scale } = chest; scale >= LEAST; scale *= SHORTER) {
    for (const by of TOWARDS) {
      for (const up of UP) {
        const at: Point = [chest.at[0] + inwards * by, chest.at[1] - up];
        if (ends({ ...chest, at, scale })) return { ...chest, at, scale };
      }
    }
  }
  return { ...chest, scale: Math.min(LEAST, chest.scale) };
}
