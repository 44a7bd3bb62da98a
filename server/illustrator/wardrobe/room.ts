/** @module How much room the things beside a cat take: they are drawn as large and as clear of it as leaves the cat large. */

/** How much room things take. */
export interface Room {
  /** How much of the growth by which small things become known: from 0 to 1. */
  growth: number;
  /** How clear of the cat they lie. */
  spacing: Spacing;
}

/** Whether things lie clear of the cat, its tail and each other, or half behind them. */
export type Spacing = "clear" | "close";

/** All the room that things wish for. */
export const AMPLE: Room = { growth: 1, spacing: "clear" };

/** As little as things take. */
export const SCARCE: Room = { growth: 0, spacing: "close" };

/** From the most room to the least. */
export const ROOMS: readonly Room[] = [
  AMPLE,
  { growth: 0.5, spacing: "clear" },
  { growth: 0.5, spacing: "close" },
  { growth: 0, spacing: "clear" },
  SCARCE,
];
