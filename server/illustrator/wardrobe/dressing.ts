/**
 * From the words of a recipe to an outfit.
 *
 * @module
 */
import { moveItems } from "../geometry/transform.ts";
import { THINGS } from "../palette.ts";
import { wizardHat } from "./hats.ts";
import { type Fitting, type Outfit, together } from "./outfit.ts";

export function dress({ spec, cat }: Fitting): Outfit {
  const colour = spec.costume?.colour ? THINGS[spec.costume.colour] : THINGS.purple;
  const wizard = spec.costume?.kind === "wizard";
  return together([wizard ? { head: moveItems(cat.toHead, wizardHat(colour)) } : {}]);
}
