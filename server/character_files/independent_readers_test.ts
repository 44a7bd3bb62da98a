/**
 * Every file that is made of a character, read by programs that did not write it and are strict.
 */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import sharp from "sharp";
import * as z from "zod/mini";
import { readBy, readerTest } from "../../tests/support/readers.ts";
import { drawFile } from "../illustrator/files/drawers.ts";
import { type DrawerName, type FileOptions, planCharacter } from "../illustrator/mod.ts";
import { storyPdf, storyPng } from "../prints/story_page.ts";
import { FILE_KINDS } from "./kinds.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Files = Record<string, Uint8Array>;

/** A name that XML, PDF and JSON each have to escape. */
const NAME = 'Captain <Miso> & "Co"';
const { spec } = planCharacter("a calico cat with a red scarf in a garden", {
  style: "cartoon",
  seed: "5",
});

/** Rows of the pet, drawn once for all that is made of them. */
const petRows = new Map<string, Promise<Bytes>>();
const drawn = new Map<string, Promise<Bytes>>();

async function draw<Name extends DrawerName>(
  name: Name,
  recipe: typeof spec,
  options: FileOptions[Name],
): Promise<Bytes> {
  const make = async () => new Uint8Array(await drawFile(name, recipe, options));
  if (name !== "petRow") return await make();
  const key = JSON.stringify(options);
  const row = petRows.get(key) ?? make();
  petRows.set(key, row);
  return (await row).slice();
}

/** A file of the cat, by what follows the URL of a character. */
function file(url: string): Promise<Bytes> {
  const [name, query] = url.split("?");
  const kind = FILE_KINDS.find((kind) => kind.name === name)!;
  const choices = kind.choices.parse(Object.fromEntries(new URLSearchParams(query)));
  const made = drawn.get(url) ??
    kind.draw({ id: 7, name: NAME, recipe: spec, drawFile: draw }, choices);
  drawn.set(url, made);
  return made;
}

const filesOf = async (url: string): Promise<Files> => unzipSync(await file(url));
const jsonOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
const ending = (files: Files, end: string) =>
  Object.entries(files).filter(([name]) => name.endsWith(end))
    .map(([name, bytes]) => ({ name, bytes }));

/** Whether the reader refuses half of the file: one that takes everything proves nothing. */
async function refusesHalf(...[reader, options, { name, bytes }]: Parameters<typeof readBy>) {
  const half = bytes.slice(0, bytes.length / 2);
  await assert.rejects(readBy(reader, options, { name, bytes: half }));
}

readerTest("[readers] every PNG is whole", ["pngcheck"], async () => {
  const packs = await Promise.all([
    filesOf("stickers.zip?for=whatsapp&mood=happy,sad,angry"),
    filesOf("stickers.zip?for=telegram&mood=happy,sad,angry"),
    filesOf("sprites.zip?for=aseprite"),
    filesOf("sprites.zip?for=oneko"),
    filesOf("sprites.zip?for=shimeji"),
  ]);
  const alone = await Promise.all(
    ["cutout.png?size=256", "cutout.png?shape=trimmed", "circle.png?size=256"]
      .map(async (url) => ({ name: url.split("?")[0]!, bytes: await file(url) })),
  );
  const avatar = await draw("avatar", spec, { size: 256, format: "png", title: NAME });
  const pictures = [
    ...alone,
    { name: "avatar.png", bytes: avatar },
    ...packs.flatMap((files) => ending(files, ".png")),
  ];
  assert.equal(pictures.length, 3 + 1 + 1 + 1 + 1 + 1 + 46);
  for (const picture of pictures) {
    const said = await readBy("pngcheck", [], picture);
    assert.match(said, picture.name === "avatar.png" ? /256x256/ : /alpha|trns/);
  }
  await refusesHalf("pngcheck", [], pictures[0]!);
});

