/**
 * The roundness of things: each outline is blown up like a cushion at a third of its size, and
 * light falls on the cushion. One small atlas holds the forms of a whole picture.
 *
 * @module
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { mix, toRgb } from "../colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { distance } from "../geometry/shapes.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { type Context, softFill, trace, verticalFill } from "./canvas.ts";
import { MELT, openStretch } from "./limb.ts";
import { cushionOf } from "./realistic_cushion.ts";

/** Cells of the atlas per picture unit. */
const SCALE = 1 / 3;
/** Empty cells around each form, so that light is defined beyond its edge. */
const PAD = 2;
const ATLAS_WIDTH = 512;
/** Forms flatter or smaller than this need no light. */
const LEAST_SIDE = 12;
/** A colour farther than this from the ground of the coat is a marking. */
const MARKED = 40;
/** Hair mixes colours; faint markings are stressed by up to this share to stay visible. */
const STRESS = 1.3;
/** White hair scatters light into its own shade: only this share of it is left. */
const SCATTERED = 0.42;
/** Colours with every channel above this are white. */
const WHITE = 215;

/** One thing's form: its light, and what a hair rooted anywhere in it looks like. */
export interface Form {
  region: Region;
  /** Units covered, a little more than the outline. */
  box: Box;
  /** What a hair at this place is like; undefined outside the thing. */
  rootAt(x: number, y: number): Root | undefined;
  /** Whether a marking lies at this place; undefined outside the thing. */
  markedAt(x: number, y: number): boolean | undefined;
}

export interface Root {
  /** Colour of the lit coat, 0..255. */
  rgb: readonly [number, number, number];
  /** Unit vector out of the form, weaker in its middle. */
  outward: Point;
  /** Whether a marking lies here, not the ground colour of the coat. */
  marked: boolean;
  /** 0 at the end that melts into the body, 1 elsewhere. */
  presence: number;
}

export interface Forms {
  of(region: Region): Form | undefined;
  /** Lays the form's light over what is painted; the caller has clipped. */
  paintLight(ctx: Context, form: Form): void;
}

interface Plot {
  region: Region;
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Blows up all these regions under the light of the scene. */
export function modelForms(regions: readonly Region[], { light }: Scene): Forms {
  const { plots, height } = layOut(regions);
  if (plots.length === 0) return { of: () => undefined, paintLight: () => {} };
  const colours = paintFlat(plots, height);
  const lit = new Uint8ClampedArray(colours.length);
  const forms = new Map(
    plots.map((plot) => [plot.region, model(plot, colours, lit, light)]),
  );
  const atlas = createCanvas(ATLAS_WIDTH, height);
  const ctx = atlas.getContext("2d");
  const image = ctx.createImageData(ATLAS_WIDTH, height);
  image.data.set(lit);
  ctx.putImageData(image, 0, 0);
  const plotOf = new Map(plots.map((plot) => [plot.region, plot]));
  return {
    of: (region) => forms.get(region),
    paintLight(target, form) {
      const { x, y, width, height } = plotOf.get(form.region)!;
      target.globalCompositeOperation = "hard-light";
      target.imageSmoothingQuality = "medium";
      target.drawImage(atlas, x, y, width, height, ...place(form.box, width, height));
      target.globalCompositeOperation = "source-over";
    },
  };
}

function place(
  { left, top }: Box,
  width: number,
  height: number,
): [number, number, number, number] {
  return [left, top, width / SCALE, height / SCALE];
}

/** Rows of forms, as in a type case. */
function layOut(regions: readonly Region[]): { plots: Plot[]; height: number } {
  let x = 0, y = 0, row = 0;
  const plots: Plot[] = [];
  for (const region of regions) {
    const box = visible(bounds(region.outline));
    if (Math.min(widthOf(box), heightOf(box)) < LEAST_SIDE) continue;
    const width = Math.ceil(widthOf(box) * SCALE) + 2 * PAD;
    const height = Math.ceil(heightOf(box) * SCALE) + 2 * PAD;
    if (x + width > ATLAS_WIDTH) [x, y, row] = [0, y + row, 0];
    const edge = PAD / SCALE;
    plots.push({
      region,
      box: {
        left: box.left - edge,
        top: box.top - edge,
        right: box.right + edge,
        bottom: box.bottom + edge,
      },
      x,
      y,
      width,
      height,
    });
    x += width;
    row = Math.max(row, height);
  }
  return { plots, height: y + row };
}

function visible({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(PICTURE_SIZE, right),
    bottom: Math.min(PICTURE_SIZE, bottom),
  };
}

/** All things in their own colours, without light. */
function paintFlat(plots: readonly Plot[], height: number): Uint8ClampedArray {
  const canvas: Canvas = createCanvas(ATLAS_WIDTH, height);
  const ctx = canvas.getContext("2d");
  for (const { region, box, x, y, width, height } of plots) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.translate(x - box.left * SCALE, y - box.top * SCALE);
    ctx.scale(SCALE, SCALE);
    trace(ctx, region.outline);
    ctx.clip();
    ctx.fillStyle = verticalFill(ctx, region);
    ctx.fill();
    region.marks.forEach((mark) => softFill(ctx, mark));
    ctx.restore();
  }
  return ctx.getImageData(0, 0, ATLAS_WIDTH, height).data;
}

