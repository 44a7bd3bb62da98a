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

/**
 * The gas of a tube along a thing of this colour: bright, and as colourful as the thing, so that brown, ginger and lilac
 * cats differ.
 */
export function gasOf(colour: Colour, lamps: Lamps): Colour {
  const { l, c, h } = colour;
  // Cream is a white that leans to its hue: a tube as yellow as that of a ginger cat would belie it.
  if (isCream(colour)) return { l: 0.93, c: 0.075, h: h - 12 };
  if (c >= COLOURED) return { l: Math.max(0.62, Math.min(0.86, 0.44 + 0.54 * l)), c: c * 1.6, h };
  // White coats shine cold white, grey ones silver, black ones in the colour of a lamp.
  const cool: Colour = { l: 0.9, c: 0.07, h: lamps.right.h };
  const silver: Colour = { l: 0.8, c: 0.02 + c * 1.4, h };
  return l < SILVER
    ? mix({ ...lamps.left, l: 0.76 }, silver, smoothstep(0.36, SILVER, l))
    : mix(silver, cool, smoothstep(0.86, 0.95, l));
}

/** What has less chroma is grey; from this lightness on grey is silver. */
const COLOURED = 0.035, SILVER = 0.5;

/** Whether a colour is a pale yellow. */
function isCream({ l, c, h }: Colour): boolean {
  return l > 0.8 && c >= COLOURED && c < 0.075 && h > 45 && h < 110;
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
  const gas = colour.c >= COLOURED && !isCream(colour) ? vivid(colour) : gasOf(colour, lamps);
  return mix(gas, lamp, LAMPED);
}

/** A gas that is never dull: a brown room is lit by orange tubes. */
function vivid({ l, c, h }: Colour): Colour {
  return { l: Math.max(0.74, Math.min(0.88, l + 0.1)), c: Math.max(0.16, c * 1.5), h };
}

/** How far tubes of the setting are drawn to the lamps, 0..1. */
const LAMPED = 0.28;

/**
 * A form of the cat, of what it wears and holds: its own colour in the dark, so that viewers name white, grey, black,
 * ginger and brown, and its tubes are still the light of the picture.
 */
export function shadowed(colour: Colour): Colour {
  const { l, c, h } = colour;
  if (c < COLOURED) {
    const pale = smoothstep(0.86, 0.95, l);
    const own = { l: 0.06 + 0.74 * l ** 2.3, c: c * 1.5, h };
    return mix(own, MOONLIT, pale);
  }
  // Skin in the dark is magenta: red would be brown.
  if (l > SKIN.l && (h < SKIN.below || h > SKIN.above)) return { l: 0.42, c: 0.13, h: 354 };
  // Yellow in the dark is olive: the shade of cream leans to rose.
  if (isCream(colour)) return { l: 0.72 * l + 0.05, c: 0.06, h: h - 8 };
  return { l: 0.08 + 0.6 * l ** 1.4, c: Math.min(0.17, 0.01 + c), h };
}

/** White fur at night: pale, a little cold. */
const MOONLIT: Colour = { l: 0.74, c: 0.035, h: 258 };

/** Pale skin, by lightness and hue: ears, noses. */
const SKIN = { l: 0.6, below: 32, above: 335 };

/** A stripe on a form of this colour: it glows, as if the gas ran thin behind the fur; on a pale coat it is dark. */
export function smouldering(colour: Colour, on: Colour, lamps: Lamps): Colour {
  const { c, h } = gasOf(colour, lamps), form = shadowed(on);
  const isPale = form.l > PALE_FORM;
  return { l: form.l + (isPale ? -STRIPE : STRIPE), c: c * (isPale ? 0.5 : 0.85), h };
}

/** A form as pale as this has dark stripes; how much a stripe differs from its form. */
const PALE_FORM = 0.5, STRIPE = 0.18;
