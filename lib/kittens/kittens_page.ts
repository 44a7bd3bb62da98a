/**
 * The page on which cats have kittens.
 *
 * @module
 */
import type { KittenPicture, PairingPage, ParentCat } from "./kittens.ts";

/** Its path. */
export const KITTENS_PAGE = "/kittens";

/** What it may say at its head, as its URL names it. */
export const KITTENS_NOTICES = {
  "no-credits": "You have no generations left. A litter costs one.",
  "busy":
    "Many pictures are being drawn right now. Nothing was charged. Please try again in a moment.",
  "not-drawn": "The kittens could not be drawn, and your generation is back. Please try again.",
  "no-name": "A kitten needs a name of 1 to 60 characters before it is saved.",
} as const;
/** One of them. */
export type KittensNotice = keyof typeof KITTENS_NOTICES;

/** A kitten of a litter with the temporary URL of its picture. */
export interface ShownKitten extends KittenPicture {
  src: string;
}

/** What the page shows. */
export interface KittensPage {
  /** The cats that may be mothers, and fathers: the user's own, and another's that the URL names. */
  mothers: ParentCat[];
  fathers: ParentCat[];
  /** Chosen; absent: none. */
  motherId?: number;
  fatherId?: number;
  /** Of the chosen ones, where they may have kittens. */
  pairing?: PairingPage;
  /** Why they may not. */
  problem?: string;
  /** Their litter that the URL names, while it is kept. */
  litter?: { id: string; kittens: ShownKitten[] };
  /** Said at the head of the page. */
  notice?: KittensNotice;
  /** The number of the kitten that was saved just now. */
  savedId?: number;
  /** Makes a second click the same litter. */
  orderKey: string;
  /** Generations that the user has. */
  remaining: number;
}
