/**
 * @module Words that mean something else where they stand than what is drawn for them: "a lemonade stand"
 * is no pose, "a vet's waiting room" no costume. They stand in `other_senses.tsv`, are not drawn, and a receipt
 * lists them as ignored.
 */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { isOwnerOfPlace, isOwnerOfThing, isWork } from "./people/owners.ts";

/** A word, and the text around it, where `*` stands for the word. */
interface OtherSense {
  word: RegExp;
  around: RegExp;
  /** What the whole description has to name as well. */
  beside?: RegExp;
}

const otherSenses = once(() => {
  const lines = dataLines(new URL("other_senses.tsv", import.meta.url)).map((line) =>
    line.split("\t")
  );
  return {
    /** Any of their words, so that all others are looked at once. */
    words: new RegExp(lines.map(([word]) => `(?:${word})`).join("|"), "iu"),
    senses: lines.map((line): OtherSense => {
      const [word, around, beside] = line.map((pattern) => new RegExp(pattern, "iu"));
      return { word: word!, around: around!, beside };
    }),
  };
});

/** Whether this word has another sense here. */
export function hasOtherSense(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  if (isCostumeOfCat(prompt, lexemes[at]!)) return true;
  if (term.claims.length === 0) return false;
  const word = prompt.slice(start, end);
  const { words, senses } = otherSenses();
  const around = `${prompt.slice(Math.max(0, start - 40), start)}*${prompt.slice(end, end + 20)}`;
  return words.test(word) &&
      senses.some((sense) =>
        sense.word.test(word) && sense.around.test(around) && (sense.beside?.test(prompt) ?? true)
      ) ||
    isOwnerOfPlace(prompt, lexemes, at) || isOwnerOfThing(prompt, lexemes, at) ||
    isWork(lexemes[at]!) && VISITED.test(prompt.slice(0, start));
}

/** "A frog wearing a *cat* costume": no cat. */
function isCostumeOfCat(prompt: string, { start, end, term }: Lexeme): boolean {
  return term.role === "cat" && !term.isFur &&
    (COSTUME.test(prompt.slice(end)) && WORN.test(prompt.slice(0, start)) ||
      DRESSED_AS.test(prompt.slice(0, start)));
}

/** "A rabbit *dressed as a* cat". */
const DRESSED_AS = /\b(?:dressed(?: up)? as|dressed like|disguised as|pretending to be) an? $/i;

const COSTUME = /^[- ](?:costume|outfit|onesie|suit|disguise|mask)\b/i;

const WORN = /\b(?:in|wearing|wears|with) an? (?:\p{L}+ )?$/iu;

/** "At the *dentist*". */
const VISITED = /\b(?:at|to|from|visiting|seeing) the $/i;
