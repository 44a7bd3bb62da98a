/** @module The tones of a cel: clear colours in the light, rich ones in the shade. */
import { type Colour, mix, shift, toRgb } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";

/** Shadow on white: what paper white is multiplied with. */
const LAVENDER = [218, 205, 240];

/** Black on a cel is a deep blue violet: what is darker and greyer than this. Seal brown is not. */
const BLACK = { below: { l: 0.4, c: 0.028 }, as: { c: 0.04, h: 285 } };

/** Clear colours: a little lighter and richer than the thing is. */
export function cel(colour: Colour): Colour {
  if (colour.l < BLACK.below.l && colour.c < BLACK.below.c) {
    return { l: colour.l + 0.025, ...BLACK.as };
  }
  return {
    l: Math.min(0.985, colour.l + 0.03 * (colour.l > 0.4 ? 1 : 0.3)),
    c: colour.c * (colour.c > 0.03 ? 1.1 : 1),
    h: colour.h,
  };
}

/** Backgrounds in full colour: the light that is laid over them pales them again. */
export function saturatedBackdrop(colour: Colour): Colour {
  return { l: colour.l - 0.025, c: Math.min(0.21, colour.c * 1.4), h: colour.h };
}

/**
 * What the lit tone is multiplied with to become its shadow. Kept away from black and partly
 * lavender, so that a white bib on a red cat gets a shadow of its own.
 */
export function shadowTint(colour: Colour, light: Scene["light"]): string {
  const lit = toRgb(cel(colour)), dark = toRgb(shaded(colour, light));
  const share = colour.c < 0.03 ? 0.6 : 0.3;
  const [r, g, b] = lit.map((value, i) => {
    const own = Math.min(250, Math.max(120, (255 * dark[i]!) / Math.max(value, 24)));
    return Math.round(own * (1 - share) + LAVENDER[i]! * share);
  });
  return `rgb(${r} ${g} ${b})`;
}

/** Tone of a coloured shadow: darker, richer, leaning from yellow to red and from red to violet. */
function shaded(colour: Colour, light: Scene["light"]): Colour {
  const turn = colour.h > 20 && colour.h < 130 ? -14 : colour.h < 250 ? 8 : -6;
  const own = shift(colour, {
    l: -0.1 - 0.08 * colour.l,
    c: colour.c > 0.03 ? 0.012 : 0,
    h: turn,
  });
  return mix(own, { ...light.shade, l: own.l - 0.04 }, 0.22);
}
