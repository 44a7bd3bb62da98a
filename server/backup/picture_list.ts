/**
 * @module The pictures of a backup with their hashes, in a file that `sha256sum --check` reads as well.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { isPictureKey, PICTURE_FILE } from "../images/picture_key.ts";

/** A picture in the list of a backup. */
export interface ListedPicture {
  /** Its key. */
  key: string;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
}

/** Where pictures lie in a backup: the folder of a `diskImages`. */
export const IMAGES = "images";

const LINE = new RegExp(String.raw`^([0-9a-f]{64}) {2}images\/pictures\/..\/(${PICTURE_FILE})$`);

/** One line of the list. */
export function lineOf({ key, sha256 }: ListedPicture): string {
  return `${sha256}  ${pathOf(key)}\n`;
}

/** Where a picture lies in the folder of a backup. */
export function pathOf(key: string): string {
  const [kind, name] = key.split("/") as [string, string];
  return `${IMAGES}/${kind}/${name.slice(0, 2)}/${name}`;
}

/** Every picture of a list, in its order. Throws on a line that is none. */
export async function* readPictureList(path: string): AsyncIterable<ListedPicture> {
  const input = createReadStream(path);
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const [, sha256, name] = line.match(LINE) ?? [];
      const key = `pictures/${name}`;
      if (!sha256 || !isPictureKey(key)) throw new Error(`${path} has a line that is no picture.`);
      yield { key, sha256 };
    }
  } finally {
    input.destroy();
  }
}
