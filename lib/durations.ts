/** @module Lengths of time in milliseconds. */

/** A second. */
export const SECOND_MS = 1000;
/** A minute, in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS;
/** An hour, in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** A day, in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;
