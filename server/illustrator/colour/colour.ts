/**
 * @module Colours in OKLCH, where equal steps look equal: lightness 0..1, chroma 0..0.37, hue in degrees.
 */

/** A colour in OKLCH. */
export interface Colour {
  /** Lightness, 0 black to 1 white. */
  l: number;
  /** Chroma, 0 grey to 0.37. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

/** Red, green and blue, 0..255, clipped to what a screen can show. */
export type Rgb = readonly [r: number, g: number, b: number];

/** A colour in OKLab, where distances look as they are. */
export interface Oklab {
  /** Lightness, 0..1. */
  l: number;
  /** From green to red. */
  a: number;
  /** From blue to yellow. */
  b: number;
}

/** The colour of three 0..255 channels. */
export function fromRgb(rgb: Rgb): Colour {
  const { l, a, b } = oklabOf(rgb);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Lightness and the two colour axes of three 0..255 channels. */
export function oklabOf([red, green, blue]: Rgb): Oklab {
  const r = toLinear(red), g = toLinear(green), b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Three 0..255 channels of a colour. */
export function toRgb({ l, c, h }: Colour): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** A CSS colour for the canvas, with an opacity from 0 to 1. */
export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = toRgb(colour);
  return alpha >= 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** The colour between two, straight through OKLab; `t` 0 gives the first, 1 the second. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const { l, c, h } = from;
  // Painters mix the same two colours for one point after the other.
  const isSame = t === mixed.t && l === mixed.from.l && c === mixed.from.c && h === mixed.from.h &&
    to.l === mixed.to.l && to.c === mixed.to.c && to.h === mixed.to.h;
  if (!isSame) {
    mixed = { from: { l, c, h }, to: { l: to.l, c: to.c, h: to.h }, t, result: mean(from, to, t) };
  }
  const { result } = mixed;
  return { l: result.l, c: result.c, h: result.h };
}

/** The last mixture, by copies of what it was made of. */
let mixed = {
  from: { l: 0, c: 0, h: 0 },
  to: { l: 0, c: 0, h: 0 },
  t: 0,
  result: { l: 0, c: 0, h: 0 },
};

function mean(from: Colour, to: Colour, t: number): Colour {
  const [a1, b1] = ab(from), [a2, b2] = ab(to);
  const a = a1 + (a2 - a1) * t, b = b1 + (b2 - b1) * t;
  return {
    l: from.l + (to.l - from.l) * t,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The same colour with other lightness, chroma or hue, each added to what is there. */
export function shift(colour: Colour, by: { l?: number; c?: number; h?: number }): Colour {
  return {
    l: Math.min(1, Math.max(0, colour.l + (by.l ?? 0))),
    c: Math.max(0, colour.c + (by.c ?? 0)),
    h: (colour.h + (by.h ?? 0) + 360) % 360,
  };
}

/** How different two colours look: their distance in OKLab, 0..1. */
export function difference(one: Colour, other: Colour): number {
  const [a1, b1] = ab(one), [a2, b2] = ab(other);
  return Math.hypot(one.l - other.l, a1 - a2, b1 - b2);
}

function ab({ c, h }: Colour): [number, number] {
  return [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** The light of each value of a channel: powers are slow, and pixels are many. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

function toLinear(channel: number): number {
  return LINEAR[Math.round(channel)]!;
}

function fromLinear(v: number): number {
  const channel = v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(v, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
