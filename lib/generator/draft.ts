/**
 * What a person has put into the generator so far, the picture drawn from it included. It lives in the
 * tab's session storage, so that a reload or a visit to the login page loses nothing.
 *
 * @module
 */
import * as z from "zod/mini";
import type { GeneratedCharacter } from "../character.ts";
import {
  ACCESSORIES,
  type Accessory,
  COLOUR_SCHEMES,
  type ColourScheme,
  DEFAULT_COLOUR_SCHEME,
  DEFAULT_TRAITS,
  type Style,
  STYLES,
} from "../choices.ts";
import type { TabStorage } from "./tab_storage.ts";
import type { Wish } from "./wish.ts";

/** Value of the select's first option: no style chosen yet. */
export const NO_STYLE = "none";

export interface Draft {
  description: string;
  style: Style | typeof NO_STYLE;
  name: string;
  traits: string[];
  colorScheme: ColourScheme;
  accessories: Accessory[];
  /** The picture drawn last. */
  character?: GeneratedCharacter;
  /** What is being drawn right now; asked for again after a reload. */
  wish?: Wish;
}

/** What a new tab starts with. */
export const EMPTY_DRAFT: Draft = {
  description: "",
  style: NO_STYLE,
  name: "",
  traits: [...DEFAULT_TRAITS],
  colorScheme: DEFAULT_COLOUR_SCHEME,
  accessories: [],
};

const STORAGE_KEY = "characterDraft";

/** The character's name, or what stands in its place. */
export function shownName({ name }: Draft): string {
  return name.trim() || "Unnamed Character";
}

/** The stored draft. What is missing or does not fit is as in a new tab. */
export function loadDraft(storage: TabStorage): Draft {
  const stored = StoredDraft.safeParse(parse(storage.getItem(STORAGE_KEY) ?? "{}"));
  return stored.success ? stored.data : EMPTY_DRAFT;
}

export function saveDraft(storage: TabStorage, draft: Draft): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const texts = z.array(z.string());

const Understanding = z.object({
  understood: z.array(z.object({ text: z.string(), meaning: z.string() })),
  guessed: z.array(z.object({ what: z.string(), value: z.string() })),
  ignored: texts,
  cost: z.number(),
});

const StoredCharacter = z.object({
  name: z.string(),
  prompt: z.string(),
  style: z.enum(STYLES),
  imageUrl: z.string(),
  traits: texts,
  accessories: z.array(z.enum(ACCESSORIES)),
  colorScheme: z.enum(COLOUR_SCHEMES),
  favorite: z.enum(["true", "false"]),
  isPremium: z.boolean(),
  createdAt: z.string(),
  alt: z.string(),
  understanding: Understanding,
  seed: z.string(),
});

const StoredWish = z.object({
  key: z.string(),
  prompt: z.string(),
  style: z.enum(STYLES),
  seed: z.optional(z.string()),
});

const StoredDraft = z.object({
  description: z.catch(z.string(), EMPTY_DRAFT.description),
  style: z.catch(z.enum([...STYLES, NO_STYLE]), EMPTY_DRAFT.style),
  name: z.catch(z.string(), EMPTY_DRAFT.name),
  traits: z.catch(texts, EMPTY_DRAFT.traits),
  colorScheme: z.catch(z.enum(COLOUR_SCHEMES), EMPTY_DRAFT.colorScheme),
  accessories: z.catch(z.array(z.enum(ACCESSORIES)), EMPTY_DRAFT.accessories),
  character: z.catch(z.optional(StoredCharacter), undefined),
  wish: z.catch(z.optional(StoredWish), undefined),
});
