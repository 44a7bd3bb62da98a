/**
 * A wish for a picture: what the server is asked for, under a key that makes asking twice harmless.
 *
 * @module
 */
import type { GeneratedCharacter } from "../character.ts";
import { type Style, STYLES } from "../choices.ts";
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
  /** The user who wishes; absent for a visitor. */
  by?: number;
}

/** What is wrong with the form, by field, in the words shown beside it. */
export interface Problems {
  description?: string;
  style?: string;
}

export const MAX_PROMPT_CHARACTERS = 1000;

const BLANK = "Please enter a description for your cat character";
const STYLE_MISSING = "Please select an art style";

/**
 * What is wrong with a trimmed description, if so. By hand, as the server's schema has it (a test
 * compares): zod would add 7 kB to every visit.
 */
export function promptProblem(prompt: string): string | undefined {
  const length = lengthOf(prompt);
  if (length === 0) return BLANK;
  if (length < 3) return `${BLANK} (minimum 3 characters)`;
  if (length > MAX_PROMPT_CHARACTERS) return "Please keep the description to 1,000 characters";
}

/** Characters as a person counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The wish a form stands for, or what is wrong with it. */
export function readWish(
  form: { description: string; style: string; photo?: string },
): { wish: Wish } | { problems: Problems } {
  const prompt = form.description.trim();
  const problem = promptProblem(prompt);
  const style = STYLES.find((each) => each === form.style);
  if (problem || !style) {
    return { problems: { description: problem, style: style ? undefined : STYLE_MISSING } };
  }
  return { wish: { key: randomKey(), prompt, style, ...(form.photo && { withPhoto: true }) } };
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
