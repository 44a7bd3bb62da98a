/**
 * Where pictures are kept: files on disk, or S3-compatible storage.
 *
 * @module
 */
import type { AddressSeal } from "./signed_address.ts";

export interface ImageStore {
  /** What the start-up message calls it. */
  readonly name: string;
  /** Keeps these bytes under this key, whole or not at all; replaces what was there. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The bytes under this key, or null. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Forgets this key; also when there is nothing. */
  remove(key: string): Promise<void>;
  /** An address that shows the picture to whoever holds it until it expires. */
  address(key: string, lifeSeconds: number): Promise<string>;
  /**
   * Where addresses lead back to this server: how long this one still works, in whole seconds; 0 once
   * it has expired, null when it was never given out.
   */
  remainingLife?(key: string, seal: AddressSeal): Promise<number | null>;
  /** Throws when the storage does not answer. */
  check(): Promise<void>;
}

/** How long an address of a picture works. */
export const ADDRESS_LIFE_SECONDS = 15 * 60;
