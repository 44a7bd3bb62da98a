/** @module A costume as seen from behind: what lies on the chest is on the other side. */
import type { CatSpec } from "../spec.ts";
import type { Outfit } from "./outfit.ts";

/** What of a costume is on the chest alone. What goes around the neck is seen from behind as well. */
const ON_CHEST =
  /^(?:front|suit front|obi front|crossed collar|lapels|shirt|placket|jewel|clasp|.*button|.*pocket|hood cord|stethoscope.*|flower.*|bow (?:loop|knot)|scarf (?:end|knot)|judge band|badge|crest|emblem|anchor|panel.*|lamp)$/;

/** The costume without what is on its chest, unless that is printed with what words ask for. */
export function wornFromBehind(
  outfit: Partial<Outfit>,
  { view, costume }: CatSpec,
): Partial<Outfit> {
  if (view !== "behind" || costume?.print || !outfit.neck) return outfit;
  return { ...outfit, neck: outfit.neck.filter(({ name }) => !ON_CHEST.test(name)) };
}
