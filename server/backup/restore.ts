/**
 * @module Restoring a backup into an empty place. The pictures come first and the database last, and a mark
 * says so until all of it is there: a server does not start on half a restore, and the same restore can go
 * on after an interruption.
 */
import { join } from "node:path";
import { type Config, ConfigError, usesDataFolder } from "../config.ts";
import { forEachConcurrently } from "../concurrency/for_each_concurrently.ts";
import { copyOne } from "../images/copying.ts";
import { diskImages, imagesIn } from "../images/disk_images.ts";
import type { ImageStore } from "../images/image_store.ts";
import { sha256 } from "../hashing/sha256.ts";
import { openDataFolder } from "../store/database/data_folder.ts";
import { describeFile } from "./files.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { IMAGES, readPictureList } from "./picture_list.ts";
import { restoreTarget } from "./restore_target.ts";

/** Pictures on their way at once: each waits mostly for the other side. */
const AT_ONCE = 8;

/** URLs of pictures are not asked for here, so nothing is signed with it. */
const secret = new Uint8Array(32);

/** From where to where. */
export interface RestoreOptions {
  /** The folder of the backup. */
  folder: string;
  /** The empty site to restore into. */
  config: Config;
  /** Called with the number of restored pictures. */
  onProgress?: (pictures: number) => void;
}

/** What was restored. */
export interface Restored {
  /** What the backup said it holds. */
  manifest: Manifest;
  /** Pictures of the backup that are not what was backed up; they are not restored. */
  broken: string[];
}

/**
 * Restores the last finished backup in this folder. Throws `ConfigError` when there is none, when it is not
 * what its manifest says, and when the place is not empty.
 */
export async function restore(
  { folder, config, onProgress }: RestoreOptions,
): Promise<Restored> {
  using _lock = await takePlace(config);
  const manifest = await readManifest(folder);
  if (!manifest) throw new ConfigError(`There is no finished backup in ${folder}.`);
  for (const { file, sha256 } of [manifest.database, manifest.pictures]) {
    const { sha256: found } = await describeFile(join(folder, file)).catch(() => ({ sha256: "" }));
    if (found !== sha256) throw new ConfigError(`${join(folder, file)} is not what was backed up.`);
  }

  const images = await openImages(config);
  const target = restoreTarget(config, manifest);
  await target.begin(() => hasPictures(images));
  const broken = await restorePictures({ folder, manifest, images, onProgress });
  await target.fill(join(folder, manifest.database.file));
  await target.end();
  return { manifest, broken };
}

/** No server may start on a place that is being filled. */
async function takePlace(config: Config): Promise<Disposable> {
  const lock = usesDataFolder(config) ? await openDataFolder(config.dataDir) : undefined;
  return { [Symbol.dispose]: () => lock?.release() };
}

async function openImages({ s3, dataDir }: Config): Promise<ImageStore> {
  if (!s3) return await diskImages({ folder: join(dataDir, IMAGES), secret });
  const { s3Images } = await import("../images/s3_images.ts");
  const images = s3Images({ config: s3, secret });
  await images.check();
  return images;
}

async function hasPictures(images: ImageStore): Promise<boolean> {
  for await (const _ of images.list()) return true;
  return false;
}

/** Copies every picture of the list, and reads each copy back. */
async function restorePictures(
  { folder, manifest, images, onProgress }: {
    folder: string;
    manifest: Manifest;
    images: ImageStore;
    onProgress?: (pictures: number) => void;
  },
): Promise<string[]> {
  const backedUp = imagesIn({ folder: join(folder, IMAGES), secret });
  const broken: string[] = [];
  let done = 0;
  const list = readPictureList(join(folder, manifest.pictures.file));
  await forEachConcurrently(list, AT_ONCE, async ({ key, sha256: wanted }) => {
    const bytes = await backedUp.get(key);
    if (bytes && await sha256(bytes) === wanted) {
      await copyOne({ get: () => Promise.resolve(bytes) }, images, key);
    } else broken.push(key);
    onProgress?.(++done);
  });
  return broken;
}
