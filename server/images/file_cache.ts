/**
 * @module Files that were drawn, kept in memory for those who ask again. The longest unused go first.
 */

/** Hundreds of cutouts, or some twenty pets. */
const MAX_BYTES = 48 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** A bounded memory of files. */
export interface FileCache {
  /** The file under this key, if it is still there. */
  get(key: string): Bytes | undefined;
  /** Keeps a file, in place of others where there is no room. */
  set(key: string, bytes: Bytes): void;
}

/** An empty memory of this many bytes. */
export function createFileCache(maxBytes = MAX_BYTES): FileCache {
  const files = new Map<string, Bytes>();
  let total = 0;

  function forget(key: string): void {
    total -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    get(key) {
      const bytes = files.get(key);
      if (bytes) {
        files.delete(key);
        files.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      forget(key);
      if (bytes.length > maxBytes) return;
      files.set(key, bytes);
      total += bytes.length;
      for (const oldest of files.keys()) {
        if (total <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
