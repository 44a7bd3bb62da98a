/** @module Which of the shown characters are selected, one by one or from one to another. */
import { useRef, useState } from "react";
import type { SavedCharacter } from "../../lib/character.ts";

export interface Selection {
  /** Whether characters can be selected right now. */
  active: boolean;
  /** In the order they are shown. */
  selected: SavedCharacter[];
  has(character: SavedCharacter): boolean;
  /**
   * Selects it, or no longer; `range` does the same with all from the one toggled before to this one.
   * The same function at every render.
   */
  toggle: (character: SavedCharacter, range: boolean) => void;
  /** Selects these characters. */
  select(characters: readonly SavedCharacter[]): void;
  start(): void;
  stop(): void;
}

/** The selection among the characters that are shown; one that is shown no more is not selected. */
export function useSelection(shown: readonly SavedCharacter[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>();
  const latest = useRef<{ order: number[]; before?: number }>({ order: [] });
  latest.current.order = shown.map(({ id }) => id);
  // Made once: every card would be drawn anew for another function.
  const [toggle] = useState(() => ({ id }: SavedCharacter, range: boolean) => {
    const { order, before } = latest.current;
    const changed = range ? between(order, before ?? id, id) : [id];
    latest.current.before = id;
    setIds((ids = new Set()) =>
      ids.has(id) ? ids.difference(new Set(changed)) : ids.union(new Set(changed))
    );
  });
  return {
    active: ids !== undefined,
    selected: shown.filter(({ id }) => ids?.has(id)),
    has: ({ id }) => ids?.has(id) ?? false,
    toggle,
    select: (characters) => setIds(new Set(characters.map(({ id }) => id))),
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
  };
}

/** The ids from one to the other, both included, in whichever direction. */
function between(order: readonly number[], one: number, other: number): number[] {
  const places = [order.indexOf(one), order.indexOf(other)];
  const from = Math.min(...places);
  return from < 0 ? [other] : order.slice(from, Math.max(...places) + 1);
}
