/** @module Stored recipes, read as recipes of today: of the first version, and with names that have gone since. */
import type { CatSpec, Related } from "../spec.ts";

/** A recipe of the first version: one cat, and no relations. */
export type CatSpecV1 = Omit<CatSpec, "version" | "others" | "relations" | "name"> & { version: 1 };

type Look = Pick<CatSpec, "ownMarks" | "accessories">;

/** A stored recipe of any version, as this version reads it. */
export function upgradeRecipe(stored: CatSpec | CatSpecV1): CatSpec {
  const recipe: CatSpec = { ...stored, version: 2 };
  const { others } = recipe;
  return withWornMask({
    ...recipe,
    ...(others && { others: others.map(withWornMask) }),
    ...(recipe.relations && { relations: recipe.relations.map((one) => withBrush(one, recipe)) }),
  });
}

/** Until 28 November 2026 a brush was painted, as a fence is; since then a cat paints with it. */
const BRUSHES: readonly string[] = ["paintbrush", "crayon", "pencil", "pen", "fountain pen"];

function withBrush(related: Related, { props }: CatSpec): Related {
  if (related.is !== "painting") return related;
  const [, number] = related.what.split(" ");
  const isBrush = BRUSHES.includes(props[Number(number) - 1]?.kind ?? "");
  return isBrush ? { ...related, is: "painting with" } : related;
}

/** Until 28 November 2026 a face mask was a mark of the cat; since then it is worn. */
const MASK = /^a face mask on /;

function withWornMask<Stored extends Look>(look: Stored): Stored {
  const { ownMarks: marks, accessories } = look;
  const ownMarks = marks?.filter((mark) => !MASK.test(mark));
  if (!marks || ownMarks!.length === marks.length) return look;
  const { ownMarks: _, ...rest } = look;
  return {
    ...rest,
    ...(ownMarks!.length > 0 && { ownMarks }),
    accessories: [...accessories, { kind: "glasses", variant: "face mask" }],
  } as Stored;
}
