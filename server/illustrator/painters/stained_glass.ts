/**
 * Stained glass: panes of luminous colour between lines of lead, rays around the head, light from
 * behind, a border of small panes.
 *
 * @module
 */
import { css, mix } from "../colour.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../scene.ts";
import {
  blankCanvas,
  type Canvas,
  clipped,
  type Context,
  fillRadial,
  paintLine,
  trace,
} from "./canvas.ts";
import { layersOf } from "./layers.ts";
import { paintGlassEye } from "./stained_glass_eye.ts";
import { lightFromBehind } from "./stained_glass_light.ts";
import { frameInside, paintFrame } from "./stained_glass_frame.ts";
import { drawLead, LEAD } from "./stained_glass_lead.ts";
import { paintPane, type Panes } from "./stained_glass_pane.ts";
import { headOf, paintRays, raysOf } from "./stained_glass_rays.ts";
import { glassOf } from "./stained_glass_tone.ts";

/** Width of the pale band of glass around a cat as dark as its ground, and of the lead around that. */
const NIMBUS = { glass: 42, lead: 52 };

export function paintStainedGlass(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const { back, subject, front } = layersOf(scene.items);
  const rays = raysOf(scene);
  const around: Panes = { scene, rays: ctx.createPattern(paintRays(rays), "repeat") };
  paintSky(ctx, scene, around);
  for (const item of back) paintItem(ctx, item, around);
  paintFrame(ctx, scene);
  if (scene.light.rim) paintHalo(ctx, subject, around);
  ctx.drawImage(cutStainedGlass(scene), 0, 0);
  clipped(ctx, frameInside(), () => front.forEach((item) => paintItem(ctx, item, { scene })));
  lightFromBehind(canvas, ctx, scene);
  return canvas;
}

/** Its subject alone, with nothing behind it. */
export function cutStainedGlass(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const panes: Panes = { scene, face: headOf(scene) };
  for (const item of layersOf(scene.items).subject) paintItem(ctx, item, panes);
  return canvas;
}

function paintSky(ctx: Context, { sky }: Scene, { rays }: Panes): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset, colour }) => gradient.addColorStop(offset, css(glassOf(colour))));
  for (const fill of [gradient, rays!]) {
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  }
}

function paintItem(ctx: Context, item: Item, panes: Panes): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow" ? paintShadow(ctx, item) : paintPane(ctx, item, panes);
    case "line":
      return paintLine(ctx, { ...item, colour: glassOf(item.colour) });
    case "glow":
      if (!item.points) return fillRadial(ctx, item, [0.5, 0.45]);
      return paintStar(ctx, item);
    case "eye":
      return paintGlassEye(ctx, item);
  }
}

/** Stars are cut glass: four long points in a thread of lead. The smallest are bubbles. */
function paintStar(ctx: Context, star: Extract<Item, { is: "glow" }>): void {
  const { centre: [x, y], radius, colour, strength } = star;
  const bubble = radius < 6;
  const reach = bubble ? Math.max(1.8, radius * 0.8) : radius * 1.25;
  const waist = reach * (bubble ? 0.7 : 0.3);
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4, r = i % 2 ? waist : reach;
    ctx.lineTo(x + Math.sin(angle) * r, y - Math.cos(angle) * r);
  }
  ctx.closePath();
  ctx.fillStyle = css(colour, strength);
  ctx.fill();
  if (bubble) return;
  ctx.strokeStyle = css(LEAD);
  ctx.lineWidth = 3;
  ctx.stroke();
}

function paintShadow(ctx: Context, { outline, colour, opacity = 1 }: Region): void {
  ctx.fillStyle = css(colour, opacity * 0.9);
  trace(ctx, outline);
  ctx.fill();
}

/** A band of pale glass follows the whole silhouette and lifts it off the dark. */
function paintHalo(ctx: Context, subject: readonly Item[], { scene, rays }: Panes): void {
  const edges = subject.filter((item): item is Region =>
    item.is === "region" && item.role !== "face" && (item.opacity ?? 1) > 0.5
  );
  ctx.save();
  for (const { outline } of edges) drawLead(ctx, outline, { width: NIMBUS.lead, closed: true });
  ctx.lineWidth = NIMBUS.glass;
  const glass = css(mix(scene.light.rim!, { l: 0.9, c: 0.13, h: 88 }, 0.7));
  for (const fill of [glass, rays!]) {
    ctx.strokeStyle = fill;
    for (const { outline } of edges) {
      trace(ctx, outline);
      ctx.stroke();
    }
  }
  ctx.restore();
}
