/**
 * @module Light as a layer: each cell of a lit relief becomes a colour that a painter lays over its
 * subject.
 */
import { createCanvas } from "@napi-rs/canvas";
import { type Colour, toRgb } from "../colour/colour.ts";
import type { Lighting } from "../relief/lighting.ts";
import { EYE, FORM } from "../relief/relief.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { blankCanvas, type Context, drawLayer } from "./canvas.ts";

/** How a layer is laid over what is painted. */
export type BlendMode = "multiply" | "screen" | "source-over" | "soft-light" | "hard-light";

/** Lays over the subject, where it is covered, an opacity of one colour for each cell. */
export function blendTone(
  ctx: Context,
  lighting: Lighting,
  colour: Colour,
  opacityOf: (cell: number) => number,
  laying: BlendMode = "multiply",
): void {
  const bounded = (cell: number) => Math.max(0, opacityOf(cell));
  blendTones(ctx, lighting, [colour, colour], bounded, laying);
}

/** The same in two colours: cells of a negative opacity take the first one, those of a positive one the second. */
export function blendTones(
  ctx: Context,
  lighting: Lighting,
  colours: readonly [below: Colour, above: Colour],
  opacityOf: (cell: number) => number,
  laying: BlendMode = "multiply",
): void {
  const [below, above] = colours.map(toRgb);
  blendCells(ctx, lighting, (cell, to, data) => {
    const opacity = opacityOf(cell);
    if (opacity === 0) return;
    const rgb = opacity < 0 ? below! : above!;
    data[to] = rgb[0];
    data[to + 1] = rgb[1];
    data[to + 2] = rgb[2];
    data[to + 3] = opacity < 0 ? -opacity * 255 : opacity * 255;
  }, { laying });
}

/** Four ways of going out of a form. */
const AROUND = [[0, 1], [0, -1], [1, 0], [-1, 0]] as const;

/** Lays over the subject what `put` writes at `to` of the layer, red, green, blue and opacity, for each cell of a form; `beyond` units past
 * the forms, what is painted there takes the tone of the nearest, if it is multiplied. */
export function blendCells(
  ctx: Context,
  { relief: { cells, box, cover } }: Pick<Lighting, "relief">,
  put: (cell: number, to: number, data: Uint8ClampedArray) => void,
  { laying, beyond }: { laying: BlendMode; beyond?: number },
): void {
  if (!box) return;
  const pad = beyond ? Math.ceil(beyond * cells / PICTURE_SIZE) + 1 : 0;
  const left = Math.max(0, box.left - pad), top = Math.max(0, box.top - pad);
  const width = Math.min(cells, box.right + pad) - left;
  const height = Math.min(cells, box.bottom + pad) - top;
  const layer = createCanvas(width, height), sheet = layer.getContext("2d");
  const image = sheet.createImageData(width, height), { data } = image;
  for (let y = 0, to = 0; y < height; y++) {
    for (let cell = (top + y) * cells + left, x = 0; x < width; x++, cell++, to += 4) {
      if (cover[cell] === FORM) put(cell, to, data);
      // Eyes have a light of their own.
      else if (pad > 0 && cover[cell] === EYE) data.fill(255, to, to + 4);
    }
  }
  sheet.putImageData(image, 0, 0);
  const unit = PICTURE_SIZE / cells;
  if (pad > 0) {
    sheet.globalCompositeOperation = "destination-over";
    for (const by of [Math.ceil(pad / 2), pad]) {
      for (const [dx, dy] of AROUND) sheet.drawImage(layer, dx * by, dy * by);
    }
  }
  const lay = () => {
    ctx.save();
    ctx.globalCompositeOperation = laying;
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "low";
    ctx.drawImage(layer, left * unit, top * unit, width * unit, height * unit);
    ctx.restore();
  };
  if (pad > 0) withinItsEdge(ctx, lay);
  else lay();
}

/** What is laid reaches only what is painted already, and shows in the colour of the clear edges of that, not beside it. */
function withinItsEdge(ctx: Context, lay: () => void): void {
  const painted = blankCanvas(ctx.canvas.width);
  painted.ctx.drawImage(ctx.canvas, 0, 0);
  ctx.save();
  // Laid over each other, clear edges are nearly solid and keep their colours.
  ctx.globalCompositeOperation = "destination-over";
  for (let i = 0; i < SOLID; i++) drawLayer(ctx, painted.canvas);
  ctx.restore();
  lay();
  ctx.save();
  ctx.globalCompositeOperation = "destination-in";
  drawLayer(ctx, painted.canvas);
  ctx.restore();
}

/** So many times a sheet is laid under itself until its clear edges are solid. */
const SOLID = 4;

/** 0 below an edge, 1 above it, and a step as wide as said between. */
export function stepAt(edge: number, width: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - edge) / width + 0.5));
  return share * share * (3 - 2 * share);
}
