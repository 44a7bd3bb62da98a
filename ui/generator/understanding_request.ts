/**
 * @module Asks what the generator would make of a description, before anything is drawn or paid.
 */
import type { Style } from "../../lib/choices.ts";
import type { Understanding } from "../../lib/understanding.ts";
import type { ChosenLooks } from "./draw_request.ts";

/** The server's understanding. Throws when it has none to give, or when `signal` is aborted. */
export async function requestUnderstanding(
  description: ChosenLooks & { prompt: string; style: Style; keepPhoto?: true; seed?: string },
  signal: AbortSignal,
): Promise<Understanding> {
  const response = await fetch("/api/characters/understand", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(description),
    signal,
  });
  if (!response.ok) throw new Error(`No understanding: ${response.status}`);
  return await response.json();
}
