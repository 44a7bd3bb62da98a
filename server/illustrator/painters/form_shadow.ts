/**
 * @module Shadow as a draughtsman lays it: each form has a crescent away from the light, whose edge follows
 * its contour and tapers at both ends, and casts a narrow shadow on what lies behind it; the head a wider
 * one on the chest.
 */
import { meanOf } from "../geometry/mean.ts";
import { Path2D, PathOp } from "@napi-rs/canvas";
import { type Colour, css } from "../colour/colour.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { tufted } from "./fur_edge.ts";
import { halfThickness, withoutLocks } from "../geometry/without_locks.ts";
import type { Eye, Item, Point, Region, Scene } from "../scene.ts";
import { meltOf, openStretch } from "../relief/open_end.ts";
import type { BlendMode } from "./tone_layer.ts";
import { isOpaque } from "./silhouette.ts";
import type { Lighting } from "../relief/lighting.ts";
import {
  atEye,
  blankCanvas,
  type Canvas,
  type Context,
  createLayer,
  drawLayer,
  fillEllipse,
  trace,
} from "./canvas.ts";

/** Width of a crescent on a ball, in shares of the half thickness of its form, and at most, in units. */
const CRESCENT = { share: 0.34, most: 46 };
/** A face is a ball with features: light from above must not cut off its chin. */
const UPRIGHT = 0.5;
/** How far a form casts its shadow, in shares of its half thickness, and at most, in units. */
const CAST = { share: 0.16, most: 9 };
/** A head stands out before the chest. */
const HEAD_CAST = { share: 0.3, most: 46 };
/** An outline is smoothed over this share of its half thickness: locks of fur throw no shadow of their own. */
const SMOOTH = 0.6;
/** Forms flatter than this take the shadow of what they lie on. */
const FLAT = 0.12;
/** Forms thinner than this, in half their thickness, have no room for tufts. */
const TUFTED = 44;
/** Where hair is longest: tufts between the stripes of a tail would be a muddle. */
const BULKY = /^(head|torso|bib|chest)/;
/** Legs on the far side lie in the shadow of the body. */
const FAR_SIDE = /^far .*(leg|paw)/;

/** What limbs grow out of. */
const TRUNK = /^torso/;

/** The shadow of the subject as the opacity of a sheet; its crescents are `deep` times as wide, and those of fur
 * may break into tufts. */
export function formShadow(
  subject: readonly Item[],
  { light }: Pick<Scene, "light">,
  silhouette: Canvas,
  deep = 1,
  isTufted = false,
): Canvas {
  const { canvas, ctx } = createLayer(silhouette.width);
  const trunks = new Map<string | undefined, Region>();
  for (const item of subject) {
    if (item.is === "eye") clearEye(ctx, item);
    if (item.is !== "region" || !isRound(item)) continue;
    if (TRUNK.test(item.name)) trunks.set(item.of, item);
    shade(ctx, item, light.towards, { depth: deep, isTufted, trunk: trunks.get(item.of) });
  }
  ctx.globalCompositeOperation = "destination-in";
  drawLayer(ctx, silhouette);
  return canvas;
}

