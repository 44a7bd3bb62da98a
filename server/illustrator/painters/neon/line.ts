/** @module Lines of neon: thin tubes; whiskers are threads of light. */
import { type Colour, css } from "../../colour/colour.ts";
import type { Line } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";
import { isWhisker } from "../whisker.ts";
import { gasOf, type Lamps } from "./tone.ts";
import { strokeTube } from "./tube.ts";

/** Opacity of a line of the setting, and of what falls from the sky. */
const LINE = 0.5, FALLING = 0.9;

/** Width of a mouth, by which a face is read from afar. */
const FACE = 4.4;

/** The gas of mouths and whiskers. */
const WARM: Colour = { l: 0.86, c: 0.09, h: 345 };

/** A line of the setting, bent as a tube. */
export function layLineAround(
  tubes: Context,
  { points, colour, role, width: [start, end] }: Line,
): void {
  const opacity = role === "sky" ? FALLING : LINE;
  tubes.strokeStyle = css({ ...colour, l: Math.max(0.62, colour.l), c: colour.c * 1.3 }, opacity);
  tubes.lineWidth = Math.min(4, Math.max(1, (start + end) / 2));
  trace(tubes, points, false);
  tubes.stroke();
}

/** A line of a face, bent as a fine tube; whiskers are threads of light. */
export function layLineOfCat(tubes: Context, line: Line, lamps: Lamps): void {
  const whisker = isWhisker(line);
  tubes.save();
  trace(tubes, line.points, false);
  if (whisker) tubes.globalAlpha *= 0.8;
  strokeTube(
    tubes,
    gasOf(line.role === "coat" || line.role === "face" ? WARM : line.colour, lamps),
    whisker ? 1.6 : FACE,
  );
  tubes.restore();
}
