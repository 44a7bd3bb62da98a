/**
 * @module A scene modelled of a soft stuff, clay or felt: every form is blown up and lies on those behind it, in the light of
 * one wide lamp, with the marks of the hands that made it.
 */
import { byNearness, layersOf } from "../../composing/layers.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { type Relief, reliefOf } from "../../relief/relief.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, createLayer, paintSky } from "../canvas.ts";
import { grain } from "../grain.ts";
import {
  boxBlurredPlane,
  layerOfPixels,
  type Planes,
  planesOf,
  sampleBilinear,
  writeColour,
} from "../planes.ts";
import { laySheets } from "./sheets.ts";

/** What it is made of. */
export interface Stuff {
  /** How strongly its forms catch the light, and how much of it they mirror. */
  round: number;
  gloss: number;
  /** How far fingers have pressed it, and the width of a thumb, in units. */
  pressed: { deep: number; wide: number };
  /** How far fibres reach over an edge, in units, and how much one is lighter than another. */
  fibre: { reach: number; uneven: number };
}

/** From where the lamp shines: above, from the left, half before the picture. */
const LAMP = { x: -0.42, y: -0.6, z: 0.68 };

/** Light that comes from everywhere, and from the lamp. */
const AMBIENT = 0.5, KEY = 0.62;

/** How much darker hollows are, over how many cells around, and a cast shadow, in how many steps of how many cells. */
const HOLLOW = { deep: 0.035, wide: 6 }, CAST = { deep: 0.2, steps: 9, step: 2, rise: 1.7 };

export function model(scene: Scene, side: number, stuff: Stuff): Canvas {
  const { back, subject, front } = layersOf(scene.items);
  const items = [...back, ...subject, ...byNearness(front).beside];
  const { canvas, ctx } = createLayer(side);
  paintSky(ctx, scene);
  laySheets(ctx, items, 0);
  const relief = reliefOf(asSlabs(items)), shade = shadeOf(relief);
  return lit(planesOf(canvas), { relief, shade, side, stuff });
}

/** A flat thing would take the form of what it hides: here all is at least a slab with round edges. */
export function asSlabs(items: readonly Item[]): Item[] {
  return items.map((item) =>
    item.is === "region" ? { ...item, volume: Math.max(SLAB, item.volume) } : item
  );
}

const SLAB = 0.15;

/** How much light hollows and cast shadows take from each cell, 0..1. */
function shadeOf({ cells, height }: Relief): Float32Array {
  const around = boxBlurredPlane(height, HOLLOW.wide);
  const shade = new Float32Array(height.length);
  for (let y = 0, at = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++, at++) {
      const own = height[at]!;
      let cast = 0;
      for (let i = 1; i <= CAST.steps; i++) {
        const px = x + LAMP.x * i * CAST.step | 0, py = y + LAMP.y * i * CAST.step | 0;
        if (px < 0 || py < 0) break;
        const above = height[py * cells + px]! - own - CAST.rise * i;
        if (above > cast) cast = above;
      }
      shade[at] = Math.min(0.5, Math.max(0, around[at]! - own) * HOLLOW.deep) +
        CAST.deep * smoothstep(0, 5, cast);
    }
  }
  return boxBlurredPlane(shade, 4);
}

interface Modelled {
  relief: Relief;
  shade: Float32Array;
  side: number;
  stuff: Stuff;
}

function lit(
  { l, a, b }: Planes,
  { relief: { cells, nx, ny }, shade, side, stuff }: Modelled,
): Canvas {
  const { round, gloss, pressed, fibre } = stuff;
  const unit = PICTURE_SIZE / side, cell = cells / PICTURE_SIZE;
  const thumb = grain(pressed.wide / 8), skin = grain(0.5, 5), wool = fibres();
  const across = (x: number, y: number) => thumb(x, y) * pressed.deep;
  const soft = [nx, ny].map((plane) => boxBlurredPlane(plane, 1));
  const { canvas } = layerOfPixels(side, (bytes) => {
    for (let row = 0, at = 0; row < side; row++) {
      for (let column = 0; column < side; column++, at++) {
        const x = column * unit, y = row * unit, u = x * cell, v = y * cell;
        const dent = across(x, y);
        const px = round * sampleBilinear(soft[0]!, cells, u, v) + dent - across(x + 4, y);
        const py = round * sampleBilinear(soft[1]!, cells, u, v) + dent - across(x, y + 4);
        const flat = Math.min(0.94, px * px + py * py), pz = Math.sqrt(1 - flat);
        const facing = Math.max(0, px * LAMP.x + py * LAMP.y + pz * LAMP.z);
        const light = AMBIENT + KEY * facing / LAMP.z -
          sampleBilinear(shade, cells, u, v);
        const shine = gloss * smoothstep(0.93, 1, facing);
        let from = at, fuzz = 0;
        if (fibre.reach > 0) {
          const { cos, sin, hair } = wool(x, y);
          fuzz = hair;
          const off = fibre.reach * fuzz / unit;
          const fx = Math.min(side - 1, Math.max(0, column + cos * off | 0));
          const fy = Math.min(side - 1, Math.max(0, row + sin * off | 0));
          from = fy * side + fx;
        }
        const own = l[from]! * (0.36 + 0.64 * Math.min(1.12, light)) + fibre.uneven * fuzz +
          0.008 * skin(x, y);
        writeColour(bytes, at * 4, own + shine * (1 - own), a[from]!, b[from]!);
      }
    }
  });
  return canvas;
}

/** Strands that cross in a few directions, here more of one, there of another: how light one is, and where it points to. */
function fibres(): (x: number, y: number) => { cos: number; sin: number; hair: number } {
  const hair = grain(1, 9);
  const ways = [0.35, 1.3, 2.3].map((angle, i) => ({
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    share: grain(3.4, 20 + i),
  }));
  return (x, y) => {
    let best = ways[0]!, most = -Infinity, sum = 0;
    for (const way of ways) {
      const along = x * way.cos + y * way.sin, across = y * way.cos - x * way.sin;
      const own = hair(along / 2.2, across / 0.2), share = way.share(x, y) + 0.7 * own;
      sum += own;
      if (share > most) [best, most] = [way, share];
    }
    return { cos: best.cos, sin: best.sin, hair: sum / 2 };
  };
}
