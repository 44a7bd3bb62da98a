/**
 * Cartoon: clean fills with a gentle gradient, crescents of light and shadow, a dark warm contour.
 *
 * @module
 */
import type { Canvas } from "@napi-rs/canvas";
import { type Colour, css, mix, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import {
  type Eye,
  type Item,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Role,
  type Scene,
} from "../scene.ts";
import {
  acrossLight,
  blankCanvas,
  clipped,
  type Context,
  paintGlow,
  paintLine,
  paintMark,
  paintSky,
  trace,
} from "./canvas.ts";
import { melting } from "./limb.ts";

/** The scene as a cartoon. */
export function paintCartoon(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  paintSky(ctx, scene);
  const cat = scene.items.findIndex(({ role }) => !BACKGROUND.has(role));
  scene.items.forEach((item, i) => {
    if (i === cat) paintVignette(ctx, scene);
    paintItem(ctx, item, scene);
  });
  return canvas;
}

const BACKGROUND: ReadonlySet<Role> = new Set(["sky", "scenery", "ground"]);

/** Darker corners behind the cat lead the eye to it. */
function paintVignette(ctx: Context, { light }: Scene): void {
  const middle = PICTURE_SIZE / 2;
  const gradient = ctx.createRadialGradient(middle, middle, 300, middle, middle, 760);
  gradient.addColorStop(0, css(light.shade, 0.001));
  gradient.addColorStop(0.55, css(light.shade, 0.09));
  gradient.addColorStop(1, css(light.shade, 0.4));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return paintRegion(ctx, item, scene);
    case "line":
      return paintLine(ctx, item);
    case "glow":
      return paintGlow(ctx, item);
    case "eye":
      return paintEye(ctx, item);
  }
}

function paintRegion(ctx: Context, region: Region, scene: Scene): void {
  ctx.save();
  ctx.globalAlpha = region.opacity ?? 1;
  melting(ctx, region, (ctx) => {
    ctx.fillStyle = fillOf(ctx, region, scene);
    trace(ctx, region.outline);
    ctx.fill();
    if (region.marks.length > 0 || region.volume > 0.15) {
      clipped(ctx, region.outline, () => {
        region.marks.forEach((mark) => paintMark(ctx, mark));
        if (region.volume > 0.15) paintCrescents(ctx, region, scene);
      });
    }
  });
  if (region.line > 0) paintContour(ctx, region);
  ctx.restore();
}

function fillOf(ctx: Context, region: Region, { light }: Scene) {
  const { colour, volume, colourEnd } = region;
  if (colourEnd) {
    const { top, bottom } = bounds(region.outline);
    const gradient = ctx.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, css(colour));
    gradient.addColorStop(1, css(colourEnd));
    return gradient;
  }
  if (volume <= 0) return css(colour);
  const dark = colour.l < 0.36 ? 0.04 : 0;
  return acrossLight(ctx, region.outline, light.towards, {
    lit: css(shift(colour, { l: (0.035 + dark) * volume, h: colour.c > 0.05 ? 2 : 0 })),
    shaded: css(shift(colour, { l: -0.06 * volume, c: 0.008, h: colour.c > 0.05 ? -5 : 0 })),
  });
}

/** A crescent of shade away from the light and a thinner one of light towards it. */
function paintCrescents(ctx: Context, { outline, colour, volume }: Region, { light }: Scene): void {
  const box = bounds(outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const [lx, ly] = light.towards;
  const rim = light.rim;
  outside(
    ctx,
    outline,
    [lx * size * 0.13 * volume, ly * size * 0.11 * volume],
    css(shadeOf(colour, light.shade), 0.3),
  );
  const lit = rim ?? mix(light.colour, { l: 0.99, c: 0.02, h: 90 }, 0.5);
  outside(
    ctx,
    outline,
    [-lx * size * 0.055 * volume, -ly * size * 0.05 * volume],
    css(lit, rim ? 0.5 : 0.26),
  );
}

/** Fills what the outline, moved by an offset, leaves uncovered. */
function outside(ctx: Context, outline: readonly Point[], [dx, dy]: Point, fill: string): void {
  const { left, top, right, bottom } = bounds(outline);
  ctx.beginPath();
  ctx.rect(left - 60, top - 60, right - left + 120, bottom - top + 120);
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x + dx, y + dy) : ctx.moveTo(x + dx, y + dy)));
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill("evenodd");
}

