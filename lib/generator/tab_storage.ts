/**
 * The browser's storage for this tab. One that is full or forbidden only loses the comfort of it.
 *
 * @module
 */

export interface TabStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The tab's `sessionStorage`; never throws. */
export const tabStorage: TabStorage = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      return;
    }
  },
};
