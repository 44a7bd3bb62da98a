import assert from "node:assert/strict";
import { ConfigError } from "../../config.ts";
import { closeDatabase, isEmpty, openDatabase } from "./database.ts";

const ROWS = 500;

/** A database file with {@link ROWS} rows, in a folder of its own. */
async function written(): Promise<{ folder: string; path: string }> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/kv.sqlite3`;
  const kv = await openDatabase(path);
  for (let row = 0; row < ROWS; row++) await kv.set(["rows", row], { name: `cat ${row}` });
  await closeDatabase(kv, path);
  return { folder, path };
}

async function names(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
}

function refused(path: string) {
  return assert.rejects(openDatabase(path), (error) => {
    assert(error instanceof ConfigError, String(error));
    assert.match(
      error.message,
      /^.*kv\.sqlite3 cannot be used as the database \(.+\)\. Restore it/,
    );
    assert.doesNotMatch(error.message, /\n/);
    return true;
  });
}

Deno.test("[database] after closing, the one file has every row", async () => {
  const { folder, path } = await written();
  assert.deepEqual(await names(folder), ["kv.sqlite3"]);
  await Deno.rename(path, `${folder}/copy.sqlite3`);
  const kv = await openDatabase(`${folder}/copy.sqlite3`);
  assert.equal((await Array.fromAsync(kv.list({ prefix: ["rows"] }))).length, ROWS);
  assert.equal(await isEmpty(kv), false);
  kv.close();
  await Deno.remove(folder, { recursive: true });
});

Deno.test("[database] a database without rows counts as empty", async () => {
  const kv = await openDatabase(":memory:");
  assert.equal(await isEmpty(kv), true);
  await closeDatabase(kv, ":memory:");
});

/** Changes some bytes of the file. */
const DAMAGES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  "overwritten with noise": (bytes) => bytes.map(() => Math.random() * 256),
  "without its beginning": (bytes) => bytes.fill(0, 0, 100),
  "cut off": (bytes) => bytes.slice(0, bytes.length / 2),
  "scrambled after the first page": (bytes) => bytes.fill(0x5a, 4096),
  "with a scrambled page in the middle": (bytes) => bytes.fill(0x5a, 4096 * 5, 4096 * 6),
  // Deno's thread for the database panics over this one.
  "with a scrambled table of expiries": (bytes) => bytes.fill(0x5a, 4096 * 8, 4096 * 9),
};

for (const [name, damage] of Object.entries(DAMAGES)) {
  Deno.test(`[database] a file ${name} is refused with a sentence`, async () => {
    const { folder, path } = await written();
    await Deno.writeFile(path, damage(await Deno.readFile(path)));
    await refused(path);
    await Deno.remove(folder, { recursive: true });
  });
}

Deno.test("[database] a folder in its place is refused with a sentence", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/kv.sqlite3`);
  await refused(`${folder}/kv.sqlite3`);
  await Deno.remove(folder, { recursive: true });
});

/** Deno repeats a call to a database that is away until the process ends. */
const ASKING = { sanitizeOps: false, sanitizeResources: false };

Deno.test(
  "[database] a server that does not answer is named, with what to do",
  ASKING,
  async () => {
    Deno.env.set("DENO_KV_ACCESS_TOKEN", "a token of this test");
    await assert.rejects(openDatabase("http://127.0.0.1:9"), (error) => {
      assert(error instanceof ConfigError, String(error));
      assert.match(error.message, /^The database at http:\/\/127.0.0.1:9 does not answer \(.+\)/);
      assert.match(error.message, /KV_URL/);
      return true;
    });
    Deno.env.delete("DENO_KV_ACCESS_TOKEN");
  },
);
