/**
 * @module One light for each page: a moon, lamp, window or sun is its brightest spot, a beam leads from it
 * to the face, and the rest lies in shade.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import {
  type Eye,
  type Glow,
  type Item,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../../scene.ts";
import { blankCanvas, type Canvas, type Context, drawLayer, fillRadial, trace } from "../canvas.ts";

/** The light of a page. */
export interface LightPlan {
  /** Where it comes from; beyond the page where nothing on it shines. */
  at: Point;
  /** What it falls on. */
  pool: Point;
  reach: number;
  /** Where the cat stands in it. */
  ground: Point;
  colour: Colour;
  /** Sun and moon, on which no shade lies. */
  discs: { centre: Point; radius: number }[];
  /** What lies in shade, and how deep that is, 0..1. */
  shade: Colour;
  depth: number;
  /** How dark the hour is, 0..1: beside a fire it counts as an evening. */
  dark: number;
}

/** It is planned small: its edges are soft. */
const SMALL = 128;
/** Smaller lights are sparks, in units. */
const LEAST = 60;
/** How deep shade is on a bright day, at night, where all is dark already, and at night beside a lamp. */
const DEPTH = { day: 0.26, night: 0.3, lamped: 0.52 };
const WARM: Colour = { l: 0.9, c: 0.14, h: 76 };
/** Light of a lamp, and of a moon: yellow on a blue night would be brown. */
const FLAME: Colour = { l: 0.9, c: 0.18, h: 74 }, MOONLIT: Colour = { l: 0.9, c: 0.07, h: 225 };
/** At night there is less key light than this. */
const NIGHT = 0.4;

/** Beside a lamp it is at least so dark. */
const LAMPED = 0.6;
/** Opacity of the light that is screened over its pool on a bright day and in the dark. */
const GLOW = { day: 0.13, night: 0.3 };
/** How much of the shade is the deeper own colour of things, and how much its violet. */
const OWN = 0.85, COOL = 0.42;

