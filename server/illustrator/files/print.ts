/**
 * The picture at the size of a print. Flat shapes are drawn anew at any size; pixel art has cells, which grow with it.
 *
 * @module
 */
import sharp from "sharp";
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { toned } from "../tone.ts";
import { vectorOf } from "../vector/vector.ts";
import type { PrintOptions } from "./options.ts";

const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;

/** A JPEG. The same recipe and size give the same bytes. */
export async function drawPrint(spec: CatSpec, { size }: PrintOptions): Promise<Uint8Array> {
  if (spec.style === "pixel") {
    const paint = await STYLE_ENTRIES.pixel.loadPainter();
    const cells = toned(paint(compose(spec)), spec.tone).png({ compressionLevel: 1 });
    return await sharp(await cells.toBuffer()).resize(size, size, { kernel: "nearest" })
      .jpeg(JPEG).toBuffer();
  }
  const scene = compose({ ...spec, style: "cartoon" });
  const ground = [scene.sky[0]!.colour, scene.sky.at(-1)!.colour] as const;
  const svg = vectorOf(scene, { size, title: "", ground });
  const picture = sharp(new TextEncoder().encode(svg)).flatten();
  const inTone = spec.tone === "black and white"
    ? picture.greyscale()
    : spec.tone === "sepia"
    ? picture.greyscale().tint("#b08d5e")
    : picture;
  return await inTone.jpeg(JPEG).toBuffer();
}
