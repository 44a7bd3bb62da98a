/**
 * @module The illustrator in one call: words in, a picture out.
 *
 * @example
 * ```ts
 * import { illustrate } from "./server/illustrator/mod.ts";
 * const { png, alt } = await illustrate("a ginger wizard on the moon", { style: "anime" });
 * await Deno.writeFile("wizard.png", png);
 * ```
 */
import { type Plan, planCharacter, sayingsAsSeen } from "./plan.ts";
import type { CatSpec } from "./spec.ts";
import type { Options } from "./words/resolve.ts";

/** A drawn picture: a PNG of 1024 × 1024 pixels that carries its recipe, and what it shows. */
export interface Illustration extends Plan {
  /** The bytes of the file. */
  png: Uint8Array;
}

/** Draws in this thread. The same words, options and seed give the same bytes. Takes any words, never throws for them. */
export async function illustrate(
  words: string,
  { style = "cartoon", seed = "1", ...options }: Partial<Options> = {},
): Promise<Illustration> {
  const plan = planCharacter(words, { style, seed, ...options });
  // Loaded when it is needed: threads draw for the server, whose own process needs no canvas.
  const { draw } = await import("./draw.ts");
  let seen: CatSpec | undefined;
  const png = await draw(plan.spec, { onSeen: (shown) => seen = shown });
  return { ...plan, ...(seen && sayingsAsSeen(words, { ...plan, seen })), png };
}
