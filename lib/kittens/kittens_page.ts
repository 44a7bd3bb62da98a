/** @module The page on which cats have kittens. */
import type { KittenPicture, PairingPage, ParentCat } from "./kittens.ts";

/** Its path. */
export const KITTENS_PAGE = "/kittens";

/** The names of its forms. */
export const KITTENS_FORMS = { breed: "breed", save: "save" } as const;

/** Its URL with what is chosen there. */
export function kittensUrl(
  query: { mother?: number | string; father?: number | string; litter?: string; saved?: number },
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return `${KITTENS_PAGE}?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
}

/** A kitten of a litter with the temporary URL of its picture. */
export interface ShownKitten extends KittenPicture {
  /** A URL that shows the picture for a while. */
  src: string;
}

/** What the page shows. */
export interface KittensPage {
  /** The cats that may be mothers, and fathers: the user's own, and another's that the URL names. */
  mothers: ParentCat[];
  /** As `mothers`. */
  fathers: ParentCat[];
  /** Chosen; absent: none. */
  motherId?: number;
  /** As `motherId`. */
  fatherId?: number;
  /** Of the chosen ones, where they may have kittens. */
  pairing?: PairingPage;
  /** Why they may not. */
  problem?: string;
  /** Their litter that the URL names, while it is kept. */
  litter?: { id: string; kittens: ShownKitten[] };
  /** The number of the kitten that was saved just now. */
  savedId?: number;
  /** Makes a second click the same litter. */
  orderKey: string;
  /** Generations that the user has. */
  remaining: number;
}
