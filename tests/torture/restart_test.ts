// deno-lint-ignore-file no-console -- a torture test prints its seed and its figures
/**
 * The server killed in the middle of drawing, and told to stop: nothing acknowledged is lost, nothing is
 * left broken.
 */
import assert from "node:assert/strict";
import { type Product, startProduct } from "../../server/tasks/product.ts";

const KILLS = 8;
const VISITORS = 6;

interface Picture {
  imageUrl: string;
  seed: string;
}

async function draw({ origin }: Product, key: string): Promise<Picture | undefined> {
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "idempotency-key": key },
    body: JSON.stringify({ prompt: `a grey cat number ${key}`, style: "pixel" }),
  }).catch(() => undefined);
  return response?.ok ? await response.json().catch(() => undefined) : undefined;
}

Deno.test("kill -9 in the middle of drawing loses no acknowledged picture", async () => {
  const seed = Math.floor(Math.random() * 1e6);
  console.log(`seed ${seed}`);
  const acknowledged = new Map<string, Picture>();
  let product = await startProduct();
  const { dataDir } = product;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const work = Array.from({ length: VISITORS }, async (_, visitor) => {
        for (let wish = 0;; wish++) {
          const key = `visitor-${seed}-${kill}-${visitor}-${wish}`;
          const picture = await draw(product, key);
          if (!picture) return;
          acknowledged.set(key, picture);
        }
      });
      await new Promise((done) => setTimeout(done, 300 + (seed * (kill + 7)) % 1500));
      await product.stop("SIGKILL");
      await Promise.all(work);
      product = await startProduct({ dataDir });
      for (const [key, picture] of acknowledged) {
        assert.deepEqual(await draw(product, key), picture, `${key} after kill ${kill}`);
      }
    }
    for (const { imageUrl } of acknowledged.values()) {
      const address = await fetch(
        `${product.origin}/api/images/presigned?key=${encodeURIComponent(imageUrl)}`,
      );
      const { presignedUrl } = await address.json();
      const image = await fetch(new URL(presignedUrl, product.origin));
      assert.equal(image.status, 200);
      assert.equal((await image.bytes())[1], "P".charCodeAt(0));
    }
    assert.ok(acknowledged.size > 0);
    console.log(`${KILLS} kills, ${acknowledged.size} acknowledged pictures, all there`);
  } finally {
    await product.stop();
    await product.clear();
  }
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.test(`${signal} answers what is being drawn and ends with 0`, async () => {
    const product = await startProduct();
    const drawing = draw(product, `last-wish-${signal}`);
    await new Promise((done) => setTimeout(done, 100));
    assert.equal(await product.stop(signal), 0);
    assert.ok((await drawing)?.imageUrl);
    await product.clear();
  });
}

Deno.test("a second server on the same data is refused and says why", async () => {
  const product = await startProduct();
  const second = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "serve"],
    env: { DATA_DIR: product.dataDir, PORT: "0" },
    stderr: "piped",
    stdout: "null",
  }).output();
  assert.equal(second.code, 1);
  assert.match(new TextDecoder().decode(second.stderr), /Another Purrtrait server is using/);
  await product.stop();
  await product.clear();
});
