/** @module The jaw: an open mouth lowers the chin. */
import type { PointMap } from "../../geometry/mapping.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Mouth } from "./expression.ts";

/** How far each open mouth lowers the chin, in units. */
const DROPS: Partial<Record<Mouth, number>> = {
  guffaw: 19,
  yawn: 22,
  round: 9,
  snarl: 8,
  call: 5,
  grin: 2,
};

/** From here to the chin of a closed mouth a head follows its jaw. */
const FROM = 46, CHIN = 92;

/** Where the skull of a closed mouth is with this one. */
export function chinLowered(mouth: Mouth): PointMap {
  const drop = DROPS[mouth] ?? 0;
  return ([x, y]) => [x, y + drop * smoothstep(FROM, CHIN, y)];
}
