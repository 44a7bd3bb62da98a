/**
 * @module What a cat with young calls them: "chatte et ses trois *petits*", "Katze mit ihren *Babys*". Counted or its
 * own, behind a cat, and of no noun behind it, they are kittens.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

/** By language; alternatives of one regular expression. */
const YOUNG: Readonly<Record<string, string>> = {
  cs: "mláďat[ay]?|mláďatům",
  da: "unger",
  de: "kleinen?|babys|jungen|kindern?",
  el: "μικρά|μωρά",
  en: "babies|little ones",
  es: "pequeñ[oa]s|bebés|crías|cachorros|hij[oa]s|hijit[oa]s|peques",
  fi: "pentua|poikasta",
  fr: "petite?s|bébés|rejetons",
  hu: "kicsinye|kölyke|kölykével|kölyökkel",
  id: "anak|anaknya|bayi",
  it: "piccol[ie]|figli|cuccioli|bebè",
  nl: "kleintjes|jongen|baby['’]?s",
  no: "unger",
  pl: "małe|małymi|młode|młodymi|maluch(?:y|ami)|dzieć?mi|dzieci",
  pt: "bebês|filhos|filhinhos|crias|pequenos",
  ro: "pui",
  ru: "малыш(?:а|и|ей|ами)|дет[её]ныш(?:а|и|ей|ами)|детк(?:и|ами)|детьми|детей",
  sv: "ungar|småttingar",
  tr: "yavrusu|yavrusuyla|yavrularıyla|yavruları|bebeği|bebeğiyle",
  uk: "малюк(?:и|ів|ами)|дитинчат(?:а|ами)?|дітьми|діток",
};

/** Words that say whose they are. */
const ITS_OWN =
  /^(?:her|his|its|ses|sus|ihre[nr]?|seine[nr]?|suoi|sue|seus|suas|haar|zijn|swoimi|swoje|сво(?:ими|и)|її|своїми|sina|sine|svými|τα)$/iu;

const known = new Map<string, RegExp | undefined>();

function youngIn(language: string): RegExp | undefined {
  if (!known.has(language)) {
    const words = YOUNG[language];
    known.set(language, words ? new RegExp(`^(?:${words})$`, "iu") : undefined);
  }
  return known.get(language);
}

/** The lexemes, such words read as kittens. */
export function withYoungOfCats(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  const kittens = englishTerm("kittens");
  const young = youngIn(language);
  if (!young || !kittens) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    const word = (one: Lexeme | undefined) => one ? prompt.slice(one.start, one.end) : "";
    if (lexeme.apart || !young.test(word(lexeme))) return lexeme;
    const isOfCat = lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
    const before = lexemes.slice(Math.max(0, at - 2), at);
    const isCounted = before.some((one) => one.term.role === "number" || ITS_OWN.test(word(one)));
    const next = lexemes[at + 1];
    const isOfNoun = next !== undefined && !next.apart && isNoun(next.term.role);
    return isOfCat && isCounted && !isOfNoun ? { ...lexeme, term: kittens } : lexeme;
  });
}
