/** @module What every storage of pictures must do: one table of tests, run over each of them. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { Hono } from "hono";
import type { AppEnv } from "../../server/http/env.ts";
import { errorResponse } from "../../server/http/errors.ts";
import { imageRoutes } from "../../server/routes/images.ts";
import { keys } from "../../server/store/keys.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import {
  newPictureKey,
  originalKey,
  variantKey,
  withVariants,
} from "../../server/images/picture_key.ts";

/** A storage to test. */
export interface TestStorage extends AsyncDisposable {
  /** Opens it with this clock; every opening sees the same pictures. */
  open(now?: () => Date): Promise<ImageStore>;
}

interface Case {
  images: ImageStore;
  storage: TestStorage;
  /** What a URL shows, wherever it leads. */
  show(url: string): Promise<Response>;
}

const LIFE = 900;

/** Registers every test for this kind of storage. */
export function testImageStore(kind: string, openStorage: () => Promise<TestStorage>): void {
  for (const [what, test] of Object.entries(cases)) {
    Deno.test(`[images, ${kind}] ${what}`, async () => {
      await using storage = await openStorage();
      const images = await storage.open();
      using kv = await Deno.openKv(":memory:");
      const app = new Hono<AppEnv>().route("/", imageRoutes({ kv, images })).onError(errorResponse);
      const show = async (url: string) => {
        if (!url.startsWith("/")) return await fetchWhole(url);
        const key = new URL(url, "http://localhost").pathname.slice("/images/".length);
        await kv.set(keys.generationByImage(originalKey(key)), "a generation");
        return await app.request(url);
      };
      await test({ images, storage, show });
    });
  }
}

/** The answer with its body read, so that no connection stays open. */
async function fetchWhole(url: string): Promise<Response> {
  const response = await fetch(url);
  return new Response(await response.bytes(), response);
}

/** Bytes that differ from picture to picture. */
function picture(length = 20_000): Uint8Array<ArrayBuffer> {
  const start = Math.floor(Math.random() * 251);
  return new Uint8Array(length).map((_, index) => (start + index) % 251);
}

function same(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && Buffer.from(one).equals(other);
}

