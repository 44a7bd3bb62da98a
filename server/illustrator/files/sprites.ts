/** @module Cells of a pet laid out as another program wants them. */
import { Buffer } from "node:buffer";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { CatSpec } from "../spec.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import type { SpriteOptions } from "./options.ts";

/** A cell in pixels. */
const CELL = { width: 192, height: 208 };

/** The sheet as a PNG. Each figure stands on the lower edge of its place. */
export async function drawSprites(
  { style }: CatSpec,
  { rows, cells, columns, size }: SpriteOptions,
): Promise<Uint8Array> {
  const strips = await Promise.all(rows.map((row) => loadImage(Buffer.from(row))));
  const lines = Math.ceil(cells.length / columns);
  const sheet = createCanvas(size * columns, size * lines), ctx = sheet.getContext("2d");
  ctx.imageSmoothingEnabled = style !== "pixel" || size < CELL.height / 2;
  ctx.imageSmoothingQuality = "high";
  const width = (CELL.width * size) / CELL.height;
  cells.forEach((cell, i) => {
    if (!cell) return;
    ctx.save();
    ctx.translate((i % columns + 0.5) * size, (Math.floor(i / columns) + 0.5) * size);
    ctx.rotate(((cell.turn ?? 0) * Math.PI) / 180);
    if (cell.mirror) ctx.scale(-1, 1);
    ctx.drawImage(
      strips[cell.row]!,
      ...[cell.column * CELL.width, 0, CELL.width, CELL.height] as const,
      ...[-width / 2, -size / 2, width, size] as const,
    );
    ctx.restore();
  });
  return await tonedWithAlpha(sheet).png({ compressionLevel: 9 }).toBuffer();
}
