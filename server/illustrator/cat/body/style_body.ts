/** @module The body of a style: broader or slimmer, taller or shorter than that of a real cat. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { StyleFigure } from "../../style_figure.ts";
import type { BodyForm } from "./body_form.ts";
import type { Figure } from "./figure.ts";
import { isLevel } from "./level_trunk.ts";
import { mapped } from "./mapped_figure.ts";

/** A stout bust is wide by its girth; wider, it would leave its face no room in the picture. */
const WIDEST_BUST = 0.92;

/** The figure with the body of a style and of this one cat. Its head keeps its size and sits on the body as before. */
export function inStyle(figure: Figure, style: StyleFigure, own: BodyForm): Figure {
  const broad = figure.bust && own.body[0] > 1 ? WIDEST_BUST : own.body[0];
  const across = style.body[0] * broad, along = style.body[1] * own.body[1];
  if (across === 1 && along === 1) return figure;
  const lies = isLevel(figure.torso[0]!);
  const wide = lies ? along : across, tall = lies ? across : along;
  const { rest, head: { at: [hx, hy], scale } } = figure;
  // What lies before the face, a raised paw, stays where it is on it.
  const move = ([x, y]: Point): Point => {
    const far = smoothstep(NEAR * scale, FAR * scale, Math.hypot(x - hx, y - hy));
    return [
      x * wide * far + (x + hx * (wide - 1)) * (1 - far),
      y * tall * far + (y + hy * (tall - 1)) * (1 - far),
    ];
  };
  return {
    ...mapped(figure, move),
    rest: { left: rest.left * wide, right: rest.right * wide, lift: rest.lift * tall },
  };
}

/** Everything nearer to the middle of the head moves with it, everything farther with the body; in units of the head. */
const NEAR = 70, FAR = 150;
