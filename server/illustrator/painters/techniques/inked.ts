/**
 * @module A scene drawn in contours of ink, as a colouring book, a manga or a tattoo has it: each form covers what stands
 * behind it, and a hand has only a few fills.
 */
import type { CanvasPattern } from "@napi-rs/canvas";
import { byNearness, isOfSubject, isWall, layersOf } from "../../composing/layers.ts";
import { type Colour, css } from "../../colour/colour.ts";
import { star } from "../../geometry/shapes.ts";
import type { Item, Line, Mark, Region, Scene } from "../../scene.ts";
import { type Context, isBlush, taperedOutline, trace } from "../canvas.ts";
import { lineAround } from "../place_line.ts";
import { fillSwellingLine } from "../swelling_line.ts";
import { shownColour } from "../covered.ts";
import { inkEye } from "./inked_eye.ts";

/** Ink and fills of a hand. */
export interface Inking {
  ink: Colour;
  /** What dark forms are drawn in with, so that nothing is lost in them. */
  light: Colour;
  /** How many times as wide its lines are as those of a pen. */
  bold: number;
  /** What something of a colour is filled with. */
  fill: (colour: Colour) => string | CanvasPattern;
  /** Whether that is so dark that ink on it would not be seen. */
  isDark: (colour: Colour) => boolean;
  /** Width of the line around a mark. Absent: marks are filled, without a line. */
  aroundMarks?: number;
}

/** Lines of a pen, in units: swelling on the side of the shade and in bends, never finer nor wider than this. */
const PEN = { least: 0.45, most: 2, shade: 0.6, bend: 0.5, widest: 11 };

/** How things of a place are drawn that have no line of their own. */
const FINE = { width: 3.2, farther: 0.55, least: 15 };

/** Clearer regions are light and mist, which ink does not draw. */
const CLEAR = 0.55;

/** Of light only moons and flames are as opaque as this. */
const LIGHT = 0.9;

/** Draws the items, back to front. */
export function inkItems(
  ctx: Context,
  items: readonly Item[],
  { light: { towards } }: Scene,
  inking: Inking,
): void {
  for (const item of items) inkItem(ctx, item, towards, inking);
}

/** The layers of a scene that ink draws: what is nearest to the viewer is a haze without lines, which would hide the cat. */
export function inkedLayers({ items }: Scene): ReturnType<typeof layersOf> {
  const { back, subject, front } = layersOf(items);
  return { back, subject, front: byNearness(front).beside };
}

/** Whether it is a wall or a sky, which a hand that leaves paper bare does not draw. */
export function isBackdrop(item: Item): boolean {
  return item.is === "region" && isWall(item);
}

function inkItem(ctx: Context, item: Item, towards: Scene["light"]["towards"], inking: Inking) {
  switch (item.is) {
    case "region":
      return isSolid(item) ? inkRegion(ctx, item, towards, inking) : undefined;
    case "line":
      return inkLine(ctx, item, inking);
    case "eye":
      return inkEye(ctx, item, inking);
    case "glow":
      if (!item.points) return;
      ctx.fillStyle = inking.fill(item.colour);
      ctx.strokeStyle = css(inking.ink);
      ctx.lineWidth = 2 * inking.bold;
      trace(
        ctx,
        star(item.centre, item.radius, {
          points: item.points,
          inner: item.points > 4 ? 0.45 : 0.24,
        }),
      );
      ctx.fill();
      ctx.stroke();
  }
}

function isSolid({ role, texture, opacity = 1 }: Region): boolean {
  return role !== "shadow" && opacity >= (texture === "light" ? LIGHT : CLEAR);
}

function inkRegion(
  ctx: Context,
  region: Region,
  [lx, ly]: Scene["light"]["towards"],
  inking: Inking,
): void {
  const colour = shownColour(region);
  ctx.fillStyle = inking.fill(colour);
  trace(ctx, region.outline);
  ctx.fill();
  const marks = region.marks.filter((mark) => isDrawn(mark, region));
  if (marks.length > 0) {
    ctx.save();
    trace(ctx, region.outline);
    ctx.clip();
    for (const mark of marks) inkMark(ctx, mark, inking);
    ctx.restore();
  }
  const line = lineAround(region, FINE) * inking.bold;
  if (line <= 0) return;
  ctx.fillStyle = css(inking.isDark(colour) ? inking.light : inking.ink);
  fillSwellingLine(ctx, region, ([nx, ny], turn) => {
    const swell = 1 - PEN.shade * (nx * lx + ny * ly) + PEN.bend * Math.min(0.6, turn);
    return Math.min(PEN.widest, line * Math.min(PEN.most, Math.max(PEN.least, swell)));
  });
}

/** Shades and lights are for those who have tones. */
function isDrawn(mark: Mark, { outline }: Region): boolean {
  const { kind, opacity = 1 } = mark;
  if (kind === "shade" || kind === "light" || isBlush(mark) || opacity < CLEAR) return false;
  return mark.outline.length > 2 && mark.outline !== outline;
}

function inkMark(ctx: Context, { outline, colour }: Mark, inking: Inking): void {
  trace(ctx, outline);
  ctx.fillStyle = inking.fill(colour);
  ctx.fill();
  if (!inking.aroundMarks) return;
  ctx.strokeStyle = css(inking.ink);
  ctx.lineWidth = inking.aroundMarks;
  ctx.stroke();
}

/** With a seam of light, so that whiskers are seen on a dark coat. */
function inkLine(ctx: Context, { points, width, role }: Line, { ink, light, bold }: Inking): void {
  const own = isOfSubject({ role }) ? bold : FAINT;
  const wide = (more: number) => {
    const [start, end] = width.map((one) => Math.max(FINEST, one * own) + more);
    trace(ctx, taperedOutline({ points, width: [start!, end!] }));
    ctx.fill();
  };
  ctx.fillStyle = css(light);
  if (light !== ink) wide(SEAM);
  ctx.fillStyle = css(ink);
  wide(0);
}

/** Rain and wires are drawn fainter than what the cat has. */
const FAINT = 0.6;

/** The finest line, and how much wider its seam is, in units. */
const FINEST = 1.6, SEAM = 2.4;
