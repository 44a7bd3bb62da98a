/** @module Things beside a cat that no one asked for: they came with a place, and go with it. */
import type { CatSpec } from "./spec.ts";

/** The recipe without what chance put beside its cat. */
export function withoutChanceThings(spec: CatSpec): CatSpec {
  return spec.provenance.props === "seed" ? { ...spec, props: [] } : spec;
}