function shadeOf(colour: Colour, shade: Colour): Colour {
  return mix(shift(colour, { l: -0.28, c: 0.02 }), shade, 0.35);
}

function paintContour(ctx: Context, { outline, contour, line, colour, texture }: Region): void {
  ctx.strokeStyle = css(contourOf(colour), texture === "glass" ? 0.6 : 1);
  ctx.lineWidth = line;
  trace(ctx, contour ?? outline, !contour);
  ctx.stroke();
}

/** Dark and warm, with a memory of the colour inside. */
function contourOf(colour: Colour): Colour {
  if (colour.l < 0.36) return { l: 0.13, c: 0.02, h: 290 };
  return mix(
    { l: 0.25, c: 0.045, h: 35 },
    { l: 0.2, c: Math.min(0.09, colour.c), h: colour.h },
    0.5,
  );
}

function paintEye(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  ctx.save();
  ctx.translate(eye.centre[0], eye.centre[1]);
  ctx.rotate(eye.rotation);
  if (eye.closed) paintClosedEye(ctx, eye);
  else paintOpenEye(ctx, eye, w, h);
  ctx.restore();
}

const LASH: Colour = { l: 0.2, c: 0.03, h: 30 };

function paintOpenEye(ctx: Context, eye: Eye, w: number, h: number): void {
  const shape = () => {
    ctx.beginPath();
    ctx.ellipse(0, 0, w, h, 0, 0, 2 * Math.PI);
  };
  const [gx, gy] = [eye.look[0] * w * 0.14, eye.look[1] * h * 0.12];
  ctx.save();
  shape();
  ctx.fillStyle = css({ l: 0.985, c: 0.008, h: 90 });
  ctx.fill();
  ctx.clip();
  paintIris(ctx, eye, gx, gy, w, h);
  paintLids(ctx, eye, w, h);
  ctx.restore();
  const lid = -h + 2 * h * eye.upperLid;
  paintRing(ctx, eye, shape, lid);
  ctx.strokeStyle = css(LASH);
  const [edge, arch] = lidArch(eye);
  const reach = Math.sqrt(Math.max(0.05, 1 - Math.min(1, (lid + edge * h) / h) ** 2));
  ctx.lineWidth = w * 0.19;
  ctx.beginPath();
  if (eye.upperLid > 0.05) {
    ctx.moveTo(-w * reach, lid + h * edge * 0.85);
    ctx.quadraticCurveTo(0, lid - h * arch, w * reach, lid + h * edge * 0.85);
  } else {
    ctx.ellipse(0, 0, w, h, 0, Math.PI * 1.08, Math.PI * 1.92);
  }
  ctx.stroke();
  if (eye.upperLid > 0.05) paintLash(ctx, eye.outer, w * reach, lid + h * edge * 0.8, w);
  else paintLash(ctx, eye.outer, w * 0.96, -h * 0.28, w);
}

/** The dark edge of the open part; above the lid only a faint crease. */
function paintRing(ctx: Context, eye: Eye, shape: () => void, lid: number): void {
  const [w, h] = eye.size;
  ctx.save();
  if (eye.upperLid > 0.05) {
    ctx.strokeStyle = css(shift(eye.lid, { l: eye.lid.l > 0.4 ? -0.14 : 0.08 }));
    ctx.lineWidth = w * 0.07;
    shape();
    ctx.stroke();
    ctx.beginPath();
    ctx.rect(-2 * w, lid - h * 0.04, 4 * w, 4 * h);
    ctx.clip();
  }
  ctx.strokeStyle = css(LASH);
  ctx.lineWidth = w * 0.13;
  shape();
  ctx.stroke();
  ctx.restore();
}

/** How far the edges of a lid hang down and its middle rises: gentle eyes arch, cross ones do not. */
function lidArch({ tilt }: Eye): [edge: number, arch: number] {
  return tilt > 0.12 ? [0.1, 0.08] : [0.36, 0.34];
}

