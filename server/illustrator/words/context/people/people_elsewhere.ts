/**
 * @module People beside the cat in languages other than English, and what they do: "бабушка в кресле
 * вяжет", "una mujer que lee un libro". No cat does it.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";

/** People; alternatives of one regular expression. */
const WORDS = [
  "abuel[oa]s?|abuelit[oa]|niñ[oa]s?|hombre|mujer|señora?|dueñ[oa]|chic[oa]|mamá|papá|anciana?",
  "nonn[oa]|bambin[oa]|ragazz[oa]|uomo|donna|signor[ae]|padron[ea]|mamma|papà",
  "avós?|avô|vovó|vovô|vó|menin[oa]|homem|mulher|senhora?|don[oa]|moç[oa]",
  "mamie|papi|mémé|pépé|grand-mère|grand-père|fille|garçon|homme|femme|dame|monsieur|maman",
  "oma|opa|großmutter|großvater|mädchen|junge|mann|frau|herrchen|frauchen|kind",
  "meisje|jongen|vrouw|baasje|moeder|vader",
  "babcia|dziadek|dziewczynka|chłopiec|mężczyzna|kobieta|pani|pan|mama|tata",
  "бабушка|дедушка|бабуля|девочка|мальчик|мужчина|женщина|девушка|хозяин|хозяйка|мама|папа",
  "бабуся|дідусь|дівчинка|хлопчик|чоловік|жінка|господиня",
  "babaanne|anneanne|dede|kız|çocuk|adam|kadın",
  "おばあ(?:ちゃん|さん)|おじい(?:ちゃん|さん)|女の子|男の子|飼い主",
  "할머니[가는]?|할아버지[가는]?|소녀[가는]?|소년[이은]?|아이[가는]?",
  "奶奶|爷爷|女孩|男孩|主人|老人",
  "جدة|الجدة|جد|الجد|امرأة|رجل|بنت|ولد|طفلة?",
  "दादी|दादा|नानी|लड़की|लड़का|औरत|आदमी",
].join("|");

const PERSON = new RegExp(`^(?:${WORDS})$`, "iu");

/** "Disfrazado *de abuela*": the cat is one. */
const AS_ONE =
  /(?:^|\s)(?:de|como|als|comme|en|come|da|jako|как|в костюме|vestid[oa] de)\s+(?:una? |eine?n? |une? )?$/iu;

/** Whether a person in the same clause does what the words here say. */
export function isDoneByPersonElsewhere(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start }: { start: number },
): boolean {
  if (languageOf(tokenise(prompt)) === ENGLISH) return false;
  for (let at = lexemes.findLastIndex((lexeme) => lexeme.end <= start); at >= 0; at--) {
    const lexeme = lexemes[at]!;
    if (isCat(lexeme)) return false;
    // "Una *gata abuela* tejiendo" is old.
    if (PERSON.test(prompt.slice(lexeme.start, lexeme.end))) {
      const next = lexemes[at + 1];
      const isCatItself = !lexeme.apart && isCat(lexemes[at - 1]) || !next?.apart && isCat(next);
      return !isCatItself && !AS_ONE.test(prompt.slice(0, lexeme.start)) && lexemes.some(isCat);
    }
    if (lexeme.afterBreak) return false;
  }
  return false;
}

function isCat(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "cat" && !lexeme.term.isFur;
}
