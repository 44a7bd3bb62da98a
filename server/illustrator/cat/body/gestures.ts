/** @module What head and forepaw do by themselves, on the figure of a pose. */
import type { CatSpec } from "../../spec.ts";
import type { Bow } from "./bowed.ts";
import type { Figure } from "./figure.ts";
import type { Reach } from "./reaching.ts";

/** How far before the head a raised paw is, at most how high, and how far below the shoulder, in units. */
const RAISED = { out: 66, lowest: -112, below: 40 };

/** How far forward a head goes that lies on its paws, and how high its middle is then, for one of size 1. */
const ON_PAWS = { forward: 62, height: -88 };

/** Poses whose own figure lifts that paw. */
const LIFTS_PAW: readonly CatSpec["pose"][] = ["sitting", "waving"];

/** Where a paw is that words raise; undefined where none is. */
export function raisedPaw({ limbs, head }: Figure, { pose, features }: CatSpec): Reach | undefined {
  const foreleg = limbs.find(({ name }) => /^(?:near|right) foreleg$/.test(name));
  if (!features?.includes("paw raised") || LIFTS_PAW.includes(pose) || !foreleg) return undefined;
  const { out, lowest, below } = RAISED;
  const [, shoulder] = foreleg.axis[0]!;
  return { near: [head.at[0] + out * head.scale, Math.min(lowest, shoulder + below)], turn: 0.3 };
}

/** How a head gets down to its paws; undefined where it does not. */
export function headOnPaws({ head: { at: [, y], scale } }: Figure, spec: CatSpec): Bow | undefined {
  if (!spec.features?.includes("head on its paws") || spec.pose !== "lying") return undefined;
  return { by: [ON_PAWS.forward, ON_PAWS.height * scale - y], turn: 0.12 };
}
