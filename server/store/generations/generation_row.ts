/** @module A generation as the database keeps it: one picture that was asked for. */
import type { Accessory, ColourScheme, Style } from "../../../lib/choices.ts";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import type { Birth } from "../../../lib/kittens/birth.ts";
import type { WordsRead } from "../../../lib/understanding.ts";
import type { StoryDraft } from "../stories/story_row.ts";

/** The owner of a generation: a user, or a guest known by the client address. */
export type Owner = `user:${number}` | `guest:${string}`;

const USER = "user:";

/** The owner who is this user. */
export function userOwner(id: number): Owner {
  return `${USER}${id}` as Owner;
}

/** The user's id; null for a guest. */
export function userIdOf(owner: Owner): number | null {
  return owner.startsWith(USER) ? Number(owner.slice(USER.length)) : null;
}

/** The states of a generation at work. `stored` is written no more: a crash of an older version can have left it. */
export const OPEN_STATES = ["reserved", "drawn", "stored"] as const;
/** The state of a generation. */
export type GenerationState =
  | (typeof OPEN_STATES)[number]
  | "settled"
  | "saved"
  | "discarded"
  | "released";

/** A guest's picture, counted on this UTC day. */
export interface GuestCharge {
  /** Distinguishes it from credits. */
  kind: "guest";
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Credits of a user, held while it is at work. */
export interface CreditCharge {
  /** Distinguishes it from a guest's picture. */
  kind: "credits";
  /** Whose credits. */
  userId: number;
  /** How many. */
  amount: number;
}

/** What is known once the picture exists. */
export interface DrawnPicture {
  /** The picture's key. */
  imageKey: string;
  /** What it shows, in English. */
  alt: string;
  /** The generator's recipe, where there is one: what it shows can be described in other languages. */
  recipe?: unknown;
  /** In the language of the request for it. */
  understanding: WordsRead;
  /** What a foreign service counted, for its bill. */
  tokens?: number;
}

/** A generation, as it is stored. */
export interface GenerationRow {
  /** ULID. */
  id: string;
  /** Whose it is. */
  owner: Owner;
  /** Where it stands. */
  state: GenerationState;
  /** Distinguishes a repeated request from a new one, as the client chose it. */
  idempotencyKey?: string;
  /** The browser of a guest, by the hash of its cookie; an address can be shared by many. */
  browser?: string;
  /**
   * The same for the same request: distinguishes a repeated request from another one under the same
   * key.
   */
  fingerprint: string;
  /** The description. */
  prompt: string;
  /** The style. */
  style: Style;
  /** What is left to chance follows from it. */
  seed: string;
  /** What was chosen besides the words. */
  traits: string[];
  /** The accessories that were chosen. */
  accessories: Accessory[];
  /** The colours that were chosen. */
  colorScheme?: ColourScheme;
  /** Whether the photo itself is painted anew; the photo is nowhere in the row. */
  keepPhoto?: true;
  /** What its photo shows, where a person has said so; null: no cat. */
  seen?: CatSeen | null;
  /** Parts of another picture that stay, as the generator reads them. */
  locked?: unknown;
  /** The generator's recipe of a picture that was drawn again with changes. */
  revision?: unknown;
  /** Of a kitten: whose it is. */
  birth?: Birth;
  /** Of the first of pictures that are paid for together, a litter or a story: the ids of all their generations. */
  litter?: string[];
  /** Of the first panel of a story: what is kept of it. */
  story?: StoryDraft;
  /** What it costs; absent when it costs nothing. */
  charge?: GuestCharge | CreditCharge;
  /** Present from `drawn` on. */
  picture?: DrawnPicture;
  /** Credits the owner had left when it was settled. */
  remainingGenerations?: number;
  /** The character that the picture was saved as. */
  characterId?: number;
  /** ISO 8601. */
  createdAt: string;
  /** The worker that draws it, see `leases.ts`. */
  worker: string;
  /** In place of a worker, in rows of versions whose leases were moments. */
  leaseUntil?: number;
  /** When the picture is swept unless it is saved before. */
  unsavedUntil: number;
}

/**
 * Whose list of recent pictures has it for a day: the user's, or that of a guest's browser; undefined
 * for a browser without a cookie.
 */
export function recentOwner(
  { owner, browser }: Pick<GenerationRow, "owner" | "browser">,
): string | undefined {
  if (userIdOf(owner) !== null) return owner;
  return browser && `browser:${browser}`;
}

/** What is known when it is reserved. */
export type NewGeneration = Omit<
  GenerationRow,
  "state" | "picture" | "remainingGenerations" | "characterId"
>;

/** Whether it holds credits or a place: a worker draws it, or did when its server died. */
export function isOpen({ state }: GenerationRow): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** Whether its owner has the picture. */
export function isKept({ state }: GenerationRow): boolean {
  return state === "settled" || state === "saved";
}
