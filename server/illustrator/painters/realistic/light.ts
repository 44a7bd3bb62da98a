/**
 * @module Light from behind and from the side: a rim that lifts the subject off the dark, edges that shine,
 * lamps.
 */
import { type Colour, css } from "../../colour/colour.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { blankCanvas, type Canvas, type Context, drawLayer } from "../canvas.ts";
import { blendTone } from "../tone_layer.ts";

/** Coats darker than this are black; how light, how pure and how much redder yellow light is on them: dark yellow is olive. */
const BLACK = 0.42, ON_BLACK = { light: 0.62, pure: 0.42, redder: 28 };

/** The light of a scene as it is seen on the coat of this subject. */
export function lightOnCoat(
  subject: readonly Item[],
  light: Scene["light"],
  lighting: Lighting,
): { light: Scene["light"]; lighting: Lighting } {
  const coats = subject.flatMap((item) =>
    item.is === "region" && item.name.startsWith("head") ? [item.colour.l] : []
  );
  if (coats.length === 0 || Math.max(...coats) > BLACK) return { light, lighting };
  return {
    light: { ...light, colour: onBlack(light.colour) },
    lighting: {
      ...lighting,
      lamps: lighting.lamps.map((lamp) => ({ ...lamp, colour: onBlack(lamp.colour) })),
    },
  };
}

function onBlack({ l, c, h }: Colour): Colour {
  const isYellow = h > 40 && h < 130;
  return { l: l * ON_BLACK.light, c: c * ON_BLACK.pure, h: isYellow ? h - ON_BLACK.redder : h };
}

/** What lamps reach takes their colour. */
export function layLamplight(ctx: Context, lighting: Lighting): void {
  const { lamp, lamps } = lighting;
  if (!lamp || !lamps[0]) return;
  const { colour } = lamps[0];
  blendTone(ctx, lighting, colour, (i) => Math.min(0.75, lamp[i]! * 0.9), "soft-light");
}

/** A light from behind that draws the silhouette against a dark ground. */
export function addRimLight(canvas: Canvas, ctx: Context, { light }: Scene): void {
  const size = canvas.width / 2, share = canvas.width / PICTURE_SIZE;
  const ring = blankCanvas(size);
  ring.ctx.drawImage(canvas, 0, 0, size, size);
  ring.ctx.globalCompositeOperation = "source-in";
  ring.ctx.fillStyle = css(light.rim!);
  ring.ctx.fillRect(0, 0, size, size);
  const inner = blankCanvas(size);
  inner.ctx.filter = `blur(${7 * share}px)`;
  const x = -light.towards[0] * 3.5 * share, y = -light.towards[1] * 3.5 * share;
  inner.ctx.drawImage(canvas, x, y, size, size);
  ring.ctx.globalCompositeOperation = "destination-out";
  ring.ctx.drawImage(inner.canvas, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.globalAlpha = 0.95;
  drawLayer(ctx, ring.canvas);
  ctx.restore();
}
