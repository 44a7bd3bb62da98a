/** @module Which weathers leave the sky open, and which bring snow. */
import type { Weather } from "../spec.ts";

/** Whether sun, moon and stars can be seen. */
export function isFair(weather: Weather): boolean {
  return !COVERED.has(weather);
}

const COVERED: ReadonlySet<Weather> = new Set<Weather>([
  "cloudy",
  "rain",
  "storm",
  "snow",
  "snowstorm",
  "fog",
]);

/** Whether snow falls, so that the ground is white. */
export function isSnowy(weather: Weather): boolean {
  return weather === "snow" || weather === "snowstorm";
}
