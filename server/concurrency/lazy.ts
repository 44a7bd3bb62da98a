/** @module What is loaded when it is first needed, so that the start does not wait for it. */
import { createMemo } from "./memo.ts";

/** Answers what `load` loads; a load that failed is tried again by the next call. */
export function createLazy<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const memo = createMemo<Loaded>(1);
  return () => memo("", load);
}
