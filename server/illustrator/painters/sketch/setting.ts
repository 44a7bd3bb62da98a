/**
 * @module What lies around the cat in a sketch: a flat touch of colour and, where it is large enough, one
 * thin line.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Glow, Item, Line, Region } from "../../scene.ts";
import { clipped, type Context, fillRadial, paintGlow, trace } from "../canvas.ts";
import { paintSketchEye } from "./eye.ts";
import { settingWash, WHITE } from "./paper.ts";
import { drawPencil, leadOf, simplified, sizeOf } from "./pencil.ts";

/** Smaller things, in units, get no pencil. */
const SPECK = 26;
/** Smaller marks cannot be seen. */
const SMALLEST_MARK = 9;

/** A thing, a stroke or a light of the setting. */
export function sketchSettingItem(ctx: Context, item: Item, random: Random): void {
  switch (item.is) {
    case "region":
      return sketchBackdrop(ctx, item, random);
    case "line":
      return sketchLine(ctx, item, leadOf(item.colour), 0.42);
    case "glow":
      return sketchGlow(ctx, item);
    case "eye":
      return paintSketchEye(ctx, item);
  }
}

/** A soft light is white gouache in a breath of its colour; a star is a star. Deeper air is left out. */
export function sketchGlow(ctx: Context, light: Glow): void {
  if (light.points) return paintGlow(ctx, { ...light, colour: mix(light.colour, WHITE, 0.6) });
  if (light.colour.l < 0.5) return;
  const colour = mix(light.colour, WHITE, 0.4), strength = light.strength * 0.7;
  fillRadial(ctx, { ...light, colour, strength }, [0.5, 0.5]);
}

/** Pale strokes are gouache, all others a pencil with this lead. */
export function sketchLine(
  ctx: Context,
  { points, colour, width: [start, end] }: Line,
  lead: Colour,
  alpha: number,
): void {
  ctx.strokeStyle = css(colour.l > 0.75 ? mix(colour, WHITE, 0.3) : lead, alpha);
  ctx.lineWidth = Math.max(2.2, (start + end) / 2);
  trace(ctx, points, false);
  ctx.stroke();
}

function sketchBackdrop(ctx: Context, region: Region, random: Random): void {
  const { colour, opacity = 1, depth = 0, marks, role } = region;
  const outline = simplified(region.outline), size = sizeOf(bounds(outline));
  ctx.fillStyle = css(settingWash(colour, depth), opacity);
  trace(ctx, outline);
  ctx.fill();
  if (size < SPECK) return;
  const shown = marks.filter(({ outline }) => sizeOf(bounds(outline)) > SMALLEST_MARK);
  if (shown.length > 0) {
    clipped(ctx, outline, () => {
      for (const mark of shown) {
        ctx.fillStyle = css(settingWash(mark.colour, depth), (mark.opacity ?? 1) * 0.7);
        trace(ctx, simplified(mark.outline));
        ctx.fill();
      }
    });
  }
  if (opacity < 0.5 || role === "shadow") return;
  drawPencil(ctx, {
    points: outline,
    closed: true,
    colour: leadOf(colour),
    width: 2.6,
    alpha: 0.56 - 0.24 * depth,
  }, random);
}
