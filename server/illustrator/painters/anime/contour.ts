/**
 * @module The line of anime: drawn in a deep tone of what it surrounds, heavier away from the light,
 * tapering where it ends.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import type { Region, Scene } from "../../scene.ts";
import { type Context, lightGradient } from "../canvas.ts";
import { fillSwellingLine } from "../swelling_line.ts";

/** Share of the width that depends on where the light comes from. */
const SWING = 0.55;
/** A line below its form is widened, since little more than half of it is seen. */
const VISIBLE = 1.7;
/** Share of the width a scene asks for, and the widest line: about three units of it are seen. */
const WIDTH = 0.66, MOST = 3.8;

/**
 * Below a solid form, which hides the inner half of the line and every stray crossing of an outline
 * with itself; above a translucent one.
 */
export function paintContour(
  ctx: Context,
  region: Region,
  line: number,
  light: Scene["light"],
  where: "below" | "above",
): void {
  const width = Math.min(MOST, line * WIDTH) * (where === "below" ? VISIBLE : 1);
  const [lx, ly] = light.towards, colour = lineColour(region.colour);
  const opacity = region.texture === "glass" ? 0.65 : 1;
  ctx.fillStyle = lightGradient(ctx, region.outline, light.towards, {
    lit: css(litLine(colour, light.colour), opacity),
    shaded: css(colour, opacity),
  });
  fillSwellingLine(ctx, region, ([nx, ny]) => width * (1 - SWING * (nx * lx + ny * ly)));
}

/** Where the light falls on it, a line is drawn in a lighter, purer tone: light eats into it. */
function litLine(colour: Colour, light: Colour): Colour {
  const own = shift(colour, { l: 0.13, c: 0.035, h: colour.h > 250 ? 10 : 0 });
  return mix(own, { ...light, l: own.l }, 0.15);
}

/** Deep, warm and still recognisably of its thing: never black. */
function lineColour(colour: Colour): Colour {
  const own = shift(colour, {
    l: -colour.l + 0.21 + 0.24 * colour.l,
    c: Math.min(0.05, colour.c * 0.5) - (colour.c > 0.12 ? 0.03 : 0),
    h: colour.h > 30 && colour.h < 110 ? -22 : 0,
  });
  return mix(own, { l: own.l, c: 0.07, h: 355 }, colour.c < 0.05 ? 0.7 : 0.25);
}
