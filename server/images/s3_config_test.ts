import assert from "node:assert/strict";
import { bucketUrl, ConfigError, readConfig } from "../config.ts";

const COMPLETE = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu-west-1",
  S3_BUCKET: "cats",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

Deno.test("[config] S3 is chosen by its variables; browsers ask the same host unless another is set", () => {
  assert.equal(readConfig({}).s3, undefined);
  const s3 = {
    endpoint: "https://s3.example",
    region: "eu-west-1",
    bucket: "cats",
    accessKeyId: "id",
    secretAccessKey: "secret",
    addressing: "path",
    keyPrefix: "",
    sessionToken: undefined,
  };
  assert.deepEqual(readConfig(COMPLETE).s3, { ...s3, publicUrl: "https://s3.example" });
  const S3_PUBLIC_URL = "https://pictures.example";
  assert.deepEqual(readConfig({ ...COMPLETE, S3_PUBLIC_URL }).s3, {
    ...s3,
    publicUrl: S3_PUBLIC_URL,
  });
});

Deno.test("[config] virtual-hosted buckets change the hosts that the server may reach", () => {
  const more = { S3_ADDRESSING: "virtual", S3_KEY_PREFIX: "site/one", S3_SESSION_TOKEN: "t" };
  const s3 = readConfig({ ...COMPLETE, ...more }).s3!;
  assert.deepEqual([s3.addressing, s3.keyPrefix, s3.sessionToken], ["virtual", "site/one/", "t"]);
  assert.equal(bucketUrl(s3, s3.endpoint), "https://cats.s3.example");
  assert.equal(bucketUrl({ ...s3, addressing: "path" }, s3.endpoint), "https://s3.example");
  assert.throws(() => readConfig({ ...COMPLETE, S3_KEY_PREFIX: "/site" }), /S3_KEY_PREFIX/);
});

for (const name of Object.keys(COMPLETE)) {
  Deno.test(`[config] S3 without ${name} is refused, and it is named`, () => {
    assert.throws(
      () => readConfig({ ...COMPLETE, [name]: "" }),
      (error) => error instanceof ConfigError && error.message.includes(`but ${name} is not`),
    );
  });
}

Deno.test("[config] a public address of S3 alone is refused", () => {
  assert.throws(
    () => readConfig({ S3_PUBLIC_URL: "https://pictures.example" }),
    (error) => error instanceof ConfigError && /but S3_ENDPOINT is not/.test(error.message),
  );
});

Deno.test("[config] an endpoint that is no address is refused", () => {
  assert.throws(() => readConfig({ ...COMPLETE, S3_ENDPOINT: "s3.example" }), /S3_ENDPOINT/);
});
