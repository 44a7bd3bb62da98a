/** @module Whether a paw is raised around something. */
import type { CatSpec } from "../spec.ts";
import { COSTUMES } from "./costumes.ts";
import { propOf } from "./prop_kinds.ts";

/** Whether something of the recipe wants to be held in a paw. */
export function isHolding({ props, costume }: Pick<CatSpec, "props" | "costume">): boolean {
  return props.some(({ kind }) => propOf(kind).spot === "hand") ||
    (costume !== undefined && COSTUMES[costume.kind].brings !== undefined);
}
