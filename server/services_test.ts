/**
 * What the server starts with, and where it refuses to start.
 */
import assert from "node:assert/strict";
import { PICTURE_WIDTHS } from "../lib/picture_widths.ts";
import { ConfigError, readConfig } from "./config.ts";
import { variantKey } from "./images/picture_key.ts";
import { createEagerVariants } from "./images/eager_variants.ts";
import { openProviders } from "./providers.ts";
import { createServices, openServices } from "./services.ts";
import { keys } from "./store/keys.ts";
import { markInstalled } from "./store/database/installation.ts";
import { serverArguments } from "./tasks/serve.ts";

const S3 = {
  S3_ENDPOINT: "https://s3.example:9000",
  S3_REGION: "eu-west-1",
  S3_BUCKET: "cats",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};
const FRONTEND = {
  renderPage: () => Promise.reject(new Error("No pages here.")),
  clientFolder: undefined,
  development: false,
};

/** Starts on Deno Deploy with these variables; answers what pictures are kept as. */
async function startOnDeploy(
  { installed, ...variables }: Record<string, string> & { installed?: string },
): Promise<string> {
  const DATA_DIR = await Deno.makeTempDir();
  const KV_URL = `${DATA_DIR}/kv.sqlite3`;
  try {
    if (installed) {
      using kv = await Deno.openKv(KV_URL);
      await markInstalled(kv);
    }
    const config = readConfig({ DENO_DEPLOY: "1", DATA_DIR, KV_URL, ...variables });
    const services = await openServices(config, FRONTEND);
    await services.close();
    return services.images.name;
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
}

function refused(why: RegExp) {
  return (error: unknown) => error instanceof ConfigError && why.test(error.message);
}

Deno.test("[start] Deno Deploy without a database of its own is refused", () =>
  assert.rejects(startOnDeploy(S3), refused(/No database/)));

Deno.test("[start] Deno Deploy without S3 storage is refused", () =>
  assert.rejects(startOnDeploy({ installed: "yes" }), refused(/No picture storage.*S3_ENDPOINT/)));

Deno.test("[start] on Deno Deploy with a database and S3 the server starts, and pictures go to S3", async () => {
  const name = await startOnDeploy({ installed: "yes", ...S3 });
  assert.equal(name, "bucket cats at https://s3.example:9000");
});

Deno.test("[start] what is saved has its copies before the first request", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  try {
    const config = readConfig({ DATA_DIR, KV_URL: ":memory:" });
    const services = await openServices(config, FRONTEND);
    const { accounts, generation, characters, images } = services;
    const { user } = await accounts.register(
      { username: "felix", email: "felix@example.com", password: "a cat on the roof" },
      { clientAddress: "192.0.2.1", device: "Test" },
    );
    const choices = { prompt: "a cat", style: "pixel" } as const;
    const drawn = await generation.generate({ owner: `user:${user.id}`, choices });
    await characters.save(user.id, { ...drawn, name: "Miso" });
    await services.close();
    const stored = await Array.fromAsync(images.list());
    assert.deepEqual(
      stored.sort(),
      [
        drawn.imageUrl,
        ...PICTURE_WIDTHS.map((width) => variantKey(drawn.imageUrl, width)),
      ].sort(),
    );
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});

Deno.test("[stop] a request that is never answered does not stop other parts from closing", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  try {
    const config = readConfig({ DATA_DIR });
    // Copies of a picture may take longer than is left.
    const eagerVariants = { order() {}, close: () => Promise.resolve() };
    const services = await openServices(config, FRONTEND, { eagerVariants });
    const { accounts, generation, characters, contest } = services;
    const { user } = await accounts.register(
      { username: "felix", email: "felix@example.com", password: "a cat on the roof" },
      { clientAddress: "192.0.2.1", device: "Test" },
    );
    const choices = { prompt: "a cat", style: "pixel" } as const;
    const drawn = await generation.generate({ owner: `user:${user.id}`, choices });
    const { id: characterId } = await characters.save(user.id, { ...drawn, name: "Miso" });
    const { id, contestPeriod } = await contest.submit(user.id, { characterId });
    await contest.list({ sort: "discover", limit: 60 });
    await services.close({ requests: new Promise(() => {}), withinMs: 50 });

    // The lock on the folder is free, and what the contest had in memory is written.
    const again = await openServices(config, FRONTEND);
    const impressions = await again.kv.get<Deno.KvU64>(keys.impressions(contestPeriod, id));
    await again.close();
    assert.equal(impressions.value?.value, 1n);
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});

Deno.test("[stop] every part is closed, and the database after all others", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  const closed: string[] = [];
  const noted =
    (part: string, close: () => Promise<void> = () => Promise.resolve()) => async () => {
      await close();
      closed.push(part);
    };
  try {
    const config = readConfig({ DATA_DIR });
    const providers = await openProviders(config);
    const { images, payments } = providers;
    const eagerVariants = createEagerVariants(images);
    const { generation, contest, cronLease, kv, close } = createServices({
      config,
      frontend: FRONTEND,
      eagerVariants: { ...eagerVariants, close: noted("early variants", eagerVariants.close) },
      providers: {
        ...providers,
        payments: { ...payments, settled: noted("payments", payments.settled) },
        mailer: { queue() {}, settled: noted("mail") },
        close: noted("database", providers.close),
      },
    });
    generation.watch();
    await contest.list({ sort: "discover", limit: 60 });
    await cronLease.whileHeld(() => Promise.resolve());
    await close();

    assert.deepEqual(closed.slice(0, -1).sort(), ["early variants", "mail", "payments"]);
    assert.equal(closed.at(-1), "database");
    const choices = { prompt: "a cat", style: "pixel" } as const;
    await assert.rejects(generation.generate({ owner: "guest:x", choices }), /is restarting/);
    const photo = { jpeg: new Uint8Array(), fingerprint: "" };
    await assert.rejects(providers.generator.readPhoto!(photo), /is stopping/);
    await assert.rejects(kv.get(keys.cronLease), /closed|Bad resource/i);
    await assert.rejects(Deno.stat(`${DATA_DIR}/kv.sqlite3-wal`), Deno.errors.NotFound);

    // The lock on the folder is free, and another process may run the crons at once.
    const again = await openServices(config, FRONTEND);
    assert.equal((await again.kv.get(keys.cronLease)).value, null);
    await again.close();
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});

Deno.test("[start] pictures without their database are refused, unless the operator says so", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  const open = (variables: Record<string, string> = {}) =>
    openServices(readConfig({ DATA_DIR, ...variables }), FRONTEND);
  try {
    const first = await open();
    const choices = { prompt: "a cat", style: "pixel" } as const;
    const { imageUrl } = await first.generation.generate({ owner: "guest:x", choices });
    await first.close();
    await (await open()).close();

    for (const lose of [Deno.remove, Deno.truncate]) {
      await lose(`${DATA_DIR}/kv.sqlite3`);
      // The refused start writes nothing that would let the next one pass.
      for (let start = 0; start < 2; start++) {
        await assert.rejects(
          open(),
          refused(/has pictures, but .* is empty.*ALLOW_EMPTY_DATABASE/),
        );
      }
    }
    const allowed = await open({ ALLOW_EMPTY_DATABASE: "1" });
    assert.ok(await allowed.images.get(imageUrl));
    await allowed.close();
    await (await open()).close();
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});

Deno.test("[start] with a remote database and S3 nothing may be written, otherwise the data folder", () => {
  const written = (variables: Record<string, string>) =>
    serverArguments(readConfig({ DATA_DIR: "/cats", ...variables }))
      .filter((each) => /^--allow-(write|read)/.test(each));
  const remote = { KV_URL: "https://kv.example/x", DENO_KV_ACCESS_TOKEN: "token" };
  assert.deepEqual(written({ ...S3, ...remote }), ["--allow-read=.,/usr/bin/ldd"]);
  const folder = ["--allow-read=.,/cats,/usr/bin/ldd", "--allow-write=/cats"];
  for (const variables of [{}, S3, remote]) assert.deepEqual(written(variables), folder);
  assert.equal(
    written({ KV_URL: "/elsewhere/kv.sqlite3" })[1],
    "--allow-write=/cats,/elsewhere/kv.sqlite3,/elsewhere/kv.sqlite3-wal",
  );
});

Deno.test("[start] the server may reach the hosts of its services, and no others", () => {
  const net = (variables: Record<string, string>) =>
    serverArguments(readConfig({ ...variables, DATA_DIR: "/cats" }))
      .find((each) => each.startsWith("--allow-net="));
  const socket = "unix:/cats/operator.sock";
  assert.equal(net({}), `--allow-net=0.0.0.0:8000,${socket}`);
  assert.equal(net(S3), `--allow-net=0.0.0.0:8000,s3.example:9000,${socket}`);
});
