/**
 * @module What can be backed up or audited: a site as it is configured, or the folder of a backup.
 */
import { dirname, join, resolve } from "node:path";
import { type Config, isDatabaseFile, isRemoteDatabase } from "../config.ts";
import { imagesIn } from "../images/disk_images.ts";
import type { ImageStore } from "../images/image_store.ts";
import { kvConnectUrls } from "../store/database/kv_connect.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { pathOf, readPictureList } from "./picture_list.ts";

/** What is backed up or looked through: a running site, or a backup of one. */
export interface Source {
  /** What a message calls it. */
  name: string;
  /** Which database. */
  database: Pick<Config, "kvUrl">;
  /** Where its pictures are. */
  images: Pick<ImageStore, "list" | "get">;
}

/** URLs of pictures are not asked for here, so nothing is signed with it. */
const secret = new Uint8Array(32);

/** The site with this configuration, whether its server runs or not. Nothing is written to it. */
export async function siteSource({ dataDir, kvUrl, s3 }: Config): Promise<Source> {
  const database = { kvUrl };
  const place = isRemoteDatabase(kvUrl) ? new URL(kvUrl).host : resolve(kvUrl ?? "");
  if (!s3) return { name: place, database, images: await picturesIn(join(dataDir, "images")) };
  const { s3Images } = await import("../images/s3_images.ts");
  const images = s3Images({ config: s3, secret });
  await images.check();
  return { name: `${place} and ${images.name}`, database, images };
}

/** The files and folders that a site's data are in. */
export function placesOf({ dataDir, kvUrl }: Config): string[] {
  return isDatabaseFile(kvUrl) ? [dataDir, dirname(kvUrl)] : [dataDir];
}

/** The URLs that a site's data are reached at. */
export async function servicesOf(config: Config): Promise<(string | undefined)[]> {
  return [...await kvConnectUrls(config), config.s3?.endpoint];
}

/** The last finished backup in this folder, or else the data folder that it is. */
export async function folderSource(folder: string): Promise<Source> {
  const manifest = await readManifest(folder);
  const images = await picturesIn(join(folder, "images"));
  return {
    name: resolve(folder),
    database: { kvUrl: join(folder, manifest?.database.file ?? "kv.sqlite3") },
    images: manifest ? { ...images, list: () => backedUpPictures(folder, manifest) } : images,
  };
}

/** Those of the last finished backup: one that was interrupted may have left more. */
async function* backedUpPictures(
  folder: string,
  { pictures }: Manifest,
): AsyncIterable<string> {
  for await (const { key } of readPictureList(join(folder, pictures.file))) {
    if (await Deno.stat(join(folder, pathOf(key))).then(() => true, () => false)) yield key;
  }
}

/** The pictures in a folder, which is not made when it does not exist. */
async function picturesIn(folder: string): Promise<Source["images"]> {
  const exists = await Deno.stat(folder).then(() => true, () => false);
  if (exists) return imagesIn({ folder, secret });
  return { async *list() {}, get: () => Promise.resolve(null) };
}
