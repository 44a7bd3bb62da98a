/** @module The cat of a picture on a clear ground. */
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { withoutChanceThings } from "../chance_things.ts";
import { compose } from "../compose.ts";
import type { Canvas } from "../painters/canvas.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import { cutScene } from "./cut_scene.ts";
import type { CutoutOptions } from "./options.ts";

/** The cutout as a PNG with alpha. The same recipe and options give the same bytes. */
export async function drawCutout(
  spec: CatSpec,
  { size, trimmed = false }: CutoutOptions,
): Promise<Uint8Array> {
  const whole = tonedWithAlpha(await cutCanvas(spec), spec);
  const cut = trimmed ? sharp(await whole.png().toBuffer()).trim({ threshold: 0 }) : whole;
  return await cut.resize(size, size, {
    fit: trimmed ? "inside" : "fill",
    kernel: kernelOf(spec.style),
  }).png({ compressionLevel: 6 }).toBuffer();
}

/** The cat of a recipe on a clear canvas of 1024 × 1024 pixels. */
export async function cutCanvas(spec: CatSpec): Promise<Canvas> {
  const cut = await STYLE_ENTRIES[spec.style].loadCutter();
  return cut(cutScene(compose(withoutChanceThings(spec))));
}

/** Cells of pixel art stay cells. */
function kernelOf(style: Style): "nearest" | "lanczos3" {
  return style === "pixel" ? "nearest" : "lanczos3";
}
