/**
 * @module Forms between the tubes: dark glass around the cat; the cat itself in the
 * colours of its coat, lit by its own tubes.
 */
import { type Colour, css, difference, mix, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { LETTER_STROKE, type Mark, type Region } from "../../scene.ts";
import { clipped, type Context, softFill, trace, verticalFill } from "../canvas.ts";
import { withFadingEnd } from "../limb.ts";
import { edgesOf } from "../edges.ts";
import type { Burning } from "../burning.ts";
import { aflame } from "./burning.ts";
import { runsOfColour } from "../mark_runs.ts";
import { dimmed, gasOf, type Lamps, shadowed, smouldering } from "./tone.ts";

/** Whether no tube is seen through it; the lenses of sunglasses are dark glass. */
export function isSolidForm({ opacity = 1, texture, role, colour }: Region): boolean {
  return opacity > 0.6 && role !== "shadow" && (texture !== "glass" || colour.l < DARK_GLASS);
}

/** Glass darker than this hides what is behind it. */
const DARK_GLASS = 0.4;

/** A thing of the setting: its colours deep, nearly black at its foot. */
export function paintDark(ctx: Context, region: Region, lamps: Lamps, burning?: Burning): void {
  const { outline, marks, colourEnd, texture, role, opacity = 1 } = region;
  const disc = role === "sky" && texture !== "cloud" && region.colour.l > 0.75 &&
    region.colour.h > 60 && region.colour.h < 110;
  const toned = (colour: Colour) =>
    role !== "sky" && texture !== "plant" &&
      (texture === "light" || isLamp(colour) || burning?.burns(colour))
      ? colour
      : dimmed(colour, lamps);
  const colour = role === "shadow" ? SHADOW : disc ? DISC.top : toned(region.colour);
  ctx.save();
  ctx.globalAlpha *= role === "shadow" ? 0.4 : opacity;
  ctx.fillStyle = verticalFill(ctx, {
    outline,
    colour,
    colourEnd: disc ? DISC.foot : colourEnd ? toned(colourEnd) : shift(colour, { l: -0.04 }),
  });
  trace(ctx, outline);
  ctx.fill();
  if (marks.length > 0 && !disc) {
    clipped(ctx, outline, () => {
      for (const mark of marks) softFill(ctx, { ...mark, colour: toned(mark.colour) });
    });
  }
  ctx.restore();
}

/** Sun and full moon over a town of tubes: yellow above, rose below. */
const DISC = { top: { l: 0.84, c: 0.15, h: 85 }, foot: { l: 0.6, c: 0.21, h: 0 } };

/** Windows and lanterns: bright, and yellow. */
function isLamp({ l, c, h }: Colour): boolean {
  return l > 0.8 && c > 0.075 && h > 60 && h < 110;
}

const SHADOW: Colour = { l: 0.07, c: 0.03, h: 285 };

/** How far the light of a tube falls into the form it runs around, in units, and how strongly. */
const SHINE: readonly [width: number, strength: number][] = [
  [126, 0.015],
  [106, 0.018],
  [88, 0.022],
  [72, 0.026],
  [56, 0.034],
  [42, 0.043],
  [30, 0.062],
  [18, 0.123],
];
/** Patches and white places whose edge is softer than this, in units, have no edge. */
const FADING = 8;
/** The share of its light that a form loses down to its foot. */
const FOOT = 0.3;
/** Patches larger than this get a tube of their own, in units. */
const LINED = 30;

/** A thing of the cat: a body of its own colour, lit by the tube around it. */
export function paintLit(ctx: Context, region: Region, lamps: Lamps, burning?: Burning): void {
  const toned = (colour: Colour) => burning?.burns(colour) ? aflame(colour) : shadowed(colour);
  const { outline, marks, colourEnd, opacity = 1, line } = region;
  ctx.save();
  ctx.globalAlpha *= opacity;
  withFadingEnd(ctx, region, (ctx) => {
    const colour = toned(region.colour);
    ctx.fillStyle = verticalFill(ctx, {
      outline,
      colour,
      // Deeper at its foot: a pale body of one tone would be a piece of cardboard.
      colourEnd: shift(toned(colourEnd ?? region.colour), {
        l: burning?.burns(region.colour) ? 0 : -FOOT * colour.l,
      }),
    });
    trace(ctx, outline);
    ctx.fill();
    clipped(ctx, outline, () => {
      const seen = marks.filter(({ kind }) => kind !== "light" && kind !== "shade");
      for (const run of runsOfColour(seen)) {
        if (burning?.burns(run[0]!.colour)) {
          run.forEach((mark) => softFill(ctx, { ...mark, colour: aflame(mark.colour) }));
        } else paintMarks(ctx, run, region, lamps);
      }
      if (line > 0 && !burning?.burns(region.colour)) shineWithin(ctx, region, lamps);
    });
  });
  ctx.restore();
}

/** Marks of one colour: their tubes run around all of them together, not around each where they overlap. */
function paintMarks(ctx: Context, marks: readonly Mark[], on: Region, lamps: Lamps): void {
  ctx.lineWidth = 4.8;
  for (const mark of marks) {
    if (!hasTube(mark, on)) continue;
    ctx.strokeStyle = css(gasOf(mark.colour, lamps), 0.75);
    trace(ctx, mark.outline);
    ctx.stroke();
  }
  for (const mark of marks) {
    const colour = mark.name === LETTER_STROKE
      ? LETTER
      : mark.kind === "stripe"
      ? smouldering(mark.colour, on.colour, lamps)
      : mark.kind === "white" && difference(mark.colour, on.colour) > UNLIKE
      ? mix(shadowed(mark.colour), NIGHT, BIB)
      : shadowed(mark.colour);
    softFill(ctx, { ...mark, colour });
  }
}

/** Words shine, whatever the ink: on a dark board nothing else would be read. */
const LETTER: Colour = { l: 0.93, c: 0.06, h: 200 };

/** A white bib on a dark coat is less pale than a white cat: this much of it is night. */
const BIB = 0.1, NIGHT: Colour = { l: 0.2, c: 0.07, h: 280 };

/** Whether a mark has a tube of its own: it is large, its edge is seen, and it is no stripe, which glows itself. */
function hasTube({ kind, soft, outline, colour }: Mark, on: Region): boolean {
  if (kind === "stripe") return false;
  // White on white has no edge.
  if (kind === "white" && difference(colour, on.colour) < UNLIKE) return false;
  // Where a mark fades out, a tube would be the rim of goggles.
  if (soft > (kind === "patch" || kind === "white" ? FADING : 4)) return false;
  const { left, right, top, bottom } = bounds(outline);
  return Math.min(right - left, bottom - top) >= LINED;
}

/** Least OKLab distance of a white mark with a tube from the coat it lies on. */
const UNLIKE = 0.12;

function shineWithin(ctx: Context, region: Region, lamps: Lamps): void {
  const gas = gasOf(region.colour, lamps), { left, right, top, bottom } = bounds(region.outline);
  const side = Math.min(right - left, bottom - top);
  ctx.globalCompositeOperation = "screen";
  for (const [width, strength] of SHINE) {
    if (width > side) continue;
    ctx.strokeStyle = css(gas, strength);
    ctx.lineWidth = width;
    for (const { points, closed } of edgesOf(region)) {
      trace(ctx, points, closed);
      ctx.stroke();
    }
  }
}
