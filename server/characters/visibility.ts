/**
 * @module Who sees which character: a public one is for everyone under its id; an unlisted one for those
 * who have its slug, and for its owner under its id as well.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { Reads } from "../store/database/batched_reads.ts";
import {
  type CharacterVersion,
  findBySlug,
  findCharacterVersion,
} from "../store/characters/characters.ts";
import { characterNotFound } from "./or_not_found.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";

/** What a visitor sees there; null when there is nothing for them. `viewerId` is absent for a guest. */
export async function findVisible(
  kv: Reads,
  ref: CharacterRef,
  viewerId?: number,
): Promise<CharacterVersion | null> {
  if (typeof ref === "string") return await findBySlug(kv, ref);
  const found = await findCharacterVersion(kv, ref);
  return found && (!found.row.isUnlisted || found.row.userId === viewerId) ? found : null;
}

/** The row of what a visitor sees there. Throws `notFound` when there is nothing for them. */
export async function visibleRow(
  kv: Reads,
  ref: CharacterRef,
  viewerId?: number,
): Promise<CharacterRow> {
  const found = await findVisible(kv, ref, viewerId);
  if (!found) throw characterNotFound();
  return found.row;
}
