/**
 * Forms between the tubes: dark glass around the cat; the cat itself lit by a lamp at each side.
 *
 * @module
 */
import { type Colour, css, mix, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import type { Region, Scene } from "../scene.ts";
import { clipped, type Context, softFill, trace, verticalFill } from "./canvas.ts";
import { withFadingEnd } from "./limb.ts";
import { dimmed, type Lamps, saturated } from "./neon_tone.ts";

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

/** A thing of the cat: in its own colour, night below it, lamplight along its sides. */
export function paintLit(ctx: Context, region: Region, lamps: Lamps): void {
  ctx.save();
  ctx.globalAlpha *= region.opacity ?? 1;
  withFadingEnd(ctx, region, (ctx) => {
    const { outline, marks, colourEnd, volume } = region;
    const colour = saturated(region.colour);
    const end = colourEnd && saturated(colourEnd);
    ctx.fillStyle = verticalFill(ctx, { outline, colour, colourEnd: end });
    trace(ctx, outline);
    ctx.fill();
    clipped(ctx, outline, () => {
      for (const mark of marks) softFill(ctx, { ...mark, colour: saturated(mark.colour) });
      if (volume > 0.15) paintLamplight(ctx, region, lamps);
    });
  });
  ctx.restore();
}

function paintLamplight(ctx: Context, { outline, volume, colour }: Region, lamps: Lamps): void {
  const box = bounds(outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const night = mix(shift(colour, { l: -colour.l * 0.7 }), { l: 0.2, c: 0.12, h: 290 }, 0.6);
  const dark = ctx.createLinearGradient(0, box.top, 0, box.bottom);
  dark.addColorStop(0.35, css(night, 0.001));
  dark.addColorStop(1, css(night, 0.4 * volume));
  ctx.fillStyle = dark;
  ctx.fillRect(box.left, box.top, widthOf(box), heightOf(box));
  if (size < 26) return;
  const reach = Math.min(0.42, 70 / widthOf(box)) * (0.5 + volume / 2);
  const sides = ctx.createLinearGradient(box.left, box.top, box.right, box.top + size * 0.15);
  sides.addColorStop(0, css(lamps.left, 0.62));
  sides.addColorStop(reach, css(lamps.left, 0.001));
  sides.addColorStop(1 - reach, css(lamps.right, 0.001));
  sides.addColorStop(1, css(lamps.right, 0.62));
  ctx.fillStyle = sides;
  ctx.fillRect(box.left, box.top, widthOf(box), heightOf(box));
}
