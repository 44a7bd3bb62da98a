/** @module Putting things on a head, and the headdress a costume brings along. */
import { headFormOf, onSkull } from "../../cat/head/head_form.ts";
import { onTurnedFace, onTurnedSkull, turnOf } from "../../cat/head/turned_head.ts";
import { mapItems } from "../../geometry/mapping.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import type { Outfit, OutfitContext } from "../outfit.ts";

/** The headdress of the costume; another hat that was asked for takes its place, and words may refuse it. */
export function ownHat(fitting: OutfitContext, items: Item[]): Partial<Outfit> {
  const { accessories, costume } = fitting.spec;
  const isReplaced = accessories.some(({ kind }) => kind === "hat");
  return isReplaced || costume?.hatless ? {} : onHead(fitting, items);
}

/** Things on face and head, from the head's coordinates. */
export function onHead({ cat }: OutfitContext, items: Item[]): Partial<Outfit> {
  return { head: moveItems(cat.toHead, items) };
}

/** Things before the face, drawn for one that looks at the viewer, where the head turns them. */
export function onTurned({ cat, spec }: OutfitContext, items: Item[]): Item[] {
  return mapItems(items, onTurnedFace(turnOf(cat.figure.head, headFormOf(spec))));
}

/** Cloth around the skull, drawn for an ordinary head, as form and turn of this one have it. */
export function aroundSkull({ cat, spec }: OutfitContext, items: Item[]): Item[] {
  const form = headFormOf(spec), formed = onSkull(form);
  const turned = onTurnedSkull(turnOf(cat.figure.head, form));
  return mapItems(items, (point) => turned(formed(point)));
}

/** Things around the neck, from the neck's coordinates. */
export function onNeck({ cat }: OutfitContext, items: Item[]): Partial<Outfit> {
  return { neck: moveItems(placing(cat.figure.neck), items) };
}
