/**
 * @module The pictures of a backup while it is made: each is in the folder once, with a hash that was
 * computed from what lies there.
 */
import { DatabaseSync } from "node:sqlite";
import { forEachConcurrently } from "../concurrency/for_each_concurrently.ts";
import type { ImageStore } from "../images/image_store.ts";
import { sha256 } from "../hashing/sha256.ts";
import type { ListedPicture } from "./picture_list.ts";

/** Pictures on their way at once: each waits mostly for the other side. */
const AT_ONCE = 8;

/** Pictures on their way into a folder. */
export interface PictureCopies {
  /** Copies those of these pictures that are not in the folder with the right hash. */
  copy(keys: AsyncIterable<string>): Promise<void>;
  /** Whether a picture was copied, or was there. */
  has(key: string): boolean;
  /** Size and hash of a picture that is there. */
  get(key: string): { bytes: number; sha256: string };
  /** How many were copied, and how many were there. */
  readonly counts: { copied: number; there: number };
  /** Closes the file of notes. */
  [Symbol.dispose](): void;
}

/** What copying pictures needs. */
export interface PictureCopiesOptions {
  /** Where they are. */
  source: Pick<ImageStore, "get">;
  /** Where they go. */
  target: Pick<ImageStore, "get" | "put">;
  /** File for what does not fit into memory. */
  notes: string;
  /** The pictures of the backup before. */
  known?: AsyncIterable<ListedPicture>;
  /** Called after each picture. */
  onProgress?: (counts: PictureCopies["counts"]) => void;
}

/** Opens the file of notes, and reads the pictures of the backup before into it. */
export async function openPictureCopies(
  { source, target, notes, known, onProgress }: PictureCopiesOptions,
): Promise<PictureCopies> {
  const database = new DatabaseSync(notes);
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off;
    create table known (key text primary key, sha256 text not null) without rowid;
    create table copied (key text primary key, sha256 text not null, bytes integer not null)
      without rowid;
  `);
  const learn = database.prepare("insert or replace into known values (?, ?)");
  const recall = database.prepare("select sha256 from known where key = ?");
  const note = database.prepare("insert or replace into copied values (?, ?, ?)");
  const look = database.prepare("select sha256, bytes from copied where key = ?");
  const counts = { copied: 0, there: 0 };
  if (known) {
    database.exec("begin");
    for await (const { key, sha256 } of known) learn.run(key, sha256);
    database.exec("commit");
  }

  async function copyOne(key: string): Promise<void> {
    if (look.get(key)) return;
    const present = await target.get(key);
    const hash = present && await sha256(present);
    if (present && recall.get(key)?.sha256 === hash) {
      note.run(key, hash, present.length);
      counts.there++;
      return;
    }
    const bytes = await source.get(key);
    if (!bytes) return;
    const wanted = await sha256(bytes);
    if (hash === wanted) counts.there++;
    else {
      await target.put(key, bytes);
      counts.copied++;
    }
    note.run(key, wanted, bytes.length);
  }

  return {
    counts,
    async copy(keys) {
      await forEachConcurrently(keys, AT_ONCE, async (key) => {
        await copyOne(key);
        onProgress?.(counts);
      });
    },
    has: (key) => look.get(key) !== undefined,
    get(key) {
      const { sha256, bytes } = look.get(key)!;
      return { sha256: String(sha256), bytes: Number(bytes) };
    },
    [Symbol.dispose]: () => database.close(),
  };
}
