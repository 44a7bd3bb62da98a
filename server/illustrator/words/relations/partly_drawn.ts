/** @module Words of relations of which only a part is drawn: by whom something is done, and that all of several do it. */
import type { CatMention } from "./cats/cat_mentions.ts";
import { countOf } from "./cats/cat_readings.ts";
import { OF_PLACE } from "./place_words.ts";
import type { RelationWords } from "./relation_words.ts";

/** "Being chased *by* a dog": what it does is not drawn. */
export function isByAgent(prompt: string, { start, end }: RelationWords): boolean {
  return /^by$/i.test(prompt.slice(start, end)) && DONE.test(prompt.slice(0, start));
}

/** "On a bench, *both* reading newspapers": one of them does. */
export function isOfAll(
  prompt: string,
  { is, start }: RelationWords,
  cats: readonly CatMention[],
): boolean {
  return !OF_PLACE.includes(is) && countOf(cats) > 1 && OF_ALL.test(prompt.slice(0, start));
}

const OF_ALL =
  /[,;.] (?:both|all(?: of them| three| four)?|they(?: are|['’]re)?(?: both| all)?) $/i;

const DONE =
  /\b(?:chased|followed|pushed|pulled|carried|held|hugged|licked|caught|watched|used(?: as an? \p{L}+)?|guarded|surprised|attacked|kissed|washed|brushed|fed|saved|rescued|led|thrown|bitten|tickled|walked|driven|ridden|lifted|protected|tucked in|served) $/iu;