/** Multiplies what is painted with a colour where this shadow lies, or lays it otherwise. */
export function layShadow(
  ctx: Context,
  shadow: Canvas,
  colour: Colour,
  opacity: number,
  laying: BlendMode = "multiply",
): void {
  const { canvas, ctx: tone } = blankCanvas(shadow.width);
  tone.drawImage(shadow, 0, 0);
  tone.globalCompositeOperation = "source-in";
  tone.fillStyle = css(colour);
  tone.fillRect(0, 0, shadow.width, shadow.width);
  ctx.save();
  ctx.globalCompositeOperation = laying;
  ctx.globalAlpha = opacity;
  drawLayer(ctx, canvas);
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

/** Whether it lies before other forms, with edges that throw a shadow. */
export function isRound(region: Region): boolean {
  return isOpaque(region) && region.role !== "face" && region.volume >= FLAT;
}

function shade(
  ctx: Context,
  region: Region,
  [lx, ly]: Point,
  { depth, isTufted, trunk }: { depth: number; isTufted: boolean; trunk: Region | undefined },
): void {
  const { outline, name, role, line } = region, root = rootOf(region);
  // A white bib, which has no line, has no edge either.
  const isPatch = role === "coat" && line === 0;
  ctx.fillStyle = fadeOf(ctx, root);
  if (!isPatch) {
    const { share, most } = name.startsWith("head") ? HEAD_CAST : CAST;
    const far = Math.min(most, halfThickness(outline) * share);
    const cast = moved(outline, [-lx * far, -ly * far], root);
    ctx.fill(pathOf(cast).op(pathOf(outline), PathOp.Difference));
  }
  if (root && trunk && !FAR_SIDE.test(name)) {
    const lit = litLimb(region, trunk, root, [lx * depth, ly * depth]);
    ctx.fillStyle = "black";
    ctx.globalCompositeOperation = "destination-out";
    ctx.fill(pathOf(outline).op(lit, PathOp.Intersect));
    ctx.globalCompositeOperation = "source-over";
    return ctx.fill(pathOf(outline).op(lit, PathOp.Difference));
  }
  ctx.globalCompositeOperation = "destination-out";
  trace(ctx, outline);
  ctx.fill();
  ctx.globalCompositeOperation = "source-over";
  if (isPatch) return;
  if (FAR_SIDE.test(name)) {
    ctx.fillStyle = "black";
    return ctx.fill();
  }
  ctx.fill(crescentOf(region, [lx, ly], depth, isTufted));
}

/** Where light falls on a limb and the trunk it grows out of, which are one form there: the shadow of the one goes over into
 * that of the other without a seam. */
function litLimb(limb: Region, trunk: Region, root: Root, [dx, dy]: Point): Path2D {
  const deep = depthOf(limb), deepTrunk = depthOf(trunk);
  const own = withoutLocks(limb.outline, halfThickness(limb.outline) * SMOOTH);
  const moving = own.map((point): Point => {
    const share = standingOut(point, root), by = deepTrunk + (deep - deepTrunk) * share;
    return [point[0] + dx * by, point[1] + dy * by];
  });
  const body = withoutLocks(trunk.outline, halfThickness(trunk.outline) * SMOOTH)
    .map(([x, y]): Point => [x + dx * deepTrunk, y + dy * deepTrunk]);
  return pathOf(moving).op(pathOf(body), PathOp.Union);
}

/** The width of a crescent on this form. */
function depthOf({ outline, volume }: Region): number {
  return Math.min(CRESCENT.most, halfThickness(outline) * CRESCENT.share) * (0.5 + 0.5 * volume);
}

/** What of a form lies outside of its own outline, smoothed and moved towards the light. */
export function crescentOf(
  region: Region,
  [lx, ly]: Point,
  depth: number,
  isTufted = false,
): Path2D {
  const { outline, name } = region, half = halfThickness(outline), deep = depthOf(region) * depth;
  const upright = name.startsWith("head") ? UPRIGHT : 1;
  const lit = moved(
    withoutLocks(outline, half * SMOOTH),
    [lx * deep, ly * deep * upright],
    rootOf(region),
  );
  const hasTufts = isTufted && region.texture === "fur" && half > TUFTED && BULKY.test(name);
  const edge = hasTufts ? tufted(lit, [lx, ly], { half, most: deep * 0.8 }) : lit;
  return pathOf(outline).op(pathOf(edge), PathOp.Difference);
}

/** The points moved by an offset; a limb not at its root, so that its shadow tapers there. */
function moved(points: readonly Point[], [dx, dy]: Point, root: Root | undefined): Point[] {
  return points.map((point) => {
    const share = root ? standingOut(point, root) : 1;
    return [point[0] + dx * share, point[1] + dy * share];
  });
}

/** Where a limb grows out of its body: from here to there it comes to stand out. */
interface Root {
  from: Point;
  to: Point;
}

/** The root of a limb; undefined for what has an edge all around, and for a paw, which stands out before its leg. */
export function rootOf(region: Region): Root | undefined {
  const bare = region.name.endsWith("paw") ? [] : openStretch(region);
  if (bare.length < 3) return undefined;
  const from = meanOf(bare), to = meanOf(region.outline);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1, melt = meltOf(region) * 1.5;
  const along = (k: 0 | 1) => from[k] + (to[k] - from[k]) / length * melt;
  return { from, to: [along(0), along(1)] };
}

/** How far a limb stands out at a point, 0..1. */
function standingOut([x, y]: Point, { from, to }: Root): number {
  const dx = to[0] - from[0], dy = to[1] - from[1];
  return smoothstep(0, 1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1));
}

/** Black, but clear at the root of a limb. */
export function fadeOf(ctx: Context, root: Root | undefined): string | CanvasGradient {
  if (!root) return "black";
  const gradient = ctx.createLinearGradient(...root.from, ...root.to);
  gradient.addColorStop(0, "rgb(0 0 0 / 0)");
  gradient.addColorStop(1, "black");
  return gradient;
}

/** What is open of an eye has a light of its own; its lids lie in the shade of the face. */
export function clearEye(ctx: Context, eye: Eye): void {
  if (eye.closed) return;
  const { size: [w, h], upperLid, lowerLid } = eye;
  atEye(ctx, eye, () => {
    ctx.beginPath();
    ctx.rect(-2 * w, h * (2 * upperLid - 1.05), 4 * w, h * 2.1 * (1 - upperLid - lowerLid));
    ctx.clip();
    ctx.globalCompositeOperation = "destination-out";
    ctx.fillStyle = "black";
    fillEllipse(ctx, [0, 0], [w * 1.05, h * 1.05]);
  });
}

function pathOf(outline: readonly Point[]): Path2D {
  const path = new Path2D();
  outline.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}
