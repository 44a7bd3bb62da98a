/**
 * @module Tools that a raised paw holds: which way up they are drawn and where they are gripped.
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
  /** At least so high, in units; absent: {@link LEAST_HIGH}. */
  high?: number;
}

const UPRIGHT = 0, FROM_THE_LEFT = Math.PI / 4, FROM_THE_RIGHT = -Math.PI / 4;

/** Drawn with the handle above, at the right. */
const HEAD_FIRST = 3 * Math.PI / 4;

/** What has a long shaft is nearly as high as a cat that sits, in units. */
const LONG = 270;

const GRIPS: Partial<Record<ThingName, Grip>> = {
  axe: { turn: FROM_THE_LEFT, at: [0.5, 0.24] },
  "badminton racket": { turn: FROM_THE_RIGHT, at: [0.5, 0.16] },
  "baseball bat": { turn: FROM_THE_RIGHT, at: [0.5, 0.18] },
  bouquet: { turn: FROM_THE_LEFT, at: [0.5, 0.2] },
  candelabra: { turn: UPRIGHT, at: [0.5, 0.12] },
  "candy cane": { turn: UPRIGHT, at: [0.24, 0.3] },
  churro: { turn: FROM_THE_RIGHT, at: [0.5, 0.2] },
  crayon: { turn: UPRIGHT, at: [0.3, 0.3] },
  daffodil: { turn: UPRIGHT, at: [0.5, 0.14] },
  dagger: { turn: HEAD_FIRST, at: [0.5, 0.14] },
  daisy: { turn: UPRIGHT, at: [0.5, 0.14] },
  dandelion: { turn: UPRIGHT, at: [0.5, 0.14] },
  dango: { turn: FROM_THE_LEFT, at: [0.5, 0.16] },
  feather: { turn: FROM_THE_RIGHT, at: [0.5, 0.12] },
  "fishing rod": { turn: UPRIGHT, at: [0.06, 0.1] },
  flag: { turn: UPRIGHT, at: [0.08, 0.14] },
  "fountain pen": { turn: UPRIGHT, at: [0.3, 0.3] },
  "frying pan": { turn: HEAD_FIRST, at: [0.5, 0.14] },
  "golf club": { turn: HEAD_FIRST, at: [0.5, 0.14], high: LONG },
  hammer: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  handsaw: { turn: FROM_THE_LEFT, at: [0.5, 0.16] },
  hyacinth: { turn: UPRIGHT, at: [0.5, 0.14] },
  katana: { turn: FROM_THE_RIGHT, at: [0.5, 0.12], high: LONG },
  "lacrosse stick": { turn: FROM_THE_RIGHT, at: [0.5, 0.2] },
  lollipop: { turn: FROM_THE_LEFT, at: [0.5, 0.2] },
  "magnifying glass": { turn: FROM_THE_LEFT, at: [0.5, 0.16] },
  microphone: { turn: FROM_THE_RIGHT, at: [0.5, 0.24] },
  mop: { turn: UPRIGHT, at: [0.5, 0.42], high: LONG },
  "party popper": { turn: UPRIGHT, at: [0.25, 0.22] },
  pen: { turn: UPRIGHT, at: [0.3, 0.3] },
  pencil: { turn: UPRIGHT, at: [0.3, 0.3] },
  pickaxe: { turn: FROM_THE_LEFT, at: [0.5, 0.2] },
  "ping pong bat": { turn: FROM_THE_RIGHT, at: [0.5, 0.14] },
  pitchfork: { turn: UPRIGHT, at: [0.5, 0.32], high: LONG },
  placard: { turn: UPRIGHT, at: [0.5, 0.1] },
  plunger: { turn: HEAD_FIRST, at: [0.5, 0.14] },
  poppy: { turn: UPRIGHT, at: [0.5, 0.14] },
  rake: { turn: UPRIGHT, at: [0.5, 0.42], high: LONG },
  "rolling pin": { turn: FROM_THE_RIGHT, at: [0.5, 0.12] },
  scepter: { turn: UPRIGHT, at: [0.5, 0.36] },
  sabre: { turn: FROM_THE_RIGHT, at: [0.5, 0.12], high: LONG },
  screwdriver: { turn: FROM_THE_LEFT, at: [0.5, 0.24] },
  shovel: { turn: UPRIGHT, at: [0.5, 0.42], high: LONG },
  spatula: { turn: UPRIGHT, at: [0.5, 0.22] },
  spoon: { turn: FROM_THE_LEFT, at: [0.5, 0.22] },
  "sprig of lavender": { turn: UPRIGHT, at: [0.5, 0.15] },
  "stick of candyfloss": { turn: UPRIGHT, at: [0.5, 0.14] },
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
    placing({ scale: Math.max(1, (grip.high ?? LEAST_HIGH) / heightOf(boundsOf(turned))) }),
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
