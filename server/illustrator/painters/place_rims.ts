/**
 * @module Edges that shine towards sun or moon and the nearest lamps, and the flanks that look at a low
 * light.
 */
import { type Colour, mix, type Rgb, toRgb } from "../colour/colour.ts";
import { edgeTowards } from "../relief/edge_light.ts";
import { sidesOf } from "../relief/lamps.ts";
import type { Lighting } from "../relief/lighting.ts";
import type { Item, Point, Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { moodOf } from "./place_tones.ts";
import { type Band, layEdgeLight } from "./silhouette.ts";
import { blendCells, type BlendMode, stepAt } from "./tone_layer.ts";

/** Opacity of the rim in the most coloured light, and of the light on a flank, where it shines and where hairs show. */
const RIM = 0.85, FLANK = { screen: 0.14, low: 0.3, other: 0.62 };

/** An edge of light: where it comes from, its colour, its greatest opacity, and the share of it in each cell. */
interface Edge {
  towards: Point;
  band: Band;
  colour: Colour;
  most: number;
  shareOf: (cell: number) => number;
  /** Absent: it shines on what it lies on. */
  laying?: BlendMode;
}

/** Lays the rim, on the silhouette of these forms with a crisp edge, or as soft as the relief. */
export function layRims(
  ctx: Context,
  lighting: Lighting,
  light: Scene["light"],
  { rim, forms, laying, low }: {
    rim: Band;
    forms?: readonly Item[] | undefined;
    laying: BlendMode;
    low: number;
  },
): void {
  const edges = [
    keyEdge(light, rim, low),
    ...lampEdges(lighting, { ...rim, width: rim.width * 1.3 }),
  ];
  const flank = flankOf(
    lighting,
    light,
    laying === "screen" ? FLANK.screen + FLANK.low * low : FLANK.other,
    low,
  );
  layMixed(ctx, lighting, forms ? [flank] : [flank, ...edges.map(softly(lighting))], laying);
  if (!forms) return;
  for (const { towards, band, colour, most, laying } of edges) {
    layEdgeLight(ctx, forms, towards, band, colour, most, laying);
  }
}

/** A colour and its opacity in each cell. */
interface Tint {
  rgb: Rgb;
  opacityOf: (cell: number) => number;
}

/** All tints in one layer. */
function layMixed(
  ctx: Context,
  lighting: Lighting,
  tints: readonly Tint[],
  laying: BlendMode,
): void {
  blendCells(ctx, lighting, (cell, to, data) => {
    let clear = 1, sum = 0, r = 0, g = 0, b = 0;
    for (const { rgb, opacityOf } of tints) {
      const opacity = opacityOf(cell);
      if (opacity <= 0) continue;
      clear *= 1 - opacity;
      sum += opacity;
      r += rgb[0] * opacity;
      g += rgb[1] * opacity;
      b += rgb[2] * opacity;
    }
    if (sum === 0) return;
    data[to] = r / sum;
    data[to + 1] = g / sum;
    data[to + 2] = b / sum;
    data[to + 3] = 255 * (1 - clear);
  }, { laying });
}

/** A low sun and a lamp shine on what looks at them. */
function flankOf(
  { key, relief: { nx } }: Lighting,
  light: Scene["light"],
  strength: number,
  low: number,
): Tint {
  const { towards: [lx], colour } = light, side = Math.sign(lx);
  const most = strength * moodOf(light) * Math.abs(lx);
  return {
    rgb: toRgb({
      l: 0.82 - 0.1 * low,
      c: colour.c + 0.03 + 0.04 * low,
      h: colour.h - LOW.redder * low,
    }),
    opacityOf: (i) => nx[i]! * side <= 0.1 ? 0 : most * stepAt(0.45, 0.7, nx[i]! * side) * key[i]!,
  };
}

/** A low sun makes the rim so many times wider, and gives it this colour of its hue. */
const LOW = { wider: 1, l: 0.83, c: 0.145, redder: 10 };

function keyEdge(light: Scene["light"], band: Band, low: number): Edge {
  const { colour, towards, rim } = light;
  const pale = rim ?? mix(colour, { l: 0.97, c: 0.06, h: colour.h }, 0.5);
  return {
    towards,
    band: { ...band, width: band.width * (1 + LOW.wider * low) },
    colour: mix(pale, { l: LOW.l, c: LOW.c, h: colour.h - LOW.redder }, low),
    most: RIM * (0.25 + 0.75 * moodOf(light)),
    // Nothing shines on white: gold is laid on it.
    ...(low > 0.5 && { laying: "source-over" }),
    shareOf: () => 1,
  };
}

function lampEdges({ lamp, lamps, relief: { box } }: Lighting, band: Band): Edge[] {
  if (!lamp || !box) return [];
  const x0 = (box.left + box.right) / 2, y0 = (box.top + box.bottom) / 2;
  const reached = Math.min(1, greatest(lamp) * 1.5);
  return [...new Set(sidesOf(lamps, x0))].map(({ at, colour }) => {
    const x = at[0] - x0, y = at[1] - y0, far = Math.hypot(x, y) || 1;
    return {
      towards: [x / far, y / far],
      band,
      colour,
      most: RIM * reached,
      shareOf: (i) => Math.min(1, lamp[i]! * 3),
    };
  });
}

function softly({ relief }: Lighting): (edge: Edge) => Tint {
  return ({ towards, band, colour, most, shareOf }) => {
    const edge = edgeTowards(relief, towards, band);
    return {
      rgb: toRgb(colour),
      opacityOf: (i) => {
        const near = edge(i);
        return near === 0 ? 0 : stepAt(0.4, 0.6, near) * shareOf(i) * most;
      },
    };
  };
}

/** An array as long as a picture cannot be spread into arguments. */
function greatest(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
