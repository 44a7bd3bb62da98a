/** @module The panels of a story: the same cat in each, one line of words after the other. */
import { withoutChanceThings } from "../chance_things.ts";
import type { CatSpec } from "../spec.ts";
import { canLetter } from "../geometry/letters.ts";
import { parse } from "../words/parse.ts";
import { describe } from "../words/wording/description.ts";
import { resolve } from "../words/resolve.ts";
import { revise, type Revision } from "./revise.ts";

/** What happens in a panel. */
export interface PanelLine {
  /** What the cat does, in any words. */
  text: string;
  /** What it says, in a speech bubble; letters that `canLetter` knows. */
  says?: string;
}

/** What a line leaves behind for those that follow: the place, the hour, what is worn. */
const LASTING = [
  "setting",
  "time",
  "weather",
  "season",
  "moon",
  "costume",
  "layers",
  "accessories",
] as const satisfies readonly (keyof CatSpec)[];

/** Whether a speech bubble can hold this. */
export function canSay(text: string): boolean {
  return canLetter(text);
}

/**
 * The recipe of each line; `prompt` is what `base` was drawn from. What a cat does and feels is of its own panel;
 * where it is, when, and what it wears stays for the panels that follow. Things that chance put beside it are no part
 * of the story.
 */
export function panelsOf(base: CatSpec, prompt: string, lines: readonly PanelLine[]): Revision[] {
  let scene = withoutChanceThings(base);
  return lines.map((line) => {
    const revision = revise(scene, prompt, { words: line.text });
    if ("otherCat" in revision) return revision;
    const spec = withSpeech(revision.spec, line);
    scene = withLasting(scene, spec);
    return { ...revision, spec, alt: describe(spec) };
  });
}

/** A speech bubble of the line's own, or the one that its words ask for. */
function withSpeech(spec: CatSpec, { text, says }: PanelLine): CatSpec {
  if (says) return { ...spec, writing: { on: "speech bubble", text: says } };
  const { writing } = resolve(parse(text), { style: spec.style, seed: spec.seed });
  return writing ? { ...spec, writing } : spec;
}

function withLasting(before: CatSpec, now: CatSpec): CatSpec {
  const after = { ...before, provenance: { ...before.provenance } };
  for (const decision of LASTING) {
    if (now[decision] === undefined) delete after[decision as "season"];
    else Object.assign(after, { [decision]: now[decision] });
    const by = now.provenance[decision];
    if (by) after.provenance[decision] = by;
  }
  return after;
}
