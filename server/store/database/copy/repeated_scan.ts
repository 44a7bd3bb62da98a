/**
 * @module A consistent copy of a database that can only be read through KV Connect, which knows no
 * snapshots: every row is read, again and again, until one pass finds nothing changed since the pass
 * before. What was the same in both was the same at the moment between them, so the copy is the database of
 * that moment.
 */
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../../../config.ts";
import { atomic, type Operation } from "../commit.ts";
import { isWorthCopying } from "../row_lifetimes.ts";

/** Tables of which no other row depends: counts of what was shown and tried. They are copied as they come. */
const INDEPENDENT = new Set([
  "attempts",
  "cron_lease",
  "guest_pictures",
  "impressions",
  "provider_outcomes",
  "sequences",
  "vote_bursts",
  "vote_rates",
  "workers",
  "write_probe",
]);

/** Rows of one round trip. */
const READ_AT_ONCE = 500;

/** Rows of one commit: the largest value is 64 KiB, a commit takes 800 KiB. */
const WRITTEN_AT_ONCE = 10;

/** Commits under way at once. */
const COMMITS_AT_ONCE = 20;

export interface RepeatedScan {
  source: Deno.Kv;
  target: Deno.Kv;
  /** File for what is known of each row; made, and left to the caller to remove. */
  notes: string;
  /** How long to wait for a quiet moment, in milliseconds. */
  patienceMs: number;
  onPass?: (pass: { rows: number; changed: number }) => void;
}

/** Copies every row. Throws `ConfigError` when the database never was quiet for long enough. */
export async function copyUntilUnchanged(
  { source, target, notes, patienceMs, onPass }: RepeatedScan,
): Promise<void> {
  const end = Date.now() + patienceMs;
  using known = openNotes(notes);
  for (let pass = 1;; pass++) {
    const { rows, changed } = await scan({ source, target, known, pass });
    onPass?.({ rows, changed });
    if (changed === 0) return;
    if (Date.now() > end) {
      throw new ConfigError(
        `The database changed during each of ${pass} passes, so there is no copy of one moment of it. ` +
          "Try at a quieter hour, or stop the servers meanwhile. A denokv server of your own is copied " +
          "at any time on its own machine, with KV_URL set to its SQLite file.",
      );
    }
  }
}

/** What is known of each row: its version, and the pass that has last seen it. */
function openNotes(path: string) {
  const notes = new DatabaseSync(path);
  notes.exec(`
    pragma journal_mode = off; pragma synchronous = off;
    create table rows (key text primary key, version text not null, pass integer not null)
      without rowid;
  `);
  const find = notes.prepare("select version from rows where key = ?");
  const write = notes.prepare("insert or replace into rows values (?, ?, ?)");
  const older = notes.prepare("select key from rows where pass < ?");
  const forget = notes.prepare("delete from rows where pass < ?");
  return {
    begin: () => notes.exec("begin"),
    commit: () => notes.exec("commit"),
    /** Notes that this pass has seen the row. Answers whether it is as it was. */
    see(key: Deno.KvKey, version: string, pass: number): boolean {
      const text = JSON.stringify(key);
      const before = find.get(text)?.version;
      write.run(text, version, pass);
      return before === version;
    },
    /** The keys of rows that this pass has not seen, which are forgotten. */
    takeUnseen(pass: number): Deno.KvKey[] {
      const keys = older.all(pass).map(({ key }) => JSON.parse(String(key)) as Deno.KvKey);
      forget.run(pass);
      return keys;
    },
    [Symbol.dispose]: () => notes.close(),
  };
}

/** One pass over every row; answers how many had changed that others depend on. */
async function scan(
  { source, target, known, pass }: {
    source: Deno.Kv;
    target: Deno.Kv;
    known: ReturnType<typeof openNotes>;
    pass: number;
  },
): Promise<{ rows: number; changed: number }> {
  let [rows, changed] = [0, 0];
  const writer = batchedWriter(target);
  known.begin();
  for await (
    const { key, value, versionstamp } of source.list({ prefix: [] }, { batchSize: READ_AT_ONCE })
  ) {
    if (!isWorthCopying(key)) continue;
    rows++;
    if (known.see(key, versionstamp, pass)) continue;
    if (!INDEPENDENT.has(String(key[0]))) changed++;
    await writer.write((operation) => operation.set(key, value));
  }
  for (const key of known.takeUnseen(pass)) {
    if (!INDEPENDENT.has(String(key[0]))) changed++;
    await writer.write((operation) => operation.delete(key));
  }
  known.commit();
  await writer.finish();
  return { rows, changed };
}

/** Writes rows in commits of a safe size, several at once. */
export function batchedWriter(kv: Deno.Kv) {
  type Step = (operation: Operation) => void;
  let steps: Step[] = [];
  let running: Promise<unknown>[] = [];

  async function flush(): Promise<void> {
    const operation = atomic(kv);
    for (const step of steps) step(operation);
    steps = [];
    running.push(operation.commit());
    if (running.length < COMMITS_AT_ONCE) return;
    await Promise.all(running);
    running = [];
  }

  return {
    async write(step: Step): Promise<void> {
      steps.push(step);
      if (steps.length === WRITTEN_AT_ONCE) await flush();
    },
    /** Everything is written from here on. */
    async finish(): Promise<void> {
      if (steps.length > 0) await flush();
      await Promise.all(running);
    },
  };
}
