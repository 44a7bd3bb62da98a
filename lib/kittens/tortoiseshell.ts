/**
 * @module Cats of two colours with orange among them. They are female: the second colour needs a second X
 * chromosome.
 */

/** What the descriptions of such pictures call them. */
const TORTOISESHELL = /\b(calico|tortoiseshell|torbie)\b/;

/** Whether the description of its picture says that a cat is one. */
export function isTortoiseshell({ alt }: { alt: string }): boolean {
  return TORTOISESHELL.test(alt);
}
