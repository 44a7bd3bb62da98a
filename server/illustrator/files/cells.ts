/** @module The cat in cells of pixel art, one pixel for each. */
import sharp from "sharp";
import type { CatSpec } from "../spec.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import { cutCanvas } from "./cutout.ts";

/** Cells on each side, as the pixel style has them. */
const SIDE = 128;

/** A PNG of 128 × 128 pixels with alpha. The same recipe gives the same bytes, whatever its style. */
export async function drawCells(spec: CatSpec): Promise<Uint8Array> {
  const cut = tonedWithAlpha(await cutCanvas({ ...spec, style: "pixel" }), spec);
  const whole = await cut.png({ compressionLevel: 1 }).toBuffer();
  return await sharp(whole).resize(SIDE, SIDE, { kernel: "nearest" }).png().toBuffer();
}
