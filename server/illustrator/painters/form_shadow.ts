/**
 * Shadow as a draughtsman lays it: each form has a crescent away from the light, whose edge follows its contour and
 * tapers at both ends, and casts a narrow shadow on what lies behind it; the head a wider one on the chest.
 *
 * @module
 */
import { Path2D, PathOp } from "@napi-rs/canvas";
import { type Colour, css } from "../colour/colour.ts";
import { signedArea } from "../geometry/outline.ts";
import { lengthsAlong } from "../geometry/polyline.ts";
import type { Eye, Item, Point, Region, Scene } from "../scene.ts";
import { meltOf, openStretch } from "../relief/open_end.ts";
import type { Laying } from "./tone_layer.ts";
import { isOpaque } from "./silhouette.ts";
import type { Lighting } from "../relief/lighting.ts";
import {
  blankCanvas,
  type Canvas,
  type Context,
  fillEllipse,
  laySheet,
  pictureSheet,
  trace,
} from "./canvas.ts";

/** Width of a crescent on a ball, in shares of the half thickness of its form, and at most, in units. */
const CRESCENT = { share: 0.34, most: 46 };
/** Fur darker than this has a sheen, so wide against a shadow. */
const SHEEN = { below: 0.4, width: 0.6, colour: { l: 0.5, c: 0.05, h: 265 }, opacity: 0.5 };
/** A face is a ball with features: light from above must not cut off its chin. */
const UPRIGHT = 0.5;
/** How far a form casts its shadow, in shares of its half thickness, and at most, in units. */
const CAST = { share: 0.16, most: 9 };
/** A head stands out before the chest. */
const HEAD_CAST = { share: 0.3, most: 46 };
/** An outline is smoothed over this share of its half thickness: locks of fur throw no shadow of their own. */
const SMOOTH = 0.6;
/** Points along the edge of a shadow. */
const POINTS = 72;
/** Forms flatter than this take the shadow of what they lie on. */
const FLAT = 0.12;
/** Legs on the far side lie in the shadow of the body. */
const FAR_SIDE = /^far .*(leg|paw)/;

/** The shadow of the subject as the opacity of a sheet; its crescents are `deep` times as wide. */
export function formShadow(
  subject: readonly Item[],
  { light }: Pick<Scene, "light">,
  silhouette: Canvas,
  deep = 1,
): Canvas {
  const { canvas, ctx } = pictureSheet(silhouette.width);
  for (const item of subject) {
    if (item.is === "eye") clearEye(ctx, item);
    if (item.is === "region" && isRound(item)) shade(ctx, item, light.towards, deep);
  }
  ctx.globalCompositeOperation = "destination-in";
  laySheet(ctx, silhouette);
  return canvas;
}

/** Multiplies what is painted with a colour where this shadow lies, or lays it otherwise. */
export function layShadow(
  ctx: Context,
  shadow: Canvas,
  colour: Colour,
  opacity: number,
  laying: Laying = "multiply",
): void {
  const { canvas, ctx: tone } = blankCanvas(shadow.width);
  tone.drawImage(shadow, 0, 0);
  tone.globalCompositeOperation = "source-in";
  tone.fillStyle = css(colour);
  tone.fillRect(0, 0, shadow.width, shadow.width);
  ctx.save();
  ctx.globalCompositeOperation = laying;
  ctx.globalAlpha = opacity;
  laySheet(ctx, canvas);
  ctx.restore();
}

/** The same lighting, where the key light does not reach what lies in this shadow. */
export function litAsDrawn(lighting: Lighting, shadow: Canvas): Lighting {
  const { cells, cover } = lighting.relief;
  const { ctx } = blankCanvas(cells);
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(shadow, 0, 0, cells, cells);
  const { data } = ctx.getImageData(0, 0, cells, cells);
  const key = new Float32Array(cover.length);
  for (let i = 0; i < key.length; i++) if (cover[i]) key[i] = 1 - data[i * 4 + 3]! / 255;
  return { ...lighting, key };
}

/** Lays light along the forms of dark fur, where no shadow shows: a crescent on the side of the light. */
export function layDarkSheen(
  ctx: Context,
  subject: readonly Item[],
  { light: { towards: [lx, ly] } }: Pick<Scene, "light">,
  silhouette: Canvas,
): void {
  const isDark = (item: Item) =>
    item.is === "region" && item.texture === "fur" && item.colour.l < SHEEN.below;
  if (!subject.some(isDark)) return;
  const { canvas, ctx: sheen } = pictureSheet(silhouette.width);
  for (const item of subject) {
    if (item.is === "eye") clearEye(sheen, item);
    if (item.is !== "region" || !isRound(item)) continue;
    sheen.fillStyle = fadeOf(sheen, item);
    sheen.globalCompositeOperation = "destination-out";
    trace(sheen, item.outline);
    sheen.fill();
    sheen.globalCompositeOperation = "source-over";
    if (isDark(item)) sheen.fill(crescentOf(item, [-lx, -ly], SHEEN.width));
  }
  sheen.globalCompositeOperation = "destination-in";
  laySheet(sheen, silhouette);
  layShadow(ctx, canvas, SHEEN.colour, SHEEN.opacity, "screen");
}

