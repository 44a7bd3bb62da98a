/**
 * Backing up and restoring where the database is a KV Connect server and the pictures are in S3.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { backUp } from "../../server/backup/backup.ts";
import { copyDatabase } from "../../server/store/database/copy/database_copy.ts";
import { readManifest } from "../../server/backup/manifest.ts";
import { restore } from "../../server/backup/restore.ts";
import { folderSource, siteSource } from "../../server/backup/sources.ts";
import { type Config, readConfig } from "../../server/config.ts";
import { auditSource } from "../../server/audit/audit_source.ts";
import { writeTestSite } from "../support/site.ts";
import { openDatabase } from "../../server/store/database/database.ts";
import { refuseHalfRestored } from "../../server/store/database/restore_mark.ts";
import { isWorthCopying } from "../../server/store/database/row_lifetimes.ts";
import { fakeS3 } from "../fakes/s3.ts";
import { type Denokv, kvConnectTest } from "./denokv.ts";
import { startKvProxy } from "./kv_proxy.ts";
import { sleep } from "../../lib/sleep.ts";

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "purrtrait-" });
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function remoteConfig({ variables }: Denokv, DATA_DIR: string): Config {
  return readConfig({ ...variables, DATA_DIR });
}

/** Every row, without what a process writes for itself. */
async function rowsOf(kv: Deno.Kv): Promise<string[]> {
  const rows = await Array.fromAsync(kv.list({ prefix: [] }, { batchSize: 100 }));
  return rows.filter(({ key }) => isWorthCopying(key))
    .map(({ key, value }) => `${JSON.stringify(key)} ${Deno.inspect(value, { depth: 9 })}`);
}

/** Adds pairs of rows, each pair in one commit, until it is stopped, or the test fails. */
function keepWriting(kv: Deno.Kv) {
  let open = true;
  let written = 0;
  async function write(): Promise<void> {
    while (open) {
      const id = written++;
      await kv.atomic().set(["a", id], id).set(["b", id], id).sum(["sum"], 1n).commit();
    }
  }
  const writers = Promise.all(Array.from({ length: 4 }, write));
  async function stop(): Promise<void> {
    open = false;
    await writers;
  }
  return { written: () => written, stop, [Symbol.asyncDispose]: stop };
}

async function assertOneMoment(path: string, atLeast: number): Promise<void> {
  using kv = await Deno.openKv(path);
  const [a, b] = await Promise.all(
    ["a", "b"].map((table) => Array.fromAsync(kv.list({ prefix: [table] }), ({ key }) => key[1])),
  );
  assert.deepEqual(a, b);
  assert.equal(Number((await kv.get(["sum"])).value), a!.length);
  assert.ok(a!.length >= atLeast, `${a!.length} of at least ${atLeast}`);
}

kvConnectTest("a site moves from a folder to KV Connect and S3, and back", async (denokv) => {
  await using s3 = fakeS3();
  await withFolder(async (root) => {
    const [data, first, second, back] = ["data", "first", "second", "back"].map((name) =>
      join(root, name)
    ) as [string, string, string, string];
    await Deno.mkdir(data);
    const site = await writeTestSite(data);
    await backUp({ source: await folderSource(data), folder: first });

    const config = { ...remoteConfig(denokv, data), s3: s3.config };
    const interruption = new Error("interrupted");
    const interrupted = restore({
      folder: first,
      config,
      onProgress() {
        throw interruption;
      },
    });
    await assert.rejects(interrupted, interruption);
    {
      using kv = await openDatabase(config.kvUrl);
      await assert.rejects(refuseHalfRestored(config.kvUrl, kv), /run the same/);
    }
    assert.deepEqual((await restore({ folder: first, config })).broken, []);
    assert.deepEqual([...s3.objects.keys()].sort(), site.pictures.toSorted());
    const source = await siteSource(config);
    assert.deepEqual((await auditSource(source)).problems, []);
    await assert.rejects(restore({ folder: first, config }), /an empty place only/);

    const { manifest } = await backUp({ source, folder: second });
    assert.equal(manifest.pictures.count, 3);
    await restore({ folder: second, config: readConfig({ DATA_DIR: back }) });
    assert.deepEqual((await auditSource(await folderSource(back))).problems, []);
    using before = await Deno.openKv(join(data, "kv.sqlite3"));
    using after = await Deno.openKv(join(back, "kv.sqlite3"));
    assert.deepEqual(await rowsOf(after), await rowsOf(before));
  });
});

kvConnectTest("a scan gives the rows of one moment once the writers rest", async (denokv) => {
  await withFolder(async (root) => {
    using kv = await openDatabase(denokv.url);
    await using writing = keepWriting(kv);
    while (writing.written() < 200) await sleep(5);
    const acknowledged = writing.written() - 4;
    const copied = copyDatabase({ kvUrl: denokv.url }, join(root, "copy.sqlite3"));
    setTimeout(writing.stop, 500);
    await copied;
    await assertOneMoment(join(root, "copy.sqlite3"), acknowledged);
  });
});

kvConnectTest(
  "a scan of a database that never rests fails, and the backup before stays",
  async (denokv) => {
    await withFolder(async (root) => {
      const data = join(root, "data");
      const folder = join(root, "backup");
      await Deno.mkdir(data);
      await writeTestSite(data);
      await backUp({ source: await folderSource(data), folder });
      const before = await readManifest(folder);

      using kv = await openDatabase(denokv.url);
      await using proxy = startKvProxy(denokv.url);
      let written = 0;
      proxy.before = (kind) => kind === "snapshot_read" && kv.set(["written"], ++written);
      const source = { ...await folderSource(data), database: { kvUrl: proxy.url } };
      await assert.rejects(
        backUp({ source, folder, patienceMs: 300 }),
        /KV_URL set to its SQLite file/,
      );
      assert.deepEqual(await readManifest(folder), before);
      assert.deepEqual((await auditSource(await folderSource(folder))).problems, []);
    });
  },
);

kvConnectTest(
  "the SQLite file of a busy server is copied as it was at one moment",
  async (denokv) => {
    await withFolder(async (root) => {
      using kv = await openDatabase(denokv.url);
      await using writing = keepWriting(kv);
      for (let round = 0; round < 5; round++) {
        while (writing.written() < 100 * (round + 1)) {
          await sleep(5);
        }
        const acknowledged = writing.written() - 4;
        const copy = join(root, `copy-${round}.sqlite3`);
        await copyDatabase({ kvUrl: denokv.path }, copy);
        await assertOneMoment(copy, acknowledged);
      }
      await writing.stop();
    });
  },
);