const cases: Record<string, (parts: Case) => Promise<void>> = {
  async "a picture is kept, replaced and removed"({ images, storage }) {
    const key = newPictureKey();
    const large = picture(3_000_000);
    assert.equal(await images.get(key), null);
    await images.put(key, picture());
    await images.put(key, large);
    for (const store of [images, await storage.open()]) {
      assert(same(await store.get(key), large));
    }
    await images.remove(key);
    assert.equal(await images.get(key), null);
    await images.remove(key);
  },

  async "twenty pictures at once are all there"({ images }) {
    const pictures = Array.from({ length: 20 }, () => [newPictureKey(), picture()] as const);
    await Promise.all(pictures.map(([key, bytes]) => images.put(key, bytes)));
    for (const [key, bytes] of pictures) assert(same(await images.get(key), bytes));
  },

  async "a picture takes its copies along, and no other's"({ images }) {
    const [key, other] = [newPictureKey(), newPictureKey()];
    for (const each of [...withVariants(key), ...withVariants(other)]) {
      await images.put(each, picture());
    }
    await images.remove(key);
    for (const each of withVariants(key)) assert.equal(await images.get(each), null);
    for (const each of withVariants(other)) assert(await images.get(each));
    await images.remove(variantKey(other, 256));
    assert.equal(await images.get(variantKey(other, 256)), null);
    assert(await images.get(other));
  },

  async "the list names every key once"({ images }) {
    assert.deepEqual(await Array.fromAsync(images.list()), []);
    const keys = Array.from({ length: 4 }, () => newPictureKey()).flatMap(withVariants);
    await Promise.all(keys.map((key) => images.put(key, picture())));
    assert.deepEqual((await Array.fromAsync(images.list())).sort(), keys.sort());
  },

  async "keys that are not ours reach nothing"({ images }) {
    const key = newPictureKey();
    const strange = [
      "",
      "../secret.png",
      "pictures/../../secret.png",
      "/etc/passwd",
      `/${key}`,
      `${key}/`,
      `${key}\n`,
      `other/${key}`,
      key.replace(".png", "-300.webp"),
      key.replace(".png", "-256.png"),
      key.replace("pictures/", "pictures%2f"),
    ];
    for (const key of strange) {
      await assert.rejects(images.get(key), TypeError, key);
      await assert.rejects(images.put(key, picture()), TypeError, key);
      await assert.rejects(images.remove(key), TypeError, key);
      await assert.rejects(images.url(key, LIFE), TypeError, key);
      await assert.rejects(images.localUrl(key, LIFE), TypeError, key);
    }
    assert.deepEqual(await Array.fromAsync(images.list()), []);
  },

  async "both addresses show the picture, with its type, kept by the browser"({ images, show }) {
    const key = newPictureKey();
    for (const each of withVariants(key)) {
      const bytes = picture();
      await images.put(each, bytes);
      for (const url of await urlsOf(images, each)) {
        const response = await show(url);
        assert.equal(response.status, 200, url);
        const type = each.endsWith(".webp") ? "image/webp" : "image/png";
        assert.equal(response.headers.get("content-type"), type);
        assert.match(response.headers.get("cache-control") ?? "", /^private, .*immutable/);
        assert(same(await response.bytes(), bytes));
      }
    }
  },

  async "an address shows nothing else and cannot be altered"({ images, show }) {
    const [key, other] = [newPictureKey(), newPictureKey()];
    await images.put(key, picture());
    await images.put(other, picture());
    for (const url of await urlsOf(images, key)) {
      assert.equal((await show(url)).status, 200);
      for (const altered of alterationsOf(url, key, other)) {
        const response = await show(altered);
        assert([400, 403].includes(response.status), `${response.status} for ${altered}`);
        assert.notEqual(response.headers.get("content-type"), "image/png");
        await response.body?.cancel();
      }
    }
  },

  async "an address ends with its life"({ storage, show }) {
    const key = newPictureKey();
    const at = (secondsAgo: number) => storage.open(() => new Date(Date.now() - secondsAgo * 1000));
    await (await storage.open()).put(key, picture());
    for (const url of await urlsOf(await at(LIFE - 60), key)) {
      assert.equal((await show(url)).status, 200);
    }
    for (const url of await urlsOf(await at(LIFE + 60), key)) {
      const response = await show(url);
      assert.equal(response.status, 403);
      assert.notEqual(response.headers.get("content-type"), "image/png");
    }
  },

  async "an address of a removed picture shows nothing"({ images, show }) {
    const key = newPictureKey();
    await images.put(key, picture());
    const urls = await urlsOf(images, key);
    await images.remove(key);
    for (const url of urls) assert.equal((await show(url)).status, 404);
  },

  async "an address only reads"({ images, show }) {
    const key = newPictureKey();
    const bytes = picture();
    await images.put(key, bytes);
    const url = await images.url(key, LIFE);
    if (!url.startsWith("/")) {
      for (const method of ["PUT", "DELETE"]) {
        const response = await fetch(url, { method, body: method === "PUT" ? "x" : null });
        assert.equal(response.status, 403, method);
        await response.body?.cancel();
      }
    }
    assert(same(await (await show(url)).bytes(), bytes));
  },

  async "a storage that answers says so"({ images }) {
    await images.check();
  },
};

async function urlsOf(images: ImageStore, key: string): Promise<string[]> {
  return [await images.url(key, LIFE), await images.localUrl(key, LIFE)];
}

/** The URL with one thing changed, for every thing in it. */
function alterationsOf(url: string, key: string, other: string): string[] {
  const changed = (change: (copy: URL) => void) => {
    const copy = new URL(url, "http://here");
    change(copy);
    return url.startsWith("/") ? copy.pathname + copy.search : copy.href;
  };
  const { searchParams } = new URL(url, "http://here");
  return [
    changed((url) => url.pathname = url.pathname.replace(key, other)),
    changed((url) => url.pathname = url.pathname.replace(key, variantKey(key, 256))),
    changed((url) => url.search = ""),
    ...[...searchParams].flatMap(([name, value]) => [
      changed((url) => url.searchParams.set(name, firstSignChanged(value))),
      changed((url) => url.searchParams.delete(name)),
    ]),
  ];
}

function firstSignChanged(text: string): string {
  return (text.startsWith("1") ? "2" : "1") + text.slice(1);
}
