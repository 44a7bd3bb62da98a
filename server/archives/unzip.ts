/**
 * @module Files of an archive from elsewhere. Only what is asked for is unpacked, never more of it than is
 * allowed: sizes that an archive announces are not believed, which is why no library's own unpacking is
 * used.
 */
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The end of a ZIP: its list of files, at most a comment of 64 kB behind it. */
const END = { signature: 0x06054b50, bytes: 22, comment: 0xffff };
/** An entry of that list. */
const ENTRY = { signature: 0x02014b50, bytes: 46 };
/** What stands before the bytes of a file. */
const LOCAL = { signature: 0x04034b50, bytes: 30 };

const STORED = 0, DEFLATED = 8;
const ENCRYPTED = 1;

const inflate = promisify(inflateRaw);

/** An archive whose files can be read one by one. */
export interface UnzippedFile {
  /** The names of its files, as they are written in it. */
  names: ReadonlySet<string>;
  /** The file; undefined where there is none. Throws `invalid` when it is broken or larger than this. */
  read(name: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface Entry {
  method: number;
  packedBytes: number;
  at: number;
}

/** Opens an archive. Throws `invalid` unless it is a whole ZIP of at most this many files. */
export function unzip(bytes: Uint8Array<ArrayBuffer>, maxFiles: number): UnzippedFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let entries: Map<string, Entry>;
  try {
    entries = entriesOf(view, maxFiles);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw noArchive();
  }
  return {
    names: new Set(entries.keys()),
    async read(name, maxBytes) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      try {
        return await contentOf(view, entry, maxBytes);
      } catch {
        throw new Failure(
          "invalid",
          t("{file} is broken, or larger than {n} bytes.", { file: name, n: maxBytes }),
        );
      }
    },
  };
}

function entriesOf(view: DataView, maxFiles: number): Map<string, Entry> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxFiles) {
    throw new Failure(
      "invalid",
      t("The archive has {n} files; {max} are the most.", { n: count, max: maxFiles }),
    );
  }
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY.signature) throw noArchive();
    const flags = view.getUint16(at + 8, true);
    const [nameLength, extra, comment] = [28, 30, 32].map((each) =>
      view.getUint16(at + each, true)
    ) as [number, number, number];
    const name = new TextDecoder().decode(bytesAt(view, at + ENTRY.bytes, nameLength));
    if (!(flags & ENCRYPTED)) {
      entries.set(name, {
        method: view.getUint16(at + 10, true),
        packedBytes: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      });
    }
    at += ENTRY.bytes + nameLength + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= 0 && at >= last - END.comment; at--) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  throw noArchive();
}

async function contentOf(
  view: DataView,
  { method, packedBytes, at }: Entry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (view.getUint32(at, true) !== LOCAL.signature) throw noArchive();
  const start = at + LOCAL.bytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytesAt(view, start, packedBytes);
  if (method === STORED && packed.length <= maxBytes) return packed.slice();
  if (method !== DEFLATED) throw noArchive();
  return new Uint8Array(await inflate(packed, { maxOutputLength: maxBytes }));
}

/** Throws where the archive ends before. */
function bytesAt(view: DataView, at: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + at, length);
}

function noArchive(): Failure {
  return new Failure("invalid", t("This is no ZIP archive, or not a whole one."));
}
