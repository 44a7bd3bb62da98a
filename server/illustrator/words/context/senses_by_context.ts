/**
 * @module Words that mean another thing of the dictionary where they stand: wrestlers fight in a boxing ring, "a fly
 * lands" is an insect, French "coupe" before "un gâteau" a verb. They stand in `senses_by_context.tsv`.
 */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { Sentence } from "./pass.ts";
import { englishTerm, englishThing } from "../lexicon/english_terms.ts";

/** A sense of a word, and the text around it. */
interface Sense {
  word: RegExp;
  around: RegExp;
  /** The English name of what is meant; absent: nothing that is drawn. */
  means?: string;
  /** What the whole description has to name as well. */
  beside?: RegExp;
}

/** The senses of a language, and any of their words, so that most texts are looked at once. */
interface Senses {
  any: RegExp;
  senses: Sense[];
}

const WITHOUT_DRAWING: Term = plays("unknown", "", { isUndrawn: true });

const NOT_DRAWN = "-";

const sensesOf = once((): ReadonlyMap<string, Senses> => {
  const lines = dataLines(new URL("senses_by_context.tsv", import.meta.url))
    .map((line) => line.split("\t"));
  const languages = [...new Set(lines.map(([language = ""]) => language))];
  return new Map(languages.map((language) => {
    const own = lines.filter((line) => line[0] === language);
    const senses = own.map(([, word, around, means, beside]): Sense => ({
      word: new RegExp(`^(?:${word})$`, "iu"),
      around: new RegExp(around!, "iu"),
      ...(means !== NOT_DRAWN && { means: means! }),
      ...(beside && { beside: new RegExp(beside, "iu") }),
    }));
    const words = [...new Set(own.map(([, word]) => word))].join("|");
    return [language, {
      any: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu"),
      senses,
    }];
  }));
});

/** The lexemes, such words read as what they mean here. */
export function withSensesByContext(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  const known = sensesOf().get(language);
  if (!known?.any.test(prompt)) return [...lexemes];
  return lexemes.map((lexeme) => {
    const { start, end } = lexeme, written = prompt.slice(start, end);
    const possible = known.senses.filter(({ word }) => word.test(written));
    if (possible.length === 0) return lexeme;
    const around = `${prompt.slice(0, start)}*${prompt.slice(end)}`;
    const sense = possible.find((one) =>
      one.around.test(around) && (one.beside?.test(prompt) ?? true)
    );
    if (!sense) return lexeme;
    const term = sense.means === undefined ? WITHOUT_DRAWING : englishMeaning(sense.means);
    return term ? { ...lexeme, term, isSenseKnown: true } : lexeme;
  });
}

function englishMeaning(name: string): Term | undefined {
  const term = englishTerm(name);
  // "Seal" is a colour of cats, too.
  return term?.role === "colour" ? englishThing(name) : term;
}
