/**
 * @module What a person has put into the generator so far, the picture drawn from it included. It lives in
 * the tab's session storage, so that a reload or a visit to the login page loses nothing.
 */
import type { CatSeen } from "../../lib/cat_seen.ts";
import type { GeneratedCharacter, SavedCharacter } from "../../lib/character.ts";
import {
  ACCESSORIES,
  type Accessory,
  areDefaultTraits,
  COLOUR_SCHEMES,
  type ColourScheme,
  DEFAULT_COLOUR_SCHEME,
  defaultTraits,
  type Style,
  STYLES,
} from "../../lib/choices.ts";
import type { TabStorage } from "../storage/tab_storage.ts";
import type { DrawRequest } from "./draw_request.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The picture on the stage; once saved, with the id it has. */
export interface DraftCharacter
  extends GeneratedCharacter, Partial<Pick<SavedCharacter, "id" | "userId">> {
  /** The picture it was saved with; absent while that is the one shown. */
  savedImageUrl?: string;
}

/** Value of the select's first option: no style chosen yet. */
export const NO_STYLE = "none";

/** What stands on the generator's page, kept in the browser's tab. */
export interface Draft {
  /** What was typed. */
  description: string;
  /** The chosen style. */
  style: Style | typeof NO_STYLE;
  /** The name it will be saved under. */
  name: string;
  /** The chosen traits. */
  traits: string[];
  /** The chosen colours. */
  colorScheme: ColourScheme;
  /** The chosen accessories. */
  accessories: Accessory[];
  /** The photo to be made a character of, as a data URL. */
  photo?: string;
  /** What the photo shows, as it was read or corrected; null: no cat. Absent until it is read. */
  seen?: CatSeen | null;
  /** Whether a photo itself is painted anew, instead of a new cat drawn. */
  keepPhoto: boolean;
  /** Chosen for the next picture, where one is: that of its sketch, or of a picture of the gallery. */
  seed?: string;
  /** The picture that is there. */
  character?: DraftCharacter;
  /** What is being drawn right now; asked for again after a reload. */
  request?: DrawRequest;
}

/** What a new tab starts with. */
export function emptyDraft(): Draft {
  return {
    description: "",
    style: NO_STYLE,
    name: "",
    traits: defaultTraits(),
    colorScheme: DEFAULT_COLOUR_SCHEME,
    accessories: [],
    keepPhoto: false,
  };
}

const STORAGE_KEY = "characterDraft";

/** The photo apart: it is large, and the rest is stored at every key press. */
const PHOTO_KEY = "characterPhoto";

/** The character's name, or what stands in its place. */
export function shownName({ name }: { name: string }): string {
  return name.trim() || t("Unnamed Character");
}

/** The stored draft. What is missing or does not fit is as in a new tab. */
export function loadDraft(storage: TabStorage): Draft {
  const stored = Object.entries(parse(storage.getItem(STORAGE_KEY) ?? "{}") ?? {});
  const draft: Draft = {
    ...emptyDraft(),
    ...Object.fromEntries(stored.filter(([key, value]) => fits(key, value))),
  };
  const photo = storage.getItem(PHOTO_KEY);
  return photo === null ? draft : { ...draft, photo };
}

/** Stores the draft without its photo, and without traits that were not chosen: those follow the language. */
export function saveDraft(storage: TabStorage, { photo: _, traits, ...draft }: Draft): void {
  const isChosen = draft.character?.id !== undefined || !areDefaultTraits(traits);
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, ...(isChosen && { traits }) }));
}

/** Stores the draft's photo, or that there is none. */
export function savePhoto(storage: TabStorage, { photo }: Draft): void {
  if (photo === undefined) storage.removeItem(PHOTO_KEY);
  else storage.setItem(PHOTO_KEY, photo);
}

/**
 * What of a stored draft is there for `user`, or for a guest once a session has ended: no one sees a picture of
 * another person or pays for one.
 */
export function draftFor(user: { id: number } | null, stored: Draft): Draft {
  const { photo, seen, character, request, ...draft } = stored;
  const owner = character?.userId;
  const isTheirs = owner === undefined || owner === user?.id;
  return {
    ...draft,
    ...(user && photo && { photo, seen }),
    ...(isTheirs && character && { character }),
    ...(request && request.by === user?.id && { request }),
  };
}

/** Whether `value` can be this part of a draft. */
export function fits(key: string, value: unknown): boolean {
  return Object.hasOwn(FITS, key) && FITS[key as keyof Draft](value);
}

const isText = (value: unknown) => typeof value === "string";
const isNumberOrAbsent = (value: unknown) => value === undefined || typeof value === "number";
const isListOf = (fits: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits);
const isOrAbsent = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || fits(value);
const isOneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value);

/** Whether it is an object that has these properties at least. */
function isShaped(shape: Record<string, (value: unknown) => boolean>) {
  return (value: unknown) =>
    typeof value === "object" && value !== null &&
    Object.entries(shape).every(([key, fits]) => fits((value as Record<string, unknown>)[key]));
}

const isUnderstanding = isShaped({
  understood: isListOf(
    isShaped({ text: isText, meaning: isText, drawnAs: isOrAbsent(isText), cat: isNumberOrAbsent }),
  ),
  guessed: isListOf(isShaped({ what: isText, value: isText })),
  ignored: isListOf(isText),
});

// By hand: a schema of zod would add 1.2 kB to every visit.
const FITS: Record<keyof Draft, (value: unknown) => boolean> = {
  description: isText,
  style: isOneOf([...STYLES, NO_STYLE]),
  name: isText,
  traits: isListOf(isText),
  colorScheme: isOneOf(COLOUR_SCHEMES),
  accessories: isListOf(isOneOf(ACCESSORIES)),
  keepPhoto: (value) => typeof value === "boolean",
  // Null is an object, too.
  seen: (value) => typeof value === "object",
  seed: (value) => value === undefined || isText(value),
  // Stored apart.
  photo: () => false,
  character: isShaped({
    prompt: isText,
    style: isOneOf(STYLES),
    imageUrl: isText,
    alt: isText,
    understanding: isUnderstanding,
    id: isNumberOrAbsent,
    userId: isNumberOrAbsent,
    savedImageUrl: (value) => value === undefined || isText(value),
  }),
  request: isShaped({
    key: isText,
    prompt: isText,
    style: isOneOf(STYLES),
    withPhoto: isOneOf([true, undefined]),
    keepPhoto: isOneOf([true, undefined]),
    traits: isOrAbsent(isListOf(isText)),
    colorScheme: isOneOf([...COLOUR_SCHEMES, undefined]),
    accessories: isOrAbsent(isListOf(isOneOf(ACCESSORIES))),
    by: isNumberOrAbsent,
  }),
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
