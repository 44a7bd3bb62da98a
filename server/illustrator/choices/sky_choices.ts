/** @module What a recipe chooses from for hour, weather and season. */

/** Hours of the day. */
export const TIMES = ["day", "dawn", "sunset", "dusk", "night"] as const;

/** An hour of the day. */
export type Time = (typeof TIMES)[number];

/** Weathers and events of the sky. */
export const WEATHERS = [
  "clear",
  "cloudy",
  "rain",
  "storm",
  "snow",
  "fog",
  "wind",
  "rainbow",
  "aurora",
  "shooting stars",
  "snowstorm",
] as const;

/** A weather or an event of the sky. */
export type Weather = (typeof WEATHERS)[number];

/** Seasons of the year. */
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

/** A season of the year. */
export type Season = (typeof SEASONS)[number];

/** Grounds without a hue that a plain background may have. */
export const BACKDROPS = ["white", "grey", "black"] as const;

/** A plain background without a hue. */
export type Backdrop = (typeof BACKDROPS)[number];

/** Shapes of the moon. */
export const MOONS = ["full", "crescent"] as const;

/** The shape of a moon in the sky. */
export type Moon = (typeof MOONS)[number];
