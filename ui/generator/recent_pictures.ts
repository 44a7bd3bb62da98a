/** @module The pictures of the last day, asked for once the page has nothing else to do. */
import type { WritableAtom } from "nanostores";
import { callApi } from "../api/api.ts";
import type { RecentPicture } from "../../lib/character.ts";

/** Long enough for the page to be painted and hydrated. */
const PAUSE_MS = 300;

/** Puts them behind those that have come since. Returns how to stop. Without an answer there is no row. */
export function loadRecent(
  $recent: WritableAtom<RecentPicture[]>,
  { call = callApi, pauseMs = PAUSE_MS } = {},
): () => void {
  const timer = setTimeout(async () => {
    const answer = await call<RecentPicture[]>("/api/generations");
    if ("problem" in answer) return;
    const newer = $recent.get().filter(({ imageUrl }) =>
      answer.body.every((picture) => picture.imageUrl !== imageUrl)
    );
    $recent.set([...newer, ...answer.body]);
  }, pauseMs);
  return () => clearTimeout(timer);
}
