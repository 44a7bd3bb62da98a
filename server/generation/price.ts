/**
 * What pictures cost.
 *
 * @module
 */

/** Credits for a picture from a description. */
export const PICTURE_COST = 1;
