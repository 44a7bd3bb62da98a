/**
 * Backups while people use the site, with kills of the backup and of the server in between. Whatever was
 * acknowledged before a finished backup began is in it, and nothing in it is half.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { readManifest } from "../../server/backup/manifest.ts";
import { folderSource } from "../../server/backup/sources.ts";
import { auditSource } from "../../server/audit/audit_source.ts";
import { readBooks } from "./books.ts";
import { type Diary, liveAsGuest, liveAsUser, type Person, type World } from "./crowd.ts";
import { assertDurable, assertPicturesThere } from "./durability.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const ROUNDS = 8;
const USERS = 8;

/** Guests are counted, but none here reaches the limit. */
const VARIABLES = { GUEST_GENERATIONS_PER_DAY: "100000" };

/** What happens to a backup. */
const FATES = ["finished", "backup killed", "server killed", "both killed"] as const;

stress(
  `${ROUNDS} backups of a busy site, most of them cut off by kill -9`,
  async ({ seed, chance, start }) => {
    let product = await start({ variables: VARIABLES });
    const { dataDir } = product;
    const root = await Deno.makeTempDir({ prefix: "purrtrait-" });
    const folder = join(root, "backup");
    let running = Promise.resolve(product);
    let open = true;
    const diary: Diary = { registrations: 0, signIns: 0, passwordChanges: 0, pictures: 0, lost: 0 };
    const people: Person[] = [];
    const world: World = {
      seed,
      chance,
      diary,
      origin: async () => (await running).origin,
      isOpen: () => open,
      onPerson: (person) => people.push(person),
    };
    const users = Array.from({ length: USERS }, (_, seat) => liveAsUser(world, seat));
    const clients = Promise.all([...users, liveAsGuest(world, 0)]);
    clients.catch(() => {});

    try {
      const outcomes: string[] = [];
      let finished: { id: string; acknowledged: Acknowledged } | undefined;
      for (let round = 0; round < ROUNDS; round++) {
        await Promise.race([clients, sleep(chance.between(0, 300))]);
        const fate = FATES[round % FATES.length]!;
        const acknowledged = acknowledgedBy(people);
        const backup = startBackup(dataDir, folder);
        await sleep(chance.between(0, 900));
        if (fate === "backup killed" || fate === "both killed") killIfRunning(backup);
        if (fate === "server killed" || fate === "both killed") {
          const restarted = Promise.withResolvers<typeof product>();
          running = restarted.promise;
          await product.stop("SIGKILL");
          product = await start({ dataDir, variables: VARIABLES });
          restarted.resolve(product);
        }
        const { success } = await backup.status;

        const manifest = await readManifest(folder);
        const isNew = manifest !== null && manifest.database.file !== finished?.id;
        outcomes.push(success ? "finished" : isNew ? "killed when finished" : "killed before");
        assert.ok(isNew || !success, "a backup that ended well is the last one");
        assert.ok(manifest !== null || !finished, "an earlier backup is still there");
        if (isNew) finished = { id: manifest.database.file, acknowledged };
        if (finished) await assertWhole(folder, finished.acknowledged, `round ${round}, ${fate}`);
      }

      open = false;
      const guests = (await clients).flat();
      const accounts = (await Promise.all(users)).flat();
      assert.equal((await startBackup(dataDir, folder).status).code, 0);
      await product.stop();
      // Removed with the server that runs on it.
      const restored = await Deno.makeTempDir({ prefix: "purrtrait-" });
      await runTask("restore", ["--from", folder], restored);
      assert.deepEqual((await readBooks(restored)).errors, []);
      const another = await start({ dataDir: restored, variables: VARIABLES });
      for (const person of accounts) await assertDurable(another.origin, person);
      for (const person of guests) await assertPicturesThere(another.origin, person);
      return `${tally(outcomes)}; ${diary.lost} requests without an answer; restored: ` +
        `${accounts.length} accounts, ${diary.pictures} pictures, all there, every sum right`;
    } finally {
      await Deno.remove(root, { recursive: true });
    }
  },
);

/** What the server had said at some moment. */
interface Acknowledged {
  usernames: string[];
  pictures: string[];
}

function acknowledgedBy(people: Person[]): Acknowledged {
  return {
    usernames: people.filter(({ registered }) => registered).map(({ username }) => username),
    pictures: people.flatMap(({ pictures }) =>
      [...pictures.values()].map(({ picture }) => picture.imageUrl)
    ),
  };
}

/** Everything acknowledged is in the backup, and nothing in it is half. */
async function assertWhole(
  folder: string,
  { usernames, pictures }: Acknowledged,
  when: string,
): Promise<void> {
  const source = await folderSource(folder);
  const { problems } = await auditSource(source);
  assert.deepEqual(problems, [], when);
  const copy = await Deno.makeTempDir({ prefix: "purrtrait-" });
  try {
    await Deno.copyFile(source.database.kvUrl!, join(copy, "kv.sqlite3"));
    using kv = await Deno.openKv(join(copy, "kv.sqlite3"));
    for (const username of usernames) {
      const { value } = await kv.get(["users_by_username", username.toLowerCase()]);
      assert.ok(value, `${when}: ${username} is in the backup`);
    }
    for (const key of pictures) {
      const { value } = await kv.get(["generations_by_image", key]);
      assert.ok(value && await source.images.get(key), `${when}: ${key} is in the backup`);
    }
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
}

/** The command in one process with its real permissions, so that a kill hits what does the work. */
function startBackup(dataDir: string, folder: string): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--allow-env",
      "--allow-sys=homedir",
      `--allow-read=.,${dataDir},${folder}`,
      `--allow-write=${folder}`,
      "server/tasks/backup.ts",
      "--to",
      folder,
    ],
    env: { DATA_DIR: dataDir },
    stdout: "null",
  }).spawn();
}

function killIfRunning(process: Deno.ChildProcess): void {
  try {
    process.kill("SIGKILL");
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function runTask(name: string, args: string[], dataDir: string): Promise<void> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", name, "--", ...args],
    env: { DATA_DIR: dataDir },
  }).output();
  const decoder = new TextDecoder();
  assert.equal(code, 0, decoder.decode(stdout) + decoder.decode(stderr));
}
