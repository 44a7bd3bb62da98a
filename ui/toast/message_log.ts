/** @module The last messages of this tab, to be read again. */
import { type TabStorage, tabStorage } from "../storage/tab_storage.ts";
import type { Toast } from "./toast.ts";

/** A message that was shown. */
export interface LoggedMessage extends Pick<Toast, "title" | "description" | "tone"> {
  /** When it was shown, in milliseconds since 1970. */
  shownAt: number;
}

const STORAGE_KEY = "messages";

const KEPT = 5;

/** The messages that are kept, newest first. */
export function readMessages(storage: TabStorage = tabStorage): LoggedMessage[] {
  return JSON.parse(storage.getItem(STORAGE_KEY) ?? "[]");
}

/** Adds a toast that is shown now. Returns all that are kept. */
export function logMessage(
  { title, description, tone }: Toast,
  { storage = tabStorage, now = Date.now() } = {},
): LoggedMessage[] {
  const messages = [{ title, description, tone, shownAt: now }, ...readMessages(storage)];
  const kept = messages.slice(0, KEPT);
  storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  return kept;
}
