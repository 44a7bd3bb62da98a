import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { newPictureKey, variantKey } from "../images/picture_key.ts";
import { collectionOf, draw, save, saveRequest, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const NOTHING = { message: "Character not found" };

Deno.test("the picture of a saved character is public, in three widths", async () => {
  await using product = await testProduct();
  await save(await product.browser("felix"));
  const guest = await product.browser();
  const original = await guest.get("/api/characters/1/image");
  assert.equal(original.headers.get("content-type"), "image/png");
  assert.deepEqual(await original.bytes(), await plainPng());
  const etags = new Set([original.headers.get("etag")]);
  for (const width of [256, 512, 1024]) {
    const response = await guest.get(`/api/characters/1/image?w=${width}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "image/webp");
    assert.equal(response.headers.get("cache-control"), "private, max-age=31536000, immutable");
    const { format, width: wide, height } = await sharp(await response.bytes()).metadata();
    assert.deepEqual([format, wide, height], ["webp", width, width]);
    etags.add(response.headers.get("etag"));
  }
  assert.equal(etags.size, 4);
  for (const width of ["0", "300", "-256", "256px", "", "1e3", "0256"]) {
    const response = await guest.get(`/api/characters/1/image?w=${width}`);
    assert.equal(response.status, 400, width);
    assert.match((await response.json()).message, /256, 512, 1024/);
  }
});

/** What browsers accept for an `<img>`. */
const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

for (
  const [query, accept, format, width] of [
    ["?format=webp", "image/png", "webp", 1024],
    ["?format=png", BROWSER, "png", 1024],
    ["?format=png&w=256", BROWSER, "png", 256],
    ["", BROWSER, "webp", 1024],
    ["?w=512", BROWSER, "webp", 512],
    ["?w=512", "image/png,*/*;q=0.1", "png", 512],
    ["", "*/*", "png", 1024],
    ["", "text/html", "png", 1024],
  ] as const
) {
  Deno.test(`[picture form] image${query} for ${accept} is ${format}`, async () => {
    await using product = await testProduct();
    await save(await product.browser("felix"));
    const guest = await product.browser();
    const response = await guest.get(`/api/characters/1/image${query}`, { accept });
    assert.equal(response.headers.get("content-type"), `image/${format}`);
    assert.match(response.headers.get("vary")!, /Accept\b(?!-)/);
    const picture = await sharp(await response.bytes()).metadata();
    assert.deepEqual([picture.format, picture.width], [format, width]);
  });
}

Deno.test("[picture form] there is no other format", async () => {
  await using product = await testProduct();
  await save(await product.browser("felix"));
  const guest = await product.browser();
  const response = await guest.get("/api/characters/1/image?format=gif");
  assert.equal(response.status, 400);
  assert.match((await response.json()).message, /png, webp/);
});

Deno.test("a browser that has the picture is not sent it again, unless the character is deleted", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  const etag = (await browser.get("/api/characters/1/image?w=256")).headers.get("etag")!;
  const ask = (path: string) => browser.get(path, { "if-none-match": etag });
  const again = await ask("/api/characters/1/image?w=256");
  assert.equal(again.status, 304);
  assert.equal(await again.text(), "");
  assert.equal(await statusOf(ask("/api/characters/1/image?w=512")), 200);
  await browser.delete("/api/characters/1");
  assert.equal(await statusOf(ask("/api/characters/1/image?w=256")), 404);
});

Deno.test("a picture has a presigned URL, and one on this server", async () => {
  await using product = await testProduct();
  await save(await product.browser("felix"));
  const guest = await product.browser();
  const read = async (path: string) => await (await guest.get(path)).json();
  const { presignedUrl } = await read("/api/characters/1/presigned-url?nocache=7");
  const { localUrl } = await read("/api/characters/1/local-image");
  assert.match(localUrl, /^\/(?!\/)/);
  for (const url of [presignedUrl, localUrl]) {
    const response = await guest.get(url);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.bytes(), await plainPng());
  }
});

Deno.test("a user downloads the picture with its recipe inside", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const drawn = await (await felix.post("/api/characters/generate", {
    prompt: "ein Käse-Kätzchen 小猫 🧀",
    style: "pixel",
    seed: "77",
    traits: ["Shy"],
    accessories: ["hat"],
    colorScheme: "green",
  })).json();
  const details = { name: 'Käse "der" Große\r\n', traits: [], accessories: [], colorScheme: "red" };
  await felix.post("/api/characters", { ...drawn, ...details });
  await felix.patch("/api/characters/1", { prompt: "another story", style: "anime" });

  const guest = await product.browser();
  assert.equal(await statusOf(guest.get("/api/characters/1/download")), 401);
  for (const browser of [felix, await product.browser("tom")]) {
    const response = await browser.get("/api/characters/1/download");
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "image/png");
    assert.equal(
      response.headers.get("content-disposition"),
      `attachment; filename="kase-der-groe-1.png"; filename*=UTF-8''k%C3%A4se-der-gro%C3%9Fe-1.png`,
    );
    const png = await response.bytes();
    const { comments } = await sharp(png).metadata();
    const [{ keyword, text }] = comments as [{ keyword: string; text: string }];
    assert.equal(keyword, "purrtrait");
    assert.deepEqual(JSON.parse(text), {
      version: 1,
      prompt: "ein Käse-Kätzchen 小猫 🧀",
      style: "pixel",
      seed: "77",
      traits: ["Shy"],
      accessories: ["hat"],
      colorScheme: "green",
    });
    assert.deepEqual(
      await sharp(png).raw().toBuffer(),
      await sharp(await plainPng()).raw().toBuffer(),
    );
  }
});

Deno.test("a user downloads an unsaved picture by its key", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  const drawn = await draw(guest);
  const { imageUrl, prompt } = drawn;
  const path = `/api/images/download?key=${encodeURIComponent(imageUrl)}`;
  assert.equal(await statusOf(guest.get(path)), 401);
  const felix = await product.browser("felix");
  const response = await felix.get(path);
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-disposition")!, /^attachment; filename="cat-/);
  const { comments } = await sharp(await response.bytes()).metadata();
  assert.equal(JSON.parse(comments![0]!.text).prompt, prompt);
  for (const key of ["", "x", "../kv.sqlite3", variantKey(imageUrl, 256)]) {
    const wrong = `/api/images/download?key=${encodeURIComponent(key)}`;
    assert.equal(await statusOf(felix.get(wrong)), 400, key);
  }
  assert.equal(await statusOf(felix.get(`/api/images/download?key=${newPictureKey()}`)), 404);

  await felix.post("/api/characters", saveRequest(drawn));
  assert.equal(await statusOf(felix.get(path)), 200);
  await felix.delete("/api/characters/1");
  assert.equal(await statusOf(felix.get(path)), 404);
});

Deno.test("a picture that the storage has lost is 404, which is not cached", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const { imageUrl } = await save(browser);
  // Its copies are made by now: none comes after the picture is lost.
  await browser.get("/api/characters/1/image?w=256");
  await product.fixture.images.remove(imageUrl);
  for (const path of ["image", "image?w=256", "download"]) {
    const response = await browser.get(`/api/characters/1/${path}`);
    assert.equal(response.status, 404, path);
    assert.equal(response.headers.get("cache-control"), "no-store", path);
    assert.match((await response.json()).message, /no such picture/);
  }
  assert.equal(await statusOf(browser.get("/api/characters/1")), 200);
});

Deno.test("an unknown character has no picture", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  for (const path of ["image", "image?w=256", "presigned-url", "local-image", "download"]) {
    const response = await browser.get(`/api/characters/4711/${path}`);
    assert.equal(response.status, 404, path);
    assert.deepEqual(await response.json(), NOTHING);
  }
});

Deno.test("only its owner sees the picture of a deleted character, and browsers do not cache it", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const path = "/api/user/characters/deleted/1/image";
  assert.equal(await statusOf(felix.get(path)), 404);
  await felix.delete("/api/characters/1");
  for (const query of ["", "?w=256"]) {
    const response = await felix.get(path + query);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("cache-control"), "private, no-cache");
    await response.body?.cancel();
  }
  assert.equal(await statusOf(felix.get(`${path}?w=1`)), 400);
  assert.equal(await statusOf((await product.browser("tom")).get(path)), 404);
  assert.equal(await statusOf((await product.browser()).get(path)), 401);
});

Deno.test("several of the user's own come as a ZIP; others' and unknown ones are not in it", async () => {
  await using product = await testProduct();
  const felix = await collectionOf(product, "felix", [{ name: "Miso" }, { name: "Miso" }]);
  const tom = await product.browser("tom");
  await save(tom);
  const response = await felix.get("/api/user/characters/archive?ids=2,1,2,3,4711");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.equal(
    response.headers.get("content-disposition"),
    'attachment; filename="cat-characters.zip"',
  );
  const archive = await response.bytes();
  const files = unzipSync(archive);
  assert.deepEqual(Object.keys(files), ["miso-2.png", "miso-1.png"]);
  const { comments } = await sharp(files["miso-1.png"]).metadata();
  assert.equal(comments?.[0]?.keyword, "purrtrait");

  const statuses: [query: string, status: number][] = [
    ["?ids=3", 404],
    ["?ids=4711", 404],
    ["", 400],
    ["?ids=", 400],
    ["?ids=1,x", 400],
    ["?ids=1,,2", 400],
    ["?ids=0", 400],
    [`?ids=${Array(101).fill(1)}`, 400],
  ];
  for (const [query, status] of statuses) {
    assert.equal(await statusOf(felix.get(`/api/user/characters/archive${query}`)), status, query);
  }
  const etag = response.headers.get("etag")!;
  const part = (headers: Record<string, string>, ids = "2,1") =>
    felix.get(`/api/user/characters/archive?ids=${ids}`, headers);
  const rest = await part({ Range: "bytes=1000-", "If-Range": etag });
  assert.equal(rest.status, 206);
  const length = archive.byteLength;
  assert.equal(rest.headers.get("content-range"), `bytes 1000-${length - 1}/${length}`);
  assert.deepEqual(await rest.bytes(), archive.subarray(1000));
  const middle = await part({ Range: "bytes=10-19" });
  assert.deepEqual(await middle.bytes(), archive.subarray(10, 20));
  assert.equal((await part({ Range: `bytes=${length}-` })).status, 416);
  const other = await part({ Range: "bytes=1000-", "If-Range": etag }, "1,2");
  assert.equal(other.status, 200, "another order is another file");
  await other.body?.cancel();

  await felix.delete("/api/characters/1");
  const left = unzipSync(await (await felix.get("/api/user/characters/archive?ids=1,2")).bytes());
  assert.deepEqual(Object.keys(left), ["miso-2.png"]);
  const guest = await product.browser();
  assert.equal(await statusOf(guest.get("/api/user/characters/archive?ids=2")), 401);
});
