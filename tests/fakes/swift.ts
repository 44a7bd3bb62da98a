// deno-lint-ignore-file no-console -- it says what takes a minute
/**
 * @module OpenStack Swift with its S3 interface: a real server, strict about signatures, from Debian's
 * packages.
 */
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "../../server/config.ts";
import { freePort } from "../../server/tasks/product.ts";
import { sleep } from "../../lib/sleep.ts";

export interface Swift extends AsyncDisposable {
  /** How to reach a new, empty bucket. */
  newBucket(): Promise<S3Config>;
}

const PARTS = ["account", "container", "object"] as const;
const PACKAGES = ["swift-proxy", ...PARTS.map((part) => `swift-${part}`)];

const START_LIMIT_MS = 60_000;

const CREDENTIALS = { accessKeyId: "test:tester", secretAccessKey: "testing" };

/** A folder without a drive, one copy of everything, nothing that watches or repairs. */
const STORAGE = (part: string, folder: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

/** Signing in insists on a cache; there is none at this address, and it goes on without. */
const PROXY = (folder: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${CREDENTIALS.secretAccessKey} .admin
`;

/** Starts one, or says why this machine cannot. */
export async function startSwift(): Promise<Swift | string> {
  if (Deno.build.os !== "linux" || Deno.uid() !== 0) return "it needs root on Linux";
  if (!await isInstalled() && !await install()) {
    return `the packages ${PACKAGES.join(", ")} are missing`;
  }

  const folder = await Deno.makeTempDir({ prefix: "swift-" });
  await Deno.mkdir(`${folder}/devices/disk`, { recursive: true });
  const ports = [freePort(), freePort(), freePort(), freePort()] as const;
  const proxyPort = ports[3];
  await Promise.all(PARTS.map((part, index) => preparePart(part, folder, ports[index]!)));
  await Deno.writeTextFile(`${folder}/proxy-server.conf`, PROXY(folder, proxyPort));
  const servers = [...PARTS, "proxy"].map((part) =>
    new Deno.Command(`swift-${part}-server`, {
      args: [`${folder}/${part}-server.conf`],
      stdout: "null",
      stderr: "null",
    }).spawn()
  );
  const swift = {
    newBucket: () => newBucket(`http://127.0.0.1:${proxyPort}`),
    async [Symbol.asyncDispose]() {
      for (const server of servers) server.kill("SIGTERM");
      await Promise.all(servers.map((server) => server.status));
      await Deno.remove(folder, { recursive: true });
    },
  };
  if (await answers(ports)) return swift;
  await swift[Symbol.asyncDispose]();
  return `it did not start within ${START_LIMIT_MS / 1000} seconds`;
}

async function isInstalled(): Promise<boolean> {
  return await succeeds("dpkg", ["-s", ...PACKAGES]);
}

/** Only where no service manager would start services of its own from it, as in the container of a CI. */
async function install(): Promise<boolean> {
  const managed = await Deno.stat("/run/systemd/system").then(() => true, () => false);
  if (managed) return false;
  console.log("installing OpenStack Swift …");
  const packages = ["install", "-y", "--no-install-recommends", ...PACKAGES];
  return await succeeds("apt-get", packages) ||
    await succeeds("apt-get", ["update"]) && await succeeds("apt-get", packages);
}

async function preparePart(part: string, folder: string, port: number): Promise<void> {
  await Deno.writeTextFile(`${folder}/${part}-server.conf`, STORAGE(part, folder, port));
  const builder = `${folder}/${part}.builder`;
  for (
    const step of [
      ["create", "1", "1", "1"],
      ["add", `r1z1-127.0.0.1:${port}/disk`, "1"],
      ["rebalance"],
    ]
  ) {
    const [command, ...values] = step;
    await succeeds("swift-ring-builder", [builder, command!, ...values]);
  }
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const process = new Deno.Command(command, { args, env, stdout: "null", stderr: "null" });
  return await process.output().then(({ success }) => success, () => false);
}

/** Whether all of these ports accept connections in time. */
async function answers(ports: readonly number[]): Promise<boolean> {
  const limit = Date.now() + START_LIMIT_MS;
  for (const port of ports) {
    while (!await accepts(port)) {
      if (Date.now() > limit) return false;
      await sleep(100);
    }
  }
  return true;
}

async function accepts(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}

async function newBucket(endpoint: string): Promise<S3Config> {
  const region = "us-east-1";
  const bucket = `pictures-${crypto.randomUUID()}`;
  const client = new S3Client({ region, endpoint, credentials: CREDENTIALS, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  const where = { addressing: "path", keyPrefix: "", sessionToken: undefined } as const;
  return { endpoint, publicUrl: endpoint, region, bucket, ...where, ...CREDENTIALS };
}
