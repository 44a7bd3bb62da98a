/** @module Forms as sheets of their own flat colours, one over the other, each with the shadow of what lies a little above the next. */
import { type Colour, css, shift } from "../../colour/colour.ts";
import { star } from "../../geometry/shapes.ts";
import type { Eye, Glow, Item, Line, Mark, Point, Region } from "../../scene.ts";
import {
  atEye,
  clipped,
  type Context,
  fillEllipse,
  isBlush,
  scaleOf,
  taperedOutline,
  trace,
} from "../canvas.ts";
import { openingOf, outlineOf, shutCurve } from "../eye_shape.ts";

/** How far a mark and a thin strip lie above what bears them, against a form, and how dark the shadow is. */
const LIFT = { mark: 0.28, thin: 0.18 };

const SHADOW: Colour = { l: 0.18, c: 0.05, h: 285 }, DEEP = 0.58;

/** Clearer regions are mist and light, of which there are no sheets. */
const CLEAR = 0.6, LIGHT = 0.9;

/** Dyes are a little purer than what is seen, and never quite black. */
const DYE = { purer: 1.12, darkest: 0.24 };

/** Lays these items, back to front, each as many units above the next as `lift`; 0 leaves no shadow. */
export function laySheets(ctx: Context, items: readonly Item[], lift: number): void {
  for (const item of items) layItem(ctx, item, lift);
}

function layItem(ctx: Context, item: Item, lift: number): void {
  switch (item.is) {
    case "region":
      return isSheet(item) ? layRegion(ctx, item, lift) : undefined;
    case "line":
      return layStrip(ctx, item, lift * LIFT.thin);
    case "eye":
      return layEye(ctx, item, lift * LIFT.mark);
    case "glow":
      return item.points ? layStar(ctx, item, lift * LIFT.mark) : undefined;
  }
}

function isSheet({ role, texture, opacity = 1 }: Region): boolean {
  return role !== "shadow" && opacity >= (texture === "light" ? LIGHT : CLEAR);
}

function layRegion(ctx: Context, { outline, colour, marks, depth = 0 }: Region, lift: number) {
  raised(ctx, lift * (1 - 0.5 * depth), () => {
    ctx.fillStyle = css(dyed(colour));
    trace(ctx, outline);
    ctx.fill();
  });
  const sheets = marks.filter(isCut);
  if (sheets.length === 0) return;
  clipped(ctx, outline, () => {
    for (const mark of sheets) {
      const covers = mark.outline.length === outline.length;
      raised(ctx, covers ? 0 : lift * LIFT.mark, () => {
        ctx.fillStyle = css(dyed(mark.colour));
        trace(ctx, mark.outline);
        ctx.fill();
      });
    }
  });
}

/** Shade and light come from the lamp above the paper. */
function isCut(mark: Mark): boolean {
  const { kind, opacity = 1 } = mark;
  return kind !== "shade" && kind !== "light" && !isBlush(mark) && opacity >= CLEAR;
}

function layStrip(ctx: Context, { points, width: [start, end], colour }: Line, lift: number): void {
  raised(ctx, lift, () => {
    ctx.fillStyle = css(dyed(colour));
    trace(ctx, taperedOutline({ points, width: [Math.max(2, start), Math.max(1.6, end)] }));
    ctx.fill();
  });
}

function layStar(ctx: Context, { centre, radius, points = 4, colour }: Glow, lift: number): void {
  raised(ctx, lift, () => {
    ctx.fillStyle = css(dyed(colour));
    trace(ctx, star(centre, radius, { points, inner: points > 4 ? 0.45 : 0.3 }));
    ctx.fill();
  });
}

/** Four sheets: ball, iris, pupil and the light that was punched out; a shut eye is a strip. */
function layEye(ctx: Context, eye: Eye, lift: number): void {
  const { size: [w, h], look, iris, pupil, lid, closed, upperLid } = eye;
  const disc = (x: number, y: number, rx: number, ry: number, colour: Colour) =>
    raised(ctx, lift, () => {
      ctx.fillStyle = css(colour);
      fillEllipse(ctx, [x, y], [rx, ry]);
    });
  atEye(ctx, eye, () => {
    if (closed) {
      ctx.strokeStyle = css(lid.l < 0.42 ? { l: 0.75, c: 0.03, h: 80 } : INK);
      ctx.lineWidth = w * 0.2;
      trace(ctx, shutCurve(eye), false);
      return ctx.stroke();
    }
    const seen = outlineOf(openingOf(eye));
    raised(ctx, lift, () => {
      ctx.fillStyle = css(INK);
      trace(ctx, seen.map(([x, y]): Point => [x * 1.1, y * 1.12]));
      ctx.fill();
    });
    ctx.fillStyle = css(WHITE);
    trace(ctx, seen);
    ctx.fill();
    clipped(ctx, seen, () => {
      const x = look[0] * w * 0.15, y = look[1] * h * 0.12;
      disc(x, y, w * 0.92, h * 0.95, dyed(iris));
      disc(x, y, w * 0.78 * pupil, h * Math.min(0.74, 0.56 + 0.18 * pupil), INK);
      const top = -h + 2 * h * upperLid;
      disc(-w * 0.28, Math.max(-h * 0.36, top + h * 0.42), w * 0.24, h * 0.23, WHITE);
    });
  });
}

const INK: Colour = { l: 0.2, c: 0.015, h: 290 }, WHITE: Colour = { l: 0.985, c: 0.006, h: 90 };

/** Draws with a soft shadow below, as far as it is lifted. */
export function raised(ctx: Context, lift: number, draw: () => void): void {
  const scale = scaleOf(ctx);
  ctx.save();
  if (lift > 0) {
    ctx.shadowColor = css(SHADOW, DEEP);
    ctx.shadowBlur = lift * 1.5 * scale;
    ctx.shadowOffsetX = lift * 0.35 * scale;
    ctx.shadowOffsetY = lift * 0.8 * scale;
  }
  draw();
  ctx.restore();
}

/** A colour as a sheet has it. */
export function dyed(colour: Colour): Colour {
  return {
    ...shift(colour, { c: colour.c * (DYE.purer - 1) }),
    l: Math.max(DYE.darkest, colour.l),
  };
}
