/** @module Takes in the stories of an account's export, each with the cat that it is of. */
import * as z from "zod/mini";
import { Failure } from "../failures/failure.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { canSay } from "../illustrator/mod.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { addImportedStory } from "../store/stories/stories.ts";
import { ImportedStory } from "./imported_story.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Whose they become, and where their cats are now. */
export interface StoryMove {
  /** The user. */
  userId: number;
  /** Numbers of characters there, and here. */
  numbers: ReadonlyMap<number, number>;
}

/**
 * Adds a story under its own number, so that a repeat changes nothing; whether it is new. Throws `invalid` for what
 * is none of ours.
 */
export async function importStory(
  kv: Deno.Kv,
  { userId, numbers }: StoryMove,
  value: unknown,
): Promise<boolean> {
  const read = z.safeParse(ImportedStory, value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw leftOut(
      t("A story's {field} is not as expected.", { field: issue!.path.join(".") || "row" }),
    );
  }
  const { characterId: there, ...story } = read.data;
  const cat = await findCharacter(kv, numbers.get(there) ?? 0);
  if (cat?.userId !== userId) throw leftOut(t("The cat of this story is not in the archive."));
  const { name, lines } = story;
  refuseProfanity({ name, lines: lines.flatMap(({ text, says = "" }) => [text, says]) });
  if (lines.some(({ says }) => says && !canSay(says))) {
    throw leftOut(t("A speech bubble has letters that cannot be shown."));
  }
  return orConflict(await addImportedStory(kv, { ...story, userId, characterId: cat.id }));
}

/** Of one story; the others come in. */
function leftOut(reason: string): Failure {
  return new Failure("invalid", reason);
}
