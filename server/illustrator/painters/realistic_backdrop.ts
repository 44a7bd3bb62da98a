/**
 * What lies around the cat, seen through a wide open lens: the farther, the softer.
 *
 * @module
 */
import { css, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../scene.ts";
import {
  blankCanvas,
  type Canvas,
  castBlur,
  clipped,
  type Context,
  lightGradient,
  paintGlow,
  paintLine,
  paintSky,
  softFill,
  tapered,
  trace,
  verticalFill,
} from "./canvas.ts";
import { paintGrain } from "./realistic_material.ts";

/** Far things are painted at half size, which blur hides. */
const HALF = 0.5;
/** Everything painted so far loses this much detail whenever something nearer follows. */
const FOCUS: readonly { from: number; coarser: number }[] = [
  { from: 0.6, coarser: 1.8 },
  { from: 0.15, coarser: 1.3 },
];

/** Sky and scenery behind the cat, then the ground it stands on, in focus. */
export function paintBackdrop(ctx: Context, items: readonly Item[], scene: Scene): void {
  const nearFrom = items.findLastIndex((item) => depthOf(item) >= 0.15) + 1;
  const far = blankCanvas(PICTURE_SIZE * HALF);
  far.ctx.scale(HALF, HALF);
  paintSky(far.ctx, scene);
  let plane = 0;
  for (const item of items.slice(0, nearFrom)) {
    const next = planeOf(item);
    while (plane < next) defocus(far, FOCUS[plane++]!.coarser);
    plane = next;
    paintBackdropItem(far.ctx, item, scene);
  }
  while (plane < FOCUS.length) defocus(far, FOCUS[plane++]!.coarser);
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(far.canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  for (const item of items.slice(nearFrom)) paintBackdropItem(ctx, item, scene);
}

/** One thing of the setting. */
export function paintBackdropItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "glow":
      return item.points ? paintStar(ctx, item) : paintGlow(ctx, item);
    case "line":
      return item.role === "sky" ? paintStreak(ctx, item) : paintLine(ctx, item);
    case "region":
      return item.role === "shadow" ? paintShadow(ctx, item) : paintSurface(ctx, item, scene);
    case "eye":
      return;
  }
}

/** Shrinks the picture and blows it up again: the quickest soft blur. */
function defocus({ canvas, ctx }: { canvas: Canvas; ctx: Context }, coarser: number): void {
  const size = PICTURE_SIZE * HALF, small = blankCanvas(Math.round(size / coarser));
  small.ctx.imageSmoothingQuality = "high";
  small.ctx.filter = "blur(0.7px)";
  small.ctx.drawImage(canvas, 0, 0, small.canvas.width, small.canvas.width);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(small.canvas, 0, 0, size, size);
  ctx.restore();
}

/** A star far out of focus is a soft, bright disc. */
function paintStar(ctx: Context, star: Extract<Item, { is: "glow" }>): void {
  const { points: _, ...light } = star;
  const radius = star.radius * (star.radius > 6 ? 0.5 : 1.2);
  paintGlow(ctx, { ...light, radius: star.radius * 2.2, strength: star.strength * 0.55 });
  castBlur(ctx, css(star.colour, star.strength), 1, () => {
    ctx.beginPath();
    ctx.arc(star.centre[0], star.centre[1], radius, 0, 2 * Math.PI);
    ctx.fill();
  });
}

/** Rain, and whatever else flies by, is half transparent. */
function paintStreak(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  ctx.fillStyle = css(shift(line.colour, { l: 0.06 }), 0.5);
  trace(ctx, tapered(line));
  ctx.fill();
}

function paintShadow(ctx: Context, { outline, colour, opacity = 1 }: Region): void {
  castBlur(ctx, css(colour, Math.min(1, opacity * 1.5)), 14, () => {
    trace(ctx, outline);
    ctx.fill();
  });
}

function paintSurface(ctx: Context, region: Region, scene: Scene): void {
  const { outline, colour, volume, marks, opacity = 1 } = region;
  const box = bounds(outline);
  ctx.save();
  ctx.globalAlpha *= opacity;
  trace(ctx, outline);
  ctx.fillStyle = region.colourEnd || volume <= 0
    ? verticalFill(ctx, region)
    : lightGradient(ctx, outline, scene.light.towards, {
      lit: css(shift(colour, { l: 0.07 * volume, h: colour.c > 0.05 ? 3 : 0 })),
      shaded: css(shift(colour, { l: -0.16 * volume, c: 0.01, h: colour.c > 0.05 ? -8 : 0 })),
    });
  ctx.fill();
  const side = Math.min(widthOf(box), heightOf(box));
  if (marks.length > 0 || side > 40) {
    clipped(ctx, outline, () => {
      marks.forEach((mark) => softFill(ctx, { ...mark, soft: Math.max(mark.soft, 1.2) }));
      trace(ctx, outline);
      if (opacity > 0.9 && (region.depth ?? 0) < 0.6) {
        paintGrain(ctx, region.texture);
      }
    });
  }
  ctx.restore();
}

function planeOf(item: Item): number {
  const depth = depthOf(item);
  const plane = FOCUS.findIndex(({ from }) => depth >= from);
  return plane < 0 ? FOCUS.length : plane;
}

function depthOf(item: Item): number {
  return item.is === "region" || item.is === "glow" ? item.depth ?? 0 : 0;
}