/** The brightest light of a scene, and where its shade lies. */
export function planLight({ items, light, subject }: Scene): LightPlan {
  const lamp = items.filter(isLamp)
    .toSorted((a, b) => b.radius * b.strength - a.radius * a.strength)[0];
  const eyes = items.filter((item): item is Eye => item.is === "eye");
  const middle: Point = [(subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2];
  const face: Point = eyes.length > 0
    ? [mean(eyes.map(({ centre }) => centre[0])), mean(eyes.map(({ centre }) => centre[1])) + 30]
    : middle;
  const night = lamp ? DEPTH.lamped : DEPTH.night;
  const size = Math.max(subject.right - subject.left, subject.bottom - subject.top);
  return {
    at: lamp?.centre ?? [512 + light.towards[0] * 620, 20],
    pool: [(face[0] * 2 + middle[0]) / 3, (face[1] * 2 + middle[1]) / 3],
    reach: Math.min(470, Math.max(250, size * 0.62)),
    ground: [middle[0], Math.min(PICTURE_SIZE, subject.bottom)],
    colour: lamp
      ? mix(lamp.colour, lamp.role === "sky" && light.key < NIGHT ? MOONLIT : FLAME, 0.5)
      : mix({ ...light.colour, c: light.colour.c + 0.04 }, WARM, 0.6 * light.key),
    discs: items.filter(isDisc).map(({ outline }) => {
      const { left, right, top, bottom } = bounds(outline);
      return { centre: [(left + right) / 2, (top + bottom) / 2], radius: (right - left) / 2 };
    }),
    shade: mix({ l: 0.52, c: 0.12, h: 270 }, { ...light.shade, l: 0.5 }, 0.3),
    depth: night + (DEPTH.day - night) * light.key,
    dark: lamp ? Math.max(LAMPED, 1 - light.key) : 1 - light.key,
  };
}

/** A sun or a moon: nothing else in the sky is round, bright and small. */
function isDisc(item: Item): item is Region {
  if (item.is !== "region" || item.role !== "sky" || item.texture === "cloud") return false;
  const { left, right, top, bottom } = bounds(item.outline);
  return item.colour.l > 0.75 && right - left < 260 && bottom - top < 260;
}

function isLamp(item: Item): item is Glow {
  return item.is === "glow" && !item.points && item.radius >= LEAST && item.radius < 420 &&
    item.colour.l > 0.6 && item.strength > 0.15 && item.name !== "air behind the cat";
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The shade of a page, with a hole where its light falls. */
export function shadeOf({ at, pool, reach, ground, discs, shade }: LightPlan): Canvas {
  const { canvas, ctx } = blankCanvas(SMALL);
  const share = SMALL / PICTURE_SIZE;
  ctx.fillStyle = css(shade);
  ctx.fillRect(0, 0, SMALL, SMALL);
  ctx.scale(share, share);
  ctx.globalCompositeOperation = "destination-out";
  const black = { l: 0, c: 0, h: 0 };
  fillRadial(ctx, { centre: at, radius: 330, colour: black, strength: 1 }, [0.45, 0.6]);
  fillRadial(ctx, { centre: pool, radius: reach, colour: black, strength: 1 }, [0.6, 0.75]);
  layOnGround(ctx, ground, { radius: reach * 1.1, colour: black, strength: 0.8 });
  for (const { centre, radius } of discs) {
    fillRadial(ctx, { centre, radius: radius * 2, colour: black, strength: 1 }, [0.5, 0.9]);
  }
  const dx = pool[0] - at[0], dy = pool[1] - at[1], length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length, ny = dx / length;
  const beam = blankCanvas(SMALL);
  beam.ctx.scale(share, share);
  beam.ctx.fillStyle = "rgb(0 0 0 / 0.6)";
  const end: Point = [pool[0] + dx / length * 90, pool[1] + dy / length * 90];
  trace(beam.ctx, [
    [at[0] + nx * 40, at[1] + ny * 40],
    [end[0] + nx * reach * 0.62, end[1] + ny * reach * 0.62],
    [end[0] - nx * reach * 0.62, end[1] - ny * reach * 0.62],
    [at[0] - nx * 40, at[1] - ny * 40],
  ]);
  beam.ctx.fill();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.filter = "blur(4px)";
  ctx.drawImage(beam.canvas, 0, 0);
  return canvas;
}

/** Lays the shade over what is painted: colours deepen in their own hue before they cool. */
export function layShade(
  ctx: Context,
  painted: Canvas,
  shade: Canvas,
  { depth }: LightPlan,
): void {
  const { canvas: deep, ctx: own } = blankCanvas(painted.width / 2);
  own.drawImage(painted, 0, 0, deep.width, deep.width);
  own.globalCompositeOperation = "destination-in";
  own.drawImage(shade, 0, 0, deep.width, deep.width);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.globalAlpha *= depth * OWN;
  drawLayer(ctx, deep);
  ctx.globalAlpha = depth * COOL;
  ctx.imageSmoothingQuality = "low";
  ctx.drawImage(shade, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** Warms what the light falls on. */
export function layWarmth(
  ctx: Context,
  { at, pool, reach, ground, colour, dark }: LightPlan,
): void {
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  fillRadial(ctx, { centre: at, radius: 420 + 80 * dark, colour, strength: 0.75 }, [0.4, 0.5]);
  fillRadial(ctx, { centre: pool, radius: reach, colour, strength: 0.8 }, [0.5, 0.6]);
  // Soft light warms a dark wall without lighting it: the lamp is screened over it.
  ctx.globalCompositeOperation = "screen";
  const lit = { ...colour, l: 0.6 };
  const glow = GLOW.day + (GLOW.night - GLOW.day) * dark;
  fillRadial(ctx, { colour: lit, strength: glow * 1.4, centre: at, radius: 380 + 40 * dark }, [
    0.3,
    0.45,
  ]);
  fillRadial(ctx, { colour: lit, strength: glow * 0.6, centre: pool, radius: reach }, [0.5, 0.55]);
  layOnGround(ctx, ground, { radius: reach * 1.1, colour: lit, strength: glow * 0.9 });
  ctx.restore();
}

/** Light on a ground is as flat as that is seen. */
function layOnGround(
  ctx: Context,
  [x, y]: Point,
  light: Pick<Glow, "radius" | "colour" | "strength">,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, FLAT);
  fillRadial(ctx, { ...light, centre: [0, 0] }, [0.5, 0.7]);
  ctx.restore();
}

/** Height of a ground as it is seen against its width. */
const FLAT = 0.3;
