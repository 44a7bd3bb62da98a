/**
 * Tools that a raised paw holds: which way up they are drawn and where they are gripped.
 *
 * @module
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";
import type { ThingName } from "../things/thing_names.ts";

/** How a thing is gripped. */
interface Grip {
  /** By how much it is turned so that its handle is below, in radians, clockwise. */
  turn: number;
  /** Where the paw is, as shares of its box when it is upright, from its left and from its foot. */
  at: readonly [x: number, y: number];
}

const UPRIGHT = 0, FROM_THE_LEFT = Math.PI / 4, FROM_THE_RIGHT = -Math.PI / 4;

const GRIPS: Partial<Record<ThingName, Grip>> = {
  axe: { turn: FROM_THE_LEFT, at: [0.5, 0.24] },
  "baseball bat": { turn: FROM_THE_RIGHT, at: [0.5, 0.18] },
  bouquet: { turn: FROM_THE_LEFT, at: [0.5, 0.2] },
  "candy cane": { turn: UPRIGHT, at: [0.24, 0.3] },
  feather: { turn: FROM_THE_RIGHT, at: [0.5, 0.12] },
  "fishing rod": { turn: UPRIGHT, at: [0.06, 0.1] },
  flag: { turn: UPRIGHT, at: [0.08, 0.14] },
  hammer: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  lollipop: { turn: FROM_THE_LEFT, at: [0.5, 0.2] },
  "magnifying glass": { turn: FROM_THE_LEFT, at: [0.5, 0.16] },
  microphone: { turn: FROM_THE_RIGHT, at: [0.5, 0.24] },
  "rolling pin": { turn: FROM_THE_RIGHT, at: [0.5, 0.12] },
  scepter: { turn: UPRIGHT, at: [0.5, 0.36] },
  screwdriver: { turn: FROM_THE_LEFT, at: [0.5, 0.24] },
  spatula: { turn: UPRIGHT, at: [0.5, 0.22] },
  spoon: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  toothbrush: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  torch: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  whisk: { turn: UPRIGHT, at: [0.5, 0.2] },
  wrench: { turn: FROM_THE_LEFT, at: [0.5, 0.28] },
};

/** The things that a raised paw holds. */
export const GRIPPED = Object.keys(GRIPS) as ThingName[];

/** Whether a raised paw holds it. */
export function isGripped(name: ThingName): boolean {
  return GRIPS[name] !== undefined;
}

/** What is held up is at least so high, in units: it tells the story. */
const LEAST_HIGH = 150;

/** A thing as it is drawn, upright and with its grip at the origin; unchanged if no paw grips it. */
export function byItsGrip(name: ThingName, items: Item[]): Item[] {
  const grip = GRIPS[name];
  if (!grip) return items;
  const turned = moveItems(placing({ turn: grip.turn }), items);
  const upright = moveItems(
    placing({ scale: Math.max(1, LEAST_HIGH / heightOf(boundsOf(turned))) }),
    turned,
  );
  const box = boundsOf(upright);
  return moveItems(
    placing({
      at: [-box.left - widthOf(box) * grip.at[0], -box.bottom + heightOf(box) * grip.at[1]],
    }),
    upright,
  );
}
