/** @module What is different between two recipes, in words. */
import type { Change } from "../../../lib/redrawn.ts";
import { catAlone, catCount, type CatSpec, type Held, type Related, type Worn } from "../spec.ts";
import { garmentsOf } from "../wardrobe/garment_layers.ts";
import { relationWords } from "../words/wording/company_sentences.ts";
import { listed, thingName } from "../words/wording/names.ts";
import { OF_A_CAT } from "./looks.ts";

/** Decisions of the whole picture that words may change, in the order in which changes are listed. */
export const OF_THE_PICTURE = [
  "setting",
  "time",
  "weather",
  "season",
  "scheme",
  "tone",
  "technique",
] as const;

/** How the values of changes are worded; each language has its own words. */
export interface ChangeWords {
  style(style: CatSpec["style"]): string;
  /** A value of a decision: "sitting" of "pose". */
  value(decision: ListedDecision, value: string): string;
  thing(thing: Held | Worn): string;
  relation(related: Related, spec: CatSpec): string;
  list(phrases: readonly string[]): string;
  /** A decision of another cat than the first. */
  ofCat(decision: string, cat: string): string;
}

/** A decision that changes and has one value. */
export type ListedDecision = (typeof OF_THE_PICTURE)[number] | (typeof OF_A_CAT)[number];

export const ENGLISH_CHANGES: ChangeWords = {
  style: (style) => style,
  value: (_decision, value) => value,
  thing: thingName,
  relation: relationWords,
  list: listed,
  ofCat: (decision, cat) => `${decision} of ${cat}`,
};

/**
 * Every decision that differs, as it was and as it is; what belongs to the second cat says so. The decisions of the
 * first cat keep their names in every language.
 */
export function differences(
  before: CatSpec,
  after: CatSpec,
  words: ChangeWords = ENGLISH_CHANGES,
): Change[] {
  const [from, to] = [shown(before, words), shown(after, words)];
  return Object.keys({ ...from, ...to }).filter((what) => from[what] !== to[what])
    .map((what) => ({ what, from: from[what] ?? "", to: to[what] ?? "" }));
}

function shown(spec: CatSpec, words: ChangeWords): Record<string, string> {
  const cats = Array.from({ length: catCount(spec) }, (_, i) => ofCat(spec, i + 1, words));
  const { relations = [] } = spec;
  return {
    style: words.style(spec.style),
    ...cats[0],
    ...named(spec, OF_THE_PICTURE, words),
    things: words.list(spec.props.map(words.thing)),
    ...Object.assign({}, ...cats.slice(1)),
    relations: words.list(relations.map((related) => words.relation(related, spec))),
  };
}

function ofCat(spec: CatSpec, cat: number, words: ChangeWords): Record<string, string> {
  const alone = catAlone(spec, cat);
  const own = {
    ...named(alone, OF_A_CAT, words),
    accessories: words.list(alone.accessories.map(words.thing)),
  };
  if (cat === 1) return own;
  const name = alone.name ?? `cat ${cat}`;
  return Object.fromEntries(
    Object.entries(own).map(([what, value]) => [words.ofCat(what, name), value]),
  );
}

function named(
  spec: CatSpec,
  decisions: readonly ListedDecision[],
  words: ChangeWords,
): Record<string, string> {
  return Object.fromEntries(decisions.map((decision) => {
    const value: unknown = spec[decision];
    if (value === undefined) return [decision, ""];
    const names = typeof value === "string"
      ? [value]
      : garmentsOf(spec).toReversed().map(({ kind }) => kind);
    return [decision, words.list(names.map((name) => words.value(decision, name)))];
  }));
}
