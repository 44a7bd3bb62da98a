/**
 * @module Light as a layer: each cell of a lit relief becomes a colour that a painter lays over its
 * subject.
 */
import { createCanvas } from "@napi-rs/canvas";
import { type Colour, toRgb } from "../colour/colour.ts";
import type { Lighting } from "../relief/lighting.ts";
import { EYE, FORM } from "../relief/relief.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { Context } from "./canvas.ts";

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
  const part = { x: left * unit, y: top * unit, width: width * unit, height: height * unit };
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
    ctx.drawImage(layer, part.x, part.y, part.width, part.height);
    ctx.restore();
  };
  if (pad > 0) withinItsEdge(ctx, part, lay);
  else lay();
}

/** A part of a picture, in units. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What is laid on a part of the picture reaches only what is painted there already, and shows in the colour of the clear
 * edges of that, not beside it.
 */
function withinItsEdge(ctx: Context, part: Part, lay: () => void): void {
  const scale = ctx.canvas.width / PICTURE_SIZE;
  // Whole pixels: a clip through one would leave a trace, and what is laid is smoothed by less than one.
  const x = Math.floor(part.x * scale) - 1, y = Math.floor(part.y * scale) - 1;
  const width = Math.ceil((part.x + part.width) * scale) + 1 - x;
  const height = Math.ceil((part.y + part.height) * scale) + 1 - y;
  const painted = createCanvas(width, height);
  painted.getContext("2d").drawImage(ctx.canvas, -x, -y);
  const underItself = () => ctx.drawImage(painted, x, y);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  // Laid over each other, clear edges are nearly solid and keep their colours.
  ctx.globalCompositeOperation = "destination-over";
  for (let i = 0; i < SOLID; i++) underItself();
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  lay();
  ctx.restore();
  ctx.globalCompositeOperation = "destination-in";
  underItself();
  ctx.restore();
}

/** So many times a sheet is laid under itself until its clear edges are solid. */
const SOLID = 4;

/** 0 below an edge, 1 above it, and a step as wide as said between. */
export function stepAt(edge: number, width: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - edge) / width + 0.5));
  return share * share * (3 - 2 * share);
}
