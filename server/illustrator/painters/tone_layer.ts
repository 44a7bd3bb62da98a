/**
 * Light as a layer: each cell of a lit relief becomes a colour that a painter lays over its subject.
 *
 * @module
 */
import { createCanvas } from "@napi-rs/canvas";
import { type Colour, toRgb } from "../colour/colour.ts";
import type { Lighting } from "../relief/lighting.ts";
import { FORM } from "../relief/relief.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { Canvas, Context } from "./canvas.ts";

/** How a layer is laid over what is painted. */
export type Laying = "multiply" | "screen" | "source-over" | "soft-light" | "hard-light";

/** Lays over the subject, where it is covered, an opacity of one colour for each cell. */
export function layTone(
  ctx: Context,
  lighting: Lighting,
  colour: Colour,
  opacityOf: (cell: number) => number,
  laying: Laying = "multiply",
): void {
  const bounded = (cell: number) => Math.max(0, opacityOf(cell));
  layTones(ctx, lighting, [colour, colour], bounded, laying);
}

/** The same in two colours: cells of a negative opacity take the first one, those of a positive one the second. */
export function layTones(
  ctx: Context,
  lighting: Lighting,
  colours: readonly [below: Colour, above: Colour],
  opacityOf: (cell: number) => number,
  laying: Laying = "multiply",
): void {
  const layer = toneLayer(lighting, colours, opacityOf);
  if (!layer) return;
  ctx.save();
  ctx.globalCompositeOperation = laying;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "low";
  const { canvas, left, top } = layer, unit = PICTURE_SIZE / lighting.relief.cells;
  ctx.drawImage(canvas, left * unit, top * unit, canvas.width * unit, canvas.height * unit);
  ctx.restore();
}

/** The layer in cells, and where it begins. */
function toneLayer(
  { relief: { cells, box, cover } }: Lighting,
  colours: readonly [below: Colour, above: Colour],
  opacityOf: (cell: number) => number,
): { canvas: Canvas; left: number; top: number } | undefined {
  if (!box) return undefined;
  const { left, top } = box, width = box.right - left, height = box.bottom - top;
  const canvas = createCanvas(width, height), ctx = canvas.getContext("2d");
  const image = ctx.createImageData(width, height), { data } = image;
  const [below, above] = colours.map(toRgb);
  for (let y = 0, to = 0; y < height; y++) {
    for (let cell = (top + y) * cells + left, x = 0; x < width; x++, cell++, to += 4) {
      if (cover[cell] !== FORM) continue;
      const opacity = opacityOf(cell);
      if (opacity === 0) continue;
      const rgb = opacity < 0 ? below! : above!;
      data[to] = rgb[0];
      data[to + 1] = rgb[1];
      data[to + 2] = rgb[2];
      data[to + 3] = opacity < 0 ? -opacity * 255 : opacity * 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  return { canvas, left, top };
}

/** 0 below an edge, 1 above it, and a step as wide as said between. */
export function stepAt(edge: number, width: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - edge) / width + 0.5));
  return share * share * (3 - 2 * share);
}