function paintIris(ctx: Context, eye: Eye, x: number, y: number, w: number, h: number): void {
  const iris = ctx.createLinearGradient(0, -h, 0, h);
  iris.addColorStop(0, css(shift(eye.iris, { l: -0.26, c: -0.01, h: 8 })));
  iris.addColorStop(0.45, css(eye.iris));
  iris.addColorStop(1, css(shift(eye.iris, { l: 0.13, c: 0.01, h: -8 })));
  ctx.fillStyle = iris;
  ctx.beginPath();
  ctx.ellipse(x, y, w * 0.92, h * 0.94, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = css(shift(eye.iris, { l: -0.38 }));
  ctx.lineWidth = w * 0.09;
  ctx.stroke();
  ctx.fillStyle = css({ l: 0.15, c: 0.02, h: 290 });
  ctx.beginPath();
  ctx.ellipse(
    x,
    y,
    w * 0.82 * eye.pupil,
    h * Math.min(0.76, 0.62 + 0.16 * eye.pupil),
    0,
    0,
    2 * Math.PI,
  );
  ctx.fill();
  ctx.fillStyle = css(shift(eye.iris, { l: 0.2, c: -0.02 }), 0.45);
  ctx.beginPath();
  ctx.ellipse(x, y + h * 0.62, w * 0.48, h * 0.22, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = "white";
  ctx.beginPath();
  ctx.ellipse(x - w * 0.3, y - h * 0.36, w * 0.27, h * 0.27, -0.4, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.ellipse(x + w * 0.33, y + h * 0.3, w * 0.13, h * 0.13, 0, 0, 2 * Math.PI);
  ctx.fill();
}

function paintLids(ctx: Context, eye: Eye, w: number, h: number): void {
  const { upperLid, lowerLid, lid } = eye;
  const [edge, arch] = lidArch(eye);
  ctx.fillStyle = css(LASH, 0.22);
  ctx.beginPath();
  ctx.ellipse(0, -h * 1.1 + 2 * h * upperLid, w * 1.5, h * 0.36, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = css(lid);
  if (upperLid > 0.05) {
    const y = -h + 2 * h * upperLid;
    ctx.beginPath();
    ctx.moveTo(-w * 1.2, -h * 1.3);
    ctx.lineTo(-w * 1.2, y + h * edge);
    ctx.quadraticCurveTo(0, y - h * arch, w * 1.2, y + h * edge);
    ctx.lineTo(w * 1.2, -h * 1.3);
    ctx.fill();
  }
  if (lowerLid > 0.03) {
    const y = h - 2 * h * lowerLid;
    ctx.beginPath();
    ctx.moveTo(-w * 1.2, h * 1.3);
    ctx.lineTo(-w * 1.2, y + h * 0.14);
    ctx.quadraticCurveTo(0, y - h * 0.14, w * 1.2, y + h * 0.14);
    ctx.lineTo(w * 1.2, h * 1.3);
    ctx.fill();
  }
}

/** One flick at the outer corner. */
function paintLash(ctx: Context, outer: -1 | 1, x: number, y: number, w: number): void {
  ctx.lineWidth = w * 0.13;
  ctx.beginPath();
  ctx.moveTo(outer * x, y);
  ctx.quadraticCurveTo(outer * (x + w * 0.08), y - w * 0.04, outer * (x + w * 0.16), y - w * 0.16);
  ctx.stroke();
}

function paintClosedEye(ctx: Context, { size: [w, h], closed, outer, lid }: Eye): void {
  const up = closed === "happy" ? -1 : 1;
  ctx.strokeStyle = css(lid.l < 0.45 ? shift(lid, { l: 0.28 }) : LASH);
  ctx.lineWidth = w * 0.2;
  ctx.beginPath();
  ctx.moveTo(-w, -up * h * 0.12);
  ctx.quadraticCurveTo(0, up * h * 0.72, w, -up * h * 0.12);
  ctx.stroke();
  ctx.lineWidth = w * 0.13;
  ctx.beginPath();
  ctx.moveTo(outer * w, -up * h * 0.12);
  ctx.lineTo(outer * w * 1.24, -up * h * 0.12 + (up > 0 ? -h * 0.02 : h * 0.1));
  ctx.stroke();
}
