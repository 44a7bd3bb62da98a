/** @module Poses that are a way to sit, lie or stand: said beside the plain word, they say how. */
import type { Pose } from "../../cat/poses.ts";

const ON_ITS_BACK: readonly Pose[] = ["belly up", "asleep on its back"];

/** Ways to do what a plainer pose says. */
const WAYS: Partial<Record<Pose, readonly Pose[]>> = {
  lying: [...ON_ITS_BACK, "on its side", "curled up", "sleeping", "loaf", "sploot"],
  sploot: [...ON_ITS_BACK, "on its side"],
  stretching: ["on its side"],
  sleeping: ["asleep on its back", "curled up"],
  sitting: ["sitting upright", "begging", "loaf", "waving", "meditating"],
  standing: ["upright", "on tiptoe", "arms folded", "paws on hips", "arms spread"],
};

/** Whether a cat in this pose also does what the plainer word says. */
export function isWayOf(pose: Pose, plain: Pose): boolean {
  return WAYS[plain]?.includes(pose) ?? false;
}

/** The same, a way before what it is a way of: "lying on the sofa, belly up". */
export function closestFirst<C extends { value: unknown }>(claims: readonly C[]): C[] {
  const [first, ...others] = claims;
  const way = others.find(({ value }) => isWayOf(value as Pose, first?.value as Pose));
  return way ? [way, ...claims.filter((one) => one !== way)] : [...claims];
}
