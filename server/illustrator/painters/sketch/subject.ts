/**
 * @module The cat and its things in a sketch: a wash that leaves the lit edge bare, hatching in the shade,
 * and two pencil lines that never quite agree.
 */
import { css, mix, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Item, Point, Region, Scene } from "../../scene.ts";
import { clipped, type Context, trace } from "../canvas.ts";
import { paintSketchEye } from "./eye.ts";
import { hatch } from "./hatching.ts";
import { subjectWash, WHITE } from "./paper.ts";
import { drawPencil, leadOf, simplified, sizeOf } from "./pencil.ts";
import { sketchGlow, sketchLine } from "./setting.ts";
import { edgesOf } from "../edges.ts";

/** Flatter or smaller things, in units, throw no shade worth hatching. */
const HATCHED = { volume: 0.15, size: 50 };
/** Smaller things, in units, are drawn with one line. */
const TWICE = 40;
/** Where the shade begins, -1 on the lit side to 1: a dark coat has little light. */
const SHADE = { pale: [0.2, 0.5], dark: [-0.5, 0] } as const;

/** A part of the cat, or of what it wears and holds. */
export function sketchSubjectItem(ctx: Context, item: Item, scene: Scene, random: Random): void {
  switch (item.is) {
    case "region":
      return sketchThing(ctx, item, scene, random);
    case "line":
      // Mouth and brows are graphite; a frame or a ribbon has the colour it was given.
      return sketchLine(ctx, item, item.role === "face" ? leadOf(item.colour) : item.colour, 0.85);
    case "glow":
      return sketchGlow(ctx, item);
    case "eye":
      return paintSketchEye(ctx, item);
  }
}

function sketchThing(ctx: Context, region: Region, { light }: Scene, random: Random): void {
  const { colour, opacity = 1, line, volume } = region;
  const outline = simplified(region.outline), box = bounds(outline), size = sizeOf(box);
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.fillStyle = css(mix(WHITE, subjectWash(colour), 0.35));
  trace(ctx, outline);
  ctx.fill();
  clipped(ctx, outline, () => {
    layWash(ctx, { ...region, outline }, Math.min(20, size * 0.09) * volume, light.towards);
    if (volume < HATCHED.volume || size < HATCHED.size) return;
    hatch(ctx, box, {
      colour: leadOf(shift(colour, { l: -0.1 })),
      towards: light.towards,
      from: colour.l < 0.45 ? SHADE.dark : SHADE.pale,
    }, random);
  });
  if (line > 0) {
    for (const { points, closed } of edgesOf(region)) {
      drawPencil(ctx, {
        points: simplified(points),
        closed,
        colour: leadOf(colour),
        width: Math.max(4.4, Math.min(5.6, line * 0.95)),
        alpha: 0.92,
        twice: size > TWICE,
      }, random);
    }
  }
  ctx.restore();
}

/** The colour and its markings, `bare` units short of the edge towards the light. */
function layWash(
  ctx: Context,
  { outline, colour, marks }: Region,
  bare: number,
  [lx, ly]: Point,
): void {
  ctx.fillStyle = css(subjectWash(colour));
  trace(ctx, outline.map(([x, y]): Point => [x - lx * bare, y - ly * bare]));
  ctx.fill();
  for (const { colour, outline, opacity = 1, soft } of marks) {
    ctx.fillStyle = css(subjectWash(colour), opacity * (soft > 4 ? 0.6 : 0.85));
    trace(ctx, simplified(outline));
    ctx.fill();
  }
}
