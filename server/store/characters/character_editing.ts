/**
 * @module Changes of a saved character, each in one commit: what is said of it, and which picture it has.
 */
import type { Visibility } from "../../../lib/character.ts";
import { periodOf } from "../../../lib/contest/period.ts";
import { isTortoiseshell } from "../../../lib/kittens/tortoiseshell.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { CharacterChanges, CharacterRow } from "./character_row.ts";
import { newSlug } from "./characters.ts";
import { touchCollection } from "./collections.ts";
import { type PictureRefusal, replacePicture } from "./picture_replacement.ts";

/** A change of one character. */
export interface Editing {
  /** The character's id. */
  id: number;
  /** Who changes it. */
  userId: number;
  /** What changes. */
  changes: CharacterChanges;
  /** The key of its next picture; absent when it keeps the one it has. */
  imageKey?: string;
  /** Now: it decides which month's contest counts. */
  at: Date;
}

/**
 * Why nothing changed. `notFound`: the user has no such character; `competes`: what takes part in the contest
 * stays public; `born`: a kitten's sex stays; `alwaysFemale`: a tortoiseshell is female.
 */
export type EditRefusal = PictureRefusal | "notFound" | "competes" | "born" | "alwaysFemale";

/** How a change ended. */
export type Edited = CharacterRow | EditRefusal | Conflict;

/** Changes a character of this user: everything, or nothing. */
export function editCharacter(
  kv: Deno.Kv,
  { id, userId, changes, imageKey, at }: Editing,
): Promise<Edited> {
  const { visibility, mayHaveKittens, sex, ...rest } = changes;
  return commit<Exclude<Edited, Conflict>>(async () => {
    const [stored, entry] = await kv.getMany<[CharacterRow, number]>([
      keys.character(id),
      keys.activeSubmission(periodOf(at), id),
    ]);
    const before = stored.value;
    if (before?.userId !== userId) return { answer: "notFound" };
    if (sex && before.parents && before.sex !== sex) return { answer: "born" };
    const operation = atomic(kv).check(stored);
    const picture = await replacePicture(kv, operation, { character: before, imageKey, entry, at });
    if (typeof picture === "string") return { answer: picture };
    const visible = withConsent(withVisibility(before, visibility), mayHaveKittens);
    const row = { ...visible, ...picture, ...rest, ...(sex && { sex }) };
    if (sex === "male" && isTortoiseshell(row)) return { answer: "alwaysFemale" };
    if (row.isUnlisted && !before.isUnlisted) {
      if (entry.value !== null) return { answer: "competes" };
      operation.check(entry).set(keys.characterBySlug(row.slug!), id);
    }
    operation.set(stored.key, row);
    await touchCollection(kv, operation, { userId, growth: 0 });
    return { operation, answer: row };
  });
}

function withVisibility(row: CharacterRow, visibility?: Visibility): CharacterRow {
  if (!visibility) return row;
  const { isUnlisted: _, ...open } = row;
  return visibility === "public" ? open : { ...row, isUnlisted: true, slug: row.slug ?? newSlug() };
}

function withConsent(row: CharacterRow, mayHaveKittens?: boolean): CharacterRow {
  if (mayHaveKittens === undefined) return row;
  const { mayHaveKittens: _, ...others } = row;
  return mayHaveKittens ? { ...row, mayHaveKittens } : others;
}
