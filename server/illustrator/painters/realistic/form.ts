/**
 * @module Forms under the light of the relief, and what a hair rooted anywhere in them looks like. One
 * small atlas holds the colours of all forms of a picture.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { mix, toRgb } from "../../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { distance } from "../../geometry/polyline.ts";
import { type Mark, PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { type Context, softFill, trace, verticalFill } from "../canvas.ts";
import { type CellBox, cellsOf } from "../../relief/cells.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { meltOf, openStretch } from "../../relief/open_end.ts";
import { FORM } from "../../relief/relief.ts";
import { shineOf } from "../place_light.ts";

/** Cells of the atlas per picture unit, at most: no more than the picture has pixels. */
const FINEST = 1 / 3;
/** Empty cells around each form, so that light is defined beyond its edge. */
const PAD = 2;
const ATLAS_WIDTH = 512;
/** Forms flatter or smaller than this need no light. */
const LEAST_SIDE = 12;
/** A colour farther than this from the ground of the coat is a marking. */
const MARKED = 40;
/** Hair mixes colours; faint markings are stressed by up to this share to stay visible. */
const STRESS = 1.45;
/** White hair scatters light into its own shade: only this share of it is left. */
export const SCATTERED = 0.68;
/** How much of the key light leaves a colour as it is, and how far more or less changes it. */
const BALANCE = 0.5, CONTRAST = 2.8;
/** What sky and ground add, and what hollows take. */
const SKY = 0.06, GROUND = 0.16, HOLLOW = 0.95;
/** How much purer and redder sunlight and lamplight are on fur than in the air. */
const WARMER = 0.032, REDDER = 20;
/** The small pads of a muzzle take this share of shade and light: in all of it they would be a dirty beard. */
const GENTLE = 0.45;
/** How much darker the whole of a subject is on the side away from the light, and how much of that lighter on the other. */
const MASS = 0.82, MASS_LIT = 0.5;
/** How soft a stripe ends, in units, and its opacity. */
const STRIPE = { soft: 3.2, dense: 0.98 };
/** Black hair swallows light: in all of it a black cat would be brown. */
export const SWALLOWED = 0.5;
/** Pigment of a stripe keeps this share of the light: in all of it a stripe would fade. */
const DEEP = 0.6;
/** Colours with every channel above this are white, with every channel below that black. */
const WHITE = 215, BLACK = 78;

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
  /** Lays the light over what is painted of a region; the caller has clipped it. */
  paintLight(ctx: Context, region: Region): void;
}

