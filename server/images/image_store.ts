/** @module Where pictures are kept: files on disk, or S3-compatible storage. */
import type { LocalUrls } from "./local_urls.ts";

/** Where pictures and their copies are kept: disk or S3. */
export interface ImageStore extends LocalUrls {
  /** What the start-up message calls it. */
  readonly name: string;
  /** Keeps these bytes under this key, whole or not at all; replaces what was there. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The bytes under this key, or null. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Forgets this key, a picture together with its copies; also when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key in it, in any order. */
  list(): AsyncIterable<string>;
  /**
   * A URL that shows the picture to every holder until it expires; it may lead to another server,
   * unlike the {@link LocalUrls}.
   */
  url(key: string, lifeSeconds: number): Promise<string>;
  /** Throws when the storage does not answer. */
  check(): Promise<void>;
  /** Throws when a picture could not be kept, as far as can be seen without keeping one. */
  checkWrite(): Promise<void>;
}

/** How long a URL of a picture works. */
export const URL_LIFE_SECONDS = 15 * 60;
