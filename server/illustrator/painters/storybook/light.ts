/**
 * @module Lights of a picture book: discs that pale in steps, stars of white paint with a ring of dots.
 */
import { css, mix } from "../../colour/colour.ts";
import { star } from "../../geometry/shapes.ts";
import type { Glow, Scene } from "../../scene.ts";
import { type Context, fillRadial, trace } from "../canvas.ts";
import { CREAM, gouache } from "./tone.ts";

/** Dots around a bright star. */
const DOTS = 6;

export function paintStorybookLight(ctx: Context, glow: Glow, { light }: Scene): void {
  if (glow.points) return paintStar(ctx, glow);
  const { centre: [x, y], radius, colour, strength } = glow;
  const bright = colour.l > 0.6;
  const warm = bright ? mix(gouache(colour), CREAM, 0.15) : gouache(colour);
  fillRadial(ctx, { ...glow, colour: warm, strength: strength * (bright ? 0.7 : 1) }, [0.5, 0.5]);
  if (glow.role !== "sky" || radius < 90 || colour.l < 0.8) return;
  // The air around a lamp of the sky is painted in rings.
  for (const share of [0.62, 0.46]) {
    ctx.fillStyle = css(warm, 0.1 + 0.08 * (1 - light.key));
    ctx.beginPath();
    ctx.arc(x, y, radius * share, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function paintStar(ctx: Context, { centre, radius, strength, colour, points = 5 }: Glow): void {
  const [x, y] = centre;
  ctx.fillStyle = css(mix(colour, CREAM, 0.4), Math.min(1, strength + 0.1));
  if (radius < 6) {
    ctx.beginPath();
    ctx.arc(x, y, Math.max(1.1, radius * 0.5), 0, 2 * Math.PI);
    ctx.fill();
    return;
  }
  trace(ctx, star(centre, radius, { points: Math.max(5, points), inner: 0.42 }));
  ctx.fill();
  ctx.beginPath();
  for (let i = 0; i < DOTS; i++) {
    const angle = (i / DOTS) * 2 * Math.PI, reach = radius * 1.55;
    ctx.moveTo(x + Math.cos(angle) * reach + 1.2, y + Math.sin(angle) * reach);
    ctx.arc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1.2, 0, 2 * Math.PI);
  }
  ctx.fill();
}
