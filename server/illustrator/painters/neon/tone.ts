/** @module Colours of neon: what a tube shines in, what a form keeps of its colour in the dark. */
import { type Colour, mix } from "../../colour/colour.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";

/** The two lamps at the sides of the cat, and the night between them. */
export interface Lamps {
  left: Colour;
  right: Colour;
  /** What all around the cat is drawn to, and how far, 0..1. */
  night: Colour;
  drawn: number;
  /** Of the picture: which tubes are switched on. */
  seed: string;
}

const PINK: Colour = { l: 0.7, c: 0.27, h: 350 };
const CYAN: Colour = { l: 0.82, c: 0.16, h: 205 };
const INDIGO: Colour = { l: 0.2, c: 0.1, h: 274 };

/** Pink and cyan, one of them leaning to the scheme. */
export function neonLamps(
  { spec, light }: Pick<Scene, "spec"> & { light: Pick<Scene["light"], "towards"> },
): Lamps {
  const tint = SCHEMES[spec.scheme];
  const warm = Math.abs(((tint.h - 350 + 540) % 360) - 180) < 100;
  const pink = warm ? { ...PINK, h: tint.h } : PINK;
  const cyan = warm ? CYAN : { ...CYAN, h: (tint.h + 205) / 2 };
  const night = spec.provenance["scheme"] === "seed"
    ? { night: INDIGO, drawn: DRAWN.unasked, seed: spec.seed }
    : { night: { ...INDIGO, h: tint.h }, drawn: DRAWN.asked, seed: spec.seed };
  return light.towards[0] < 0
    ? { left: pink, right: cyan, ...night }
    : { left: cyan, right: pink, ...night };
}

/** How far a place is drawn to the night: a colour scheme that is asked for tints it already. */
const DRAWN = { unasked: 0.55, asked: 0.25 };

/** The gas of a tube along a thing of this colour: always bright, never grey. */
export function gasOf(colour: Colour, lamps: Lamps): Colour {
  // Cream is a white that leans to its hue: a tube as yellow as that of a ginger cat would belie it.
  if (isCream(colour)) {
    return { l: 0.93, c: 0.075, h: colour.h - 12 };
  }
  if (colour.c >= 0.035) {
    return {
      l: Math.max(0.74, Math.min(0.88, colour.l + 0.1)),
      c: Math.max(0.16, colour.c * 1.5),
      h: colour.h,
    };
  }
  // White coats shine cold white, black ones in the colour of a lamp.
  const cool: Colour = { l: 0.9, c: 0.07, h: lamps.right.h };
  return mix({ ...lamps.left, l: 0.76 }, cool, Math.min(1, Math.max(0, (colour.l - 0.3) / 0.5)));
}

/** Whether a colour is a pale yellow. */
function isCream({ l, c, h }: Colour): boolean {
  return l > 0.8 && c >= 0.035 && c < 0.075 && h > 50 && h < 110;
}

/** A form of the setting in the dark: its light gone but for a rest, its hue deep and drawn to that of the night, so that
 * a warm cat is not lost in a warm room. */
export function dimmed({ l, c, h }: Colour, { night, drawn }: Lamps): Colour {
  const own = { l: 0.09 + l * 0.15, c: Math.min(0.13, c * 0.75 + 0.02), h };
  return mix(own, { ...night, l: own.l }, c < 0.02 ? 1 : drawn);
}

/** The gas of a tube of the setting: between the hue of its thing and that of the lamp at its side of the picture. */
export function gasAround(colour: Colour, x: number, lamps: Lamps): Colour {
  const lamp = x < PICTURE_SIZE / 2 ? lamps.left : lamps.right;
  return mix(gasOf(colour, lamps), lamp, LAMPED);
}

/** How far tubes of the setting are drawn to the lamps, 0..1. */
const LAMPED = 0.28;

/** A form of the cat, of what it wears and holds: dark, with a memory of its colour; what is white is a moonlit
 * blue, pale enough that no viewer takes it for a black cat in white tubes. */
export function shadowed(colour: Colour): Colour {
  const { l, c, h } = colour, pale = l ** 5;
  if (c < 0.035) {
    // Grey differs from black: it has more of the night's light.
    const grey = 0.16 * smoothstep(0.35, 0.6, l);
    return {
      l: 0.08 + 0.14 * l * l + grey + 0.08 * pale,
      c: 0.02 + 0.07 * pale,
      h: 288 - 22 * pale,
    };
  }
  // Skin in the dark is magenta: red would be brown.
  if (l > SKIN.l && (h < SKIN.below || h > SKIN.above)) return { l: 0.3, c: 0.11, h: 354 };
  // Yellow in the dark is olive: the shade of cream leans to rose.
  if (isCream(colour)) return { l: 0.13 + 0.36 * pale, c: 0.06, h: h - 42 };
  return { l: 0.09 + 0.08 * l + 0.16 * pale, c: Math.min(0.1, 0.03 + c * 0.5), h };
}

/** Pale skin, by lightness and hue: ears, noses. */
const SKIN = { l: 0.6, below: 32, above: 335 };

/** A stripe: it glows a little, as if the gas ran thin behind the fur. */
export function smouldering(colour: Colour, lamps: Lamps): Colour {
  const { l, c, h } = gasOf(colour, lamps);
  return { l: l * 0.56, c: c * 0.72, h };
}
