/**
 * Prices as people read them.
 *
 * @module
 */

/** A price in pence, in pounds: 499 is "£4.99". */
export function formatPrice(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
