/**
 * A wish for a picture: what the server is asked for, under a key that makes asking twice harmless.
 *
 * @module
 */
import type { GeneratedCharacter } from "../character.ts";
import type { Style } from "../choices.ts";
import { DescriptionRequest } from "../schemas/generate_request.ts";
import { PHOTO_COST } from "./cost.ts";
import { randomKey } from "./random_key.ts";

export interface Wish {
  key: string;
  prompt: string;
  style: Style;
  /** Chosen for another version of a picture; otherwise the server's choice. */
  seed?: string;
  /** Whether the photo goes with it. */
  withPhoto?: true;
}

/** What is wrong with the form, by field, in the words shown beside it. */
export interface Problems {
  description?: string;
  style?: string;
}

/** The wish a form stands for, or what is wrong with it. */
export function readWish(
  form: { description: string; style: string; photo?: string },
): { wish: Wish } | { problems: Problems } {
  const parsed = DescriptionRequest.safeParse({ prompt: form.description, style: form.style });
  if (parsed.success) {
    return {
      wish: { key: randomKey(), ...parsed.data, ...(form.photo && { withPhoto: true }) },
    };
  }
  const problemOf = (field: string) =>
    parsed.error.issues.find((issue) => issue.path[0] === field)?.message;
  return { problems: { description: problemOf("prompt"), style: problemOf("style") } };
}

/**
 * What to ask for after a failure with this HTTP status. A server that was out of reach may have drawn
 * the picture all the same, so it is asked under the same key; a failure it told us about is over.
 */
export function nextTry(wish: Wish, { status }: { status: number }): Wish {
  return status === 0 ? wish : { ...wish, key: randomKey() };
}

/** The same wish with another chance: a different picture of the same cat. */
export function anotherVersion({ prompt, style, understanding }: GeneratedCharacter): Wish {
  const fromPhoto = understanding.cost === PHOTO_COST;
  return {
    key: randomKey(),
    prompt,
    style,
    seed: randomKey(),
    ...(fromPhoto && { withPhoto: true }),
  };
}
