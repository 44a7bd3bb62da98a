import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import sharp from "sharp";
import { testApp } from "../../tests/support/app.ts";
import { draw } from "../../tests/support/characters.ts";
import { generationFixture, plainPng } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { diskImages } from "../images/disk_images.ts";
import { newPictureKey } from "../images/picture_key.ts";

const REQUEST = { owner: "guest:192.0.2.1", choices: { prompt: "a cat", style: "anime" } } as const;

async function gallery() {
  const fixture = await generationFixture();
  const clock = { now: new Date("2026-11-20T12:00:00Z") };
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const folder = `${fixture.folder}/images`;
  const images = await diskImages({ folder, secret, now: () => clock.now });
  const { imageUrl: key } = await fixture.open({ images }).generate(REQUEST);
  const app = await testApp({ kv: fixture.kv, images });
  const urlOf = async (key: string) => {
    const response = await app.request(`/api/images/presigned?key=${encodeURIComponent(key)}`);
    assert.equal(response.status, 200);
    return (await response.json()).presignedUrl as string;
  };
  return {
    app,
    clock,
    key,
    folder,
    urlOf,
    [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose](),
  };
}

Deno.test("a key becomes an address, the address a picture", async () => {
  await using g = await gallery();
  const response = await g.app.request(await g.urlOf(g.key));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "image/png");
  assert.equal(response.headers.get("cache-control"), "private, max-age=900, immutable");
  assert.deepEqual(new Uint8Array(await response.arrayBuffer()), await plainPng());
});

Deno.test("a browser that has the picture is not sent it again", async () => {
  await using g = await gallery();
  const url = await g.urlOf(g.key);
  const etag = (await g.app.request(url)).headers.get("etag");
  assert(etag);
  const response = await g.app.request(url, { headers: { "If-None-Match": etag } });
  assert.equal(response.status, 304);
  assert.equal(await response.text(), "");
});

Deno.test("HEAD answers like GET, without the picture", async () => {
  await using g = await gallery();
  const response = await g.app.request(await g.urlOf(g.key), { method: "HEAD" });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "image/png");
  assert.equal(await response.text(), "");
});

Deno.test("POST /api/test-presigned-url answers like the GET", async () => {
  await using g = await gallery();
  const response = await g.app.request("/api/test-presigned-url", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ key: g.key }),
  });
  assert.equal(response.status, 200);
  const { presignedUrl } = await response.json();
  assert.equal((await g.app.request(presignedUrl)).status, 200);
});

Deno.test("keys that are not ours are 400, unknown ones 404", async () => {
  await using g = await gallery();
  const statusOf = async (key: string) =>
    (await g.app.request(`/api/images/presigned?key=${encodeURIComponent(key)}`)).status;
  for (const key of ["", "x", "../kv.sqlite3", "pictures/../../kv.sqlite3", `/${g.key}`]) {
    assert.equal(await statusOf(key), 400);
  }
  assert.equal((await g.app.request("/api/images/presigned")).status, 400);
  assert.equal(await statusOf(newPictureKey()), 404);
  for (const body of [{}, { key: 1 }, { key: "../x" }]) {
    const response = await g.app.request("/api/test-presigned-url", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 400);
  }
});

Deno.test("an altered or expired URL answers 403", async () => {
  await using g = await gallery();
  const url = new URL(await g.urlOf(g.key), "http://localhost");
  const altered = (change: (url: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return copy.pathname + copy.search;
  };
  const urls = [
    altered((copy) => copy.searchParams.set("expires", "99999999999")),
    altered((copy) => copy.searchParams.set("expires", "1e12")),
    altered((copy) => copy.searchParams.set("expires", "-1")),
    altered((copy) => copy.searchParams.delete("expires")),
    altered((copy) => copy.searchParams.delete("signature")),
    altered((copy) => copy.searchParams.set("signature", "A".repeat(43))),
    altered((copy) => copy.pathname = `/images/${newPictureKey()}`),
    `/images/${g.key}`,
  ];
  for (const wrong of urls) {
    const response = await g.app.request(wrong);
    assert.equal(response.status, 403, wrong);
    assert.match((await response.json()).message, /not valid/);
  }
  g.clock.now = new Date("2026-11-20T12:15:00Z");
  const response = await g.app.request(url);
  assert.equal(response.status, 403);
  assert.match((await response.json()).message, /expired/);
});

Deno.test("no URL leads out of the folder", async () => {
  await using g = await gallery();
  const query = new URL(await g.urlOf(g.key), "http://localhost").search;
  const paths = ["../kv.sqlite3", "..%2fkv.sqlite3", "pictures/..%2f..%2fkv.sqlite3", "a/b"];
  for (const path of paths) {
    assert.equal((await g.app.request(`/images/${path}${query}`)).status, 404, path);
  }
});

Deno.test("a picture that was just drawn is shown as a WebP of 150 kB at most, and kept as PNG", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const browser = await product.browser("felix");
  for (const style of ["pixel", "watercolor"]) {
    const { imageUrl } = await draw(browser, { style });
    const url = `/api/images/presigned?key=${encodeURIComponent(imageUrl)}`;
    const shown = async (query: string) => {
      const { presignedUrl } = await (await browser.get(url + query)).json();
      return new Uint8Array(await (await browser.get(presignedUrl)).arrayBuffer());
    };
    const webp = await shown("&format=webp");
    const { format, width } = await sharp(webp).metadata();
    assert.deepEqual([format, width], ["webp", 1024]);
    assert.ok(webp.length <= 150_000);
    assert.equal((await sharp(await shown("")).metadata()).format, "png");
  }
});
