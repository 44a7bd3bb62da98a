/** @module Files in a ZIP that is sent while it is made: never more than one of them in memory. */
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ArchiveFile {
  /** Path inside the archive. */
  name: string;
  /** Its content. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The time it carries in the archive; the present one by default. */
  modifiedAt?: Date;
}

/** The files as a ZIP, in their order. The next one is asked for when the reader is ready for it. */
export function zipped(files: AsyncIterable<ArchiveFile>): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks(files));
}

async function* chunks(files: AsyncIterable<ArchiveFile>): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, modifiedAt } of files) {
    // Pictures are compressed already.
    const file = name.endsWith(".png") ? new ZipPassThrough(name) : new ZipDeflate(name);
    if (modifiedAt) file.mtime = modifiedAt;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
