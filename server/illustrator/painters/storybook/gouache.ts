/** @module Gouache: matt flat shapes with the tracks of the brush. */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { clipped, type Context, lightGradient, softFill, trace, verticalFill } from "../canvas.ts";
import { isCloud, layCloudShade } from "../cloud_shade.ts";
import { isOfSubject } from "../../composing/layers.ts";
import { drawContour, drawHairs } from "./ink.ts";
import { isLeafy, paintFoliage } from "./foliage.ts";
import { gouache } from "./tone.ts";
import { edgesOf } from "../edges.ts";

const SKY_STROKES = 92;
/** Shapes at least so large show the brush, in units. */
const BRUSHED = 46;
/** Units of a shape to a stroke, and the most strokes of one. */
const TRACK = { area: 7200, most: 34 };

/** The sky in broad curved strokes over its own gradient. */
export function paintSkyStrokes(ctx: Context, { sky, spec, light }: Scene): void {
  const random = randomStream(spec.seed, "storybook.sky");
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset, colour }) => gradient.addColorStop(offset, css(gouache(colour))));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  for (let i = 0; i < SKY_STROKES; i++) {
    const y = random.between(0, PICTURE_SIZE);
    const near = sky.findLast(({ offset }) => offset * PICTURE_SIZE <= y) ?? sky[0]!;
    const tone = shift(gouache(near.colour), {
      l: random.between(-0.05, 0.06),
      c: random.between(0, 0.02),
      h: random.between(-12, 12),
    });
    brushStroke(ctx, {
      at: [random.between(-60, PICTURE_SIZE), y],
      length: random.between(130, 330),
      width: random.between(16, 42),
      turn: light.towards[0] * random.between(-0.25, 0.1),
      colour: tone,
      alpha: 0.26,
    }, random);
  }
}

export function paintGouache(ctx: Context, region: Region, scene: Scene): void {
  const { outline, line, depth = 0, opacity = 1 } = region;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  ctx.save();
  if (!isCloud(region)) ctx.globalAlpha *= opacity;
  paintShape(ctx, region, scene);
  if (isCloud(region)) layCloudShade(ctx, { ...region, colour: gouache(region.colour) }, scene);
  // A white bib is a patch of the chest: a line would cut it out.
  const isThing = region.texture !== "light" && region.role !== "coat";
  if (line > 0 || depth < 0.75 && side > 24 && isThing) {
    for (const { points, closed } of edgesOf(region)) {
      drawContour(ctx, points, {
        colour: region.colour,
        width: line > 0 ? Math.min(4.8, 1.6 + line * 0.48) : 3.2 * (1 - depth),
        closed,
        towards: scene.light.towards,
      });
    }
  }
  ctx.restore();
}

function paintShape(ctx: Context, region: Region, scene: Scene): void {
  const { outline, marks } = region, { light, spec } = scene;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  ctx.fillStyle = fillOf(ctx, region, scene);
  trace(ctx, outline);
  ctx.fill();
  if (side < 12 && marks.length === 0) return;
  const random = randomStream(spec.seed, `storybook.${region.name}`);
  clipped(ctx, outline, () => {
    if (side > BRUSHED && region.texture !== "light") paintBrushTracks(ctx, region, random);
    if (isLeafy(region)) return paintFoliage(ctx, region, light.towards, random);
    for (const mark of marks) softFill(ctx, { ...mark, colour: gouache(mark.colour) });
    if (region.texture === "fur" && side > 34) paintFur(ctx, region, light, random);
  });
}

/** Body colour, lighter towards the light. */
export function fillOf(ctx: Context, region: Region, { light }: Scene) {
  const colour = gouache(region.colour), { outline, colourEnd, volume, line } = region;
  if (colourEnd) return verticalFill(ctx, { outline, colour, colourEnd: gouache(colourEnd) });
  const by = isOfSubject(region) ? 0 : line > 0 ? 0.045 * volume : 0.03;
  return lightGradient(ctx, outline, light.towards, {
    lit: css(shift(colour, { l: by, c: 0.004 })),
    shaded: css(shift(colour, { l: -by * 1.2, c: 0.01, h: colour.c > 0.05 ? -4 : 0 })),
  });
}

