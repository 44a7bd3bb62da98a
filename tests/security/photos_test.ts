/**
 * Photos made to do harm: each is refused or taken harmlessly, in bounded memory, and none is kept.
 * ASVS v5.0.0-1.3.4, 5.2.1, 5.2.2, 5.2.6, 5.3.2.
 */
import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { openWholeApp } from "./whole_app.ts";
import { serveLoopback } from "../support/loopback_server.ts";

const whole = await openWholeApp();
const { ask, signUp, services } = whole;

Deno.test.afterAll(() => whole.close());

const MiB = 1024 * 1024;

/** The largest photo allowed, 40 megapixels, takes 160 MB decoded; two are decoded at once. */
const MEMORY_LIMIT = 500 * MiB;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SCRIPT = "<html><script>alert(document.domain)</script></html>";
const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: "#876" } });
const realPng = new Uint8Array(await plain.clone().png().toBuffer());
const realJpeg = new Uint8Array(await plain.clone().jpeg().toBuffer());

const attacks: [what: string, bytes: Uint8Array, status: number, type?: string][] = [
  ["5 MB and one byte", padded(realJpeg, 5 * MiB + 1), 413],
  ["6 MB", padded(realPng, 6 * MiB), 413],
  ["20 MB", padded(realPng, 20 * MiB), 413],
  ["SVG", text(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`), 415, "svg+xml"],
  ["SVG that says it is PNG", text(`<svg xmlns="http://www.w3.org/2000/svg"/>`), 415],
  ["GIF", text("GIF89a\x01\x00\x01\x00"), 415],
  ["WebP", new Uint8Array(await plain.clone().webp().toBuffer()), 415],
  ["TIFF", new Uint8Array(await plain.clone().tiff().toBuffer()), 415],
  ["HTML", text(SCRIPT), 415, "png"],
  ["HTML behind a PNG's first bytes", joined(PNG_SIGNATURE, text(SCRIPT)), 415],
  ["HTML behind a JPG's first bytes", joined([0xff, 0xd8, 0xff, 0xe0], text(SCRIPT)), 415],
  ["an archive", text("PK\x03\x04"), 415],
  ["a program", text("\x7fELF"), 415],
  ["nothing", new Uint8Array(), 415],
  ["a PNG cut in half", realPng.slice(0, realPng.length / 2), 415],
  ["a JPG cut in half", realJpeg.slice(0, realJpeg.length / 2), 415],
  ["a PNG of 30,000 × 30,000", await png({ width: 30_000, height: 30_000 }), 413],
  [
    "a PNG that says 2,147,483,647 × 2",
    await png({ width: 2 ** 31 - 1, height: 2, bytes: 1 }),
    415,
  ],
];

for (const [what, bytes, status, type = "png"] of attacks) {
  Deno.test(`[photos] ${what} is refused with ${status}, and costs nothing`, async () => {
    const { cookie } = await signUp();
    const before = await whole.memory();
    const peak = await peakMemory(async () => {
      const response = await send(bytes, { cookie, type });
      assert.equal(response.status, status);
      assert.equal(typeof (await response.json()).message, "string");
    });
    assert.ok(peak < MEMORY_LIMIT, `${Math.round(peak / MiB)} MB`);
    await whole.assertUnchanged(before);
  });
}

const text1GB = joined(text("comment\0\0"), await packedZeros(1024 * MiB));
const bombs: [what: string, bytes: Uint8Array][] = [
  ["1 GB of pixels", await png({ width: 64, height: 64, bytes: 1024 * MiB })],
  ["1 GB of text", joined(realPng.slice(0, 33), chunk("zTXt", text1GB), realPng.slice(33))],
];
for (const [what, bytes] of bombs) {
  Deno.test(`[photos] a small PNG with ${what} inside never becomes as large`, async () => {
    const { cookie } = await signUp();
    const peak = await peakMemory(async () => {
      const response = await send(bytes, { cookie });
      assert.ok([200, 415].includes(response.status), `${response.status}`);
      await response.body?.cancel();
    });
    assert.ok(peak < MEMORY_LIMIT, `${Math.round(peak / MiB)} MB`);
  });
}

Deno.test("[photos] eight simultaneous photos of the largest size fit into memory", async () => {
  const side = 6_300;
  const create = { width: side, height: side, channels: 3 as const, background: "#765" };
  const large = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp()));
  const peak = await peakMemory(async () => {
    const responses = await Promise.all(people.map(({ cookie }) => send(large, { cookie })));
    for (const { status } of responses) assert.ok([200, 503].includes(status), `${status}`);
  });
  assert.ok(peak < MEMORY_LIMIT, `${Math.round(peak / MiB)} MB`);
});

Deno.test("[photos] nothing of a photo is kept: not the file, not what is hidden in it", async () => {
  const { cookie } = await signUp();
  const secret = "48.8583N 2.2944E, my home";
  const photo = await plain.clone().withExif({
    IFD0: { Copyright: secret, ImageDescription: secret },
    IFD3: { GPSLatitude: "48/1 51/1 29/1", GPSLatitudeRef: "N" },
  }).jpeg().toBuffer();
  const bytes = joined(new Uint8Array(photo), text(SCRIPT));
  const response = await send(bytes, { cookie });
  assert.equal(response.status, 200);
  assert.doesNotMatch(await response.text(), /48\.8583N|<script>/);

  const rows = Deno.inspect(await Array.fromAsync(services.kv.list({ prefix: [] })), {
    depth: 9,
    strAbbreviateSize: Infinity,
    iterableLimit: Infinity,
  });
  const photoText = btoa(String.fromCharCode(...bytes)).slice(100, 200);
  assert.ok(!rows.includes(secret) && !rows.includes(photoText) && !rows.includes("data:image"));
  for (const [path] of (await whole.memory()).files) {
    if (!path.endsWith(".png")) continue;
    const stored = new TextDecoder("latin1").decode(await Deno.readFile(path));
    assert.ok(!stored.includes(secret) && !stored.includes(SCRIPT));
  }
});

Deno.test("[photos] no URL in a request is ever fetched", async () => {
  let visitors = 0;
  await using trap = serveLoopback(() => {
    visitors++;
    return new Response(realPng);
  });
  const { cookie } = await signUp();
  const { port } = trap;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `0x7f.1:${port}`, `[::1]:${port}`];
  const addresses = hosts.flatMap((host) => [`http://${host}/a.png`, `//${host}/a.png`]);
  addresses.push("http://169.254.169.254/latest/meta-data", "file:///etc/passwd");
  for (const address of addresses) {
    const photo = { prompt: `a cat like ${address}`, style: "pixel", sourceImage: address };
    assert.equal(
      (await ask("POST", "/api/characters/generate", { body: photo, cookie })).status,
      415,
    );
    const key = await ask("POST", "/api/test-presigned-url", { body: { key: address } });
    assert.equal(key.status, 400);
    const query = `key=${encodeURIComponent(address)}&redirect=${encodeURIComponent(address)}`;
    assert.equal((await ask("GET", `/api/images/presigned?${query}`)).status, 400);
    await ask("POST", "/api/characters/understand", { body: photo });
  }
  assert.equal(visitors, 0);
});

function send(bytes: Uint8Array, { cookie, type = "png" }: { cookie: string; type?: string }) {
  const sourceImage = `data:image/${type};base64,${(bytes as Uint8Array<ArrayBuffer>).toBase64()}`;
  const body = { prompt: "my cat as a pirate", style: "pixel", sourceImage };
  return ask("POST", "/api/characters/generate", { body, cookie });
}

/** Bytes by which this process grows at most while `work` goes on. */
async function peakMemory(work: () => Promise<void>): Promise<number> {
  const before = Deno.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => peak = Math.max(peak, Deno.memoryUsage().rss), 5);
  await work();
  clearInterval(timer);
  return Math.max(peak, Deno.memoryUsage().rss) - before;
}

