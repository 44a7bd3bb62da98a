/**
 * @module S3-compatible storage for a cluster: versitygw where it is installed, otherwise the fake. Both
 * can be away and come back with what they hold.
 */
import { join } from "node:path";
import type { S3Config } from "../../server/config.ts";
import { freePort } from "../../server/tasks/product.ts";
import { fakeS3 } from "../fakes/s3.ts";
import { installed, VERSITYGW } from "../support/installed.ts";
import { untilItListens } from "../kv_connect/listening.ts";

export interface Storage extends AsyncDisposable {
  name: string;
  config: S3Config;
  /** Ends it at once; what it holds stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startStorage(): Promise<Storage> {
  const program = installed(VERSITYGW);
  return program ? await startVersitygw(program) : fakeStorage();
}

function fakeStorage(): Storage {
  const s3 = fakeS3();
  return {
    name: "a fake S3 server (there is no versitygw)",
    config: s3.config,
    stop: s3.stop,
    start: () => Promise.resolve(s3.start()),
    [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose](),
  };
}

async function startVersitygw(program: string): Promise<Storage> {
  const folder = await Deno.makeTempDir({ prefix: "purrtrait-versitygw-" });
  const port = freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const config: S3Config = {
    endpoint,
    publicUrl: endpoint,
    region: "eu-west-1",
    bucket: "pictures-of-cats",
    accessKeyId: "the-key-id",
    secretAccessKey: "the-secret-key",
    addressing: "path",
    keyPrefix: "",
    sessionToken: undefined,
  };
  // A folder is a bucket.
  await Deno.mkdir(join(folder, config.bucket));
  let server = await spawn();

  async function spawn(): Promise<Deno.ChildProcess> {
    const { region, accessKeyId, secretAccessKey } = config;
    const child = new Deno.Command(program, {
      args: ["--quiet", "--port", `127.0.0.1:${port}`, "--region", region, "posix", folder],
      env: { ROOT_ACCESS_KEY_ID: accessKeyId, ROOT_SECRET_ACCESS_KEY: secretAccessKey },
      stdout: "null",
      stderr: "null",
    }).spawn();
    await untilItListens(port);
    return child;
  }

  async function stop(): Promise<void> {
    server.kill("SIGKILL");
    await server.status;
  }

  return {
    name: "versitygw",
    config,
    stop,
    async start() {
      server = await spawn();
    },
    async [Symbol.asyncDispose]() {
      await stop().catch(() => {});
      await Deno.remove(folder, { recursive: true });
    },
  };
}
