/**
 * @module Words of other languages that mean two things, of which the text around them says which: Spanish
 * "escalera" is a staircase, and a ladder where fruit is picked; Danish "tæppe" is a rug, and a blanket for
 * who is under it.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

/** A word, and what it means where `when` is in the text; `*` stands for the word. */
interface Ambiguous {
  word: RegExp;
  means: string;
  when: RegExp;
}

/** What is reached from a ladder, and what is done on one. */
const NEEDS_A_LADDER = new RegExp(
  "árbol|manzan|cereza|frut|tejado|bombilla|pintando|bombero|apoyad|estanter|" +
    "árvore|maç|cereja|telhado|lâmpada|encostad|" +
    "alber|mel[ae]|cilieg|tetto|lampadina|dipinge|imbianc|pompier|appoggiat|scaffal|" +
    "дерев|яблок|вишн|крыш|лампочк|крас(?:ит|ящ)|пожарн|прислон|" +
    "ağaç|ağac|elma|kiraz|çatı|ampul|boyuyor|boyayan|itfaiye|dayalı|" +
    "boom|appel|gloeilamp|schilder|verf|brandweer|δέντρ|μήλ|στέγη|πυροσβέστ",
  "iu",
);

/** What makes a fir tree one of Christmas. */
const AT_CHRISTMAS =
  /no[eë]l|cadeau|guirlande|boules? |weihnacht|christbaum|geschenk|lametta|navidad|navideñ|regalo|esferas|natal|presente|natale|palline|новогод|новый год|нов[ыо][йм]|рождеств|подар|гирлянд|игрушк|świąt|święta|prezent|bombk|kerst|cadeautje/iu;

/** What a street lamp does, or what is done with one. */
const IN_THE_STREET =
  /(?:lehnt|lehnend|unter|neben|sitzt auf|hinter|vor|an) (?:(?:d?e?i?ne?[rmn]?|der|nem|ner|einer|eine) )?(?:\p{L}+en )?\*|straße|gasse|bürgersteig|gehweg|pflaster/iu;

const AMBIGUOUS: readonly Ambiguous[] = [
  {
    word: /^(?:sapin|tanne|tannenbaum|bäumchen|pino|abete|pinheiro|[её]лк\p{L}+|choink\p{L}+)$/iu,
    means: "christmas tree",
    when: AT_CHRISTMAS,
  },
  {
    word: /^(?:teclado|clavier|tastiera|keyboard|klaviatura|клавиш\p{L}+)$/iu,
    means: "keyboard of a piano",
    when:
      /(?:toca(?:ndo)?|joue|jouant|suona(?:ndo)?|spielt|spielend|играет на|gra na) (?:(?:el|la|o|du|de la|au|sur|un|uma?|sul|auf dem|auf einem) )*\*/iu,
  },
  {
    word: /^lampadaires?$/iu,
    means: "floor lamp",
    when: /salon|canapé|fauteuil|chambre|bureau|biblioth|tapis|intérieur|cheminée|séjour/iu,
  },
  { word: /^laternen?$/iu, means: "street lamp", when: IN_THE_STREET },
  {
    word: /^(?:escaler(?:as?|illa)|escadas?|scal[ae]|лестниц\p{L}+|merdiven\p{L}*|trap|σκάλα)$/iu,
    means: "ladder",
    when: NEEDS_A_LADDER,
  },
  {
    word: /^(?:t[æe]ppet?)$/iu,
    means: "blanket",
    when:
      /(?<!\p{L})(?:under|i|med|pakket ind i|pakket inn i|svøbt i) (?:(?:et|det|sit|sitt) )?(?:\p{L}+ )?\*/iu,
  },
  {
    word: /^boll(?:e|en|er)$/iu,
    means: "fishbowl",
    when: /fisk\p{L}* i (?:en |et |sin )?(?:\p{L}+ )?\*/iu,
  },
];

/** The lexemes, such words read as what they mean here. */
export function withOtherMeaning(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme) => {
    if (lexeme.term.role !== "thing") return lexeme;
    const written = prompt.slice(lexeme.start, lexeme.end);
    const around = `${prompt.slice(0, lexeme.start)}*${prompt.slice(lexeme.end)}`;
    const found = AMBIGUOUS.find(({ word, when }) => word.test(written) && when.test(around));
    const term = found && englishThing(found.means);
    return term ? { ...lexeme, term } : lexeme;
  });
}
