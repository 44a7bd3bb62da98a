/** @module A painted picture made anew in the technique of its recipe, and toned. */
import { createCanvas } from "@napi-rs/canvas";
import type { Sharp } from "sharp";
import { toned } from "../colour/tone.ts";
import type { Canvas } from "../painters/canvas.ts";
import { labPlanes, type Planes, STUDY_SIDE } from "../painters/planes.ts";
import type { CatSpec } from "../spec.ts";
import { TECHNIQUES } from "../techniques.ts";

/** The pixels of a square picture as its recipe wants them. */
export async function finished(canvas: Canvas, spec: CatSpec): Promise<Sharp> {
  return toned(await inTechnique(canvas, spec), spec);
}

/** The picture itself where its recipe names no technique. Any size is worked at the size of a whole picture. */
async function inTechnique(canvas: Canvas, spec: CatSpec): Promise<Canvas> {
  if (!spec.technique) return canvas;
  const repaint = await TECHNIQUES[spec.technique].load();
  return atSize(repaint(studyOf(canvas), spec), canvas.width);
}

function studyOf(canvas: Canvas): Planes {
  const { data } = atSize(canvas, STUDY_SIDE).getContext("2d")
    .getImageData(0, 0, STUDY_SIDE, STUDY_SIDE);
  return labPlanes(
    Uint8Array.from({ length: data.length / 4 * 3 }, (_, i) => data[i + Math.floor(i / 3)]!),
  );
}

function atSize(canvas: Canvas, size: number): Canvas {
  if (canvas.width === size) return canvas;
  const resized = createCanvas(size, size), ctx = resized.getContext("2d");
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(canvas, 0, 0, size, size);
  return resized;
}
