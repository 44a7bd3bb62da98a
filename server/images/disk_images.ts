/**
 * Pictures as files in a folder, shown through signed addresses of this server.
 *
 * @module
 */
import { dirname, join, resolve } from "node:path";
import type { ImageStore } from "./image_store.ts";
import { isPictureKey } from "./picture_key.ts";
import { isSealGenuine, signAddress } from "./signed_address.ts";

/** Unfinished files lie apart from the pictures, so that a crash's leftovers are found at once. */
const UNFINISHED = "unfinished";

export interface DiskImagesOptions {
  /** Made when absent; belongs to this store alone. */
  folder: string;
  /** Signs the addresses. */
  secret: Uint8Array<ArrayBuffer>;
  now?: () => Date;
}

/** Opens the folder and clears what a crash left unfinished. */
export async function diskImages(
  { folder, secret, now = () => new Date() }: DiskImagesOptions,
): Promise<ImageStore> {
  const unfinished = join(folder, UNFINISHED);
  await removeIfThere(unfinished, { recursive: true });
  await Deno.mkdir(unfinished, { recursive: true });

  return {
    name: `files in ${resolve(folder)}`,

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
      await removeIfThere(pathOf(folder, key));
    },

    async address(key, lifeSeconds) {
      pathOf(folder, key);
      const { expires, signature } = await signAddress(secret, key, seconds(now()) + lifeSeconds);
      return `/images/${key}?expires=${expires}&signature=${signature}`;
    },

    async remainingLife(key, seal) {
      if (!await isSealGenuine(secret, key, seal)) return null;
      return Math.max(0, seal.expires - seconds(now()));
    },

    async check() {
      await Deno.stat(unfinished);
    },
  };
}

/**
 * Folders named by the first two characters keep every folder small. Throws on anything but a picture key,
 * which cannot contain a way out of the folder.
 */
function pathOf(folder: string, key: string): string {
  if (!isPictureKey(key)) throw new TypeError("This is not the key of a picture.");
  const [kind, name] = key.split("/") as [string, string];
  return join(folder, kind, name.slice(0, 2), name);
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
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
