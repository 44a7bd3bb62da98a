/** @module The pictures of saved characters: to look at, and to take along. */
import { PICTURE_WIDTHS, type PictureWidth } from "../../lib/picture_widths.ts";
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { ArchiveFile } from "../archives/archive.ts";
import { Failure } from "../failures/failure.ts";
import { sha256 } from "../hashing/sha256.ts";
import { type ImageStore, URL_LIFE_SECONDS } from "../images/image_store.ts";
import { noPicture, noPictureKey } from "../images/picture_failures.ts";
import { isPictureKey } from "../images/picture_key.ts";
import { pictureVariant, resizedPng } from "../images/variants.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { batchedReads } from "../store/database/batched_reads.ts";
import { findByImage, findGeneration } from "../store/generations/generation_lookups.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { pictureFileName } from "./file_name.ts";
import { withChoices } from "./embedded_choices.ts";
import { findVisible, visibleRow } from "./visibility.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A picture as it is sent. */
export interface CharacterPicture {
  /** Its media type. */
  type: "image/png" | "image/webp";
  /** Another one for each picture and width. */
  etag: string;
  /** Throws `notFound` when the storage has lost it. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** The picture is kept as PNG, and as WebP in each width. */
export interface PictureSelection {
  /** PNG, or WebP. */
  format: PictureFormat;
  /** The whole picture without it. */
  width?: PictureWidth;
}

/** Several files to take along. */
export interface Downloads {
  /** Another one when a file, its name or their order is another. */
  etag: string;
  /** The files, at each call from the first one on. */
  files(): AsyncIterable<ArchiveFile>;
}

/** Formats of the pictures that people see. */
export const PICTURE_FORMATS = ["png", "webp"] as const;
/** A format of the pictures that people see. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const WHOLE_WIDTH = PICTURE_WIDTHS.at(-1)!;

/** The pictures of characters. */
export interface CharacterPictures {
  /** The picture of a character that this visitor sees; null when there is no such character. */
  find(
    ref: CharacterRef,
    options: PictureSelection & { viewerId?: number },
  ): Promise<CharacterPicture | null>;
  /** The same when the row is known. */
  of(row: Pick<CharacterRow, "imageKey">, form: PictureSelection): CharacterPicture;
  /** A URL in the storage that shows it for a while. Throws `notFound`. */
  url(ref: CharacterRef, viewerId?: number): Promise<string>;
  /** Throws `notFound` when there is no such character. */
  expect(ref: CharacterRef, viewerId?: number): Promise<void>;
  /** The file to take along, with its recipe inside. Throws `notFound`. */
  download(ref: CharacterRef, viewerId: number): Promise<ArchiveFile>;
  /** The same by a picture's key, saved or not. Throws `invalid` or `notFound`. */
  downloadByKey(key: string): Promise<ArchiveFile>;
  /** Those of these characters that belong to the user. Throws `notFound` when none does. */
  downloads(userId: number, ids: readonly number[]): Promise<Downloads>;
}

/** Pictures in this storage, of characters in this database. */
export function createCharacterPictures(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
): CharacterPictures {
  const reads = batchedReads(kv);

  async function file({ generationId, imageKey, ...named }: CharacterRow): Promise<ArchiveFile> {
    const bytes = await withChoicesOf(imageKey, await findGeneration(kv, generationId));
    return { name: pictureFileName(named), bytes, modifiedAt: new Date(named.createdAt) };
  }

  async function withChoicesOf(imageKey: string, generation: GenerationRow | null) {
    const png = generation && await images.get(imageKey);
    if (!png) throw noPicture();
    return withChoices(png, generation);
  }

  function of({ imageKey }: Pick<CharacterRow, "imageKey">, { format, width }: PictureSelection) {
    return {
      type: `image/${format}` as const,
      etag: `"${imageKey}-${width ?? "whole"}.${format}"`,
      async read() {
        const bytes = format === "webp"
          ? await pictureVariant(images, imageKey, width ?? WHOLE_WIDTH)
          : await images.get(imageKey);
        if (!bytes) throw noPicture();
        return format === "png" && width ? await resizedPng(bytes, width) : bytes;
      },
    };
  }

  return {
    of,
    async find(ref, { viewerId, ...form }) {
      const found = await findVisible(reads, ref, viewerId);
      return found && of(found.row, form);
    },
    async url(ref, viewerId) {
      const { imageKey } = await visibleRow(reads, ref, viewerId);
      return await images.url(imageKey, URL_LIFE_SECONDS);
    },
    async expect(ref, viewerId) {
      await visibleRow(reads, ref, viewerId);
    },
    download: async (ref, viewerId) => await file(await visibleRow(reads, ref, viewerId)),
    async downloadByKey(key) {
      if (!isPictureKey(key)) throw noPictureKey();
      const bytes = await withChoicesOf(key, await findByImage(kv, key));
      return { name: "cat-character.png", bytes };
    },
    async downloads(userId, ids) {
      const found = await Promise.all([...new Set(ids)].map((id) => findCharacter(kv, id)));
      const own = found.filter((row) => row?.userId === userId).filter((row) => row !== null);
      if (own.length === 0) throw new Failure("notFound", t("There is no such character."));
      const named = own.map((row) => `${pictureFileName(row)} ${row.imageKey}`);
      const version = await sha256(new TextEncoder().encode(named.join("\n")));
      return { etag: `"${version}"`, files: () => files(own) };
    },
  };

  async function* files(rows: CharacterRow[]): AsyncIterable<ArchiveFile> {
    for (const row of rows) yield await file(row);
  }
}