interface Plot {
  region: Region;
  box: Box;
  /** Cells per picture unit. */
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** These regions under the light, for a picture of `side` × `side` pixels. */
export function modelForms(
  regions: readonly Region[],
  lighting: Lighting,
  { light }: Scene,
  side = PICTURE_SIZE,
): Forms {
  const { plots, height } = layOut(regions, Math.min(FINEST, side / PICTURE_SIZE));
  if (plots.length === 0) return { of: () => undefined, paintLight: () => {} };
  const colours = paintFlat(plots, height);
  const lit = litCells(lighting, light);
  const forms = new Map(plots.map((plot) => [plot.region, model(plot, colours, lighting, lit)]));
  const { cells } = lighting.relief;
  const layer = createCanvas(cells, cells), ctx = layer.getContext("2d");
  const image = ctx.createImageData(cells, cells);
  image.data.set(lit);
  ctx.putImageData(image, 0, 0);
  return {
    of: (region) => forms.get(region),
    paintLight(target, region) {
      const { outline } = region;
      const box = cellsOf(outline, cells);
      if (!box) return;
      const { left, top } = box, width = box.right - left, height = box.bottom - top;
      const [x, y, w, h] = [left, top, width, height].map((count) => count * PICTURE_SIZE / cells);
      const alpha = target.globalAlpha;
      if (isGentle(region)) target.globalAlpha *= GENTLE;
      target.globalCompositeOperation = "hard-light";
      target.imageSmoothingQuality = "medium";
      target.drawImage(layer, left, top, width, height, x!, y!, w!, h!);
      target.globalCompositeOperation = "source-over";
      target.globalAlpha = alpha;
    },
  };
}

/** What each cell of the picture is blended with as hard light: grey leaves it, darker shades, lighter lights. */
function litCells(lighting: Lighting, light: Scene["light"]): Uint8ClampedArray {
  const { relief: { cells, cover, ny, box }, key, occlusion } = lighting;
  const shine = shineOf(lighting.lamps);
  const turned = box ? turnedAway(box, light.towards) : () => 0;
  const lit = new Uint8ClampedArray(cells * cells * 4).fill(127);
  for (let i = 3; i < lit.length; i += 4) lit[i] = 255;
  if (!box) return lit;
  const shade = toRgb(mix(light.shade, { l: 0.5, c: 0.03, h: light.shade.h }, 0.35));
  const { colour } = light, warm = colour.h < 130 ? WARMER : 0;
  const glow = toRgb({ l: 0.95, c: colour.c + warm, h: colour.h - (warm > 0 ? REDDER : 0) });
  for (let y = box.top; y < box.bottom; y++) {
    for (let i = y * cells + box.left; i < y * cells + box.right; i++) {
      if (cover[i] !== FORM) continue;
      // The sky lights what looks up, the ground throws a little back from below.
      const around = ny[i]! < 0 ? -ny[i]! * SKY : ny[i]! * GROUND;
      const value = (key[i]! - BALANCE) * CONTRAST + around - occlusion[i]! * HOLLOW -
        turned(i - y * cells, y);
      writeLightness(lit, i * 4, value < 0 ? value * (1 - shine(i, cells)) : value, shade, glow);
    }
  }
  return lit;
}

/** How much less light a place has, the farther it lies from the side of the light: a subject is one mass before it is
 * forms, with a side in the light and a side in the shade. */
function turnedAway(
  { left, top, right, bottom }: CellBox,
  [lx, ly]: Scene["light"]["towards"],
): (x: number, y: number) => number {
  const x0 = (left + right) / 2, y0 = (top + bottom) / 2;
  const half = (Math.abs(lx) * (right - left) + Math.abs(ly) * (bottom - top)) / 2 || 1;
  return (x, y) => MASS * Math.max(-MASS_LIT, (-(x - x0) * lx - (y - y0) * ly) / half);
}

function isGentle({ role, texture }: Region): boolean {
  return role === "face" && texture === "fur";
}

/** Rows of forms, as in a type case. */
function layOut(regions: readonly Region[], scale: number): { plots: Plot[]; height: number } {
  let x = 0, y = 0, row = 0;
  const plots: Plot[] = [];
  for (const region of regions) {
    const box = visible(bounds(region.outline));
    if (Math.min(widthOf(box), heightOf(box)) < LEAST_SIDE) continue;
    const width = Math.ceil(widthOf(box) * scale) + 2 * PAD;
    const height = Math.ceil(heightOf(box) * scale) + 2 * PAD;
    if (x + width > ATLAS_WIDTH) [x, y, row] = [0, y + row, 0];
    const edge = PAD / scale;
    plots.push({
      region,
      box: {
        left: box.left - edge,
        top: box.top - edge,
        right: box.right + edge,
        bottom: box.bottom + edge,
      },
      scale,
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
  for (const { region, box, scale, x, y, width, height } of plots) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.translate(x - box.left * scale, y - box.top * scale);
    ctx.scale(scale, scale);
    trace(ctx, region.outline);
    ctx.clip();
    ctx.fillStyle = verticalFill(ctx, region);
    ctx.fill();
    region.marks.forEach((mark) => softFill(ctx, inHair(mark)));
    ctx.restore();
  }
  return ctx.getImageData(0, 0, ATLAS_WIDTH, height).data;
}

/** Stripes lie in the hair: they end softly, and the coat between their hairs shows. */
function inHair(mark: Mark): Mark {
  if (mark.kind !== "stripe") return mark;
  return {
    ...mark,
    soft: Math.max(mark.soft, STRIPE.soft),
    opacity: (mark.opacity ?? 1) * STRIPE.dense,
  };
}

/** Answers questions about the hair of one form. */
function model(
  plot: Plot,
  colours: Uint8ClampedArray,
  { relief }: Lighting,
  lit: Uint8ClampedArray,
): Form {
  const { region, box, scale, x: x0, y: y0, width, height } = plot;
  const bare = openStretch(region), melt = meltOf(region);
  const own = toRgb(region.colour), gentle = isGentle(region) ? GENTLE : 1;
  const { cells } = relief, cellsPerUnit = cells / PICTURE_SIZE, last = cells - 1;
  const cellAt = (px: number, py: number) => {
    const x = Math.round((px - box.left) * scale - 0.5);
    const y = Math.round((py - box.top) * scale - 0.5);
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const i = ((y0 + y) * ATLAS_WIDTH + x0 + x) * 4;
    return colours[i + 3]! < 200 ? undefined : { i };
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
      const { i } = cell;
      const place = Math.min(last, Math.max(0, Math.floor(py * cellsPerUnit))) * cells +
        Math.min(last, Math.max(0, Math.floor(px * cellsPerUnit)));
      const strange = strangeness(i), marked = strange > MARKED;
      const stress = marked ? 1 + STRESS * Math.max(0, 1 - strange / 300) : 1;
      const scattered = (isWhite(colours, i) ? SCATTERED : 1) * gentle;
      const swallowed = isBlack(colours, i) ? SWALLOWED : marked ? DEEP : 1;
      const channel = (k: 0 | 1 | 2) => {
        const stressed = own[k] + (colours[i + k]! - own[k]) * stress;
        const over = lit[place * 4 + k]!;
        return hardLight(
          Math.min(255, Math.max(0, stressed)),
          127 + (over - 127) * (over < 127 ? scattered : swallowed),
        );
      };
      return {
        rgb: [channel(0), channel(1), channel(2)],
        marked,
        outward: [relief.nx[place]!, relief.ny[place]!],
        presence: bare.length === 0 ? 1 : opacityAt([px, py], bare, melt),
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
    bright = Math.min(0.46, Math.max(0, value * 0.5));
  for (let k = 0; k < 3; k++) {
    const multiplied = 127.5 - dark * (127.5 - shade[k]! * 0.46);
    lit[i + k] = dark > 0 ? multiplied : 127.5 + bright * (glow[k]! - 127.5);
  }
  lit[i + 3] = 255;
}

function isWhite(colours: Uint8ClampedArray, i: number): boolean {
  return Math.min(colours[i]!, colours[i + 1]!, colours[i + 2]!) > WHITE;
}

function isBlack(colours: Uint8ClampedArray, i: number): boolean {
  return Math.max(colours[i]!, colours[i + 1]!, colours[i + 2]!) < BLACK;
}

function hardLight(under: number, over: number): number {
  return over < 127.5 ? (under * over) / 127.5 : 255 - ((255 - under) * (255 - over)) / 127.5;
}

function opacityAt(point: Point, bare: readonly Point[], melt: number): number {
  let nearest = melt;
  for (let i = 0; i < bare.length; i += 2) nearest = Math.min(nearest, distance(point, bare[i]!));
  return smoothstep(0, melt, nearest);
}
