/** @module `deno task icons`: the icons in `static/`, drawn from `favicon.svg`. */
import type { Buffer } from "node:buffer";
import sharp from "sharp";
import { readCommandLine } from "./command_line.ts";

readCommandLine({ usage: "deno task icons   draws the icons in static/ from favicon.svg" });

const PAPER = "#fbf4ea";

const ICO_SIZES = [16, 32, 48];

const svg = await Deno.readFile("static/favicon.svg");

await Deno.writeFile(
  "static/favicon.ico",
  ico(await Promise.all(ICO_SIZES.map((size) => cat(size)))),
);
for (const size of [192, 512]) await Deno.writeFile(`static/icon-${size}.png`, await cat(size));
// Systems cut it to their own shape: only the inner four fifths are sure to be seen.
await Deno.writeFile("static/icon-maskable-512.png", await onPaper(512, 0.7));
await Deno.writeFile("static/apple-touch-icon.png", await onPaper(180, 0.76));

/** The cat on nothing, as wide as this. */
async function cat(size: number): Promise<Buffer> {
  return await sharp(svg, { density: 72 * size / 64 * 2 })
    .resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

async function onPaper(size: number, share: number): Promise<Uint8Array<ArrayBuffer>> {
  const input = await cat(Math.round(size * share));
  const paper = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  return new Uint8Array(await paper.composite([{ input }]).png({ compressionLevel: 9 }).toBuffer());
}

/** An ICO file of these PNGs, in the order of {@link ICO_SIZES}. */
function ico(pngs: Uint8Array[]): Uint8Array {
  const HEADER = 6;
  const ENTRY = 16;
  const head = new DataView(new ArrayBuffer(HEADER + ENTRY * pngs.length));
  head.setUint16(2, 1, true);
  head.setUint16(4, pngs.length, true);
  let offset = head.byteLength;
  for (const [index, png] of pngs.entries()) {
    const at = HEADER + ENTRY * index;
    head.setUint8(at, ICO_SIZES[index]!);
    head.setUint8(at + 1, ICO_SIZES[index]!);
    head.setUint16(at + 4, 1, true);
    head.setUint16(at + 6, 32, true);
    head.setUint32(at + 8, png.length, true);
    head.setUint32(at + 12, offset, true);
    offset += png.length;
  }
  return new Uint8Array([...new Uint8Array(head.buffer), ...pngs.flatMap((png) => [...png])]);
}
