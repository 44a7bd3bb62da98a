/**
 * @module The light of lamps, fires and windows as a draughtsman lays it: each form has a crescent on the
 * side of the lamp, with a drawn edge, ever fainter with distance.
 */
import { type Colour, toRgb } from "../colour/colour.ts";
import { bounds } from "../geometry/measure.ts";
import { meanOf } from "../geometry/mean.ts";
import { halfThickness } from "../geometry/without_locks.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Lamp, sidesOf } from "../relief/lamps.ts";
import type { Lighting } from "../relief/lighting.ts";
import { type Item, PICTURE_SIZE, type Point, type Region } from "../scene.ts";
import { type Context, createLayer, drawLayer, trace } from "./canvas.ts";
import { clearEye, crescentOf, fadeOf, isRound, rootOf } from "./form_shadow.ts";
import type { Canvas } from "./canvas.ts";

/** Its greatest opacity, and from which share of its reach on it fades. */
const OPACITY = 0.56, NEAR = 0.2;
/** Fainter lamps are not seen on what they fall on, and less coloured ones are mist and spray. */
const LEAST = { strength: 0.12, c: 0.045 };
/** Forms thinner than this, in half their thickness, have no room for it. */
const SMALL = 9;
/** Dark fur throws back this share of it. */
const DARK = 0.4;
/** What lamplight looks like on fur: this light and this pure. */
const SHOWN = { l: 0.84, c: 0.13 };

/** Lays it over the subject that is painted on the context, with crescents `deep` times as wide as those of a ball. */
export function layLampShapes(
  ctx: Context,
  subject: readonly Item[],
  { lamps, relief: { cells, box } }: Pick<Lighting, "lamps" | "relief">,
  silhouette: Canvas,
  deep: number,
): void {
  if (!box) return;
  const lit = new Set(sidesOf(lamps, (box.left + box.right) / 2));
  for (const lamp of lit) {
    if (lamp.strength < LEAST.strength || lamp.colour.c < LEAST.c) continue;
    const sheet = shapesOf(subject, lamp, PICTURE_SIZE / cells, silhouette, deep);
    ctx.save();
    ctx.globalAlpha = OPACITY * Math.sqrt(lamp.strength);
    drawLayer(ctx, sheet);
    ctx.restore();
  }
}

/** The crescents of all forms in the colour of a lamp. */
function shapesOf(
  subject: readonly Item[],
  { at, reach, colour }: Lamp,
  unit: number,
  silhouette: Canvas,
  deep: number,
): Canvas {
  const { canvas, ctx } = createLayer(silhouette.width),
    [x, y]: Point = [at[0] * unit, at[1] * unit];
  for (const item of subject) {
    if (item.is === "eye") clearEye(ctx, item);
    if (item.is !== "region" || !isRound(item)) continue;
    if (isBeyond(item, [x, y], reach * unit)) continue;
    ctx.globalCompositeOperation = "destination-out";
    ctx.fillStyle = "black";
    trace(ctx, item.outline);
    ctx.fill();
    ctx.globalCompositeOperation = "source-over";
    const middle = meanOf(item.outline), dx = x - middle[0], dy = y - middle[1];
    const far = Math.hypot(dx, dy) || 1;
    ctx.fillStyle = fadeOf(ctx, rootOf(item));
    ctx.globalAlpha = DARK + (1 - DARK) * smoothstep(0.25, 0.6, item.colour.l);
    if (halfThickness(item.outline) > SMALL) {
      ctx.fill(crescentOf(item, [-dx / far, -dy / far], deep));
    }
    ctx.globalAlpha = 1;
  }
  ctx.globalCompositeOperation = "destination-in";
  drawLayer(ctx, silhouette);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = shineOf(ctx, [x, y], reach * unit, colour);
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return canvas;
}

/** Whether the light does not reach a form, nor what lies behind it there. */
function isBeyond({ outline }: Region, [x, y]: Point, reach: number): boolean {
  const { left, right, top, bottom } = bounds(outline);
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) > reach;
}

function shineOf(ctx: Context, [x, y]: Point, reach: number, { c, h }: Colour): CanvasGradient {
  const rgb = toRgb({ l: SHOWN.l, c: Math.min(SHOWN.c, c + 0.05), h }).join(" ");
  const shine = ctx.createRadialGradient(x, y, 0, x, y, reach);
  shine.addColorStop(0, `rgb(${rgb})`);
  shine.addColorStop(NEAR, `rgb(${rgb})`);
  shine.addColorStop(1, `rgb(${rgb} / 0)`);
  return shine;
}
