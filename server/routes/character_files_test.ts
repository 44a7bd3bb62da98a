import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import { type CatSpec, type FileOptions, planCharacter } from "../illustrator/mod.ts";
import { PET_ROWS } from "../illustrator/motion/pet_rows.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import { circle } from "../character_files/kinds/circle.ts";
import { drawFile } from "../illustrator/files/drawers.ts";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { save, statusOf } from "../../tests/support/characters.ts";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { exhaust } from "../../tests/support/rate_limits.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { FILE_KINDS } from "../character_files/kinds.ts";

const url = (ref: number | string, file: string) => `/api/characters/${ref}/${file}`;

Deno.test("a cut-out is a PNG with clear corners, of the size that was asked for", async () => {
  await using product = await testProduct({ generator: sharedIllustrator() });
  await save(await product.browser("felix"));
  const guest = await product.browser();
  for (const size of [256, 512, 1024]) {
    const response = await guest.get(url(1, `cutout.png?size=${size}`));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "image/png");
    const { data, info } = await sharp(await response.bytes()).raw()
      .toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height, info.channels], [size, size, 4]);
    assert.equal(data[3], 0, "the corner is clear");
    // Its middle may be clear: over the back of a cat that lies.
    const cover = data.filter((value, i) => i % 4 === 3 && value === 255).length / size ** 2;
    assert.ok(cover > 0.05, `the cat is not: ${cover}`);
  }
});

Deno.test("a file is drawn once, and 304 is the answer to those who have it", async () => {
  const generator = testGenerator();
  let drawn = 0;
  const drawFile = (...args: Parameters<NonNullable<typeof generator.drawFile>>) => {
    drawn++;
    return generator.drawFile!(...args);
  };
  await using product = await testProduct({ generator: { ...generator, drawFile } });
  await save(await product.browser("felix"));
  const guest = await product.browser();
  const answers = await Promise.all([1, 2, 3].map(() => guest.get(url(1, "cutout.png"))));
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  assert.equal(drawn, 1);
  const etag = answers[0]!.headers.get("etag")!;
  await Promise.all(answers.map((answer) => answer.bytes()));
  assert.equal((await guest.get(url(1, "cutout.png"), { "if-none-match": etag })).status, 304);
  assert.equal(drawn, 1);
});

Deno.test("pictures are for everyone, packs and prints for users", () => {
  const names = (signedIn: boolean) =>
    FILE_KINDS.filter(({ needsSession }) => needsSession === signedIn).map(({ name }) => name)
      .sort();
  assert.deepEqual(names(false), [
    "banner.jpg",
    "circle.png",
    "cutout.png",
    "loop.gif",
    "loop.webp",
    "sticker.webp",
    "wallpaper.jpg",
  ]);
  assert.deepEqual(names(true), [
    "card.pdf",
    "chart.pdf",
    "colouring.pdf",
    "colouring.svg",
    "pet.zip",
    "poster.pdf",
    "sprites.zip",
    "stickers.zip",
  ]);
});

for (const { name, needsSession } of FILE_KINDS) {
  Deno.test(`${name} is for those who see the character`, async () => {
    await using product = await testProduct();
    const felix = await product.browser("felix");
    const other = await product.browser("other");
    const guest = await product.browser();
    await save(felix);
    assert.equal(await statusOf(felix.get(url(1, `${name}?wait`))), 200);
    assert.equal(await statusOf(other.get(url(1, `${name}?wait`))), 200);
    assert.equal(await statusOf(guest.get(url(1, `${name}?wait`))), needsSession ? 401 : 200);
    assert.equal(await statusOf(felix.get(url(2, name))), 404);
    const { slug } = await (await felix.patch("/api/characters/1", { visibility: "unlisted" }))
      .json();
    assert.equal(await statusOf(other.get(url(1, name))), 404);
    assert.equal(await statusOf(felix.get(url(1, `${name}?wait`))), 200);
    assert.equal(await statusOf(other.get(url(slug, `${name}?wait`))), 200);
  });

  Deno.test(`${name} is made of the illustrator's cats alone`, async () => {
    const { recipeOf: _, drawFile: _2, ...generator } = testGenerator();
    await using product = await testProduct({ generator });
    const felix = await product.browser("felix");
    await save(felix);
    assert.equal(await statusOf(felix.get(url(1, name))), 409);
  });
}

