import assert from "node:assert/strict";
import { ORIGIN, testApp } from "../../tests/support/app.ts";
import { generationFixture } from "../../tests/support/generation_fixture.ts";
import { keys } from "../store/keys.ts";

async function siteWith(ids: number[]) {
  const fixture = await generationFixture();
  const { kv, images } = fixture;
  for (const id of ids) await kv.set(keys.character(id), { id });
  const app = await testApp({ kv, images });
  const read = async (path: string) => {
    const response = await app.request(path);
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get("content-type")!, /^application\/xml; charset=utf-8$/);
    const urls = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
    return Array.from(urls, ([, url]) => url!);
  };
  return { app, kv, read, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() };
}

Deno.test("the sitemap leads to every public page and every character, each once", async () => {
  const ids = [1, 2, 999, 1000, 1001, 3500];
  await using site = await siteWith(ids);
  await site.kv.set(keys.contest("2020-10"), { state: "closed" });
  await site.kv.set(keys.contest("2020-09"), { state: "closing" });
  await site.kv.set(keys.contest("2999-01"), { state: "open" });
  const files = await site.read("/sitemap.xml");
  assert.equal(files.length, 4);
  const found: string[] = [];
  for (const file of files) {
    const response = await site.app.request(file);
    if (response.status === 200) found.push(...await site.read(file));
    else assert.equal(response.status, 404);
  }
  const paths = [
    "/",
    "/community",
    "/community/how-voting-works",
    "/auth",
    "/terms",
    "/privacy",
    "/api",
    "/community/2020-10",
    ...ids.map((id) => `/character/${id}`),
  ];
  assert.deepEqual(found, paths.map((path) => ORIGIN + path));
});

Deno.test("a new site has its pages in it", async () => {
  await using site = await siteWith([]);
  assert.deepEqual(await site.read("/sitemap.xml"), [`${ORIGIN}/sitemap.xml?file=1`]);
  assert.equal((await site.read("/sitemap.xml?file=1")).length, 7);
  for (const file of ["2", "0", "999999999", "1e3", "x", ""]) {
    assert.equal((await site.app.request(`/sitemap.xml?file=${file}`)).status, 404, file);
  }
});

Deno.test("crawlers find the sitemap and the pictures of links, and nothing private", async () => {
  await using site = await siteWith([]);
  const text = await (await site.app.request("/robots.txt")).text();
  assert.match(text, /^Sitemap: https:\/\/purrtrait\.example\/sitemap\.xml$/m);
  assert.match(text, /^Allow: \/api\/characters\/\*\/card\.png$/m);
  for (const path of ["/api/", "/account", "/credits"]) {
    assert.match(text, new RegExp(`^Disallow: ${path}$`, "m"));
  }
});
