/**
 * @module The toast: one short message at a time, for every island. `islands/Toaster.tsx` shows it.
 */
import { atom, type ReadableAtom } from "nanostores";
import { type TabStorage, tabStorage } from "../storage/tab_storage.ts";

/** A short message that goes away by itself. */
export interface Toast {
  /** Counts up, so that the same message twice is two toasts. */
  id: number;
  /** One line. */
  title: string;
  /** A sentence below it. */
  description?: string;
  /** `destructive` is read out at once, the others when there is a pause. */
  tone: "info" | "success" | "destructive";
  /** A way on, e.g. to undo. */
  action?: ToastAction;
}

/** A way on from the toast; choosing it closes the toast. */
export interface ToastAction {
  /** Text of its button. */
  label: string;
  /** Called once, when it is chosen. */
  onSelect: () => void;
}

/** A toast that is to be shown; without a tone it is an `info`. */
export type NewToast = Omit<Toast, "id" | "tone"> & Partial<Pick<Toast, "tone">>;

const current = atom<Toast | null>(null);

/** The toast to be seen now. */
export const $toast: ReadableAtom<Toast | null> = current;

/** Shows a toast in place of the one that is there. Returns its id. */
export function showToast({ tone = "info", ...message }: NewToast): number {
  const id = (lastId += 1);
  current.set({ id, tone, ...message });
  return id;
}

/** Closes this toast. One that has taken its place stays. */
export function closeToast(id: number): void {
  if (current.get()?.id === id) current.set(null);
}

/** A toast that can wait for the next page. */
export type KeptToast = Omit<NewToast, "action">;

const STORAGE_KEY = "toast";

/** Keeps a toast for the next page of this tab, when the present one is about to be left. */
export function keepToast(toast: KeptToast, storage: TabStorage = tabStorage): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(toast));
}

/** Shows the toast that the page before has kept, once. */
export function showKeptToast(storage: TabStorage = tabStorage): void {
  const kept = storage.getItem(STORAGE_KEY);
  if (kept === null) return;
  storage.removeItem(STORAGE_KEY);
  showToast(JSON.parse(kept) as KeptToast);
}

let lastId = 0;
