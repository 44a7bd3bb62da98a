/**
 * The product with its pictures in S3 storage, and moved between there and the disk.
 */
import assert from "node:assert/strict";
import { type Product, startProduct } from "../../server/tasks/product.ts";
import { fakeS3, variablesOf } from "../fakes/s3.ts";
import { sleep } from "../../lib/sleep.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

async function draw({ origin }: Product): Promise<string> {
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ prompt: "a grey cat", style: "pixel" }),
  });
  assert.equal(response.status, 200);
  return (await response.json()).imageUrl;
}

/** The picture as a browser gets it, and the origin it comes from. */
async function look({ origin }: Product, key: string) {
  const answer = await fetch(`${origin}/api/images/presigned?key=${encodeURIComponent(key)}`);
  const address = new URL((await answer.json()).presignedUrl, origin);
  const response = await fetch(address);
  return { origin: address.origin, status: response.status, bytes: await response.bytes() };
}

async function copyImages(from: string, to: string, env: Record<string, string>) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "images:copy", "--", "--from", from, "--to", to],
    env,
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, said: text(stdout) + text(stderr) };
}

Deno.test("[image copy] pictures lie in S3, are shown from there, and move to a disk and back", async () => {
  await using fake = fakeS3();
  const variables = variablesOf(fake.config);
  let product = await startProduct({ variables: { ...QUICK_SERVER, ...variables } });
  const { dataDir } = product;
  const moving = { ...variables, DATA_DIR: dataDir };
  try {
    const key = await draw(product);
    const inS3 = await look(product, key);
    assert.deepEqual([inS3.origin, inS3.status], [fake.config.endpoint, 200]);
    assert.deepEqual(fake.objects.get(key)?.bytes, inS3.bytes);
    const page = await fetch(product.origin);
    const policy = page.headers.get("content-security-policy") ?? "";
    assert.match(policy, new RegExp(`img-src [^;]*${fake.config.endpoint}`));
    await page.body?.cancel();

    const whileRunning = await copyImages("s3", "disk", moving);
    assert.equal(whileRunning.code, 2);
    assert.match(whileRunning.said, /Another Purrtrait server is using/);
    await product.stop();
    const toDisk = await copyImages("s3", "disk", moving);
    assert.equal(toDisk.code, 0, toDisk.said);
    assert.match(toDisk.said, /^1 copied and verified, 0 there already, .* 0 failed$/m);

    product = await startProduct({ dataDir, variables: QUICK_SERVER });
    const onDisk = await look(product, key);
    assert.deepEqual([onDisk.origin, onDisk.status], [product.origin, 200]);
    assert.deepEqual(onDisk.bytes, inS3.bytes);
    const second = await draw(product);
    const back = await copyImages("disk", "s3", moving);
    assert.equal(back.code, 0, back.said);
    assert.match(back.said, /^1 copied and verified, 1 there already, .* 0 failed$/m);
    assert.deepEqual([...fake.objects.keys()].sort(), [key, second].sort());
  } finally {
    await product.stop();
    await product.clear();
  }
});

Deno.test("[image copy] a storage that goes down is seen in the health, and the server goes on", async () => {
  await using fake = fakeS3();
  const product = await startProduct({
    variables: { ...QUICK_SERVER, ...variablesOf(fake.config) },
  });
  const health = async () => {
    const response = await fetch(`${product.origin}/healthz`);
    await response.body?.cancel();
    return response.status;
  };
  /** What was found is said again for a second. */
  const until = async (status: number) => {
    while (await health() !== status) await sleep(100);
  };
  try {
    await fake.stop();
    await until(503);
    assert.equal((await fetch(product.origin, { method: "HEAD" })).status, 200);
    fake.start();
    await until(200);
    await draw(product);
    assert.equal(fake.objects.size, 1);
  } finally {
    await product.stop();
    await product.clear();
  }
});

Deno.test("[image copy] pictures are copied from a folder that no server has written into", async () => {
  await using fake = fakeS3();
  const DATA_DIR = await Deno.makeTempDir();
  try {
    const name = `${"Ab".repeat(12)}.png`;
    await Deno.mkdir(`${DATA_DIR}/images/pictures/Ab`, { recursive: true });
    await Deno.writeFile(`${DATA_DIR}/images/pictures/Ab/${name}`, new Uint8Array([1, 2, 3]));
    const { code, said } = await copyImages("disk", "s3", {
      ...variablesOf(fake.config),
      DATA_DIR,
    });
    assert.equal(code, 0, said);
    assert.deepEqual([...fake.objects.keys()], [`pictures/${name}`]);
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});

Deno.test("[image copy] a copy that is impossible says why", async () => {
  await using fake = fakeS3();
  const variables = variablesOf(fake.config);
  const DATA_DIR = await Deno.makeTempDir();
  try {
    const cases: [string, string, Record<string, string>, RegExp][] = [
      ["disk", "disk", variables, /--from disk --to s3/],
      ["disk", "s3", {}, /S3_ENDPOINT/],
      ["disk", "s3", variables, /There are no pictures/],
      [
        "s3",
        "disk",
        { ...variables, S3_SECRET_ACCESS_KEY: "another" },
        /refused the request[^]*403/,
      ],
    ];
    for (const [from, to, env, why] of cases) {
      const { code, said } = await copyImages(from, to, { ...env, DATA_DIR });
      assert.equal(code, 2, said);
      assert.match(said, why);
    }
  } finally {
    await Deno.remove(DATA_DIR, { recursive: true });
  }
});
