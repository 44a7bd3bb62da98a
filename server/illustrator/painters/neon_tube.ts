/**
 * Tubes: a coloured gas around a white-hot thread, bent along the edges of things.
 *
 * @module
 */
import { type Colour, css, mix } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { star } from "../geometry/shapes.ts";
import type { Glow, Line, Region } from "../scene.ts";
import { type Context, fillRadial, trace } from "./canvas.ts";
import { gasOf, type Lamps } from "./neon_tone.ts";
import { edgesOf } from "./edges.ts";

/** Tubes around the cat are whole and bright; those of its setting finer, broken, paler far away. */
export type Place = "cat" | "around";

/** All tubes of a cat are of one glass, in units. */
const TUBE = 6;

/** Smaller things of a setting are single sparks, in units. */
const SMALLEST_BENT = 15;

/** Real tubes end somewhere: long stretches of light, short gaps. */
const STRETCHES = [230, 9];

/** The tube of a form. */
export function layTube(tubes: Context, region: Region, place: Place, lamps: Lamps): void {
  const { outline, colour, role, opacity = 1, depth = 0 } = region;
  if (role === "shadow" || opacity < 0.4) return;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  if (place === "cat" && (region.line === 0 || side < 6)) return;
  const gas = gasOf(colour, lamps);
  tubes.save();
  if (place === "around" && side < SMALLEST_BENT) {
    tubes.fillStyle = css(gas, 0.7 * opacity);
    trace(tubes, outline);
    tubes.fill();
  } else {
    const fine = place === "around";
    const width = fine
      ? Math.min(4.4, 1.7 + side * 0.012) * (1 - 0.4 * depth)
      : role === "face" || side < 24
      ? 2.6
      : TUBE;
    tubes.globalAlpha = fine ? (0.95 - 0.5 * depth) * opacity : 1;
    if (fine) tubes.setLineDash(STRETCHES);
    for (const { points, closed } of edgesOf(region)) {
      trace(tubes, points, closed);
      strokeTube(tubes, gas, width);
    }
  }
  tubes.restore();
}

/** A stroke of the setting, bent as a tube. */
export function layLine(tubes: Context, { points, colour, width: [start, end] }: Line): void {
  tubes.strokeStyle = css({ ...colour, l: Math.max(0.62, colour.l), c: colour.c * 1.3 }, 0.75);
  tubes.lineWidth = Math.min(4, Math.max(1, (start + end) / 2));
  trace(tubes, points, false);
  tubes.stroke();
}

/** A light, or a star as an outline. */
export function layGlint({ ctx, tubes }: { ctx: Context; tubes: Context }, glow: Glow): void {
  const { centre, radius, colour, strength, points } = glow;
  if (!points) return fillRadial(ctx, { ...glow, strength: strength * 0.55 }, [0.4, 0.4]);
  if (radius < 6) {
    tubes.fillStyle = css(colour, strength * 0.9);
    tubes.beginPath();
    tubes.arc(centre[0], centre[1], Math.max(1, radius * 0.5), 0, 2 * Math.PI);
    tubes.fill();
    return;
  }
  trace(tubes, star(centre, radius * 1.1, { points, inner: points > 4 ? 0.45 : 0.26 }));
  strokeTube(tubes, { ...colour, c: Math.max(0.12, colour.c) }, 2.2);
}

/** Strokes the path that was begun: halo, gas, hot thread. */
export function strokeTube(tubes: Context, gas: Colour, width: number): void {
  const strokes: [width: number, colour: Colour, alpha: number][] = [
    [width * 2.3, gas, 0.22],
    [width, gas, 1],
    [width * 0.46, mix(gas, { l: 0.99, c: 0.01, h: gas.h }, 0.9), 1],
  ];
  for (const [wide, colour, alpha] of strokes) {
    tubes.strokeStyle = css(colour, alpha);
    tubes.lineWidth = wide;
    tubes.stroke();
  }
}