Deno.test("other sites show the file of a character that guests see, and no other", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const policy = async (ref: number | string) => {
    const { headers, body } = await felix.get(url(ref, "cutout.png"));
    await body?.cancel();
    return headers.get("cross-origin-resource-policy");
  };
  assert.equal(await policy(1), "cross-origin");
  const { slug } = await (await felix.patch("/api/characters/1", { visibility: "unlisted" }))
    .json();
  assert.notEqual(await policy(1), "cross-origin");
  assert.equal(await policy(slug), "cross-origin", "its link works for all who have it");
});

Deno.test("a size that there is not is refused, and so are too many files", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const refused = await felix.get(url(1, "cutout.png?size=300"));
  assert.equal(refused.status, 400);
  assert.match((await refused.json()).message, /size/);
  await exhaust(product.fixture.kv, RATE_LIMITS.files, "user:1");
  const response = await felix.get(url(1, "cutout.png"));
  assert.equal(response.status, 429);
  assert.ok(Number(response.headers.get("retry-after")) > 0);
  await response.body?.cancel();
});

Deno.test("a pet is drawn in the background: 202 at first, the ZIP when it is done", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix, { name: "Captain Miso" });
  const first = await felix.get(url(1, "pet.zip"));
  assert.equal(first.status, 202);
  assert.ok(Number(first.headers.get("retry-after")) > 0);
  assert.deepEqual(await first.json(), { ahead: 0 });
  const done = await felix.get(url(1, "pet.zip?wait=true"));
  assert.equal(done.status, 200);
  const files = unzipSync(await done.bytes());
  assert.deepEqual(Object.keys(files).sort(), ["pet.json", "spritesheet.webp"]);
  const about = JSON.parse(new TextDecoder().decode(files["pet.json"]));
  assert.deepEqual(about, {
    id: "captain-miso-1",
    displayName: "Captain Miso",
    description: "Captain Miso, a cat drawn by Purrtrait.",
    spritesheetPath: "spritesheet.webp",
  });
  assert.equal(await statusOf(felix.get(url(1, "pet.zip"))), 200, "it is kept");
  assert.equal(await statusOf(felix.get(url(1, "pet.zip?style=neon"))), 400);
});

for (
  const file of [
    "stickers.zip?for=telegram",
    "sprites.zip?for=shimeji",
    "poster.pdf?paper=a3",
    "card.pdf?",
  ]
) {
  Deno.test(`${file} comes with the answer, or is drawn in the background for clients that do not wait`, async () => {
    await using product = await testProduct();
    const felix = await product.browser("felix");
    await save(felix);
    const first = await felix.get(url(1, `${file}&wait=false`));
    assert.deepEqual([first.status, await first.json()], [202, { ahead: 0 }]);
    assert.ok(Number(first.headers.get("retry-after")) > 0);
    assert.equal(await statusOf(felix.get(url(1, file))), 200);
    assert.equal(await statusOf(felix.get(url(1, `${file}&wait=false`))), 200, "it is kept");
  });
}

