import assert from "node:assert/strict";
import sharp from "sharp";
import { save, statusOf } from "../../tests/support/characters.ts";
import { ORIGIN } from "../../tests/support/app.ts";
import { testProduct } from "../../tests/support/product.ts";

const about = (url: string, more: Record<string, string> = {}) =>
  `/oembed?${new URLSearchParams({ url, ...more })}`;

Deno.test("[oembed] another site gets the picture of a character, in the size it has room for", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix, { name: "Felix <3" });
  const guest = await product.browser();
  const page = `${ORIGIN}/character/1`;
  const whole = await (await guest.get(about(page))).json();
  assert.deepEqual(whole, {
    version: "1.0",
    type: "photo",
    title: "Felix <3",
    url: `${ORIGIN}/api/characters/1/image?w=1024`,
    width: 1024,
    height: 1024,
    author_name: "felix",
    author_url: `${ORIGIN}/by/felix`,
    provider_name: "Purrtrait",
    provider_url: `${ORIGIN}/`,
    cache_age: 86_400,
  });
  const small = await (await guest.get(about(page, { maxwidth: "800", maxheight: "600" }))).json();
  assert.deepEqual([small.width, small.height], [512, 512]);
  const picture = await guest.get(small.url.slice(ORIGIN.length));
  assert.equal(picture.headers.get("cross-origin-resource-policy"), "cross-origin");
  assert.equal((await sharp(await picture.bytes()).metadata()).format, "webp");
  const tiny = await (await guest.get(about(page, { maxwidth: "100" }))).json();
  assert.deepEqual([tiny.width, tiny.height], [100, 100]);

  await felix.post("/api/account/profile", { isPublic: false });
  assert.equal("author_url" in await (await guest.get(about(page))).json(), false);
});

Deno.test("[oembed] only public pages of characters are embedded", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const guest = await product.browser();
  const status = (url: string, more?: Record<string, string>) =>
    statusOf(guest.get(about(url, more)));
  for (
    const url of [
      "",
      "no url",
      `${ORIGIN}/`,
      `${ORIGIN}/character/4711`,
      `${ORIGIN}/character/x`,
      `${ORIGIN}/character/1/edit`,
      "https://elsewhere.example/character/1",
    ]
  ) assert.equal(await status(url), 404, url);
  const page = `${ORIGIN}/character/1`;
  assert.equal(await status(page, { format: "xml" }), 501);
  assert.equal(await status(page, { maxwidth: "many" }), 400);

  const changed = await felix.patch("/api/characters/1", { visibility: "unlisted" });
  const { slug } = await changed.json();
  assert.equal(await status(page), 404);
  assert.equal(await status(`${ORIGIN}/character/${slug}`), 200);
  // Also for its owner: what is embedded is shown to everyone.
  assert.equal(await statusOf(felix.get(about(page))), 404);
});