readerTest("[readers] every WebP is whole, the loop has its frames", [
  "webpinfo",
  "webpmux",
], async () => {
  const stickers = ending(await filesOf("stickers.zip?for=whatsapp&mood=happy,sad,angry"), ".webp");
  assert.equal(stickers.length, 3);
  for (const sticker of stickers) {
    const said = await readBy("webpinfo", [], sticker);
    assert.match(said, /Width: 512\s+Height: 512|Canvas size 512 x 512/);
    assert.ok(sticker.bytes.length <= 100_000);
  }
  const alone = { name: "sticker.webp", bytes: await file("sticker.webp?mood=sad") };
  assert.match(await readBy("webpinfo", [], alone), /Width: 512\s+Height: 512/);
  const avatar = await draw("avatar", spec, { size: 256, format: "webp", title: NAME });
  const shown = await readBy("webpinfo", [], { name: "avatar.webp", bytes: avatar });
  assert.match(shown, /Width: 256\s+Height: 256/);
  const [sheet] = ending(await filesOf("pet.zip"), ".webp");
  const said = await readBy("webpinfo", [], sheet!);
  assert.match(said, /Width: 1536\s+Height: 1872/);
  assert.match(said, /Format: Lossless/);
  const loop = { name: "loop.webp", bytes: await file("loop.webp") };
  await readBy("webpinfo", [], loop);
  const frames = await readBy("webpmux", ["-info"], loop);
  assert.match(frames, /Canvas size: 512 x 512/);
  assert.match(frames, /animation transparency/);
  assert.match(frames, /Loop Count : 0/);
  assert.match(frames, /Number of frames: 16/);
  assert.ok(loop.bytes.length <= 1_500_000);
  await refusesHalf("webpinfo", [], loop);
});

readerTest("[readers] the GIF is whole and loops for ever", ["gifsicle"], async () => {
  const loop = { name: "loop.gif", bytes: await file("loop.gif") };
  const said = await readBy("gifsicle", ["--info"], loop);
  assert.match(said, /16 images/);
  assert.match(said, /logical screen 512x512/);
  assert.match(said, /loop forever/);
  assert.ok(loop.bytes.length <= 1_500_000);
  // It only warns that frames have colours of their own.
  const copied = ["--no-warnings", "--output", "/dev/null"];
  assert.equal(await readBy("gifsicle", copied, loop), "");
  await refusesHalf("gifsicle", copied, loop);
});

readerTest("[readers] every JPEG is whole and has its size", ["jpeginfo", "djpeg"], async () => {
  const jpegs: [url: string, size: string][] = [
    ["wallpaper.jpg?for=phone", "1080 x 1920"],
    ["wallpaper.jpg?for=desktop", "1920 x 1080"],
    ["banner.jpg?for=x", "1500 x 500"],
    ["banner.jpg?for=linkedin", "1584 x 396"],
    ["banner.jpg?for=twitch", "1200 x 480"],
  ];
  for (const [url, size] of jpegs) {
    const jpeg = { name: url.split("?")[0]!, bytes: await file(url) };
    const said = (await readBy("jpeginfo", ["--check"], jpeg)).replaceAll(/ +/g, " ");
    assert.match(said, RegExp(`${size} 24bit`), url);
    assert.match(said, /OK\s*$/, url);
    // It stops at the first warning.
    await readBy("djpeg", ["-strict", "-outfile", "/dev/null"], jpeg);
  }
  const name = "wallpaper.jpg", bytes = await file("wallpaper.jpg?for=phone");
  await refusesHalf("djpeg", ["-strict", "-outfile", "/dev/null"], { name, bytes });
});

/** In points, of what the printer cuts the sheet to, and the sheet with its bleed of 3 mm. */
const A4 = "595.28 +841.89";
const PDFS: [url: string, pages: number, boxes: RegExp[]][] = [
  ["poster.pdf?paper=a4", 1, [/TrimBox: +8.50 +8.50 +603.78 +850.39/, /MediaBox:.+612.28 +858.90/]],
  [
    "poster.pdf?paper=a3",
    1,
    [/TrimBox: +8.50 +8.50 +850.39 +1199.06/, /MediaBox:.+858.90 +1207.56/],
  ],
  ["card.pdf", 2, [/TrimBox: +8.50 +8.50 +850.39 +603.78/]],
  ["colouring.pdf", 1, [RegExp(`MediaBox:.+${A4}`)]],
  ["chart.pdf", 3, [RegExp(`MediaBox:.+${A4}`)]],
];

readerTest("[readers] every PDF is sound and has its pages", ["qpdf", "pdfinfo"], async () => {
  for (const [url, pages, boxes] of PDFS) {
    const pdf = { name: url.split("?")[0]!, bytes: await file(url) };
    assert.match(await readBy("qpdf", ["--check"], pdf), /No syntax or stream encoding errors/);
    const said = await readBy("pdfinfo", ["-box"], pdf);
    assert.match(said, RegExp(`Pages: +${pages}\n`), `${url}: ${said}`);
    for (const box of boxes) assert.match(said, box, url);
  }
  await refusesHalf("qpdf", ["--check"], { name: "card.pdf", bytes: await file("card.pdf") });
});

