/**
 * @module "A glass of red wine" is one thing, and no glass beside it; "a tower of pancakes" is no tower; "a number 6
 * balloon" is one balloon.
 */
import { THINGS } from "../../../things/catalogue.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

/** What drinks and dishes are drawn in already, and how much of a food there is. */
const OF_FOOD = new Set(
  ("glass cup mug bottle pint can carton jug bowl slice piece wheel wedge block chunk hunk lump slab bite sip scoop spoonful portion serving " +
    "glasses cups mugs bottles slices pieces scoops")
    .split(" "),
);

/** How much there is of anything. */
const OF_MANY = new Set(
  "tower mountain wall sea pile heap stack load bunch swarm flock cloud shower field".split(" "),
);

/** The same in languages that need no "of", or another one. */
const OF_MANY_ELSEWHERE = new Set(
  ("stapel haufen turm pile tas pila montón monton mucchio pilha monte stapeltje hög trave stabel bunke stos stosie " +
    "กอง teanc teancul maldăr στοίβα σωρό ערימה ערימת ערמת halom kupac rakás stak bunken yığın yığını كومة pinon vuori " +
    "sterta stercie стопка стопке стопку куча куче гора стос стосі купа купі hromada hromadě pinossa kasa tumpukan chồng")
    .split(" "),
);

const OF_ELSEWHERE = /^(?:von|de|d|di|van|av|af|cu)['’]?$/i;

/** "A *three tier* cake", "a two seater couch": what a thing consists of, and not how many there are. */
const PARTS =
  /^(?:tier|tiered|layer|layered|storey|story|storeyed|piece|seater|wheeler|wheeled|poster|person|man|legged|headed|branched|sided|pronged|speed|panel|course|string|stringed|armed|way|hour)s?$/i;

const LABELLED = /(?:\b(?:number|no\.|nr\.|size)|#) ?$/i, ARTICLE = /\b(?:an?|the) $/i;

/** Stands where a measure was: it says nothing of the picture. */
const MEASURE: Term = plays("silent", "");
const OF: Term = plays("article", "");
const MANY: Term = plays("number", "", { count: 3 });

/** The same terms; a measure before "of" and what it measures says no more than how much of it. */
export function withoutMeasures(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.flatMap((lexeme, at): Lexeme | Lexeme[] => {
    if (isMeasureOfOne(at) || isMeasureOfOne(at - 1)) return [];
    const measure = lexemes[at - 2];
    if (measure && isMeasureOfOne(at - 2)) {
      const { start, apart, afterBreak } = measure;
      return { ...lexeme, start, apart, afterBreak };
    }
    const word = prompt.slice(lexeme.start, lexeme.end).toLowerCase();
    if (OF_MANY_ELSEWHERE.has(word) && isMeasureOf(prompt, lexemes, at)) {
      return { ...lexeme, term: MANY };
    }
    if (lexeme.term.role === "number" && PARTS.test(wordAt(at + 1)) && !endsPhrase(at + 1)) {
      return { ...lexeme, term: MEASURE };
    }
    if (isLabel(at)) return { ...lexeme, term: MEASURE };
    if (!lexeme.apart && isLabel(at - 1)) return { ...lexeme, isNear: true };
    const before = lexemes[at - 1];
    const isOf = before && OF_ELSEWHERE.test(word) &&
      OF_MANY_ELSEWHERE.has(prompt.slice(before.start, before.end).toLowerCase()) &&
      isMeasureOf(prompt, lexemes, at - 1);
    if (isOf) return { ...lexeme, term: OF };
    const isMany = OF_MANY.has(word);
    if (!isMany && !OF_FOOD.has(word)) return lexeme;
    const of = lexemes[at + 1];
    if (!of || prompt.slice(of.start, of.end).toLowerCase() !== "of") return lexeme;
    const measured = lexemes.slice(at + 2, at + 5).find(({ term }) => term.role === "thing");
    if (!measured || measured.afterBreak) return lexeme;
    if (isMany && measured.isPlural) return { ...lexeme, term: MANY };
    return isInItsOwn(measured) ? { ...lexeme, term: MEASURE } : lexeme;
  });

  /** "A *slice of* cheese", which is known by no name of its own: both words belong to the cheese. */
  function isMeasureOfOne(at: number): boolean {
    const measured = lexemes[at + 2];
    return OF_FOOD.has(wordAt(at).toLowerCase()) && wordAt(at + 1).toLowerCase() === "of" &&
      measured?.term.role === "thing" && !measured.afterBreak && isInItsOwn(measured);
  }

  /** "A number *6* balloon", "the *12* bus": which one it is, and not how many. */
  function isLabel(at: number): boolean {
    const number = lexemes[at], noun = lexemes[at + 1];
    if (number?.term.role !== "number" || number.apart || !/^\d/.test(wordAt(at))) return false;
    const before = prompt.slice(0, number.start);
    return LABELLED.test(before) ||
      ARTICLE.test(before) && noun?.term.role === "thing" && !noun.apart && !noun.isPlural;
  }

  function wordAt(at: number): string {
    const { start, end } = lexemes[at] ?? { start: 0, end: 0 };
    return prompt.slice(start, end);
  }

  /** Whether nothing follows that the parts are of. */
  function endsPhrase(at: number): boolean {
    const next = lexemes[at + 1];
    return !next || next.apart;
  }
}

/** "Ein Stapel Bücher", "une pile de livres". */
function isMeasureOf(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  const of = next && OF_ELSEWHERE.test(prompt.slice(next.start, next.end)) ? 1 : 0;
  const measured = lexemes[at + 1 + of];
  return measured?.term.role === "thing" && !measured.afterBreak;
}

/** Whether it is drawn in a vessel, or as a part of what is eaten. */
function isInItsOwn({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, value }) => {
    const category = slot === "prop" ? THINGS.get(value)?.category : undefined;
    return category === "drink" || category === "dish" || category === "food" ||
      category === "sweet" || slot === "prop" && (value === "cake" || value === "pizza");
  });
}
