/**
 * Which of the shown characters are selected.
 *
 * @module
 */
import { useState } from "react";
import type { SavedCharacter } from "../../lib/character.ts";

export interface Selection {
  /** Whether characters can be selected right now. */
  active: boolean;
  /** In the order they are shown. */
  selected: SavedCharacter[];
  has(character: SavedCharacter): boolean;
  /** Selects it, or no longer; the same function at every render. */
  toggle: (character: SavedCharacter) => void;
  selectAll(): void;
  start(): void;
  stop(): void;
}

/** The selection among the characters that are shown; one that is shown no more is not selected. */
export function useSelection(shown: readonly SavedCharacter[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>();
  // Made once: every card would be drawn anew for another function.
  const [toggle] = useState(() => ({ id }: SavedCharacter) =>
    setIds((ids) => {
      const others = new Set(ids);
      if (!others.delete(id)) others.add(id);
      return others;
    })
  );
  return {
    active: ids !== undefined,
    selected: shown.filter(({ id }) => ids?.has(id)),
    has: ({ id }) => ids?.has(id) ?? false,
    toggle,
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
  };
}
