/** @module Letters in pictures come from the site's own fonts alone. */

/**
 * For processes that draw. Otherwise each of their threads would first look through the fonts of the machine: a tenth
 * of a second, where it has a hundred of them.
 */
export const OWN_FONTS_ONLY = { DISABLE_SYSTEM_FONTS_LOAD: "1" };
