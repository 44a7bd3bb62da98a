/** @module "Beside him", "neben ihr": a pronoun behind a relation means the cat. */
import { languageOf } from "../../lexicon/language.ts";
import { type Token, tokenise } from "../../lexicon/tokens.ts";

const PRONOUNS: Readonly<Record<string, string>> = {
  en: "him it them her himself itself herself me us",
  de: "ihm ihn ihr ihnen sich",
  fr: "lui elle eux elles",
  es: "él ella ellos ellas",
  it: "lui lei loro sé",
  pt: "ele ela eles elas dele dela",
  nl: "hem haar hen zich",
  pl: "nim nią nim nich niego niej siebie",
  ru: "ним ней ними него неё них нём собой",
  sv: "honom henne den dem sig",
  da: "ham hende den dem sig",
  no: "ham henne den dem seg",
  cs: "ním ní nimi něj něho ni sebou",
  uk: "ним нею ними нього неї них собою",
  ro: "el ea ele ei",
  vi: "nó chúng",
};

/** Pronouns for a thing. */
export const OF_THINGS: ReadonlySet<string> = new Set(
  "it them itself es sie lo la los las le les ça esso essa isso het ze to je go ich его её их"
    .split(" "),
);

/** Pronouns that also say "her" or, without their accents, "the": before a noun they are none. "En el sofá", "i den". */
const BEFORE_NOUNS = new Set("her ihr haar loro us me el den".split(" "));

/** What may follow "her" where it stands alone: "next to her in the rain". */
const GOES_ON = new Set(
  ("ein eine einen steht stehen liegt liegen sitzt sitzen schläft een staat staan ligt un una and in on at with while who under behind as is are by near und in im auf mit en in op met e con in og och a і та și và")
    .split(" "),
);

const known = new Map(
  Object.entries(PRONOUNS).map(([language, words]) => [
    language,
    new Set(words.split(" ").map((word) => tokenise(word)[0]!.key)),
  ]),
);

/** Where the pronoun right behind this place stands; undefined for none. */
export function pronounAfter(prompt: string, place: number): Token | undefined {
  const tokens = tokenise(prompt);
  const at = tokens.findIndex(({ start }) => start >= place);
  const word = tokens[at];
  if (!word || word.afterBreak || !known.get(languageOf(tokens))?.has(word.key)) return undefined;
  const next = tokens[at + 1];
  const standsAlone = !next || next.afterBreak || GOES_ON.has(next.key);
  return standsAlone || !BEFORE_NOUNS.has(word.key) ? word : undefined;
}

/** Whether nothing of this clause follows: "a full moon behind, spooky". */
export function endsClause(prompt: string, place: number): boolean {
  const next = tokenise(prompt).find(({ start }) => start >= place);
  return !next || next.afterBreak;
}
