/** @module A new cat with parts of another picture: what is locked stays as it is there. */
import type { LockablePart } from "../../../lib/locked_parts.ts";
import type { CatSpec } from "../spec.ts";

/** The decisions that a part stands for. */
const DECISIONS: Record<LockablePart, readonly (keyof CatSpec)[]> = {
  coat: ["coat"],
  eyes: ["eyes"],
  pose: ["pose", "view", "gaze", "facing"],
  clothes: ["costume", "layers", "accessories"],
  place: ["setting", "without"],
  light: ["time", "weather", "season", "moon"],
};

/** The recipe of `spec` with these parts of `base`. */
export function withLocked(
  spec: CatSpec,
  base: CatSpec,
  parts: readonly LockablePart[],
): CatSpec {
  const decisions = parts.flatMap((part) => DECISIONS[part]);
  const kept = decisions.filter((decision) => base[decision] !== undefined);
  const rest = Object.entries(spec).filter(([key]) => !decisions.some((each) => each === key));
  const isKept = ([key]: [string, unknown]) =>
    decisions.some((decision) => key === decision || key.startsWith(`${decision}.`));
  return {
    ...Object.fromEntries(rest),
    ...Object.fromEntries(kept.map((decision) => [decision, base[decision]])),
    provenance: {
      ...Object.fromEntries(Object.entries(spec.provenance).filter((entry) => !isKept(entry))),
      ...Object.fromEntries(Object.entries(base.provenance).filter(isKept)),
    },
  } as CatSpec;
}