function paintFur(ctx: Context, region: Region, { towards }: Scene["light"], random: Random): void {
  const { outline, colour, hair = 0, flow } = region;
  const flowAt = ([x, y]: Point): Point =>
    !flow ? [0, 1] : "along" in flow ? flow.along : [x - flow.from[0], y - flow.from[1]];
  drawHairs(ctx, outline, { colour: gouache(colour), hair, flowAt, towards }, random);
}

/** Strokes run along the longer way of a shape, on fur along its hair, as long and wide as it allows. */
function paintBrushTracks(ctx: Context, region: Region, random: Random): void {
  const { colour, colourEnd } = region, onFur = region.texture === "fur";
  const { left, top, right, bottom } = bounds(region.outline);
  const low = Math.min(bottom, PICTURE_SIZE), wide = right - left, high = low - top;
  const small = Math.min(1, Math.min(wide, high) / 300);
  const count = Math.min(TRACK.most, Math.round(wide * high / (TRACK.area * (0.2 + 0.8 * small))));
  const down = (share: number): Colour => colourEnd ? mix(colour, colourEnd, share) : colour;
  const way = onFur ? flowOf(region) : () => high > wide * 1.2 ? Math.PI / 2 : 0;
  for (let i = 0; i < count; i++) {
    const share = random.next();
    const at: Point = [random.between(left, right), top + share * high];
    const turn = way(at) + random.between(-0.14, 0.14);
    const length = random.between(70, 200) * (0.3 + 0.7 * small) * (onFur ? 0.6 : 1);
    brushStroke(ctx, {
      at: [at[0] - Math.cos(turn) * length / 2, at[1] - Math.sin(turn) * length / 2],
      length,
      width: random.between(12, 34) * (0.35 + 0.65 * small),
      turn,
      colour: shift(gouache(down(share)), {
        l: random.between(-0.03, 0.04),
        c: random.between(0, 0.02),
        h: random.between(-9, 9),
      }),
      alpha: onFur ? 0.5 : 0.62,
    }, random);
  }
}

/** The way of the hair at each place, in radians. */
function flowOf({ flow }: Region): (place: Point) => number {
  if (!flow) return () => Math.PI / 2;
  if ("along" in flow) return () => Math.atan2(flow.along[1], flow.along[0]);
  return ([x, y]) => Math.atan2(y - flow.from[1], x - flow.from[0]);
}

/** One pull of a wide dry brush: bristles side by side, some out of paint before the others. */
function brushStroke(
  ctx: Context,
  { at: [x, y], length, width, turn, colour, alpha }: {
    at: Point;
    length: number;
    width: number;
    turn: number;
    colour: Colour;
    alpha: number;
  },
  random: Random,
): void {
  const ux = Math.cos(turn), uy = Math.sin(turn), sag = random.between(-0.12, 0.12) * length;
  const bristles = Math.max(3, Math.round(width / 5));
  ctx.strokeStyle = css(colour, alpha);
  ctx.lineWidth = 6;
  ctx.beginPath();
  for (let i = 0; i < bristles; i++) {
    const aside = (i / (bristles - 1) - 0.5) * width;
    const from = random.between(-0.06, 0.06) * length, to = length * random.between(0.78, 1.05);
    const bx = x - uy * aside, by = y + ux * aside;
    ctx.moveTo(bx + ux * from, by + uy * from);
    ctx.quadraticCurveTo(
      bx + ux * length * 0.5 - uy * sag,
      by + uy * length * 0.5 + ux * sag,
      bx + ux * to,
      by + uy * to,
    );
  }
  ctx.stroke();
}
