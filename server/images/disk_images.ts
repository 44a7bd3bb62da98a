/** @module Pictures as files in a folder, shown through signed URLs of this server. */
import { dirname, join, resolve } from "node:path";
import type { ImageStore } from "./image_store.ts";
import { localUrls } from "./local_urls.ts";
import { assertStoredKey, isStoredKey, withVariants } from "./picture_key.ts";

/** Unfinished files lie apart from the pictures, so that a crash's leftovers are found at once. */
const UNFINISHED = "unfinished";

/** What a picture needs at least: a full disk often has room for a few bytes. */
const PROBE_BYTES = 64 * 1024;

/** Where pictures are kept, and how URLs are signed. */
export interface DiskImagesOptions {
  /** Made when absent; belongs to this store alone. */
  folder: string;
  /** Signs the URLs. */
  secret: Uint8Array<ArrayBuffer>;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Opens the folder and clears what a crash left unfinished. */
export async function diskImages(options: DiskImagesOptions): Promise<ImageStore> {
  const unfinished = join(options.folder, UNFINISHED);
  await removeIfThere(unfinished, { recursive: true });
  await Deno.mkdir(unfinished, { recursive: true });
  return imagesIn(options);
}

/** The pictures in a folder that a store may have opened already: nothing is cleared. */
export function imagesIn(
  { folder, secret, now = () => new Date() }: DiskImagesOptions,
): ImageStore {
  const unfinished = join(folder, UNFINISHED);
  const local = localUrls({ secret, now });

  return {
    ...local,
    name: `files in ${resolve(folder)}`,
    url: local.localUrl,

    async put(key, bytes) {
      const path = pathOf(folder, key);
      const draft = join(unfinished, crypto.randomUUID());
      try {
        await writeThrough(draft, bytes);
        await Deno.mkdir(dirname(path), { recursive: true });
        await Deno.rename(draft, path);
      } catch (error) {
        await removeIfThere(draft);
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async get(key) {
      try {
        return await Deno.readFile(pathOf(folder, key));
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) return null;
        throw error;
      }
    },

    async remove(key) {
      for (const each of withVariants(key)) await removeIfThere(pathOf(folder, each));
    },

    async *list() {
      for await (const path of filesIn(folder)) {
        const [kind, , name] = path;
        const key = `${kind}/${name}`;
        if (isStoredKey(key)) yield key;
      }
    },

    async check() {
      await Deno.stat(unfinished);
    },

    async checkWrite() {
      const draft = join(unfinished, crypto.randomUUID());
      try {
        await writeThrough(draft, new Uint8Array(PROBE_BYTES));
      } finally {
        await removeIfThere(draft);
      }
    },
  };
}

/** Whether this folder has a picture; an absent one has none. */
export async function hasPictures(folder: string): Promise<boolean> {
  try {
    for await (const _ of imagesIn({ folder, secret: new Uint8Array() }).list()) return true;
    return false;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    if (error instanceof Deno.errors.NotADirectory) return false;
    throw error;
  }
}

/**
 * Folders named by the first two characters keep every folder small. Throws on anything but our own keys,
 * which cannot contain a way out of the folder.
 */
function pathOf(folder: string, key: string): string {
  assertStoredKey(key);
  const [kind, name] = key.split("/") as [string, string];
  return join(folder, kind, name.slice(0, 2), name);
}

/** The names on the way to every file, from the folder on. */
async function* filesIn(folder: string): AsyncIterable<string[]> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (!isDirectory) yield [name];
    else for await (const rest of filesIn(join(folder, name))) yield [name, ...rest];
  }
}

/** Writes the file and waits until the disk has it. */
async function writeThrough(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  using file = await Deno.open(path, { write: true, createNew: true });
  // Not through `file.writable`: it keeps the last 64 KiB until it is closed, after the sync.
  for (let done = 0; done < bytes.length;) done += await file.write(bytes.subarray(done));
  await file.sync();
}

/** Makes a rename survive a power cut. Windows cannot open folders and does this by itself. */
async function syncFolder(path: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  using folder = await Deno.open(path);
  await folder.sync();
}

async function removeIfThere(path: string, options?: Deno.RemoveOptions): Promise<void> {
  try {
    await Deno.remove(path, options);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
