/** @module Which characters a list shows, and in which order. */
import { ALL, type Filters, type Sort } from "../../lib/collection/filters.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";

/** What decides about a character's place in an order. */
export type ListPosition = Pick<CharacterRow, "id" | "name">;

/** As people sort names: `a` beside `A` and `á`, 2 before 10. */
const COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** How two characters stand to each other; never 0 for two different ones. */
export const ORDERS: Record<Sort, (one: ListPosition, other: ListPosition) => number> = {
  newest: (one, other) => other.id - one.id,
  oldest: (one, other) => one.id - other.id,
  name: (one, other) => COLLATOR.compare(one.name, other.name) || other.id - one.id,
};

/** Whether every character passes them. */
export function letAllPass({ search, style, trait, favorite }: Filters): boolean {
  return search === "" && style === ALL && trait === ALL && !favorite;
}

/** Those that pass every filter, in their order. */
export function filtered(
  rows: readonly CharacterRow[],
  { search, style, trait, favorite }: Filters,
): CharacterRow[] {
  const wanted = fold(search);
  const wantedTrait = fold(trait);
  return rows.filter((row) =>
    (style === ALL || row.style === style) && (!favorite || row.favorite) &&
    (trait === ALL || row.traits.some((each) => fold(each) === wantedTrait)) &&
    (wanted === "" || fold(row.name).includes(wanted) || fold(row.prompt).includes(wanted))
  );
}

/** Every trait once, whatever its case, in alphabetical order; the newest spelling counts. */
export function traitsOf(newestFirst: readonly CharacterRow[]): string[] {
  const traits = new Map<string, string>();
  for (const trait of newestFirst.flatMap(({ traits }) => traits)) {
    if (!traits.has(fold(trait))) traits.set(fold(trait), trait);
  }
  return [...traits.values()].sort(COLLATOR.compare);
}

/** Texts that differ only in case or in how an accent is written become equal. */
function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
