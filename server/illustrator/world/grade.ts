/**
 * @module Hour, weather and colour scheme as a grade: every colour of a background passes through it, so
 * that a picture has one mood.
 */
import { type Colour, mix, shift } from "../colour/colour.ts";
import type { CatSpec, Time, Weather } from "../spec.ts";
import { growingSeason, type PlaceEntry } from "./place_entry.ts";
import { tintShare, tintTowards } from "./scheme_tint.ts";
import { inSeason } from "./seasons.ts";
import { isSchemeAsked, tintOf } from "./tint.ts";
import { isFair } from "./fair_weather.ts";

/** A background's colour at a depth from 0 (beside the cat) to 1 (the horizon). */
export type Grade = (colour: Colour, depth?: number) => Colour;

const NIGHT: Colour = { l: 0.27, c: 0.07, h: 262 };
const DUSK: Colour = { l: 0.66, c: 0.12, h: 38 };
const DAWN: Colour = { l: 0.84, c: 0.07, h: 20 };
const GLOAMING: Colour = { l: 0.42, c: 0.09, h: 285 };
const HAZE: Record<Time, Colour> = {
  day: { l: 0.93, c: 0.03, h: 225 },
  dawn: { l: 0.93, c: 0.05, h: 25 },
  dusk: { l: 0.6, c: 0.1, h: 310 },
  sunset: { l: 0.83, c: 0.1, h: 52 },
  night: { l: 0.4, c: 0.085, h: 256 },
};

/** What of a place decides its light. */
export type Lighting = Pick<PlaceEntry, "indoors" | "season" | "contrast">;

/** Far things take more of the scheme and of the haze than near ones. */
export function gradeOf(spec: CatSpec, place: Lighting): Grade {
  const { time, weather } = spec;
  const tint = tintOf(spec), share = tintShare(spec);
  const indoors = place.indoors === true;
  const season = growingSeason(spec, place);
  const contrast = { ...CONTRASTS[time], chroma: 1, ...place.contrast };
  return (colour, depth = 0) => {
    // What stands in the room is a house plant.
    const grown = indoors && depth < FAR ? colour : inSeason(colour, season);
    // Leaves that have turned keep their colour, however far they are.
    const reach = share *
      (indoors ? 0.3 : depth < FAR || grown !== colour ? 0.1 : farReach(spec, grown));
    const tinted = tintTowards(grown, tint, reach);
    const hazed = indoors
      ? tinted
      : inHaze(tinted, tintTowards(HAZE[time], tint, 0.45 * share), depth);
    const lit = contrasted(byTime(hazed, time, indoors), depth, contrast);
    if (isFair(weather) || indoors) return lit;
    if (weather === "fog") return mix(lit, mistOf(time), NEAR_MIST + FAR_MIST * depth);
    const gloom = GLOOM[weather] ?? 1;
    return shift(lit, {
      l: lit.l > 0.5 ? -0.03 * gloom : 0,
      c: -lit.c * Math.min(0.36, 0.15 * gloom),
    });
  };
}

/** What fog takes of the colours beside the cat, and how much more of those at the horizon. */
const NEAR_MIST = 0.16, FAR_MIST = 0.5;

/** The colour of fog: at night it is lit by the moon alone, and pale grey would be mud. */
export function mistOf(time: Time): Colour {
  return time === "night" || time === "dusk"
    ? { l: 0.56, c: 0.05, h: 275 }
    : { l: 0.88, c: 0.012, h: 230 };
}

/** How much more a weather dims than a covered sky. */
const GLOOM: Partial<Record<Weather, number>> = { rain: 2, storm: 2.8 };

/** How much of the haze's colour lies over the horizon. */
const HAZE_SHARE = 0.62;

/** A colour seen through air: paler, and not quite as grey as mist would make it. */
function inHaze(colour: Colour, haze: Colour, depth: number): Colour {
  const hazed = mix(colour, haze, depth * HAZE_SHARE);
  return { ...hazed, c: Math.max(hazed.c, colour.c * (1 - 0.42 * depth)) };
}

/** Beyond this depth the scheme takes over. */
const FAR = 0.4;

/**
 * How far a scheme takes over what is far. Half a tint makes mud of leaves: a scheme that is asked for makes
 * blossom of them, one that was not asked for leaves them green.
 */
function farReach(spec: CatSpec, { c, h }: Colour): number {
  const isLeafy = c > 0.05 && h > 95 && h < 185;
  if (!isLeafy) return 0.68;
  return isSchemeAsked(spec) ? 0.85 : 0.16;
}

function byTime(colour: Colour, time: Time, indoors: boolean): Colour {
  if (time === "day") return colour;
  if (time === "dawn") {
    const soft = mix(colour, DAWN, indoors ? 0.07 : 0.14);
    return { ...soft, c: Math.max(soft.c, colour.c * 0.85) };
  }
  if (time === "dusk") {
    const dim = mix(colour, GLOAMING, indoors ? 0.18 : 0.34);
    return { ...dim, l: dim.l - 0.02, c: Math.max(dim.c, colour.c * 0.75) };
  }
  if (time === "sunset") {
    const warm = mix(colour, DUSK, indoors ? 0.1 : 0.2);
    return { ...warm, l: warm.l - 0.03, c: Math.max(warm.c, colour.c * 0.85) };
  }
  const dark = mix(colour, NIGHT, indoors ? 0.3 : 0.46);
  return { ...dark, l: Math.max(0, dark.l - 0.06), c: Math.max(dark.c, colour.c * 0.7) };
}

/** What dims also greys: this much steeper, around this lightness, and the nearer the deeper. */
export interface Contrast {
  /** The lightness that stays, 0..1. */
  around: number;
  /** How much farther other lightnesses move away from it; 1 leaves them. */
  gain: number;
  /** What is taken off the lightness of things beside the cat. */
  near: number;
}

const CONTRASTS: Record<Time, Contrast> = {
  day: { around: 0.8, gain: 1, near: 0 },
  dawn: { around: 0.78, gain: 1.14, near: 0.02 },
  dusk: { around: 0.52, gain: 1.28, near: 0.03 },
  sunset: { around: 0.7, gain: 1.34, near: 0.055 },
  night: { around: 0.42, gain: 1.22, near: 0.02 },
};

/** Keeps foreground and background apart where the hour makes them alike. */
function contrasted(
  colour: Colour,
  depth: number,
  { around, gain, near, chroma }: Contrast & { chroma: number },
): Colour {
  const l = around + (colour.l - around) * gain - near * Math.max(0, 1 - 1.5 * depth);
  const c = colour.c * chroma;
  return { ...colour, l: Math.min(0.985, Math.max(0.12, l)), c };
}
