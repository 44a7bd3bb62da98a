/** @module Which details of a description are left out where it would be too long. */

/** Details of a description, the least important first. */
export const DETAILS = [
  "features",
  "build",
  "white",
  "season",
  "weather",
  "mood",
  "carried",
  "eyes",
  "props",
] as const;
export type Detail = (typeof DETAILS)[number];
