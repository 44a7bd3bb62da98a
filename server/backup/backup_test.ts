import assert from "node:assert/strict";
import { join } from "node:path";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { imagesIn } from "../images/disk_images.ts";
import { auditSource } from "../audit/audit_source.ts";
import { type TestSite, writeTestSite } from "../../tests/support/site.ts";
import { removeCharacter } from "../store/characters/character_removal.ts";
import { keys } from "../store/keys.ts";
import { refuseHalfRestored } from "../store/database/restore_mark.ts";
import { backUp } from "./backup.ts";
import { describeFile } from "./files.ts";
import { readManifest } from "./manifest.ts";
import { restore } from "./restore.ts";
import { folderSource, type Source } from "./sources.ts";

interface Places {
  site: TestSite;
  source: Source;
  /** For the backup. */
  folder: string;
  /** An empty place. */
  empty: string;
}

async function withPlaces(work: (places: Places) => Promise<void>): Promise<void> {
  const root = await Deno.makeTempDir({ prefix: "purrtrait-" });
  const dataDir = join(root, "data");
  await Deno.mkdir(dataDir);
  try {
    const site = await writeTestSite(dataDir);
    const source = await folderSource(dataDir);
    await work({ site, source, folder: join(root, "backup"), empty: join(root, "empty") });
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

function config(DATA_DIR: string): Config {
  return readConfig({ DATA_DIR });
}

function imagesOf(folder: string) {
  return imagesIn({ folder: join(folder, "images"), secret: new Uint8Array(32) });
}

/** Every row of a database, as text. */
async function rowsOf(path: string): Promise<string[]> {
  using kv = await Deno.openKv(path);
  return await Array.fromAsync(
    kv.list({ prefix: [] }),
    ({ key, value, versionstamp }) =>
      `${JSON.stringify(key)} ${Deno.inspect(value, { depth: 9 })} ${versionstamp}`,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder), ({ name }) => name)).sort();
}

async function assertRestorable(folder: string, empty: string): Promise<void> {
  const { broken } = await restore({ folder, config: config(empty) });
  assert.deepEqual(broken, []);
  assert.deepEqual((await auditSource(await folderSource(empty))).problems, []);
}

Deno.test("[backup] a restored site has every row, version and picture of the site", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    const { manifest, copied, there, lost } = await backUp({ source, folder });
    assert.deepEqual([copied, there, lost], [3, 0, []]);
    assert.equal(manifest.pictures.count, 3);
    assert.deepEqual((await auditSource(await folderSource(folder))).problems, []);

    await assertRestorable(folder, empty);
    const rows = await rowsOf(join(site.dataDir, "kv.sqlite3"));
    assert.equal(manifest.database.rows, rows.length);
    assert.deepEqual(await rowsOf(join(empty, "kv.sqlite3")), rows);
    for (const key of site.pictures) {
      assert.deepEqual(await imagesOf(empty).get(key), await imagesOf(site.dataDir).get(key));
    }
  });
});

Deno.test("[backup] the second backup copies only new or damaged pictures, and drops removed ones", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    await backUp({ source, folder });
    const [first, second] = site.pictures as [string, string];
    const asked: string[] = [];
    const watched: Source = {
      ...source,
      images: { list: source.images.list, get: (key) => (asked.push(key), source.images.get(key)) },
    };
    const again = await backUp({ source: watched, folder });
    assert.deepEqual([again.copied, again.there, asked], [0, 3, []]);

    const spoilt = await imagesOf(folder).get(first);
    await imagesOf(folder).put(first, spoilt!.with(50, spoilt![50]! ^ 1));
    {
      using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
      await imagesOf(site.dataDir).remove(second);
      await removeCharacter(kv, 2);
      await kv.set(keys.collection(1), { count: 1 });
    }
    const { copied, there, manifest } = await backUp({ source: watched, folder });
    assert.deepEqual([copied, there, asked], [1, 1, [first]]);
    assert.equal(await imagesOf(folder).get(second), null);
    assert.deepEqual(await namesIn(folder), [
      manifest.database.file,
      "images",
      "lock",
      "manifest.json",
      manifest.pictures.file,
    ]);
    await assertRestorable(folder, empty);
  });
});

Deno.test("[backup] an interrupted backup leaves the previous one unchanged", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    await backUp({ source, folder });
    const before = await readManifest(folder);
    {
      using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
      await kv.delete(keys.reportByUser(2, 2));
      await kv.delete(keys.report(2, 2));
    }
    await imagesOf(site.dataDir).put(`pictures/${"B".repeat(24)}.png`, new Uint8Array([1]));
    const broken: Source = {
      ...source,
      images: { list: source.images.list, get: () => Promise.reject(new Error("no storage")) },
    };
    await assert.rejects(backUp({ source: broken, folder }), /no storage/);
    // Copied before it was interrupted.
    await imagesOf(folder).put(`pictures/${"C".repeat(24)}.png`, new Uint8Array([1]));
    assert.deepEqual(await readManifest(folder), before);
    assert.deepEqual((await auditSource(await folderSource(folder))).problems, []);
    await assertRestorable(folder, empty);
    assert.ok(
      (await rowsOf(join(empty, "kv.sqlite3"))).some((row) => row.startsWith('["reports"')),
    );
  });
});

Deno.test("[backup] nothing looks like a backup before the first one is finished", async () => {
  await withPlaces(async ({ source, folder, empty }) => {
    const broken = { ...source, database: { kvUrl: join(empty, "nothing") } };
    await assert.rejects(backUp({ source: broken, folder }), ConfigError);
    await assert.rejects(restore({ folder, config: config(empty) }), /no finished backup/);
  });
});

