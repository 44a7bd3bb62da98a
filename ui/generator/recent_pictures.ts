/** @module The pictures of the last day, newest first. */
import type { WritableAtom } from "nanostores";
import { callApi } from "../api/api.ts";
import type { RecentPicture } from "../../lib/character.ts";
import { DAY_MS } from "../../lib/durations.ts";
import type { DraftCharacter } from "./draft.ts";

/** Long enough for the page to be painted and hydrated. */
const PAUSE_MS = 300;

/**
 * Asks for them once the page has nothing else to do, and puts them behind those that have come since. Returns how
 * to stop. Without an answer there is no row.
 */
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

/** They and a picture that has just come. */
export function withNewest(
  recent: RecentPicture[],
  { id, ...picture }: DraftCharacter,
): RecentPicture[] {
  const others = recent.filter(({ imageUrl }) => imageUrl !== picture.imageUrl);
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  return [{ ...picture, savedAs: id ?? null, expiresAt }, ...others];
}

/** They, the one that was saved marked with its character. */
export function savedIn(
  recent: RecentPicture[],
  { imageUrl, id }: DraftCharacter,
): RecentPicture[] {
  return recent.map((one) => one.imageUrl === imageUrl ? { ...one, savedAs: id ?? null } : one);
}
