/** @module What burns in neon: in a night of tubes nothing is as bright as a flame or a lit shade. */
import { type Colour, css } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Point, Region } from "../../scene.ts";
import type { Burning } from "../burning.ts";
import { clipped, type Context, fillRadial, softFill, trace } from "../canvas.ts";

/** How brightly it shines on what is around it, 0..1. */
const BLOOM = 0.85;

/** How pure a flame is at least, and its pale heart, which is lighter than this. */
const PURE = { flame: 0.17, heart: 0.11, from: 0.82 };

/** The pale heart of a light: its size against the form around it, at most so many units. */
const HEART = { colour: { l: 0.95, c: 0.1, h: 88 }, wide: 0.5, most: 120, strength: 0.7 };

/** The colour of what shines in the night. */
export function aflame({ l, c, h }: Colour): Colour {
  return { l, c: Math.max(c, l > PURE.from ? PURE.heart : PURE.flame), h };
}

/** What of a form burns, on the layer of what shines: its glow falls around it. */
export function layBurning(tubes: Context, region: Region, { burns, at }: Burning): void {
  const { outline, colour, marks } = region;
  const isLit = burns(colour);
  if (!isLit && !marks.some((mark) => burns(mark.colour))) return;
  const { left, right, top, bottom } = bounds(outline);
  tubes.save();
  clipped(tubes, outline, () => {
    tubes.globalAlpha *= BLOOM;
    if (isLit) fillWith(tubes, outline, aflame(colour));
    for (const mark of marks) {
      if (mark.kind === "light" || mark.kind === "shade") continue;
      tubes.globalCompositeOperation = burns(mark.colour) ? "source-over" : "destination-out";
      softFill(tubes, { ...mark, colour: aflame(mark.colour) });
    }
    // Its heart shines only where something burns.
    tubes.globalCompositeOperation = "source-atop";
    fillRadial(tubes, {
      centre: at,
      radius: Math.min(HEART.most, Math.min(right - left, bottom - top) * HEART.wide),
      colour: HEART.colour,
      strength: HEART.strength,
    }, [0.4, 0.5]);
  });
  tubes.restore();
}

function fillWith(tubes: Context, outline: readonly Point[], colour: Colour): void {
  tubes.fillStyle = css(colour);
  trace(tubes, outline);
  tubes.fill();
}
