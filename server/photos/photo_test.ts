import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import sharp, { type Create } from "sharp";
import { MAX_PHOTO_BYTES } from "../../lib/limits.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { readPhoto } from "./photo.ts";

const RED = { r: 224, g: 32, b: 16 };
const square = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const chelsea = await Deno.readFile(new URL("../../tests/fixtures/chelsea.png", import.meta.url));
const largeJpeg = await sharp(chelsea).resize(2000).jpeg().toBuffer();

function urlOf(bytes: Uint8Array, type = "image/png"): string {
  return `data:${type};base64,${new Uint8Array(bytes).toBase64()}`;
}

/** Size and the first pixel. */
async function look(jpeg: Uint8Array) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixel: [...data.subarray(0, 3)] };
}

function isReddish([r, g, b]: number[]): boolean {
  return r! > 180 && g! < 80 && b! < 80;
}

const colours: [what: string, bytes: Promise<Uint8Array>][] = [
  ["a PNG", square().png().toBuffer()],
  ["a PNG of 16 bits", square().toColourspace("rgb16").png().toBuffer()],
  ["a PNG with a palette", square().png({ palette: true }).toBuffer()],
  ["a JPG", square().jpeg().toBuffer()],
  ["a progressive JPG", square().jpeg({ progressive: true }).toBuffer()],
  ["a JPG in CMYK", square().toColourspace("cmyk").jpeg().toBuffer()],
];
for (const [what, bytes] of colours) {
  Deno.test(`${what} keeps its colours and size`, async () => {
    const { jpeg } = await readPhoto(urlOf(await bytes));
    const { width, height, pixel } = await look(jpeg);
    assert.deepEqual([width, height], [300, 200]);
    assert(isReddish(pixel), `${pixel}`);
  });
}

Deno.test("the bytes decide the type of a photo, not the data URL", async () => {
  const bytes = await square().jpeg().toBuffer();
  for (const type of ["image/png", "image/gif", "text/html", ""]) {
    assert.equal((await look((await readPhoto(urlOf(bytes, type))).jpeg)).width, 300);
  }
});

Deno.test("a large photo is made smaller, a small one is left as it is", async () => {
  const { width, height } = await look((await readPhoto(urlOf(largeJpeg))).jpeg);
  assert.deepEqual([width, height], [1024, 681]);
});

Deno.test("an upright photo comes out, and nothing of where and with what it was taken", async () => {
  const bytes = await square()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg().toBuffer();
  const before = await sharp(bytes).metadata();
  assert(before.exif && before.orientation === 6);
  const { jpeg } = await readPhoto(urlOf(bytes));
  const { width, height, exif, icc, xmp, orientation } = await sharp(jpeg).metadata();
  assert.deepEqual([width, height], [200, 300]);
  assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined]);
  assert(!new TextDecoder("latin1").decode(jpeg).includes("SecretCamera"));
});

Deno.test("a photo is turned upright by its EXIF orientation", async () => {
  const corner = await sharp({ create: { width: 90, height: 60, channels: 3, background: RED } })
    .png().toBuffer();
  const scene = sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } })
    .composite([{ input: corner, left: 0, top: 0 }]);
  for (const [orientation, x, y] of [[3, 290, 190], [6, 190, 10], [8, 10, 290]] as const) {
    const bytes = await scene.clone().withMetadata({ orientation }).jpeg().toBuffer();
    const { jpeg } = await readPhoto(urlOf(bytes));
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * 3;
    assert(isReddish([...data.subarray(at, at + 3)]), `orientation ${orientation}`);
  }
});

Deno.test("of an animated PNG the first picture is taken", async () => {
  const still = new Uint8Array(await square().png().toBuffer());
  const next = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#00f" } }).png()
      .toBuffer(),
  );
  const { jpeg } = await readPhoto(urlOf(animated(still, next)));
  const { width, height, pixel } = await look(jpeg);
  assert.deepEqual([width, height], [300, 200]);
  assert(isReddish(pixel), `${pixel}`);
  assert.equal((await sharp(jpeg).metadata()).pages ?? 1, 1);
});

Deno.test("a photo of one pixel shows nothing, and one of sixteen by sixteen is enough", async () => {
  const tooSmall = failsWith("invalid", /^This photo is too small to show a cat/);
  for (const [width, height] of [[1, 1], [15, 400], [400, 15]] as const) {
    await assert.rejects(readPhoto(urlOf(await square(width, height).png().toBuffer())), tooSmall);
  }
  const { jpeg } = await readPhoto(urlOf(await square(16, 16).png().toBuffer()));
  assert.equal((await look(jpeg)).width, 16);
});

Deno.test("a photo of 40 megapixels is accepted, one more row is refused", async () => {
  const { jpeg } = await readPhoto(urlOf(await square(8_000, 5_000).jpeg().toBuffer()));
  assert.deepEqual((await look(jpeg)).height, 640);
  const more = new Uint8Array(await square().png().toBuffer());
  const header = new DataView(more.buffer);
  header.setUint32(16, 8_000);
  header.setUint32(20, 5_001);
  await assert.rejects(readPhoto(urlOf(more)), failsWith("tooLarge", /40 megapixels/));
});

Deno.test("what is hidden behind a picture does not come out", async () => {
  const hidden = new TextEncoder().encode("<script>alert(1)</script>");
  const { jpeg } = await readPhoto(urlOf(new Uint8Array([...chelsea, ...hidden])));
  assert(!new TextDecoder("latin1").decode(jpeg).includes("<script>"));
});

