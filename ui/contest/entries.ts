/** @module A list of entries on screen, as far as it is loaded. */
import { atom } from "nanostores";
import { callApi } from "../api/api.ts";
import { addNextPage, type GrowingList, joinPages } from "../session/list_pages.ts";

/** What the server has put into the page. */
export interface FirstEntries<Entry> {
  entries: readonly Entry[];
  /** The cursor of the next page; absent on the last one. */
  next?: string;
}

export interface EntryList<Entry> extends FirstEntries<Entry>, GrowingList {}

/** `pageAt` is the API's URL of the page that begins at a cursor. */
export function createEntries<Entry extends { id: number }>(
  first: FirstEntries<Entry>,
  pageAt: (cursor: string) => string,
  { call = callApi } = {},
) {
  const $list = atom<EntryList<Entry>>({ ...first, adding: false });
  /** The cursor of the page that an entry came with; none for those of the first. */
  const cursors = new Map<number, string>();

  function showMore(): Promise<void> {
    return addNextPage($list, (cursor) => call<Entry[]>(pageAt(cursor)), (shown, answer) => {
      const entries = joinPages(shown.entries, answer.body);
      for (const { id } of entries.slice(shown.entries.length)) cursors.set(id, shown.next!);
      return { entries, next: cursorOf(answer.next) };
    });
  }

  function set(change: (entries: readonly Entry[]) => readonly Entry[]): void {
    $list.set({ ...$list.get(), entries: change($list.get().entries) });
  }

  return {
    $list,
    count: () => $list.get().entries.length,
    /** Adds the next page. */
    showMore,
    cursorOf: ({ id }: Entry): string | undefined => cursors.get(id),
    /** Shows a new one, before the others. */
    add: (entry: Entry) =>
      set((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]),
    /** Shows what has changed about one. */
    change: (id: number, changes: Partial<Entry>) =>
      set((entries) => entries.map((each) => each.id === id ? { ...each, ...changes } : each)),
    remove: (id: number) => set((entries) => entries.filter((each) => each.id !== id)),
  };
}

function cursorOf(url: string | undefined): string | undefined {
  return new URLSearchParams(url?.split("?")[1]).get("cursor") ?? undefined;
}
