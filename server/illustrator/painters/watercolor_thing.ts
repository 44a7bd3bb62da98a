/**
 * A thing in watercolor: white paper, washes that leave its lit side pale, marks, shade, pencil.
 *
 * @module
 */
import { type Colour, css, mix, shift, toRgb } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { type Random, randomStream } from "../random.ts";
import type { Mark, Point, Region, Scene } from "../scene.ts";
import { castBlur, clipped, type Context, trace } from "./canvas.ts";
import { withFadingEnd } from "./limb.ts";
import { drawPencil, leaveGap } from "./watercolor_pencil.ts";
import {
  bloom,
  darkenEdge,
  dropIn,
  jittered,
  layersFor,
  layWash,
  pigment,
  subdivided,
} from "./watercolor_wash.ts";
import { edgesOf } from "./edges.ts";

/** Layers of the largest washes. */
const MOST_LAYERS = 13;

/** Back to front, each thing first takes its place on white paper: what lies behind cannot show through. */
export function paintThing(ctx: Context, region: Region, scene: Scene): void {
  const random = randomStream(scene.spec.seed, `watercolor.${region.name}`);
  const { outline, line } = region;
  ctx.save();
  const clear = region.texture === "glass" && (region.opacity ?? 1) < 0.9;
  ctx.globalAlpha *= region.opacity ?? 1;
  withFadingEnd(ctx, region, (ctx) => {
    ctx.fillStyle = clear ? "rgb(255 255 255 / 0.5)" : "white";
    trace(ctx, outline);
    ctx.fill();
    clipped(ctx, outline, () => {
      if (clear) paintClear(ctx, region, random);
      else paintColours(ctx, region, scene, random);
    });
  });
  if (line > 0) {
    for (const { points, closed } of edgesOf(region)) {
      leaveGap(ctx, points, closed, random);
      drawPencil(ctx, points, {
        colour: region.colour,
        width: Math.min(2.6, 1.1 + line * 0.17),
        closed,
      }, random);
    }
  }
  ctx.restore();
}

/** One thin wash and what glints: layer over layer would hide what lies behind. */
function paintClear(ctx: Context, { outline, colour, marks }: Region, random: Random): void {
  const thin = pigment(colour);
  layWash(ctx, outline, { colour: thin, layers: 1, loose: 1.5 }, random);
  for (const mark of marks) paintWetMark(ctx, mark, thin, random);
  darkenEdge(ctx, outline, thin, true, 8);
}

