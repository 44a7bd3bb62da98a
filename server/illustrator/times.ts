/** @module So many things made one after another. */

/** What `make` returns for each number from 0 up to, not including, `count`. */
export function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
