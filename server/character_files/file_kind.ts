/**
 * @module One kind of file that can be made of a saved character. `kinds/` holds one module for each,
 * `kinds.ts` lists them.
 */
import type { ZodMiniType } from "zod/mini";
import type { FileOffer } from "../../lib/characters/file_offer.ts";
import type { CatSpec, DrawerName, FileOptions } from "../illustrator/mod.ts";

/** All that is known of one kind of file. */
export interface FileKind<Choices = unknown> {
  /** The last part of its URL: "cutout.png". */
  name: string;
  /** Its media type, with the charset of a text. */
  type: string;
  /** Who may have it: everyone who sees the character, or those of them who are signed in. */
  needsSession: boolean;
  /** Whether it takes seconds: who does not wait for it is answered 202 with how many come first. */
  isSlow?: boolean;
  /** Whether a slow file is answered with 202 by default, and drawn first only with `?wait=true`. */
  isDeferred?: boolean;
  /** Whether words of it are in the language of the reader. */
  hasWords?: boolean;
  /** What the query may choose, with the defaults; other parameters are ignored. */
  choices: ZodMiniType<Choices>;
  /** How the character's page offers it, in texts made by `msg`. Absent: it is not offered there. */
  offer?: Omit<FileOffer, "needsSession">;
  /** Draws it. Throws a `Failure` where it cannot be made of this cat. */
  draw(cat: CatOfFile, choices: Choices): Promise<Uint8Array<ArrayBuffer>>;
}

/** The cat that a file is made of. */
export interface CatOfFile {
  /** Number of the character. */
  id: number;
  /** What its owner calls it. */
  name: string;
  /** The recipe of its picture. */
  recipe: CatSpec;
  /** Draws a file of a recipe, or a part of one, on a drawing thread when no picture waits. */
  drawFile<Name extends DrawerName>(
    name: Name,
    recipe: CatSpec,
    options: FileOptions[Name],
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** Checks an entry, and infers what its choices are. */
export function fileKind<Choices>(kind: FileKind<Choices>): FileKind {
  return kind as FileKind;
}
