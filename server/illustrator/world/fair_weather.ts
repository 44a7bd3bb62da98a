/** @module Which weathers leave the sky open. */
import type { Weather } from "../spec.ts";

/** Whether sun, moon and stars can be seen. */
export function isFair(weather: Weather): boolean {
  return !COVERED.has(weather);
}

const COVERED: ReadonlySet<Weather> = new Set<Weather>(["cloudy", "rain", "storm", "snow", "fog"]);
