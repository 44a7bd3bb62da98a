/**
 * @module English compounds of WordNet that would otherwise be read word by word: "a spider plant" is a plant
 * and no spider, "a couch potato" neither a couch nor a potato.
 */
import { english } from "../../illustrator/words/lexicon/lexicons.ts";
import { hasSecondSense } from "../../illustrator/words/terms/second_senses.ts";
import type { Term } from "../../illustrator/vocabulary/term.ts";
import type { Slot } from "../../illustrator/words/parsed_description.ts";
import { drawnMeanings } from "./kinds.ts";
import { FALSE_FRIENDS } from "./aliases.ts";
import { filesOf, OF_COMPOUNDS, WITHOUT_KINDS } from "./meanings.ts";
import { phraseOf } from "./phrases.ts";
import type { Selected } from "./selection.ts";
import type { Synset, WordNet } from "./wordnet.ts";

/** What a part of a compound must be to be drawn by mistake. */
const SOLID: readonly Slot[] = ["prop", "setting", "costume", "accessory"];

/** Longer ones are names of laws and diseases. */
const MOST_WORDS = 3;

/** Lexicographer files: of an act ("a card game") the parts are seen. */
const ANIMALS = 5, FOOD = 13, PERSONS = 18, PLANTS = 20;
const OF_NATURE: readonly number[] = [ANIMALS, FOOD, PLANTS];
const THINGS: readonly number[] = [...OF_NATURE, 6, 17];
const FILES: ReadonlySet<number> = new Set([...THINGS, PERSONS]);

/** "A guitar player" plays one. */
const DOER = /(?:er|or)$/;

const NO_COMPOUND =
  /^(?:at|in|on|little|big|young|old)[ -]|[ -](?:family|genus|order|kingdom|in|on|off|up|out|down|over|away|by|to)$/;

/** How many steps up a drawing may be, by file: a finch is a bird, and what is an instrument may be anything. */
const STEPS: Readonly<Record<number, number>> = { 5: 6, 13: 3, 20: 9 };
const STEPS_OTHERWISE = 2;

/** "A window frame" is seen where the window is. */
const PART_OF_A_THING =
  /^(?:frame|sill|ledge|post|leg|top|handle|knob|rail|edge|corner|lid|rim|seat|roof|door|front|side)$/;

/** Compounds in which people mean their words. */
const MEANT_LITERALLY = ["ugly duckling", "dog house", "fire engine", "snow house"];

/** For each thing the compounds that are drawn as it, and those of which nothing is drawn. */
interface Compounds {
  near: Map<string, string[]>;
  undrawn: string[];
}