function isRound(region: Region): boolean {
  return isOpaque(region) && region.role !== "face" && region.volume >= FLAT;
}

function shade(ctx: Context, region: Region, [lx, ly]: Point, depth: number): void {
  const { outline, name } = region;
  const half = halfThickness(outline), isHead = name.startsWith("head");
  const fade = fadeOf(ctx, region);
  const { share, most } = isHead ? HEAD_CAST : CAST;
  const far = Math.min(most, half * share);
  ctx.fillStyle = fade;
  const own = pathOf(outline);
  ctx.fill(pathOf(outline, [-lx * far, -ly * far]).op(own, PathOp.Difference));
  ctx.globalCompositeOperation = "destination-out";
  trace(ctx, outline);
  ctx.fill();
  ctx.globalCompositeOperation = "source-over";
  if (FAR_SIDE.test(name)) {
    ctx.fillStyle = "black";
    return ctx.fill();
  }
  ctx.fill(crescentOf(region, [lx, ly], depth));
}

/** What of a form lies outside of its own outline, smoothed and moved towards the light. */
function crescentOf({ outline, name, volume }: Region, [lx, ly]: Point, depth: number): Path2D {
  const half = halfThickness(outline);
  const deep = Math.min(CRESCENT.most, half * CRESCENT.share) * (0.5 + 0.5 * volume) * depth;
  const upright = name.startsWith("head") ? UPRIGHT : 1;
  const moved = pathOf(rounded(outline, half * SMOOTH), [lx * deep, ly * deep * upright]);
  return pathOf(outline).op(moved, PathOp.Difference);
}

/** Black, but where a limb grows out of its body, which it has no edge against. A paw stands out before its leg. */
function fadeOf(ctx: Context, region: Region): string | CanvasGradient {
  if (region.name.endsWith("paw")) return "black";
  const bare = openStretch(region);
  if (bare.length < 3) return "black";
  const from = middleOf(bare), to = middleOf(region.outline);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1, melt = meltOf(region) * 1.5;
  const gradient = ctx.createLinearGradient(
    ...from,
    from[0] + (to[0] - from[0]) / length * melt,
    from[1] + (to[1] - from[1]) / length * melt,
  );
  gradient.addColorStop(0, "rgb(0 0 0 / 0)");
  gradient.addColorStop(1, "black");
  return gradient;
}

/** The radius of a ball, the width of a strip. */
function halfThickness(outline: readonly Point[]): number {
  const closed = lengthsAlong([...outline, outline[0]!]);
  return 2 * Math.abs(signedArea(outline)) / (closed.at(-1)! || 1);
}

/** The outline without its locks and teeth, as large as before. */
function rounded(outline: readonly Point[], reach: number): Point[] {
  const even = evenly(outline);
  const step = perimeterOf(even) / even.length, window = Math.max(1, Math.round(reach / step));
  const smooth = averaged(averaged(even, window), window);
  const [cx, cy] = middleOf(smooth);
  const grown = Math.sqrt(Math.abs(signedArea(outline) / (signedArea(smooth) || 1)));
  return smooth.map(([x, y]) => [cx + (x - cx) * grown, cy + (y - cy) * grown]);
}

function evenly(outline: readonly Point[]): Point[] {
  const ring = [...outline, outline[0]!], lengths = lengthsAlong(ring), total = lengths.at(-1)!;
  let i = 1;
  return Array.from({ length: POINTS }, (_, k): Point => {
    const at = total * k / POINTS;
    while (lengths[i]! < at) i++;
    const from = ring[i - 1]!, to = ring[i]!;
    const share = (at - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function averaged(ring: readonly Point[], window: number): Point[] {
  const count = ring.length, share = 1 / (2 * window + 1);
  return ring.map((_, i) => {
    let x = 0, y = 0;
    for (let k = -window; k <= window; k++) {
      const point = ring[(i + k + count) % count]!;
      x += point[0];
      y += point[1];
    }
    return [x * share, y * share];
  });
}

function perimeterOf(ring: readonly Point[]): number {
  return lengthsAlong([...ring, ring[0]!]).at(-1)!;
}

/** Eyes have a light of their own. */
function clearEye(ctx: Context, { centre, size, rotation }: Eye): void {
  ctx.globalCompositeOperation = "destination-out";
  ctx.fillStyle = "black";
  fillEllipse(ctx, centre, [size[0] * 1.05, size[1] * 1.05], rotation);
  ctx.globalCompositeOperation = "source-over";
}

function pathOf(outline: readonly Point[], [dx, dy]: Point = [0, 0]): Path2D {
  const path = new Path2D();
  outline.forEach(([x, y], i) => (i ? path.lineTo(x + dx, y + dy) : path.moveTo(x + dx, y + dy)));
  path.closePath();
  return path;
}

function middleOf(points: readonly Point[]): Point {
  let x = 0, y = 0;
  for (const [px, py] of points) {
    x += px;
    y += py;
  }
  return [x / points.length, y / points.length];
}
