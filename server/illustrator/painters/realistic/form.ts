/**
 * @module Forms under the light of the relief, and what a hair rooted anywhere in them looks like.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import { createCanvas } from "@napi-rs/canvas";
import { toRgb } from "../../colour/colour.ts";
import { bounds, type Box, widthOf } from "../../geometry/measure.ts";
import { distance } from "../../geometry/polyline.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { cellsOf } from "../../relief/cells.ts";
import type { Face } from "./face.ts";
import { type Shading, shadingOf } from "./natural.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { meltOf, openStretch } from "../../relief/open_end.ts";
import { ATLAS_WIDTH, layOut, paintFlat, type Plot } from "./form_atlas.ts";
import { hardLight, litCells, SCATTERED, SWALLOWED } from "./form_light.ts";

/** Cells of the atlas per picture unit, at most: no more than the picture has pixels. */
const FINEST = 1 / 3;
/** A colour farther than this from the ground of the coat is a marking. */
const MARKED = 40;
/** Hair mixes colours; faint markings are stressed by up to this share to stay visible. */
const STRESS = 1.45;
/** The small pads of a muzzle, and furniture, take this share of shade and light: in all of it they would be a dirty beard. */
const GENTLE = 0.45;
/** Pigment of a stripe keeps this share of the light: in all of it a stripe would fade. */
const DEEP = 0.6;
/** Colours with every channel above this are white, with every channel below that black. */
const WHITE = 215, BLACK = 78;

/** Hair that has little pigment. */
const CREAM = [250, 238, 222] as const;

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

/** These regions under the light, for a picture of `side` × `side` pixels. */
export function modelForms(
  regions: readonly Region[],
  lighting: Lighting,
  scene: Scene,
  faces: readonly Face[],
  side = PICTURE_SIZE,
): Forms {
  const { light } = scene;
  const { plots, height } = layOut(regions, Math.min(FINEST, side / PICTURE_SIZE));
  if (plots.length === 0) return { of: () => undefined, paintLight: () => {} };
  const colours = paintFlat(plots, height);
  const lit = litCells(lighting, light);
  const forms = new Map(
    plots.map((plot) => [
      plot.region,
      model(plot, { colours, lit, shading: shadingOf(plot.region, faces, scene) }, lighting),
    ]),
  );
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

function isGentle({ role, texture, outline }: Region): boolean {
  return role === "face" && texture === "fur" ||
    role === "prop" && widthOf(bounds(outline)) > FURNITURE;
}

/** Things wider than this, in units, are furniture: its walls are flat. */
const FURNITURE = 300;

/** Answers questions about the hair of one form. */
function model(
  plot: Plot,
  { colours, lit, shading }: {
    colours: Uint8ClampedArray;
    lit: Uint8ClampedArray;
    shading: Shading | undefined;
  },
  { relief }: Lighting,
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
      const shade = shading?.(px, py, relief.ny[place]!);
      const channel = (k: 0 | 1 | 2) => {
        const plain = own[k] + (colours[i + k]! - own[k]) * stress;
        const stressed = shade
          ? (plain + (CREAM[k] - plain) * shade.pale * (marked ? 0.4 : 1)) * shade.deep
          : plain;
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

function isWhite(colours: Uint8ClampedArray, i: number): boolean {
  return Math.min(colours[i]!, colours[i + 1]!, colours[i + 2]!) > WHITE;
}

function isBlack(colours: Uint8ClampedArray, i: number): boolean {
  return Math.max(colours[i]!, colours[i + 1]!, colours[i + 2]!) < BLACK;
}

function opacityAt(point: Point, bare: readonly Point[], melt: number): number {
  let nearest = melt;
  for (let i = 0; i < bare.length; i += 2) nearest = Math.min(nearest, distance(point, bare[i]!));
  return smoothstep(0, melt, nearest);
}
