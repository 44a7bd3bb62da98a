/**
 * @module The browser's storage for this tab. One that is full or forbidden only loses the comfort of it.
 */

/** What is used of it. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's `sessionStorage`; never throws. */
export const tabStorage: TabStorage = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => void attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => void attempt(() => sessionStorage.removeItem(key)),
};

/** Forgets everything this tab keeps: it belongs to the person who leaves. */
export function forgetTab(): void {
  attempt(() => sessionStorage.clear());
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
