/**
 * @module Pictures: every kept generation has its own, whole, and everything in the storage belongs to a
 * generation. Copies in other sizes can be made from it, so they need not be there.
 */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { forEachConcurrently } from "../concurrency/for_each_concurrently.ts";
import type { ImageStore } from "../images/image_store.ts";
import { isPictureKey, originalKey } from "../images/picture_key.ts";
import { isIntactPng } from "../images/png_integrity.ts";
import type { DeletedCharacterRow } from "../store/characters/character_row.ts";
import { type GenerationRow, isKept, userIdOf } from "../store/generations/generation_row.ts";
import { keys } from "../store/keys.ts";
import type { Findings } from "./findings.ts";
import { batches } from "./rows.ts";
import { openSqlite } from "../store/database/sqlite.ts";

/** Pictures read at once: each waits mostly for the storage. */
const AT_ONCE = 8;

/** A picture storage as far as an audit reads it. */
export type PictureReader = Pick<ImageStore, "list" | "get">;

/** What pictures are compared with, and how closely. */
export interface PictureCheck {
  /** The storage. */
  images: PictureReader;
  /** A folder for what does not fit into memory. */
  scratch: string;
  /** Whether each picture is read, instead of only its name. */
  read: boolean;
}

/** What rows and storage do not agree on. */
export interface Suspicion {
  /** A row without its picture, a picture that cannot be decoded, or a picture that no row names. */
  kind: "lost" | "broken" | "unknown";
  /** The picture's key. */
  key: string;
}

const SENTENCES: Record<Suspicion["kind"], (key: string) => string> = {
  lost: (key) => `picture ${key} is lost`,
  broken: (key) => `picture ${key} is broken`,
  unknown: (key) => `${key} is in the storage, but belongs to no generation`,
};

/** Compares rows with the storage. What it finds may have changed since: see {@link confirm}. */
export async function* comparePictures(
  kv: Deno.Kv,
  { images, scratch, read }: PictureCheck,
  findings: Findings,
): AsyncIterable<Suspicion> {
  using names = openSqlite(join(scratch, `pictures-${crypto.randomUUID()}.sqlite3`));
  names.exec(`
    pragma journal_mode = off; pragma synchronous = off;
    create table stored (key text primary key, original text not null) without rowid;
    create table named (key text primary key, kept integer not null) without rowid;
    begin;
  `);
  await writeStored(names, images, findings);
  await writeNamed(names, kv, findings);
  names.exec("commit");

  const select = (what: string) =>
    Iterator.from(names.prepare(`select key from ${what}`).iterate() as Iterable<{ key: string }>);
  for (const { key } of select("named where kept and key not in (select key from stored)")) {
    yield { kind: "lost", key };
  }
  // A picture that is being drawn has a row before it has a file.
  for (const { key } of select("stored where original not in (select key from named)")) {
    yield { kind: "unknown", key };
  }
  if (!read) return;
  const kept = select("named where kept and key in (select key from stored)");
  yield* findBroken(images, kept, findings);
}

/** Says what is wrong at this later moment as well: what came or went meanwhile is not. */
export async function confirm(
  kv: Deno.Kv,
  { images, suspicions, now }: { images: PictureReader; suspicions: Suspicion[]; now: number },
  findings: Findings,
): Promise<void> {
  const rows = await generationsOf(kv, new Set(suspicions.map(({ key }) => originalKey(key))));
  for (const { kind, key } of suspicions) {
    const row = rows.get(originalKey(key));
    const bytes = await images.get(key);
    const isWrong = kind === "unknown"
      ? !row && bytes !== null
      : row && isKept(row) && !(bytes && isIntactPng(bytes)) && !await isBeingRemoved(kv, row, now);
    if (isWrong) findings.problem(SENTENCES[kind](key));
  }
}

async function writeStored(
  names: DatabaseSync,
  images: PictureReader,
  findings: Findings,
): Promise<void> {
  const insert = names.prepare("insert or ignore into stored values (?, ?)");
  for await (const key of images.list()) {
    insert.run(key, originalKey(key));
    findings.counted(isPictureKey(key) ? "pictures" : "copies of pictures");
  }
}

async function writeNamed(names: DatabaseSync, kv: Deno.Kv, findings: Findings): Promise<void> {
  const insert = names.prepare("insert or ignore into named values (?, ?)");
  for await (const { picture, ...row } of eachGeneration(kv)) {
    if (!picture) continue;
    const { changes } = insert.run(picture.imageKey, isKept(row) ? 1 : 0);
    if (changes === 0) findings.problem(`two generations have picture ${picture.imageKey}`);
  }
}

async function* findBroken(
  images: PictureReader,
  keys: Iterable<{ key: string }>,
  findings: Findings,
): AsyncIterable<Suspicion> {
  const broken: Suspicion[] = [];
  await forEachConcurrently(keys, AT_ONCE, async ({ key }) => {
    const bytes = await images.get(key);
    findings.counted("pictures read");
    if (!bytes || !isIntactPng(bytes)) broken.push({ kind: bytes ? "broken" : "lost", key });
  });
  yield* broken;
}

async function generationsOf(
  kv: Deno.Kv,
  imageKeys: Set<string>,
): Promise<Map<string, GenerationRow>> {
  const rows = new Map<string, GenerationRow>();
  for await (const row of eachGeneration(kv)) {
    if (row.picture && imageKeys.has(row.picture.imageKey)) rows.set(row.picture.imageKey, row);
  }
  return rows;
}

/** Files go before rows: of deleted characters whose time has ended, and of deleted accounts. */
export async function isBeingRemoved(
  kv: Deno.Kv,
  row: GenerationRow,
  now: number,
): Promise<boolean> {
  const userId = userIdOf(row.owner);
  const [deletion, deleted] = await kv.getMany<[number, DeletedCharacterRow]>([
    keys.deletion(userId ?? 0),
    keys.deletedCharacter(row.characterId ?? 0),
  ]);
  return deletion.value !== null || deleted.value !== null && deleted.value.until <= now;
}

/** Every generation. */
export async function* eachGeneration(kv: Deno.Kv): AsyncIterable<GenerationRow> {
  for await (const rows of batches(kv, "generations")) {
    for (const { value } of rows) yield value as GenerationRow;
  }
}
