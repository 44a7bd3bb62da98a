/** @module Many small pictures on one sheet, each with its label. */
import { createCanvas } from "@napi-rs/canvas";
import sharp, { type OverlayOptions } from "sharp";
import { compose } from "../../illustrator/compose.ts";
import { paintSketch } from "../../illustrator/painters/sketch/sketch.ts";
import type { CatSpec } from "../../illustrator/spec.ts";
import { painted } from "../../illustrator/raster/painted.ts";
import { toned } from "../../illustrator/colour/tone.ts";

/** One place of a sheet: a recipe to draw or to sketch, or a photo to show as it is. */
export interface Cell {
  label: string;
  picture: CatSpec | { sketch: CatSpec } | { photo: Uint8Array };
}

export interface Sheet {
  name: string;
  columns: number;
  cells: Cell[];
}

/** Side of one small picture, the gap between two, the height of a label, in pixels. */
const SIDE = 224, GAP = 6, LABEL = 18;

/** From what looks best to what is still good. */
const QUALITIES = [82, 70, 58, 46, 36] as const;

/** The sheet as WebP of `most` bytes, if that can be had. */
export async function contactSheet(
  { columns, cells }: Sheet,
  { most = Infinity } = {},
): Promise<Uint8Array> {
  const rows = Math.ceil(cells.length / columns);
  const width = GAP + columns * (SIDE + GAP), height = GAP + rows * (SIDE + LABEL + GAP);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#f4f1ec";
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = "#333";
  ctx.font = "13px sans-serif";
  const pictures: OverlayOptions[] = [];
  for (const [index, { label, picture }] of cells.entries()) {
    const left = GAP + (index % columns) * (SIDE + GAP);
    const top = GAP + Math.floor(index / columns) * (SIDE + LABEL + GAP);
    pictures.push({ input: await small(picture), left, top });
    ctx.fillText(label, left, top + SIDE + 14, SIDE);
  }
  const raw = { width, height, channels: 4 as const };
  const sheet = await sharp(canvas.data(), { raw }).composite(pictures).removeAlpha()
    .png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const webp = await sharp(sheet).webp({ quality }).toBuffer();
    if (webp.length <= most || quality === QUALITIES.at(-1)) return webp;
  }
  throw new RangeError("no quality to choose from");
}

async function small(picture: Cell["picture"]) {
  const image = "photo" in picture ? sharp(picture.photo) : await drawn(picture);
  return await image.resize(SIDE, SIDE, { fit: "cover" }).png({ compressionLevel: 1 }).toBuffer();
}

async function drawn(picture: CatSpec | { sketch: CatSpec }) {
  if ("sketch" in picture) return toned(paintSketch(compose(picture.sketch)));
  return await painted(compose(picture));
}
