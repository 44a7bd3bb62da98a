/** @module Sky and light of the hour, in each weather; the colour scheme tints the sky. */
import type { ColourScheme } from "../../../lib/choices.ts";
import { mix } from "../colour/colour.ts";
import type { Scene } from "../scene.ts";
import type { CatSpec, Time, Weather } from "../spec.ts";
import { tintShare, tintTowards } from "./scheme_tint.ts";
import { tintOf } from "./tint.ts";
import { isFair } from "./fair_weather.ts";

/** The sky over this hour, tinted by the scheme. A gradient scheme runs through several hues. */
export function skyOf(spec: CatSpec): Scene["sky"] {
  const { scheme, time, weather } = spec, tint = tintOf(spec);
  const share = tintShare(spec);
  const low = time === "sunset" || time === "dawn" || time === "dusk";
  const covered = GREYNESS[weather] ?? 0;
  const grey = low && weather !== "storm" ? covered * GLOWING_THROUGH : covered;
  const dark = 1 - (GLOOM[weather] ?? 0) * (time === "night" ? 0.4 : 1);
  const amount = low ? 0.26 : SKY_TINTS[scheme] ?? 0.5;
  return SKIES[time].map(({ offset, colour }, i) => {
    const towards = scheme === "gradient" ? { ...tint, h: [265, 320, 20, 60][i] ?? 60 } : tint;
    const tinted = tintTowards(colour, towards, share * (scheme === "gradient" ? 0.62 : amount));
    return { offset, colour: mix(tinted, { l: tinted.l * dark, c: 0.02, h: 260 }, grey) };
  });
}

/** How much of its colour a covered sky loses. */
const GREYNESS: Partial<Record<Weather, number>> = {
  cloudy: 0.4,
  rain: 0.72,
  storm: 0.8,
  snow: 0.75,
  snowstorm: 0.85,
  fog: 0.8,
};

/** How much darker the sky is; at night most of it is dark already. */
const GLOOM: Partial<Record<Weather, number>> = {
  cloudy: 0.04,
  rain: 0.2,
  storm: 0.34,
  snow: 0.06,
  snowstorm: 0.16,
  fog: 0.04,
};

/** A low sun colours clouds and mist: of the greyness this share is left. */
const GLOWING_THROUGH = 0.5;

/** How far these schemes reach the sky: green and yellow skies look wrong. */
const SKY_TINTS: Partial<Record<ColourScheme, number>> = { green: 0.14, yellow: 0.36 };

const SKIES: Record<Time, Scene["sky"]> = {
  day: [
    { offset: 0, colour: { l: 0.74, c: 0.115, h: 242 } },
    { offset: 0.45, colour: { l: 0.85, c: 0.075, h: 232 } },
    { offset: 0.8, colour: { l: 0.94, c: 0.035, h: 215 } },
    { offset: 1, colour: { l: 0.96, c: 0.03, h: 100 } },
  ],
  dawn: [
    { offset: 0, colour: { l: 0.68, c: 0.09, h: 262 } },
    { offset: 0.4, colour: { l: 0.82, c: 0.075, h: 320 } },
    { offset: 0.72, colour: { l: 0.91, c: 0.075, h: 35 } },
    { offset: 1, colour: { l: 0.96, c: 0.06, h: 85 } },
  ],
  dusk: [
    { offset: 0, colour: { l: 0.27, c: 0.1, h: 275 } },
    { offset: 0.42, colour: { l: 0.41, c: 0.13, h: 295 } },
    { offset: 0.74, colour: { l: 0.6, c: 0.14, h: 345 } },
    { offset: 1, colour: { l: 0.79, c: 0.12, h: 55 } },
  ],
  sunset: [
    { offset: 0, colour: { l: 0.43, c: 0.13, h: 300 } },
    { offset: 0.34, colour: { l: 0.63, c: 0.16, h: 10 } },
    { offset: 0.6, colour: { l: 0.81, c: 0.14, h: 55 } },
    { offset: 1, colour: { l: 0.93, c: 0.1, h: 82 } },
  ],
  night: [
    { offset: 0, colour: { l: 0.19, c: 0.08, h: 270 } },
    { offset: 0.4, colour: { l: 0.26, c: 0.105, h: 266 } },
    { offset: 0.72, colour: { l: 0.37, c: 0.11, h: 260 } },
    { offset: 1, colour: { l: 0.52, c: 0.095, h: 246 } },
  ],
};

/** The one light of the picture. */
export function lightOf({ time, weather }: CatSpec, side: -1 | 1): Scene["light"] {
  const dull = isFair(weather) ? 0 : 0.15;
  switch (time) {
    case "day":
      return {
        towards: [side * 0.56, -0.83],
        colour: { l: 0.98, c: 0.03, h: 95 },
        shade: { l: 0.42, c: 0.07, h: 285 },
        key: 1 - dull,
      };
    case "dawn":
      return {
        towards: [side * 0.8, -0.6],
        colour: { l: 0.95, c: 0.07, h: 50 },
        shade: { l: 0.42, c: 0.08, h: 295 },
        key: 0.85 - dull,
      };
    case "dusk":
      return {
        towards: [side * 0.7, -0.714],
        colour: { l: 0.86, c: 0.09, h: 340 },
        shade: { l: 0.28, c: 0.09, h: 285 },
        key: 0.5 - dull,
      };
    case "sunset":
      return {
        towards: [side * 0.82, -0.57],
        colour: { l: 0.9, c: 0.11, h: 70 },
        shade: { l: 0.36, c: 0.09, h: 310 },
        key: 0.75 - dull,
      };
    case "night":
      return {
        towards: [side * 0.5, -0.87],
        colour: { l: 0.88, c: 0.05, h: 255 },
        shade: { l: 0.22, c: 0.08, h: 271 },
        key: 0.38 - dull,
      };
  }
}