Deno.test("a pet and all packs of sprites are made of rows that are drawn once", async () => {
  const generator = testGenerator();
  const rows: number[] = [];
  const drawFile: NonNullable<typeof generator.drawFile> = (name, recipe, options) => {
    if (name === "petRow") rows.push((options as FileOptions["petRow"]).row);
    return generator.drawFile!(name, recipe, options);
  };
  await using product = await testProduct({ generator: { ...generator, drawFile } });
  const felix = await product.browser("felix");
  await save(felix);
  for (
    const file of [
      "pet.zip?",
      ...["aseprite", "oneko", "shimeji"].map((of) => `sprites.zip?for=${of}`),
    ]
  ) {
    assert.equal(await statusOf(felix.get(url(1, `${file}&wait=true`))), 200);
  }
  assert.deepEqual(rows, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

Deno.test("a loop moves, ends as it begins, and is light", async () => {
  await using product = await testProduct({ generator: sharedIllustrator() });
  const felix = await product.browser("felix");
  await save(felix);
  for (const format of ["webp", "gif"]) {
    const bytes = await (await felix.get(url(1, `loop.${format}`))).bytes();
    assert.ok(bytes.length <= 1_500_000);
    const about = await sharp(bytes, { animated: true }).metadata();
    assert.deepEqual([about.format, about.loop, about.hasAlpha], [format, 0, true]);
    assert.ok(about.pages! >= 12);
    const frame = (page: number) => sharp(bytes, { page }).ensureAlpha().raw().toBuffer();
    const [first, half, last] = await Promise.all([frame(0), frame(4), frame(about.pages! - 1)]);
    const differs = (one: Uint8Array, other: Uint8Array) =>
      one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
    assert.ok(differs(first!, half!) > differs(first!, last!));
  }
});

/** Its frames are full, and what is beside them is clear. Real rows are read by `independent_readers_test.ts`. */
async function plainRow(row: number): Promise<Uint8Array<ArrayBuffer>> {
  const width = 192 * PET_ROWS[row]!.frames.length, height = 208;
  const frames = sharp({ create: { width, height, channels: 4, background: "#f6a" } });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return new Uint8Array(
    await frames.extend({ right: 192 * 8 - width, background }).png().toBuffer(),
  );
}

Deno.test("sprites are laid out as each program reads them", async () => {
  const generator: ImageGenerator = {
    ...testGenerator(),
    drawFile: async (name, recipe, options) =>
      name === "petRow"
        ? await plainRow((options as FileOptions["petRow"]).row)
        : new Uint8Array(await drawFile(name, recipe as CatSpec, options)),
  };
  await using product = await testProduct({ generator });
  const felix = await product.browser("felix");
  await save(felix);
  const filesFor = async (program: string) => {
    const response = await felix.get(url(1, `sprites.zip?for=${program}&wait`));
    assert.equal(response.status, 200);
    return unzipSync(await response.bytes());
  };
  const sizeOf = async (png: Uint8Array) => {
    const { width, height, format, hasAlpha } = await sharp(png).metadata();
    return [width, height, format, hasAlpha];
  };
  const { "cat.png": sheet, "cat.json": json } = await filesFor("aseprite");
  const { frames, meta } = JSON.parse(new TextDecoder().decode(json));
  assert.deepEqual(await sizeOf(sheet!), [meta.size.w, meta.size.h, "png", true]);
  assert.equal(Object.keys(frames).length, meta.frameTags.at(-1).to + 1);
  const oneko = (await filesFor("oneko"))["oneko.png"]!;
  assert.deepEqual(await sizeOf(oneko), [256, 128, "png", true]);
  for (let cell = 0; cell < 32; cell++) {
    const place = { left: cell % 8 * 32, top: Math.floor(cell / 8) * 32, width: 32, height: 32 };
    const picture = await sharp(oneko).extract(place).png().toBuffer();
    assert.ok((await sharp(picture).stats()).channels[3]!.max === 255, `cell ${cell} is empty`);
  }
  const shimeji = await filesFor("shimeji");
  const [folder] = Object.keys(shimeji).map((name) => name.split("/").slice(0, 2).join("/"));
  for (let i = 1; i <= 46; i++) {
    const image = shimeji[`${folder}/shime${i}.png`]!;
    assert.deepEqual(await sizeOf(image), [128, 128, "png", true]);
    assert.ok((await sharp(image).stats()).channels[3]!.max === 255, `picture ${i} is empty`);
  }
  assert.equal(await statusOf(felix.get(url(1, "sprites.zip?for=neko"))), 400);
});

Deno.test("a profile picture is a circle: its corners are clear, its middle is not", async () => {
  const { data, info } = await sharp(
    await circle.draw({
      id: 1,
      name: "Miso",
      recipe: planCharacter("a ginger cat", { style: "cartoon", seed: "1" }).spec,
      drawFile: async (name, recipe, options) =>
        new Uint8Array(await drawFile(name, recipe, options)),
    }, { size: "256" }),
  ).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  assert.deepEqual([info.width, info.height, info.channels], [256, 256, 4]);
  assert.deepEqual([alphaAt(0, 0), alphaAt(255, 255), alphaAt(128, 128)], [0, 0, 255]);
});

Deno.test("a profile picture shows the head, whatever the cat holds and has beside it", async () => {
  const circleOf = async (words: string) =>
    await circle.draw({
      id: 1,
      name: "Miso",
      recipe: {
        ...planCharacter(words, { style: "cartoon", seed: "1" }).spec,
        coat: { colour: "orange", pattern: "solid", length: "short", white: [] },
        eyes: { left: "green", right: "green" },
      },
      drawFile: async (name, recipe, options) =>
        new Uint8Array(await drawFile(name, recipe, options)),
    }, { size: "256" });
  const orangeIn = async (png: Uint8Array) => {
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! > data[at + 2]! + 90 && data[at + 3] === 255) count++;
    }
    return count / (256 * 256);
  };
  const alone = await orangeIn(await circleOf("a ginger cat"));
  assert.ok(alone > 0.2, `${alone} of the picture is the cat`);
  for (const words of ["a ginger cat holding a lantern", "a ginger cat beside a black cat"]) {
    const share = await orangeIn(await circleOf(words));
    assert.ok(share > alone * 0.8, `${words}: ${share} of ${alone}`);
  }
});
