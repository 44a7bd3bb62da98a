/**
 * @module English nouns that mean a thing, or a kind of it: what WordNet says below the meaning of each
 * thing.
 */
import { filesOf, MEANT_BY, STANDS_FOR, WITHOUT_KINDS } from "./meanings.ts";
import type { Selected } from "./selection.ts";
import type { Synset, WordNet } from "./wordnet.ts";
import { phraseOf } from "./phrases.ts";

/** How many steps up from a word its drawing may be. */
const STEPS = 2;

/** Words for one thing. */
interface Kinds {
  /** They mean the same. */
  same: string[];
  /** They are kinds of it, and drawn as it. */
  kinds: string[];
}

/** For each thing the nouns that mean it or a kind of it. A noun belongs to the nearest thing above it. */
export function kindsOf(things: readonly Selected[], net: WordNet): Map<string, Kinds> {
  const drawn = drawnMeanings(things, net);
  const found = new Map<string, Kinds>(things.map(({ name }) => [name, { same: [], kinds: [] }]));
  for (const synset of net.synsets.values()) {
    const near = nearest(synset, drawn, net);
    const words = near && found.get(near.thing);
    if (!words) continue;
    const phrases = synset.words.filter((word) => isItsWord(word, synset, net)).map(phraseOf);
    if (near.steps === 0 && !near.stands) words.same.push(...phrases);
    else if (!WITHOUT_KINDS.includes(near.thing)) words.kinds.push(...phrases);
  }
  return found;
}

/** Tells whether a word is a kind of a thing, in any of its senses. */
export function kindTester(
  things: readonly Selected[],
  net: WordNet,
): (word: string, thing: string) => boolean {
  const meant = new Map(things.map((thing) => [thing.name, meaningOf(thing, net)]));
  const isBelow = (id: number, above: number): boolean =>
    net.synsets.get(id)!.kindOf.some((kind) => kind === above || isBelow(kind, above));
  return (word, thing) => {
    const above = meant.get(thing);
    const senses =
      [word, word.replace(/s$/, ""), word.replace(/es$/, "")].map((form) =>
        net.meanings(form.toLowerCase())
      ).find((meanings) => meanings.length > 0) ?? [];
    return above !== undefined && !senses.includes(above) &&
      senses.some((sense) => isBelow(sense, above));
  };
}

/** What the meanings that have a drawing are drawn as; some only stand for one. */
export function drawnMeanings(
  things: readonly Selected[],
  net: WordNet,
): Map<number, { thing: string; stands: boolean }> {
  const drawn = new Map<number, { thing: string; stands: boolean }>();
  for (const [meaning, thing] of STANDS_FOR) {
    const [id] = net.meanings(meaning).filter((id) => net.synsets.get(id)!.file !== 18);
    if (id !== undefined) drawn.set(id, { thing, stands: true });
  }
  for (const thing of things) {
    const id = meaningOf(thing, net);
    if (id !== undefined) drawn.set(id, { thing: thing.name, stands: false });
  }
  return drawn;
}

function meaningOf(
  { name, category }: Selected,
  { meanings, synsets }: WordNet,
): number | undefined {
  const files = filesOf(category);
  return meanings((MEANT_BY[name] ?? name).toLowerCase())
    .find((id) => files.includes(synsets.get(id)!.file));
}

/** The drawn meaning fewest steps above, within the same kind of thing. */
function nearest(
  synset: Synset,
  drawn: ReadonlyMap<number, { thing: string; stands: boolean }>,
  { synsets }: WordNet,
): { thing: string; stands: boolean; steps: number } | undefined {
  let level = [synset];
  for (let steps = 0; steps <= STEPS; steps++) {
    for (const { id } of level) {
      const found = drawn.get(id);
      if (found) return { ...found, steps };
    }
    level = level.flatMap(({ kindOf }) => kindOf.map((id) => synsets.get(id)!))
      .filter(({ file }) => file === synset.file);
  }
}

/** Whether one thinks of this meaning first when one reads the word. */
function isItsWord(word: string, { id }: Synset, { meanings, isRatherNoNoun }: WordNet): boolean {
  const isName = /^\p{Lu}/u.test(word) && !word.includes(" ");
  if (isName || word.length < 3 || !/^[\p{L} '-]+$/u.test(word)) return false;
  const lower = word.toLowerCase();
  return meanings(lower)[0] === id && !isRatherNoNoun(lower);
}
