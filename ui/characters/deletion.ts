/** @module Deleting characters, and taking that back within {@link KEPT_DAYS} days. */
import { type ApiProblem, callApi } from "../api/api.ts";
import { MAX_SELECTED } from "../../lib/limits.ts";
import { msg } from "../../lib/i18n/translate.ts";

/** How long a deleted character can be restored. */
export const KEPT_DAYS = 30;

export const DELETE_FAILED = {
  title: msg("Delete failed"),
  fallback: msg("Failed to delete character. Please try again."),
};

export const RESTORE_FAILED = {
  title: msg("Restore failed"),
  fallback: msg("Failed to restore character. Please try again."),
};

/** Deletes them. Returns what went wrong, if anything did; one that is gone already is no problem. */
export async function deleteCharacters(
  ids: readonly number[],
  { call = callApi } = {},
): Promise<ApiProblem | undefined> {
  if (ids.length !== 1) return await inParts("/api/characters/delete", ids, call);
  const answer = await call(`/api/characters/${ids[0]}`, { method: "DELETE" });
  if ("problem" in answer && answer.problem.status !== 404) return answer.problem;
}

/** Brings them back. Returns what went wrong, if anything did. */
export async function restoreCharacters(
  ids: readonly number[],
  { call = callApi } = {},
): Promise<ApiProblem | undefined> {
  if (ids.length !== 1) return await inParts("/api/characters/restore", ids, call);
  const answer = await call(`/api/user/characters/deleted/${ids[0]}/restore`, { method: "POST" });
  if ("problem" in answer) return answer.problem;
}

async function inParts(
  url: string,
  ids: readonly number[],
  call: typeof callApi,
): Promise<ApiProblem | undefined> {
  for (let start = 0; start < ids.length; start += MAX_SELECTED) {
    const body = { ids: ids.slice(start, start + MAX_SELECTED) };
    const answer = await call(url, { method: "POST", body });
    if ("problem" in answer) return answer.problem;
  }
}