Deno.test("transparent areas become white", async () => {
  const create = { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const bytes = await sharp({ create: create as Create }).png().toBuffer();
  assert.deepEqual((await look((await readPhoto(urlOf(bytes))).jpeg)).pixel, [255, 255, 255]);
});

Deno.test("the same file has the same fingerprint, another one another", async () => {
  const [one, same, other] = await Promise.all(
    [chelsea, chelsea, largeJpeg].map((bytes) => readPhoto(urlOf(bytes))),
  );
  assert.equal(one!.fingerprint, same!.fingerprint);
  assert.notEqual(one!.fingerprint, other!.fingerprint);
});

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const NOT_A_PHOTO = /^Please upload an image file \(JPG, PNG, etc\.\)$/;
const DAMAGED = /^This photo is damaged/;
const unsupported: [what: string, url: string | Promise<string>, message: RegExp][] = [
  ["a GIF", square().gif().toBuffer().then((bytes) => urlOf(bytes)), NOT_A_PHOTO],
  [
    "an animated GIF that says it is a PNG",
    animatedGif().then((bytes) => urlOf(bytes)),
    NOT_A_PHOTO,
  ],
  ["a WebP", square().webp().toBuffer().then((bytes) => urlOf(bytes)), NOT_A_PHOTO],
  ["an SVG", urlOf(new TextEncoder().encode("<svg xmlns='x'/>")), NOT_A_PHOTO],
  ["HTML", urlOf(new TextEncoder().encode("<html>")), NOT_A_PHOTO],
  ["nothing", urlOf(new Uint8Array()), NOT_A_PHOTO],
  ["an address", "https://example.com/cat.png", NOT_A_PHOTO],
  ["an address of this machine", "http://169.254.169.254/latest/meta-data", NOT_A_PHOTO],
  ["a data address without base64", "data:image/png,abc", NOT_A_PHOTO],
  ["wrong base64", "data:image/png;base64,%%%%", NOT_A_PHOTO],
  ["a signature alone", urlOf(new Uint8Array([...PNG_SIGNATURE, 1, 2, 3])), DAMAGED],
  ["half a PNG", urlOf(chelsea.subarray(0, chelsea.length / 2)), DAMAGED],
  ["half a JPG", urlOf(largeJpeg.subarray(0, largeJpeg.length / 2)), DAMAGED],
];
for (const [what, url, message] of unsupported) {
  Deno.test(`${what} is no photo`, async () => {
    await assert.rejects(readPhoto(await url), failsWith("unsupported", message));
  });
}

Deno.test("a photo of 5 MB is accepted, one more byte is refused", async () => {
  const TOO_LARGE = failsWith("tooLarge", /^Image must be less than 5MB$/);
  const small = await square().png().toBuffer();
  const padded = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(small);
    return urlOf(bytes);
  };
  await readPhoto(padded(MAX_PHOTO_BYTES));
  await assert.rejects(readPhoto(padded(MAX_PHOTO_BYTES + 1)), TOO_LARGE);
  await assert.rejects(readPhoto(padded(MAX_PHOTO_BYTES * 1.2)), TOO_LARGE);
});

Deno.test("a few bytes that unpack to gigabytes are refused by their header", async () => {
  const bytes = new Uint8Array(await square().png().toBuffer());
  const header = new DataView(bytes.buffer);
  header.setUint32(16, 30_000);
  header.setUint32(20, 30_000);
  await assert.rejects(readPhoto(urlOf(bytes)), failsWith("tooLarge", /40 megapixels/));
});

/** A GIF of two pictures, red and blue. */
async function animatedGif(): Promise<Uint8Array> {
  const pictures = [RED, { r: 0, g: 0, b: 255 }].map((background) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } }).png().toBuffer()
  );
  return await sharp(await Promise.all(pictures), { join: { animated: true } }).gif().toBuffer();
}

/** An animated PNG that shows `first`, then `second`; both are PNGs of one size. */
function animated(first: Uint8Array, second: Uint8Array): Uint8Array {
  const header = 33;
  const size = [...first.subarray(16, 24)];
  const frame = (order: number) =>
    chunk("fcTL", [0, 0, 0, order, ...size, ...new Array(8).fill(0), 0, 1, 0, 2, 0, 0]);
  const pixels = chunksOf(second).filter(({ kind }) => kind === "IDAT");
  return new Uint8Array([
    ...first.subarray(0, header),
    ...chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]),
    ...frame(0),
    ...first.subarray(header, first.length - 12),
    ...frame(1),
    ...pixels.flatMap(({ data }, i) => chunk("fdAT", [0, 0, 0, 2 + i, ...data])),
    ...first.subarray(first.length - 12),
  ]);
}

function chunksOf(png: Uint8Array): { kind: string; data: number[] }[] {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks: { kind: string; data: number[] }[] = [];
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ kind, data: [...png.subarray(at + 8, at + 8 + length)] });
    at += 12 + length;
  }
  return chunks;
}

function chunk(kind: string, data: number[]): number[] {
  const content = [...new TextEncoder().encode(kind), ...data];
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, data.length);
  frame.setUint32(4, crc32(new Uint8Array(content)));
  const bytes = [...new Uint8Array(frame.buffer)];
  return [...bytes.slice(0, 4), ...content, ...bytes.slice(4)];
}
