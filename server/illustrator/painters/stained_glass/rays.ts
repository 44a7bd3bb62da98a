/** @module The plan of the panes behind the cat: rays from its head, crossed by rings. */
import { css } from "../../colour/colour.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { randomStream } from "../../random.ts";
import type { Point, Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer } from "../canvas.ts";
import { headOf } from "../head_of.ts";
import { strokeLead } from "./lead.ts";

/** One pane between two rays and two rings. */
export interface Pane {
  from: number;
  to: number;
  inner: number;
  outer: number;
  fill: string;
}

/** Inner edges of the rings, in units; the last one reaches over every corner. */
export const RINGS = [0, 205, 390, 1500];
/** Rays in each ring: more where there is more room. */
const RAYS = [8, 16, 16];

/** Panes around a centre. */
export interface Rays {
  /** Where their rays meet. */
  centre: Point;
  /** All of them, from the inner ring outwards. */
  panes: Pane[];
}

/** The panes around the head of the cat. */
export function raysOf(scene: Scene): Rays {
  const random = randomStream(scene.spec.seed, "glass.rays");
  const tint = SCHEMES[scene.spec.scheme];
  const start = random.between(0, Math.PI);
  const panes = RAYS.flatMap((count, ring) => {
    const step = (2 * Math.PI) / count;
    const bends = Array.from({ length: count }, () => random.between(-0.09, 0.09) * step);
    return bends.map((bend, i): Pane => {
      const next = bends[(i + 1) % count]!;
      const light = random.between(-0.2, 0.2);
      const fill = random.chance(0.3)
        ? css({ ...tint, l: tint.l * 0.95 }, random.between(0.16, 0.34))
        : css({ l: light > 0 ? 0.99 : 0.1, c: 0.03, h: tint.h }, Math.abs(light));
      return {
        from: start + i * step + bend,
        to: start + (i + 1) * step + next,
        inner: RINGS[ring]!,
        outer: RINGS[ring + 1]!,
        fill,
      };
    });
  });
  return { centre: headOf(scene).at, panes };
}

/** The panes as a sheet to lay over things: clear tones and the lead between them. */
export function raySheet({ centre, panes }: Rays, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const pane of panes) {
    ctx.beginPath();
    outlinePane(ctx, centre, pane);
    ctx.closePath();
    ctx.fillStyle = pane.fill;
    ctx.fill();
    ctx.fillStyle = shineOf(ctx, centre, pane);
    ctx.fill();
  }
  leadRays(ctx, { centre, panes });
  return canvas;
}

/** Daylight through the middle of a pane; towards its lead it darkens. */
function shineOf(ctx: Context, [x, y]: Point, { from, to, inner, outer }: Pane): CanvasGradient {
  const turn = (from + to) / 2, far = (inner + Math.min(outer, inner + DEEPEST)) / 2;
  const reach = Math.max(70, Math.min(outer - inner, DEEPEST) * 0.75);
  const mx = x + Math.cos(turn) * far, my = y + Math.sin(turn) * far;
  const shine = ctx.createRadialGradient(mx, my, 0, mx, my, reach);
  shine.addColorStop(0, "rgb(255 250 235 / 0.2)");
  shine.addColorStop(0.55, "rgb(255 250 235 / 0)");
  shine.addColorStop(0.56, "rgb(20 8 50 / 0)");
  shine.addColorStop(1, "rgb(20 8 50 / 0.3)");
  return shine;
}

/** Panes reach deeper than the picture; their middle is that of so many units. */
const DEEPEST = 200;

/** The lead between the panes. */
export function leadRays(ctx: Context, { centre, panes }: Rays): void {
  ctx.beginPath();
  for (const pane of panes) outlinePane(ctx, centre, pane);
  strokeLead(ctx, 6);
}

/** Adds the outline of a pane to the path that was begun. */
export function outlinePane(ctx: Context, [x, y]: Point, { from, to, inner, outer }: Pane): void {
  const at = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ];
  ctx.moveTo(...at(from, Math.max(1, inner)));
  ctx.lineTo(...at(from, outer));
  ctx.arc(x, y, outer, from, to);
  ctx.lineTo(...at(to, Math.max(1, inner)));
  ctx.arc(x, y, Math.max(1, inner), to, from, true);
}
