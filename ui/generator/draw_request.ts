/**
 * @module A request for a picture: what the server is asked for, under a key that makes asking twice
 * harmless.
 */
import type { CatSeen } from "../../lib/cat_seen.ts";
import type { GeneratedCharacter } from "../../lib/character.ts";
import {
  type Accessory,
  areDefaultTraits,
  type ColourScheme,
  DEFAULT_COLOUR_SCHEME,
  type Style,
  STYLE_MISSING,
  STYLES,
} from "../../lib/choices.ts";
import { PHOTO_PICTURE_COST } from "../../lib/credits.ts";
import type { LockablePart, Locked } from "../../lib/locked_parts.ts";
import { promptProblem } from "../../lib/prompt.ts";
import { randomKey } from "./random_key.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What was chosen for the picture besides the words; what was left untouched is absent. */
export interface ChosenLooks {
  /** Traits. */
  traits?: string[];
  /** Colours of the picture. */
  colorScheme?: ColourScheme;
  /** Accessories. */
  accessories?: Accessory[];
}

/** A picture that is asked for. */
export interface DrawRequest extends ChosenLooks {
  /** Distinguishes a repeated request from a new one. */
  key: string;
  /** The description. */
  prompt: string;
  /** The style. */
  style: Style;
  /** Chosen for another version of a picture; otherwise the server's choice. */
  seed?: string;
  /** Parts of a picture that this one has too. */
  locked?: Locked;
  /** Whether the photo goes with it. */
  withPhoto?: true;
  /** What the photo shows, as it was read or corrected. */
  seen?: CatSeen | null;
  /** Whether the photo itself is painted anew. */
  keepPhoto?: true;
  /** The user who asks; absent for a guest. */
  by?: number;
}

/** What is wrong with the form, by field, in the words shown beside it. */
export interface Problems {
  /** What is wrong with the description. */
  description?: string;
  /** What is wrong with the style. */
  style?: string;
}

/** What a person has filled in. */
export interface FilledForm extends Required<ChosenLooks> {
  /** The description as it was typed. */
  description: string;
  /** The chosen style. */
  style: string;
  /** The photo as a data URL. */
  photo?: string;
  /** What the photo shows; null for no cat, absent while it is not read. */
  seen?: CatSeen | null;
  /** Whether the photo itself is to be painted. */
  keepPhoto: boolean;
  /** Chosen for another version of a picture. */
  seed?: string;
  /** The picture that is there. */
  character?: Pick<GeneratedCharacter, "imageUrl" | "keepPhoto">;
}

/** The request a form stands for, or what is wrong with it. */
export function readDrawRequest(
  form: FilledForm,
  locks: LockablePart[] = [],
): { request: DrawRequest } | { problems: Problems } {
  const prompt = form.description.trim();
  const problem = promptProblem(prompt);
  const style = STYLES.find((each) => each === form.style);
  if (problem || !style) {
    return { problems: { description: problem, style: style ? undefined : t(STYLE_MISSING) } };
  }
  return {
    request: {
      key: randomKey(),
      prompt,
      style,
      ...(form.seed && { seed: form.seed }),
      ...chosenLooks(form),
      ...lockedIn(form, locks),
      ...(form.photo && usedPhoto(form)),
    },
  };
}

function usedPhoto(
  { keepPhoto, seen }: Pick<FilledForm, "keepPhoto" | "seen">,
): Pick<DrawRequest, "withPhoto" | "keepPhoto" | "seen"> {
  return { withPhoto: true, ...(seen !== undefined && { seen }), ...(keepPhoto && { keepPhoto }) };
}

/** The parts of the form's picture that a new cat has too; nothing where a photo itself was painted. */
export function lockedIn(
  { character }: { character?: Pick<GeneratedCharacter, "imageUrl" | "keepPhoto"> },
  parts: LockablePart[],
): { locked?: Locked } {
  if (!character || character.keepPhoto || parts.length === 0) return {};
  return { locked: { imageUrl: character.imageUrl, parts } };
}

/** Without what a fresh form has anyway: that would make every cat pink and friendly. */
export function chosenLooks(form: Required<ChosenLooks>): ChosenLooks {
  const { traits, colorScheme, accessories } = form;
  return {
    ...(!areDefaultTraits(traits) && { traits }),
    ...(colorScheme !== DEFAULT_COLOUR_SCHEME && { colorScheme }),
    ...(accessories.length > 0 && { accessories }),
  };
}

/**
 * What to ask for after a failure with this HTTP status. A server that was out of reach may have
 * drawn the picture all the same, so it is asked under the same key; a failure it reported is over.
 */
export function nextTry(request: DrawRequest, { status }: { status: number }): DrawRequest {
  return status === 0 ? request : { ...request, key: randomKey() };
}

/** The same request with another chance, in the looks chosen by now: a different picture of the same cat. */
export function anotherVersion(
  character: GeneratedCharacter,
  form: Required<ChosenLooks> & Pick<FilledForm, "keepPhoto" | "seen">,
  locks: LockablePart[] = [],
): DrawRequest {
  const { prompt, style, understanding } = character;
  const fromPhoto = understanding.cost === PHOTO_PICTURE_COST;
  return {
    key: randomKey(),
    prompt,
    style,
    seed: randomKey(),
    ...chosenLooks(form),
    ...lockedIn({ character }, locks),
    ...(fromPhoto && usedPhoto(form)),
  };
}