function paintColours(ctx: Context, region: Region, { light }: Scene, random: Random): void {
  const { outline, volume, marks } = region;
  const colour = pigment(region.colour);
  const box = bounds(outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const [lx, ly] = light.towards;
  layWash(ctx, outline, {
    colour,
    layers: layersFor(outline, colour.l > 0.88 ? 4 : MOST_LAYERS),
    loose: Math.min(3.4, 0.8 + size * 0.015),
    retreat: [-lx * size * 0.42 * volume, -ly * size * 0.42 * volume],
  }, random);
  if (size > 40) paintWetInWet(ctx, region, colour, light, random);
  for (const mark of marks) paintWetMark(ctx, mark, colour, random);
  if (region.texture === "fur" && size > 40) paintHairs(ctx, region, colour, random);
  if (size > 10) {
    const width = Math.min(8, 2 + size * 0.05);
    for (const { points, closed } of edgesOf(region)) {
      darkenEdge(ctx, points, colour, closed, width);
    }
  }
}

/** Drops of warmer colour towards the light, of cooler colour away from it. */
function paintWetInWet(
  ctx: Context,
  { outline, colourEnd }: Region,
  colour: Colour,
  light: Scene["light"],
  random: Random,
): void {
  const { left, top, right, bottom } = bounds(outline);
  const w = right - left, h = bottom - top;
  const size = Math.max(w, h);
  const [lx, ly] = light.towards;
  const at = (along: number): Point => [
    (left + right) / 2 + lx * along * w * 0.5 + random.between(-0.25, 0.25) * w,
    (top + bottom) / 2 + ly * along * h * 0.5 + random.between(-0.25, 0.25) * h,
  ];
  const paler = (by: number, h: number) =>
    shift(colour, { l: (1 - colour.l) * by, c: colour.c * 0.25, h });
  dropIn(ctx, at(0.5), size * 0.34, paler(0.55, 16), 0.4);
  dropIn(ctx, at(-0.6), size * 0.42, paler(0.45, -20), 0.45);
  dropIn(ctx, at(-0.2), size * 0.26, paler(0.6, random.between(-30, 30)), 0.4);
  if (size > 170 && random.chance(0.6)) {
    bloom(ctx, at(0.3), size * random.between(0.14, 0.24), colour, random);
  }
  if (colourEnd) dropIn(ctx, [(left + right) / 2, bottom], size * 0.6, pigment(colourEnd), 0.6);
}

/** A mark darker than its ground is glazed over it; a lighter one is left white first. */
function paintWetMark(ctx: Context, mark: Mark, under: Colour, random: Random): void {
  const colour = pigment(mark.colour);
  const glaze = toRgb(colour).map((channel, i) => channel / Math.max(1, toRgb(under)[i]!));
  const darker = glaze.every((share) => share < 1.03);
  const strength = mark.opacity ?? 1;
  if (mark.soft > 3) {
    castBlur(ctx, css(colour, strength * 0.85), mark.soft, () => {
      trace(ctx, mark.outline);
      ctx.fill();
    });
    return;
  }
  const edge = subdivided(mark.outline);
  const loose = Math.min(2.4, 0.6 + 0.02 * widthOf(bounds(mark.outline)));
  ctx.save();
  ctx.globalAlpha *= strength;
  if (!darker) {
    ctx.fillStyle = "white";
    trace(ctx, jittered(edge, loose * 0.6, [0, 0], random));
    ctx.fill();
  }
  const layers = layersFor(mark.outline, 5);
  const share = (i: number) =>
    Math.round(255 * Math.min(1, darker ? glaze[i]! : toRgb(colour)[i]! / 255) ** (1 / layers));
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = `rgb(${share(0)} ${share(1)} ${share(2)})`;
  for (let i = 0; i < layers; i++) {
    trace(ctx, jittered(edge, loose, [0, 0], random));
    ctx.fill();
  }
  ctx.restore();
}

/** Dry-brush hairs along the flow, more of them on long coats. */
function paintHairs(
  ctx: Context,
  { outline, flow, hair = 0 }: Region,
  colour: Colour,
  random: Random,
): void {
  const box = bounds(outline),
    middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const tint = mix(
    { l: 0.66, c: 0.03, h: 50 },
    shift(colour, { l: -0.05 }),
    colour.l > 0.8 ? 0.2 : 0.6,
  );
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = css(tint, colour.l > 0.85 ? 0.26 : 0.42);
  ctx.beginPath();
  for (let i = 0; i < outline.length * 1.1; i++) {
    // They grow near the edge, where a painter hints at fur.
    const [ox, oy] = random.pick(outline), inward = random.next() ** 2 * 0.55;
    const x = ox + (middle[0] - ox) * inward, y = oy + (middle[1] - oy) * inward;
    const [fx, fy] = flow && "along" in flow
      ? flow.along
      : flow
      ? [x - flow.from[0], y - flow.from[1]]
      : [0, 1];
    const angle = Math.atan2(fy, fx) + random.between(-0.3, 0.3);
    const length = hair * random.between(0.5, 1), bend = random.between(-0.25, 0.25) * length;
    const cos = Math.cos(angle), sin = Math.sin(angle), thick = random.between(0.7, 1.5);
    const midX = x + cos * length * 0.5 - sin * bend, midY = y + sin * length * 0.5 + cos * bend;
    ctx.moveTo(x - sin * thick, y + cos * thick);
    ctx.quadraticCurveTo(midX, midY, x + cos * length, y + sin * length);
    ctx.quadraticCurveTo(midX + sin * thick, midY - cos * thick, x + sin * thick, y - cos * thick);
  }
  ctx.fill();
  ctx.restore();
}
