/** What becomes of "no eyes". */
export const INBORN = "left out: no cat goes without";
