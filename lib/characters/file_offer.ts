/** @module A file of a character as its page offers it. */

/** One box of the page: a thing to take along, in one or more files. */
export interface FileOffer {
  /** What it is: "Stickers". */
  title: string;
  /** What it is good for, in a sentence or two. */
  text: string;
  /** Its files, as parts of the character's URL in the API. */
  links: FileLink[];
  /** Whether the files need a session. */
  needsSession: boolean;
  /** Whether the page shows it in motion, when it is asked to. */
  moves?: true;
}

/** One file, or a page that leads to it. */
export type FileLink =
  /** `file` follows `/api/characters/{id}/`: "cutout.png?size=512". */
  | { label: string; file: string; page?: undefined }
  /** `page` follows the URL of the character's page. */
  | { label: string; page: string; file?: undefined };
