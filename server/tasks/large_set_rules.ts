/**
 * @module Sets of things are not declared as `ReadonlySet`: its methods make unions, and to compare those of 2,700
 * names with the ones of a `Set` takes the type checker longer than everything else.
 */

const LARGE_SET = /ReadonlySet<[^<>]*\b(?:Prop|ThingName)\b[^<>]*>/g;

/** Such sets in a file, named by its path from the root; empty when all is well. */
export function largeReadonlySets(path: string, source: string): string[] {
  return [...source.matchAll(LARGE_SET)]
    .map(([type]) => `${path}: ${type} takes a minute to check; declare a Set`);
}
