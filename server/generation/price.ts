/**
 * What pictures cost.
 *
 * @module
 */

/** Credits for a picture from a description. */
export const PICTURE_COST = 1;

/** Credits for a picture from a photo. */
export const PHOTO_PICTURE_COST = 2;