/** The compounds that `words`, the phrases gathered so far, do not have. */
export function compoundsOf(
  things: readonly Selected[],
  words: ReadonlyMap<string, readonly string[]>,
  net: WordNet,
): Compounds {
  const thingOf = new Map<string, string>();
  for (const [thing, phrases] of words) {
    for (const phrase of phrases) thingOf.set(phrase.replace(/^[+~=]/, ""), thing);
  }
  const categories = new Map(things.map(({ name, category }) => [name, category]));
  const drawn = drawnMeanings(things, net);
  for (const [meaning, thing] of OF_COMPOUNDS) {
    drawn.set(net.meanings(meaning)[0]!, { thing, stands: true });
  }
  const meant = new Set(
    [...drawn.values()].filter(({ stands }) => !stands).map(({ thing }) => thing),
  );
  const near = new Map<string, string[]>(), undrawn: string[] = [];
  for (const synset of net.synsets.values()) {
    for (const word of FILES.has(synset.file) ? synset.words : []) {
      const phrase = phraseOf(word), parts = phrase.split(" ");
      if (!isCompound(word, parts) || isKnown(phrase) || !isReadByParts(parts)) continue;
      if (net.meanings(word.toLowerCase())[0] !== synset.id) continue;
      const thing = headThing(parts.at(-1)!, synset) ?? standIn(synset);
      if (thing) near.set(thing, [...near.get(thing) ?? [], phrase]);
      else if (!isStillRead(parts, synset)) undrawn.push(phrase);
    }
  }
  return { near, undrawn: [...new Set(undrawn)] };

  /** The thing that the last word names, if the whole is a kind of what that word means. */
  function headThing(head: string, synset: Synset): string | undefined {
    const thing = thingOf.get(head) ?? propIn(english().terms.get(head));
    if (thing === undefined) return undefined;
    if (synset.file === PLANTS && head === "plant") return thing;
    const category = categories.get(thing);
    // "A hermit crab" is no crab to a zoologist, and looks like one.
    const isAlike = category && OF_NATURE.includes(synset.file) &&
      filesOf(category).includes(synset.file);
    const kinds = ancestors(synset, net);
    const isKind = meant.has(thing)
      ? kinds.some(({ id }) => drawn.get(id)?.thing === thing)
      : THINGS.includes(synset.file) && thing.split(" ").at(-1) === head && !hasSecondSense(head) &&
        kinds.some(({ words }) => words.includes(head));
    return isAlike || isKind ? thing : undefined;
  }

  function standIn(synset: Synset): string | undefined {
    const most = STEPS[synset.file] ?? STEPS_OTHERWISE;
    return ancestors(synset, net).map(({ id, steps }) =>
      steps <= most ? drawn.get(id)?.thing : undefined
    ).find((thing) => thing && !WITHOUT_KINDS.includes(thing));
  }

  /** Word by word it says enough: "a dinner party" is a party, "a tall ship" a ship. */
  function isStillRead(parts: readonly string[], synset: Synset): boolean {
    const last = parts.at(-1)!, [first = ""] = parts;
    const isVerb = !THINGS.includes(synset.file) && net.isRatherNoNoun(last);
    if (isVerb || PART_OF_A_THING.test(last)) return true;
    const isPersons = synset.file === PERSONS &&
      (DOER.test(last) || isSolid(english().terms.get(last)));
    if (isPersons || isPlace(english().terms.get(last))) return true;
    const isKind = ancestors(synset, net).some(({ words }) => words.includes(last));
    const isLookOfLast = !parts.slice(0, -1).some(isDrawn) && net.isRatherNoNoun(first);
    return isDrawn(last) && (isKind || isLookOfLast);
  }

  function isKnown(phrase: string): boolean {
    return thingOf.has(phrase) || english().terms.has(phrase) || MEANT_LITERALLY.includes(phrase) ||
      FALSE_FRIENDS.includes(phrase);
  }

  function isDrawn(part: string): boolean {
    return thingOf.has(part) || isSolid(english().terms.get(part));
  }

  /** A part is drawn, and none says how the rest looks or when it is. */
  function isReadByParts(parts: readonly string[]): boolean {
    return parts.some(isDrawn) &&
      parts.every((part) => isPlain(english().terms.get(part)));
  }
}

/** What a meaning is a kind of, the nearest first. */
function ancestors(synset: Synset, { synsets }: WordNet): (Synset & { steps: number })[] {
  const found: (Synset & { steps: number })[] = [];
  let level = [synset];
  for (let steps = 1; level.length > 0; steps++) {
    level = level.flatMap(({ kindOf }) => kindOf.map((id) => synsets.get(id)!))
      .filter(({ file }) => file === synset.file);
    found.push(...level.map((one) => ({ ...one, steps })));
  }
  return found;
}

function isCompound(word: string, parts: readonly string[]): boolean {
  return !NO_COMPOUND.test(word) && parts.length > 1 && parts.length <= MOST_WORDS &&
    /^[a-z' -]+$/.test(word) &&
    parts.every((part) => part.length > 1);
}

function propIn(term: Term | undefined): string | undefined {
  return term?.role === "thing"
    ? term.claims.find(({ slot }) => slot === "prop")?.value as string
    : undefined;
}

function isPlace(term: Term | undefined): boolean {
  return term?.claims.some(({ slot }) => slot === "setting") === true;
}

function isSolid(term: Term | undefined): boolean {
  return term !== undefined && term.claims.length > 0 &&
    term.claims.every(({ slot, weak }) => weak === true || SOLID.includes(slot));
}

/** Neither a colour, a look or an hour that the words around it do not need, nor the cat. */
function isPlain(term: Term | undefined): boolean {
  return term === undefined ||
    !["cat", "colour", "part", "eyes", "eye", "marking"].includes(term.role) &&
      (isSolid(term) || term.claims.length === 0 && term.material === undefined);
}