readerTest("[readers] the page of a story is a whole PNG, and one sound page of A4", [
  "pngcheck",
  "qpdf",
  "pdfinfo",
], async () => {
  const colours = ["red", "green", "blue", "grey"];
  const panels = await Promise.all(colours.map(async (background) => {
    const canvas = sharp({ create: { width: 1024, height: 1024, channels: 3, background } });
    return { jpeg: new Uint8Array(await canvas.jpeg().toBuffer()), text: `is ${background} & <b>` };
  }));
  const png = { name: "page.png", bytes: await storyPng({ name: NAME, panels }) };
  assert.match(await readBy("pngcheck", [], png), /1984x2806/);
  const { data, info } = await sharp(png.bytes).raw().toBuffer({ resolveWithObject: true });
  const found = [[0.25, 0.3], [0.75, 0.3], [0.25, 0.75], [0.75, 0.75]].map(([x, y]) => {
    const at = Math.floor(y! * info.height) * info.width + Math.floor(x! * info.width);
    return [...data.subarray(at * info.channels, at * info.channels + 3)].map((c) => c > 64);
  });
  assert.deepEqual(found, [
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [true, true, true],
  ]);
  const pdf = { name: "page.pdf", bytes: await storyPdf({ name: NAME, panels }) };
  assert.match(await readBy("qpdf", ["--check"], pdf), /No syntax or stream encoding errors/);
  const said = await readBy("pdfinfo", ["-box"], pdf);
  assert.match(said, /Pages: +1\n/);
  assert.match(said, RegExp(`MediaBox:.+${A4}`));
});

readerTest("[readers] drawings and Shimeji's files are well-formed XML", ["xmllint"], async () => {
  const avatar = await draw("avatar", spec, { size: 256, format: "svg", title: NAME });
  const files = [
    { name: "avatar.svg", bytes: avatar },
    { name: "colouring.svg", bytes: await file("colouring.svg") },
    ...ending(await filesOf("sprites.zip?for=shimeji"), ".xml"),
  ];
  assert.equal(files.length, 4);
  for (const xml of files) await readBy("xmllint", ["--noout", "--nonet"], xml);
  await refusesHalf("xmllint", ["--noout"], files[0]!);
});

readerTest("[readers] every ZIP is whole", ["unzip"], async () => {
  const zips = [
    "stickers.zip?for=whatsapp&mood=happy,sad,angry",
    "stickers.zip?for=telegram&mood=happy,sad,angry",
    "pet.zip",
    ...["aseprite", "oneko", "shimeji"].map((program) => `sprites.zip?for=${program}`),
  ];
  for (const url of zips) {
    const zip = { name: url.split("?")[0]!, bytes: await file(url) };
    assert.match(await readBy("unzip", ["-t"], zip), /No errors detected/, url);
  }
  await refusesHalf("unzip", ["-t"], { name: "pet.zip", bytes: await file("pet.zip") });
});

readerTest("[readers] Shimeji's files are valid by the schema of what Shimeji-ee reads", [
  "xmllint",
], async () => {
  const schema = new URL("../../tests/fixtures/shimeji.xsd", import.meta.url).pathname;
  const options = ["--noout", "--nonet", "--quiet", "--schema", schema];
  const files = ending(await filesOf("sprites.zip?for=shimeji"), ".xml");
  assert.deepEqual(files.map(({ name }) => name.split("/").at(-1)), [
    "actions.xml",
    "behaviors.xml",
  ]);
  for (const xml of files) await readBy("xmllint", options, xml);
  // What its readers would stumble over.
  const broken: [file: number, from: RegExp, to: string][] = [
    [0, / ImageAnchor="[^"]+"/, ""],
    [0, /Velocity="[^"]+"/, 'Velocity="2"'],
    [0, /Type="Stay"/, 'Type="Pause"'],
    [0, /Duration="\d+"/, 'Duration="1.5"'],
    [0, /TargetX="[^"]+"/, 'TargetX="far"'],
    [1, /Frequency="0"/, 'Frequency="often"'],
    [1, /Behavior Name="[^"]+"/, "Behavior"],
  ];
  for (const [at, from, to] of broken) {
    const { name, bytes } = files[at]!, text = new TextDecoder().decode(bytes);
    const changed = text.replace(from, to);
    assert.notEqual(changed, text);
    const xml = { name, bytes: new TextEncoder().encode(changed) };
    await assert.rejects(readBy("xmllint", options, xml), String(from));
  }
});

