/** @module The pictures that links show on other sites. */

/** Of every card, in pixels: what all networks show large. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