/** Computes one form's light into `lit` and answers questions about its hair. */
function model(
  plot: Plot,
  colours: Uint8ClampedArray,
  lit: Uint8ClampedArray,
  light: Scene["light"],
): Form {
  const { region, box, x: x0, y: y0, width, height } = plot;
  const size = Math.min(width, height) - 2 * PAD;
  const cushion = cushionOf(maskOf(plot, colours), width, height, {
    side: size,
    volume: region.volume,
  });
  const steep = 0.5 + size * 0.3 * region.volume;
  const [lx, ly] = light.towards;
  const shade = toRgb(mix(light.shade, { l: 0.5, c: 0.03, h: light.shade.h }, 0.35));
  const glow = toRgb(mix(light.colour, { l: 0.97, c: 0.02, h: 90 }, 0.4));
  const bare = openStretch(region);
  const own = toRgb(region.colour);
  const at = (x: number, y: number) =>
    cushion[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  const melt = (x: number, y: number) =>
    bare.length === 0 ? 1 : opacityAt([box.left + x / SCALE, box.top + y / SCALE], bare);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * steep, dy = (at(x, y + 1) - at(x, y - 1)) * steep;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const facing = (-dx * lx - dy * ly) / length * 0.8 + (1 / length - 1) * 0.35;
      const hollow = Math.max(0, 0.72 - at(x, y)) * 0.55;
      const value = (facing - hollow + 0.06) * melt(x, y) * Math.min(1, 0.35 + region.volume);
      const cell = ((y0 + y) * ATLAS_WIDTH + x0 + x) * 4;
      const scattered = value < 0 && isWhite(colours, cell) ? SCATTERED : 1;
      writeLightness(lit, cell, value * scattered, shade, glow);
    }
  }
  const cellAt = (px: number, py: number) => {
    const x = Math.round((px - box.left) * SCALE - 0.5);
    const y = Math.round((py - box.top) * SCALE - 0.5);
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const i = ((y0 + y) * ATLAS_WIDTH + x0 + x) * 4;
    return colours[i + 3]! < 200 ? undefined : { x, y, i };
  };
  /** How far the colour here is from the ground colour of the coat, 0..765. */
  const strangeness = (i: number) =>
    Math.abs(colours[i]! - own[0]) + Math.abs(colours[i + 1]! - own[1]) +
    Math.abs(colours[i + 2]! - own[2]);
  return {
    region,
    box,
    markedAt(px, py) {
      const cell = cellAt(px, py);
      return cell && strangeness(cell.i) > MARKED;
    },
    rootAt(px, py) {
      const cell = cellAt(px, py);
      if (!cell) return undefined;
      const { x, y, i } = cell;
      const dx = at(x - 1, y) - at(x + 1, y), dy = at(x, y - 1) - at(x, y + 1);
      const scale = Math.min(1, 2.2 * (1 - at(x, y))) / (Math.hypot(dx, dy) || 1);
      const strange = strangeness(i), marked = strange > MARKED;
      const stress = marked ? 1 + STRESS * Math.max(0, 1 - strange / 300) : 1;
      const channel = (k: 0 | 1 | 2) => {
        const stressed = own[k] + (colours[i + k]! - own[k]) * stress;
        return hardLight(Math.min(255, Math.max(0, stressed)), lit[i + k]!);
      };
      return {
        rgb: [channel(0), channel(1), channel(2)],
        marked,
        outward: [dx * scale, dy * scale],
        presence: melt(x, y),
      };
    },
  };
}

/** Grey is neutral, darker multiplies, lighter screens. */
function writeLightness(
  lit: Uint8ClampedArray,
  i: number,
  value: number,
  shade: readonly number[],
  glow: readonly number[],
): void {
  const dark = 1 - 1 / (1 + Math.max(0, -value) * 1.25),
    bright = Math.min(0.36, Math.max(0, value * 0.62));
  for (let k = 0; k < 3; k++) {
    const multiplied = 127.5 - dark * (127.5 - shade[k]! * 0.46);
    lit[i + k] = dark > 0 ? multiplied : 127.5 + bright * (glow[k]! - 127.5);
  }
  lit[i + 3] = 255;
}

function isWhite(colours: Uint8ClampedArray, i: number): boolean {
  return Math.min(colours[i]!, colours[i + 1]!, colours[i + 2]!) > WHITE;
}

function hardLight(under: number, over: number): number {
  return over < 127.5 ? (under * over) / 127.5 : 255 - ((255 - under) * (255 - over)) / 127.5;
}

function maskOf({ x: x0, y: y0, width, height }: Plot, colours: Uint8ClampedArray) {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      mask[y * width + x] = colours[((y0 + y) * ATLAS_WIDTH + x0 + x) * 4 + 3]! / 255;
    }
  }
  return mask;
}

function opacityAt(point: Point, bare: readonly Point[]): number {
  let nearest = MELT;
  for (let i = 0; i < bare.length; i += 2) nearest = Math.min(nearest, distance(point, bare[i]!));
  return smoothstep(0, MELT, nearest);
}