Deno.test("[backup] a picture removed meanwhile is in neither the rows nor the pictures", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    const last = site.pictures[1]!;
    const busy: Source = {
      ...source,
      images: {
        // Drawn after the list, so that it is looked for when the rows are known.
        async *list() {},
        async get(key) {
          if (key === last) await removeLast();
          return await source.images.get(key);
        },
      },
    };
    async function removeLast() {
      using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
      await imagesOf(site.dataDir).remove(last);
      await removeCharacter(kv, 2);
      await kv.set(keys.collection(1), { count: 1 });
    }
    const { manifest, lost } = await backUp({ source: busy, folder });
    assert.deepEqual([manifest.pictures.count, lost], [2, []]);
    await assertRestorable(folder, empty);
  });
});

Deno.test("[backup] pictures that the site has lost are reported, and the rest is backed up", async () => {
  await withPlaces(async ({ site, source, folder }) => {
    await imagesOf(site.dataDir).remove(site.pictures[0]!);
    const { manifest, lost } = await backUp({ source, folder });
    assert.deepEqual([manifest.pictures.count, lost], [2, [site.pictures[0]!]]);
  });
});

Deno.test("[backup] a folder that holds something else is refused, and left alone", async () => {
  await withPlaces(async ({ site, source }) => {
    const before = await namesIn(site.dataDir);
    await assert.rejects(backUp({ source, folder: site.dataDir }), /is no part of a backup/);
    assert.deepEqual(await namesIn(site.dataDir), before);
  });
});

Deno.test("[backup] a second simultaneous backup into the same folder is refused", async () => {
  await withPlaces(async ({ source, folder, empty }) => {
    const outcomes = await Promise.allSettled([
      backUp({ source, folder }),
      backUp({ source, folder }),
    ]);
    assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1);
    await assertRestorable(folder, empty);
  });
});

Deno.test("[restore] a place that is in use is refused, and left alone", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    await backUp({ source, folder });
    const database = join(site.dataDir, "kv.sqlite3");
    const before = await rowsOf(database);
    await assert.rejects(restore({ folder, config: config(site.dataDir) }), /an empty place only/);
    assert.deepEqual(await rowsOf(database), before);

    await Deno.mkdir(join(empty, "images/unfinished"), { recursive: true });
    await imagesOf(empty).put(`pictures/${"B".repeat(24)}.png`, new Uint8Array([1]));
    await assert.rejects(restore({ folder, config: config(empty) }), /an empty place only/);
    assert.deepEqual(await namesIn(empty), ["images", "lock"]);
  });
});

Deno.test("[restore] an empty database that a refused start has left is no obstacle", async () => {
  await withPlaces(async ({ source, folder, empty }) => {
    await backUp({ source, folder });
    await Deno.mkdir(empty);
    {
      using kv = await Deno.openKv(join(empty, "kv.sqlite3"));
      await kv.set(keys.secret("image-addresses"), new Uint8Array(32));
    }
    await assertRestorable(folder, empty);
  });
});

Deno.test("[restore] a backup whose database or list was changed is refused", async () => {
  await withPlaces(async ({ source, folder, empty }) => {
    const { manifest } = await backUp({ source, folder });
    for (const { file } of [manifest.database, manifest.pictures]) {
      const bytes = await Deno.readFile(join(folder, file));
      await Deno.writeFile(join(folder, file), bytes.with(100, bytes[100]! ^ 1));
      await assert.rejects(restore({ folder, config: config(empty) }), /is not what was backed up/);
      await Deno.writeFile(join(folder, file), bytes);
    }
    await Deno.writeTextFile(join(folder, "manifest.json"), "{}");
    await assert.rejects(restore({ folder, config: config(empty) }), /is not the manifest/);
  });
});

Deno.test("[restore] a picture that was changed is reported and not restored; the rest is", async () => {
  await withPlaces(async ({ site, source, folder, empty }) => {
    await backUp({ source, folder });
    const [key] = site.pictures as [string];
    const bytes = await imagesOf(folder).get(key);
    await imagesOf(folder).put(key, bytes!.with(50, bytes![50]! ^ 1));
    const { broken } = await restore({ folder, config: config(empty) });
    assert.deepEqual(broken, [key]);
    await imagesOf(folder).remove(key);
    const { problems } = await auditSource(await folderSource(folder), { readPictures: false });
    assert.deepEqual(problems, [`picture ${key} is lost`]);
    assert.equal(await imagesOf(empty).get(key), null);
    assert.ok(await imagesOf(empty).get(site.pictures[1]!));
  });
});

Deno.test("[restore] no server starts on a half-restored folder, and the restore can be continued", async () => {
  await withPlaces(async ({ source, folder, empty }) => {
    const { manifest } = await backUp({ source, folder });
    const database = join(empty, "kv.sqlite3");
    const interruption = new Error("interrupted");
    const interrupted = restore({
      folder,
      config: config(empty),
      onProgress() {
        throw interruption;
      },
    });
    await assert.rejects(interrupted, interruption);
    await assert.rejects(Deno.stat(database), Deno.errors.NotFound);
    await assert.rejects(refuseHalfRestored(database), /run the same `deno task restore` again/);

    await assertRestorable(folder, empty);
    await refuseHalfRestored(database);
    assert.equal(
      (await describeFile(join(folder, manifest.database.file))).sha256,
      manifest.database.sha256,
    );
  });
});
