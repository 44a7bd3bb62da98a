/**
 * The same cat, changed: another place, hour, pose, mood, style, other clothes and things. What makes it this
 * cat stays: coat, eyes, age, build and what it was born with.
 *
 * @module
 */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
import type { Change } from "../../lib/redrawn.ts";
import type { WordsRead } from "../../lib/understanding.ts";
import type { CatSpec, Held, Worn } from "./spec.ts";
import { type Claims, claimsOf } from "./words/claims.ts";
import { describe } from "./words/description.ts";
import { listed, thingName } from "./words/names.ts";
import { parse } from "./words/parse.ts";
import { resolve } from "./words/resolve.ts";
import type { Slot } from "./words/said.ts";
import { understanding } from "./words/understanding.ts";

/** What is to be different; what is absent stays. */
export interface Changes {
  /** What to change, in any words: "now with a red scarf, at night". */
  words?: string;
  /** Another art style. */
  style?: Style;
  /** Other personality traits. */
  traits?: string[];
  /** Other colours around the cat. */
  scheme?: ColourScheme;
  /** The accessories chosen in the form, and those that were chosen before. */
  accessories?: { chosen: Accessory[]; before: Accessory[] };
}

/** A changed recipe and what is different in it; or what the words ask for that would be another cat. */
export type Revision =
  | { spec: CatSpec; alt: string; understanding: WordsRead; changed: Change[] }
  | { otherCat: string[] };

/** Slots that make it another cat, with the names that people read. */
const IDENTITY: readonly (readonly [Slot, string])[] = [
  ["coat.colour", "coat"],
  ["coat.second", "coat"],
  ["coat.length", "coat"],
  ["coat.white", "coat"],
  ["coat.pattern", "pattern"],
  ["eyes.left", "eyes"],
  ["eyes.right", "eyes"],
  ["eyes.odd", "eyes"],
  ["breed", "breed"],
  ["age", "age"],
  ["build", "build"],
  ["feature", "build"],
];

/** Decisions that words may change, in the order in which changes are listed. */
const CHANGEABLE = [
  "mood",
  "pose",
  "view",
  "gaze",
  "facing",
  "size",
  "costume",
  "setting",
  "time",
  "weather",
  "season",
  "scheme",
] as const;

/** The recipe of `base` with these changes; `prompt` is what `base` was drawn from. */
export function revise(base: CatSpec, prompt: string, changes: Changes): Revision {
  const said = parse(changes.words ?? "");
  const words = claimsOf(said);
  const otherCat = IDENTITY.filter(([slot]) => words.all(slot).length > 0).map(([, name]) => name);
  if (otherCat.length > 0) return { otherCat: [...new Set(otherCat)] };
  const style = changes.style ?? base.style;
  const { traits, scheme } = changes;
  const asked = resolve(said, {
    style,
    seed: base.seed,
    ...(traits && { traits }),
    ...(scheme && { scheme }),
  });
  const spec: CatSpec = { ...base, style };
  for (const decision of CHANGEABLE) {
    const by = asked.provenance[decision];
    if (by === "text" || by === "option") {
      Object.assign(spec, { [decision]: asked[decision] });
      spec.provenance = { ...spec.provenance, [decision]: by };
    }
  }
  spec.accessories = accessories(base, asked, words, changes);
  spec.props = things(base, asked, words);
  if (spec.costume && words.denies("costume", spec.costume.kind)) delete spec.costume;
  return {
    spec,
    alt: describe(spec),
    understanding: understanding(parse([prompt, changes.words].filter(Boolean).join(". ")), spec),
    changed: differences(base, spec),
  };
}

function accessories(
  base: CatSpec,
  asked: CatSpec,
  words: Claims,
  { accessories: form }: Changes,
): Worn[] {
  const added = asked.provenance.accessories === "text" ? asked.accessories : [];
  const dropped = form?.before.filter((kind) => !form.chosen.includes(kind)) ?? [];
  const kept = base.accessories.filter(({ kind }) =>
    !dropped.includes(kind) && !words.denies("accessory", kind) &&
    !added.some((other) => other.kind === kind)
  );
  const worn = [...kept, ...added];
  const chosen = form?.chosen.filter((kind) => !worn.some((other) => other.kind === kind)) ?? [];
  return [...worn, ...chosen.map((kind) => ({ kind }))];
}

function things(base: CatSpec, asked: CatSpec, words: Claims): Held[] {
  const added = asked.provenance.props === "text" ? asked.props : [];
  const kept = base.props.filter(({ kind }) =>
    !words.denies("prop", kind) && !added.some((other) => other.kind === kind)
  );
  // What was guessed makes room for what is asked for.
  return base.provenance.props === "seed" && added.length > 0 ? added : [...kept, ...added];
}

function differences(before: CatSpec, after: CatSpec): Change[] {
  const shown = (spec: CatSpec): Record<string, string> => ({
    style: spec.style,
    ...Object.fromEntries(CHANGEABLE.map((decision) => [decision, named(spec[decision])])),
    accessories: listed(spec.accessories.map((worn) => thingName(worn))),
    things: listed(spec.props.map((thing) => thingName(thing))),
  });
  const [from, to] = [shown(before), shown(after)];
  return Object.keys(from).filter((what) => from[what] !== to[what])
    .map((what) => ({ what, from: from[what]!, to: to[what]! }));
}

function named(decision: CatSpec[(typeof CHANGEABLE)[number]]): string {
  if (decision === undefined) return "";
  return typeof decision === "string" ? decision : decision.kind;
}
