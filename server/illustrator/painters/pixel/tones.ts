/**
 * @module The tones of pixel art: every colour belongs to a ramp whose steps shift in hue, darker towards
 * violet, lighter towards yellow.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";

/** Colours by number; asking for the same colour again gives the same number. */
export interface Tones {
  list: Colour[];
  /** How dearly each is held when the palette is reduced: 1, or more for small precious things. */
  worth: number[];
  /** The number of this colour. */
  of(colour: Colour, worth?: number): number;
  /** The tone some steps up (lighter) or down its ramp. */
  step(tone: number, steps: number): number;
}

/** No dark line shows on anything darker. */
const BLACK = 0.36;
/** White from this lightness on: a deep, cool shade on it would be dirt. */
const WHITE = 0.88;
/** Colours closer than this count as one: fractions of lightness and of chroma. */
const GRAIN = { l: 0.012, ab: 0.008 };
/** More grains than any axis has. */
const GRAINS = 1024;

export function createTones(light: Scene["light"]): Tones {
  const list: Colour[] = [];
  const worth: number[] = [];
  const known = new Map<number, number>();
  const ups = new Map<number, number>(), downs = new Map<number, number>();

  function of(colour: Colour, value = 1): number {
    const key = keyOf(colour);
    const tone = known.get(key) ?? list.push(colour) - 1;
    known.set(key, tone);
    worth[tone] = Math.max(worth[tone] ?? 1, value);
    return tone;
  }

  function step(tone: number, steps: number): number {
    if (steps === 0) return tone;
    const [ways, other] = steps > 0 ? [ups, downs] : [downs, ups];
    let next = ways.get(tone);
    if (next === undefined) {
      next = of(steps > 0 ? lighter(list[tone]!, light) : darker(list[tone]!, light));
      ways.set(tone, next);
      if (!other.has(next)) other.set(next, tone);
    }
    return step(next, steps - Math.sign(steps));
  }
  return { list, worth, of, step };
}

/** One step down a ramp. */
function darker(colour: Colour, light: Scene["light"]): Colour {
  const warm = colour.h > 25 && colour.h < 125;
  const own = shift(colour, {
    l: -(0.055 + 0.075 * colour.l) * (colour.l > WHITE ? 0.8 : 1),
    c: colour.c > 0.03 ? 0.012 : 0.006,
    h: warm ? -11 : colour.h < 290 && colour.h > 125 ? 8 : -6,
  });
  return mix(
    own,
    { ...light.shade, l: own.l - 0.02 },
    colour.c > 0.03 ? 0.14 : colour.l > WHITE ? 0.12 : 0.24,
  );
}

/** One step up a ramp. */
function lighter(colour: Colour, light: Scene["light"]): Colour {
  const warm = colour.h > 25 && colour.h < 125;
  const own = shift(colour, {
    l: 0.03 + 0.12 * (1 - colour.l),
    c: colour.l > 0.8 ? -colour.c * 0.3 : -0.006,
    h: warm ? 9 : 0,
  });
  return mix(own, { ...light.colour, l: Math.max(own.l, 0.9) }, 0.08);
}

/** The line around a thing: dark with a memory of its colour; on black things it is a lighter one. */
export function inkOf(colour: Colour): Colour {
  if (colour.l < BLACK) return shift(colour, { l: 0.13, c: 0.015 });
  const warm = colour.h > 25 && colour.h < 125;
  const own = {
    l: 0.17 + 0.17 * colour.l,
    c: Math.min(0.085, colour.c * 0.6 + 0.01),
    h: colour.h - (warm ? 22 : 0),
  };
  return mix(own, { l: own.l, c: 0.05, h: 330 }, 0.35);
}

/** One number for the grains of lightness and of both colour axes; every cell that is mixed asks for it. */
function keyOf({ l, c, h }: Colour): number {
  const a = c * Math.cos((h * Math.PI) / 180), b = c * Math.sin((h * Math.PI) / 180);
  return (Math.round(l / GRAIN.l) * GRAINS + Math.round(a / GRAIN.ab)) * GRAINS +
    Math.round(b / GRAIN.ab);
}
