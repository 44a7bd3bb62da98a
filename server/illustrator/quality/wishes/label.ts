/**
 * @module The text of a wish, taken apart: "two red paper lanterns" is two things called "paper lantern",
 * red. It knows nothing of the illustrator's vocabulary, so that it cannot agree with it by accident.
 */
import { COLOUR_WORDS, type ColourWord } from "./colour_words.ts";

/** A noun phrase. */
export interface Label {
  /** Its words in the singular and in lower case, without articles, numbers, colours and adverbs. */
  words: string[];
  colours: ColourWord[];
  /** How many; absent: any number. */
  count?: number;
}

const NUMBERS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  twin: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Words that say nothing about what is to be seen. */
const EMPTY = new Set(
  "the an its his her their very all big small large little tiny huge giant long tall chunky old vintage chewed painted spilled broken leaking"
    .split(" "),
);

/** Things with a colour in their name that says nothing of their colour. */
const COMPOUNDS =
  /\b(?:ice cream|golden retriever|olive branch(?:es)?|pot of gold|gold leaf|red panda|brown bear|black bird|christmas tree|white board)\b/g;

/** "Ball of yarn" is yarn, "pot of gold" is a pot of gold. */
const MEASURES = new Set(
  "ball pile bunch bouquet slice piece pair heap stack group flock lot handful string".split(" "),
);

/** Takes a noun phrase apart. */
export function labelOf(text: string): Label {
  const colours: ColourWord[] = [];
  const words: string[] = [];
  let count: number | undefined;
  const joined = text.toLowerCase().replace(COMPOUNDS, (compound) => compound.replaceAll(" ", "_"));
  const tokens = tokensOf(joined);
  for (const [index, token] of tokens.entries()) {
    // A colour at the end is what the thing is: a bouquet of lilac.
    const colour = index < tokens.length - 1 ? COLOUR_WORDS[token] : undefined;
    if (token.includes("_")) words.push(...token.split("_").map(singular));
    else if (colour) colours.push(colour);
    else if (NUMBERS[token] !== undefined) count = NUMBERS[token];
    else if (/^\d+$/.test(token)) count = Number(token);
    else if (!EMPTY.has(token)) words.push(singular(token));
  }
  return { words, colours, ...(count !== undefined && count > 1 && { count }) };
}

/** The words of a text in lower case; apostrophes part nothing but the possessive. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").replace(/'s\b|s'(?=\s|$)/g, "")
    .split(/[^\p{L}\p{N}'$_]+/u).filter((token) => token !== "");
}

/** Every name a thing may go by, the closest first. Heads of compounds that are too vague are left out. */
export function namesOf(words: readonly string[]): string[] {
  const of = words.indexOf("of");
  const core = wordsBeforePreposition(words);
  if (of > 0 && MEASURES.has(words[of - 1]!)) {
    return [core.join(" "), ...namesOf(words.slice(of + 1))];
  }
  const names = core.map((_, start) => core.slice(start).join(" "));
  return names.filter((name, index) => index === 0 || !VAGUE.has(name));
}

function wordsBeforePreposition(words: readonly string[]): readonly string[] {
  const stop = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  return stop < 0 ? words : words.slice(0, stop);
}

const PREPOSITIONS = new Set("of on in with under over at for hanging from to".split(" "));

/** A word that names hardly anything without the one before it: an ironing board is no board. */
const VAGUE = new Set(
  ("board machine box stand light paper case house cart bag pad stick thing tree wheel sign post ring roll" +
    " station window hat wrench chair bar art work track rope iron fan cutting engine peel lamp mat" +
    " garden band clock glass pot plant soup cup jar").split(" "),
);

/** The singular of an English noun; anything else comes back as it is. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || /(?:ss|us|is|[^s]os)$/.test(word) || PLURAL_ONLY.has(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.replace(/es$/, "");
  if (/oes$/.test(word)) return word.replace(/es$/, "");
  return word.replace(/s$/, "");
}

const IRREGULAR: Record<string, string> = {
  shoes: "shoe",
  tacos: "taco",
  pianos: "piano",
  avocados: "avocado",
  flamingos: "flamingo",
  mice: "mouse",
  leaves: "leaf",
  wolves: "wolf",
  knives: "knife",
  scarves: "scarf",
  shelves: "shelf",
  bookshelves: "bookshelf",
  loaves: "loaf",
  geese: "goose",
  children: "child",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  sheep: "sheep",
  fish: "fish",
  cookies: "cookie",
  brownies: "brownie",
  cactuses: "cactus",
  cacti: "cactus",
  succulents: "succulent",
};

const PLURAL_ONLY = new Set(
  "glasses sunglasses goggles rollerblades trousers jeans pants dungarees overalls headphones binoculars scissors bagpipes christmas chess castanets lederhosen rollerskates"
    .split(" "),
);