/** A black PNG; `bytes` of pixel data instead of as many as it needs. */
async function png({ width, height, bytes }: {
  width: number;
  height: number;
  bytes?: number;
}): Promise<Uint8Array> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  const size = bytes ?? height * (Math.ceil(width / 8) + 1);
  return joined(
    PNG_SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", await packedZeros(size)),
    chunk("IEND", []),
  );
}

/** This many zeros, packed without ever holding them. */
async function packedZeros(count: number): Promise<Uint8Array> {
  const block = new Uint8Array(4 * MiB);
  function* zeros() {
    for (let left = count; left > 0; left -= block.length) yield block.subarray(0, left);
  }
  const packed = ReadableStream.from(zeros()).pipeThrough(new CompressionStream("deflate"));
  return await new Response(packed).bytes();
}

function chunk(kind: string, data: ArrayLike<number>): Uint8Array {
  const content = joined(text(kind), data);
  const frame = new DataView(new ArrayBuffer(4));
  frame.setUint32(0, data.length);
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, crc32(content));
  return joined(new Uint8Array(frame.buffer), content, new Uint8Array(check.buffer));
}

function joined(...parts: ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function padded(bytes: Uint8Array, size: number): Uint8Array {
  return joined(bytes, new Uint8Array(size - bytes.length));
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
