/**
 * Forms between the tubes: dark glass around the cat; the cat itself in its colours.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import type { Region, Scene } from "../scene.ts";
import { clipped, type Context, softFill, trace, verticalFill } from "./canvas.ts";
import { withFadingEnd } from "./limb.ts";
import { dimmed, saturated } from "./neon_tone.ts";

/** Whether no tube is seen through it. */
export function isOpaque({ opacity = 1, texture, role }: Region): boolean {
  return opacity > 0.6 && role !== "shadow" && texture !== "glass";
}

/** A thing of the setting: its colours deep, nearly black at its foot. */
export function paintDark(ctx: Context, region: Region, { light }: Scene): void {
  const { outline, marks, colourEnd, texture, role, opacity = 1 } = region;
  const toned = (colour: Colour) =>
    texture === "light" || isLamp(colour) ? colour : dimmed(colour, light.key);
  const colour = role === "shadow" ? SHADOW : toned(region.colour);
  ctx.save();
  ctx.globalAlpha *= role === "shadow" ? 0.8 : opacity;
  ctx.fillStyle = verticalFill(ctx, {
    outline,
    colour,
    colourEnd: colourEnd ? toned(colourEnd) : shift(colour, { l: -0.04 }),
  });
  trace(ctx, outline);
  ctx.fill();
  if (marks.length > 0) {
    clipped(ctx, outline, () => {
      for (const mark of marks) softFill(ctx, { ...mark, colour: toned(mark.colour) });
    });
  }
  ctx.restore();
}

/** Windows and lanterns: bright, and yellow. */
function isLamp({ l, c, h }: Colour): boolean {
  return l > 0.8 && c > 0.075 && h > 60 && h < 110;
}

const SHADOW: Colour = { l: 0.07, c: 0.03, h: 285 };

/** A thing of the cat in its own colour. */
export function paintLit(ctx: Context, region: Region): void {
  ctx.save();
  ctx.globalAlpha *= region.opacity ?? 1;
  withFadingEnd(ctx, region, (ctx) => {
    const { outline, marks, colourEnd } = region;
    const colour = saturated(region.colour);
    const end = colourEnd && saturated(colourEnd);
    ctx.fillStyle = verticalFill(ctx, { outline, colour, colourEnd: end });
    trace(ctx, outline);
    ctx.fill();
    clipped(ctx, outline, () => {
      for (const mark of marks) softFill(ctx, { ...mark, colour: saturated(mark.colour) });
    });
  });
  ctx.restore();
}
