/**
 * Putting things on a head, and the headdress a costume brings along.
 *
 * @module
 */
import { moveItems, placing } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";
import type { Fitting, Outfit } from "./outfit.ts";

/** The headdress of the costume; another hat that was asked for takes its place. */
export function ownHat(fitting: Fitting, items: Item[]): Partial<Outfit> {
  const isReplaced = fitting.spec.accessories.some(({ kind }) => kind === "hat");
  return isReplaced ? {} : onHead(fitting, items);
}

/** Things on face and head, from the head's coordinates. */
export function onHead({ cat }: Fitting, items: Item[]): Partial<Outfit> {
  return { head: moveItems(cat.toHead, items) };
}

/** Things around the neck, from the neck's coordinates. */
export function onNeck({ cat }: Fitting, items: Item[]): Partial<Outfit> {
  return { neck: moveItems(placing(cat.figure.neck), items) };
}
