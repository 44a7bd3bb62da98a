/** @module What is made when it is first asked for, and kept. */

/** A function that makes it once. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
