/**
 * The table of every storage, over a real S3-compatible server.
 */
import assert from "node:assert/strict";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { s3Images } from "../../server/images/s3_images.ts";
import { testImageStore } from "../support/image_store.ts";
import { startSwift } from "../fakes/swift.ts";

const secret = crypto.getRandomValues(new Uint8Array(32));

const swift = await startSwift();
if (typeof swift === "string") {
  Deno.test.ignore(`[images, Swift] left out, because ${swift}`, () => {});
} else {
  Deno.test.afterAll(async () => await swift[Symbol.asyncDispose]());
  testImageStore("Swift", async () => {
    const config = await swift.newBucket();
    return {
      open: (now) => Promise.resolve(s3Images({ config, secret, now })),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  });

  Deno.test("[images, Swift] a wrong secret or bucket is refused", async () => {
    const config = await swift.newBucket();
    const key = newPictureKey();
    const bytes = new Uint8Array([1, 2, 3]);
    await s3Images({ config, secret }).put(key, bytes);
    for (const mistake of [{ secretAccessKey: "another" }, { bucket: "another" }]) {
      const images = s3Images({ config: { ...config, ...mistake }, secret });
      const refused = { name: "Failure", kind: "provider" };
      await assert.rejects(images.get(key), refused);
      await assert.rejects(images.put(key, bytes), refused);
      await assert.rejects(images.check(), refused);
      const response = await fetch(await images.url(key, 60));
      assert([403, 404].includes(response.status), String(response.status));
      await response.body?.cancel();
    }
  });
}
