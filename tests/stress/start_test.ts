/**
 * Starts that fail: each says one sentence, ends with 1, and leaves no process behind that serves nothing.
 */
import assert from "node:assert/strict";
import { freePort } from "../../server/tasks/product.ts";
import { register } from "./client.ts";
import { stress } from "./stress.ts";

/** A start that neither fails nor serves is as bad as one that exits with 0. */
const START_LIMIT_MS = 120_000;

interface Start {
  code: number;
  /** What it printed, without the line of `deno task`. */
  said: string;
}

/** Starts the server the way people do, and waits for its end. */
async function start(variables: Record<string, string>): Promise<Start> {
  const { code, stderr, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "serve"],
    env: { HOST: "127.0.0.1", PORT: String(freePort()), ...variables },
    stdout: "piped",
    stderr: "piped",
    signal: AbortSignal.timeout(START_LIMIT_MS),
  }).output();
  const text = new TextDecoder();
  return { code, said: (text.decode(stdout) + text.decode(stderr)).trim() };
}

/** What is wrong, the variables that bring it about, and what the sentence must say. */
const FAILURES: [
  what: string,
  prepare: (folder: string) => Promise<Record<string, string>>,
  RegExp,
][] = [
  [
    "a database that is none",
    async (folder) => {
      await Deno.writeTextFile(`${folder}/kv.sqlite3`, "a shopping list, ".repeat(1000));
      return { DATA_DIR: folder };
    },
    /kv\.sqlite3 cannot be used as the database \(file is not a database\)\. Restore it/,
  ],
  [
    "a KV server that is away",
    () =>
      Promise.resolve({
        KV_URL: `http://127.0.0.1:${freePort()}`,
        DENO_KV_ACCESS_TOKEN: "a token of this test",
      }),
    /The database at http:\S+ does not answer \(.*refused.*\)\. Start it, or check KV_URL/,
  ],
  [
    "a data folder that cannot be made",
    async (folder) => {
      await Deno.writeTextFile(`${folder}/file`, "");
      return { DATA_DIR: `${folder}/file/data` };
    },
    /Cannot write into \S+: Not a directory\. .*DATA_DIR/,
  ],
  [
    "a pictures folder that cannot be made",
    async (folder) => {
      await Deno.writeTextFile(`${folder}/images`, "");
      return { DATA_DIR: folder };
    },
    /Cannot write into \S+images: Not a directory\. .*DATA_DIR/,
  ],
  [
    "an address of another machine",
    (folder) => Promise.resolve({ DATA_DIR: folder, HOST: "203.0.113.7" }),
    /does not have the address 203\.0\.113\.7\. Set HOST/,
  ],
  [
    "a variable that is wrong",
    () => Promise.resolve({ PORT: "many" }),
    /Wrong configuration\. PORT/,
  ],
];

for (const [what, prepare, sentence] of FAILURES) {
  stress(`${what}: one sentence, and exit 1`, async () => {
    const folder = await Deno.makeTempDir();
    const { code, said } = await start(await prepare(folder));
    await Deno.remove(folder, { recursive: true });
    assert.equal(code, 1, said);
    assert.match(said, sentence);
    assert.equal(said.split("\n").length, 1, said);
    return said;
  });
}

stress(
  "a port in use: one sentence, exit 1, and the data are free for the next start",
  async (stress) => {
    using other = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const DATA_DIR = await Deno.makeTempDir();
    const { code, said } = await start({ DATA_DIR, PORT: String(other.addr.port) });
    assert.equal(code, 1, said);
    assert.match(said, /Port \d+ is in use\. Stop the program .* or set PORT/);
    const product = await stress.start({ dataDir: DATA_DIR });
    await register(product.origin, `late-${stress.seed}`);
    return said;
  },
);
