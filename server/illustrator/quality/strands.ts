/** @module How hair lies: whether it runs in strands at all, and along the way it grows. */
import type { Canvas } from "../painters/canvas.ts";
import { PICTURE_SIZE, type Region } from "../scene.ts";
import { erodedBy, maskOf, type Parts, SIDE } from "./parts.ts";

/** Cells along a side of a window in which the way of the hair is read. */
const WINDOW = 4;

/** Fewer windows say nothing about a coat. */
const FEW_WINDOWS = 60;

/** Means over all the bare fur of a picture. */
export interface Strands {
  /** 0 noise, 1 parallel lines. */
  coherence: number;
  /** The same, times 1 where the lines run with the flow and -1 where they cross it. */
  along: number;
}

/** The strands of a painting's fur; undefined where clothes leave too little of it. */
export function strandsIn(parts: Parts, canvas: Canvas): Strands | undefined {
  const pixels = canvas.data();
  const strands = furryWindows(parts).map(({ x, y, region }) => strandsAt(pixels, x, y, region));
  if (strands.length < FEW_WINDOWS) return undefined;
  const mean = (of: (strands: Strands) => number) =>
    strands.reduce((sum, each) => sum + of(each), 0) / strands.length;
  return { coherence: mean(({ coherence }) => coherence), along: mean(({ along }) => along) };
}

/** Windows that lie in bare fur as a whole, by their first cell. */
function furryWindows(parts: Parts) {
  const fur = erodedBy(
    maskOf(
      parts,
      (item, mark) =>
        item?.is === "region" && item.role === "coat" && item.texture === "fur" && !mark,
    ),
    1,
  );
  const windows: { x: number; y: number; region: Region }[] = [];
  for (let y = 0; y < SIDE; y += WINDOW) {
    for (let x = 0; x < SIDE; x += WINDOW) {
      const rows = Array.from({ length: WINDOW }, (_, row) => (y + row) * SIDE + x);
      if (!rows.every((row) => fur.subarray(row, row + WINDOW).every(Boolean))) continue;
      windows.push({ x, y, region: parts.scene.items[parts.item[y * SIDE + x]!] as Region });
    }
  }
  return windows;
}

/** The way of most edges in a window, by its structure tensor. */
function strandsAt(pixels: Uint8Array, x: number, y: number, { flow }: Region): Strands {
  const scale = PICTURE_SIZE / SIDE, side = WINDOW * scale;
  const left = x * scale, top = y * scale;
  const green = (px: number, py: number) => pixels[(py * PICTURE_SIZE + px) * 4 + 1]!;
  let xx = 0, yy = 0, xy = 0;
  for (let py = top; py < top + side; py++) {
    for (let px = left; px < left + side; px++) {
      const dx = green(px + 1, py) - green(px - 1, py), dy = green(px, py + 1) - green(px, py - 1);
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy || 1);
  const across = Math.atan2(2 * xy, xx - yy) / 2;
  const [fx, fy] = !flow
    ? [0, 1]
    : "along" in flow
    ? flow.along
    : [left + side / 2 - flow.from[0], top + side / 2 - flow.from[1]];
  const along = coherence * Math.cos(2 * (across + Math.PI / 2 - Math.atan2(fy, fx)));
  return { coherence, along };
}