Deno.test("[readers] pet.json is valid for the programs that read it", async () => {
  const files = await filesOf("pet.zip");
  const Pet = z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    displayName: z.string().check(z.minLength(1)),
    description: z.string().check(z.minLength(1)),
    spritesheetPath: z.literal("spritesheet.webp"),
  });
  const pet = Pet.parse(jsonOf(files["pet.json"]!));
  assert.equal(pet.displayName, NAME);
  assert.ok(files[pet.spritesheetPath]);
});

Deno.test("[readers] the JSON of the sheet is as Aseprite writes it", async () => {
  const files = await filesOf("sprites.zip?for=aseprite");
  const Size = z.strictObject({ w: z.int(), h: z.int() });
  const Box = z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
  const Sheet = z.strictObject({
    frames: z.record(
      z.string(),
      z.strictObject({
        frame: Box,
        rotated: z.boolean(),
        trimmed: z.boolean(),
        spriteSourceSize: Box,
        sourceSize: Size,
        duration: z.int().check(z.positive()),
      }),
    ),
    meta: z.strictObject({
      app: z.string(),
      version: z.string(),
      image: z.string(),
      format: z.literal("RGBA8888"),
      size: Size,
      scale: z.literal("1"),
      frameTags: z.array(z.strictObject({
        name: z.string(),
        from: z.int(),
        to: z.int(),
        direction: z.enum(["forward", "reverse", "pingpong", "pingpong_reverse"]),
      })),
    }),
  });
  const { frames, meta } = Sheet.parse(jsonOf(files["cat.json"]!));
  assert.ok(files[meta.image]);
  const boxes = Object.values(frames).map(({ frame }) => frame);
  assert.equal(new Set(boxes.map((box) => JSON.stringify(box))).size, boxes.length);
  for (const { x, y, w, h } of boxes) assert.ok(x + w <= meta.size.w && y + h <= meta.size.h);
  let next = 0;
  for (const { from, to } of meta.frameTags) {
    assert.ok(from === next && to >= from, "tags follow each other");
    next = to + 1;
  }
  assert.equal(next, boxes.length, "every frame has a tag");
});

Deno.test("[readers] the lists of stickers are within the limits of their messengers", async () => {
  const whatsApp = await filesOf("stickers.zip?for=whatsapp&mood=happy,sad,angry");
  const Emojis = (most: number) => z.array(z.string()).check(z.minLength(1), z.maxLength(most));
  const Text = z.string().check(z.minLength(1), z.maxLength(128));
  const Contents = z.object({
    sticker_packs: z.array(z.object({
      identifier: z.string().check(z.regex(/^[\w-. ]{1,127}$/)),
      name: Text,
      publisher: Text,
      tray_image_file: z.literal("tray.png"),
      stickers: z.array(z.object({ image_file: z.string(), emojis: Emojis(3) }))
        .check(z.minLength(3), z.maxLength(30)),
    })).check(z.length(1)),
  });
  const { sticker_packs: [pack] } = Contents.parse(jsonOf(whatsApp["contents.json"]!));
  for (const { image_file } of pack!.stickers) assert.ok(whatsApp[image_file], image_file);
  assert.ok(whatsApp["tray.png"]!.length < 50_000);
  const telegram = await filesOf("stickers.zip?for=telegram&mood=happy,sad,angry");
  const Set = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(64)),
    stickers: z.array(z.object({ file: z.string(), emojis: Emojis(20) })).check(z.maxLength(120)),
  });
  const { stickers } = Set.parse(jsonOf(telegram["stickers.json"]!));
  for (const { file } of stickers) assert.ok(telegram[file]!.length <= 512_000, file);
  assert.ok(telegram["thumbnail.png"]!.length <= 128_000);
});

/** The last test: all others have asked for their files. */
readerTest("[readers] no kind of file is without a program of others that reads it", [
  "pngcheck",
  "webpinfo",
  "webpmux",
  "gifsicle",
  "jpeginfo",
  "djpeg",
  "qpdf",
  "pdfinfo",
  "xmllint",
  "unzip",
], () => {
  const read = new Set([...drawn.keys()].map((url) => url.split("?")[0]));
  const unread = FILE_KINDS.filter(({ name }) => !read.has(name)).map(({ name }) => name);
  assert.deepEqual(unread, []);
  return Promise.resolve();
});
