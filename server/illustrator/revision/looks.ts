/** @module How one cat of a changed picture looks: mood, pose, clothes. */
import type { Accessory } from "../../../lib/choices.ts";
import { RELATIONS } from "../relations.ts";
import type { CatLook, CatSpec, Worn } from "../spec.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import type { Claims } from "../words/decisions/claims.ts";

/** Accessories chosen in the form, and those that were chosen before. */
export interface Form {
  /** Chosen now. */
  chosen: Accessory[];
  /** Chosen for the picture before. */
  before: Accessory[];
}

/** Decisions of a cat that words may change. */
export const OF_A_CAT = ["mood", "pose", "view", "facing", "size", "costume"] as const;

/** A cat as it was, with what these words say of it; `asked` is the cat that the words alone describe. */
export function changedLook<L extends CatLook>(
  before: L,
  asked: CatLook,
  { words, does = [], form, traits = false }: {
    words: Claims;
    /** What it does now, by the words. */
    does?: readonly NonNullable<CatSpec["relations"]>[number][];
    form?: Form | undefined;
    /** Other personality traits were chosen, which decide the mood. */
    traits?: boolean;
  },
): L {
  const look = { ...before };
  for (const decision of OF_A_CAT) {
    const isSaid = words.all(decision).length > 0 || (traits && decision === "mood");
    if (isSaid) Object.assign(look, { [decision]: asked[decision] });
  }
  if (look.costume !== before.costume) {
    delete look.layers;
    if (asked.layers) look.layers = asked.layers;
  }
  const lists = does.map(({ is }): RelationEntry => RELATIONS[is]).flatMap(({ poses }) =>
    poses ? [poses] : []
  );
  if (!lists.every((poses) => poses.includes(look.pose))) look.pose = asked.pose;
  look.accessories = accessories(before.accessories, asked.accessories, words, form);
  if (look.costume && words.denies("costume", look.costume.kind)) delete look.costume;
  return look;
}

function accessories(
  before: readonly Worn[],
  asked: readonly Worn[],
  words: Claims,
  form: Form | undefined,
): Worn[] {
  const added = words.all("accessory").length > 0 ? asked : [];
  const dropped = form?.before.filter((kind) => !form.chosen.includes(kind)) ?? [];
  const kept = before.filter(({ kind }) =>
    !dropped.includes(kind) && !words.denies("accessory", kind) &&
    !added.some((other) => other.kind === kind)
  );
  const worn = [...kept, ...added];
  const chosen = form?.chosen.filter((kind) => !worn.some((other) => other.kind === kind)) ?? [];
  return [...worn, ...chosen.map((kind) => ({ kind }))];
}
