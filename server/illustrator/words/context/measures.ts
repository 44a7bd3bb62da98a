/**
 * "A glass of red wine" is one thing, and no glass beside it; "a tower of pancakes" is no tower.
 *
 * @module
 */
import { THINGS } from "../../things/catalogue.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";

/** What drinks and dishes are drawn in already, and how much of a food there is. */
const OF_FOOD = new Set(
  ("glass cup mug bottle pint can carton jug bowl slice piece bite sip scoop spoonful portion serving " +
    "glasses cups mugs bottles slices pieces scoops")
    .split(" "),
);

/** How much there is of anything. */
const OF_MANY = new Set(
  "tower mountain wall sea pile heap stack load bunch swarm flock cloud shower field".split(" "),
);

/** Stands where a measure was: it says nothing of the picture. */
const MEASURE: Term = plays("silent", "");
const MANY: Term = plays("number", "", { count: 3 });

/** The same terms; a measure before "of" and what it measures says no more than how much of it. */
export function withoutMeasures(lexemes: readonly Lexeme[], prompt: string): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const word = prompt.slice(lexeme.start, lexeme.end).toLowerCase();
    const isMany = OF_MANY.has(word);
    if (!isMany && !OF_FOOD.has(word)) return lexeme;
    const of = lexemes[at + 1];
    if (!of || prompt.slice(of.start, of.end).toLowerCase() !== "of") return lexeme;
    const measured = lexemes.slice(at + 2, at + 5).find(({ term }) => term.role === "thing");
    if (!measured || measured.afterBreak) return lexeme;
    if (isMany && measured.isPlural) return { ...lexeme, term: MANY };
    return isInItsOwn(measured) ? { ...lexeme, term: MEASURE } : lexeme;
  });
}

/** Whether it is drawn in a vessel, or as a part of what is eaten. */
function isInItsOwn({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, value }) => {
    const category = slot === "prop" ? THINGS.get(value)?.category : undefined;
    return category === "drink" || category === "dish" || category === "food" ||
      category === "sweet" || slot === "prop" && (value === "cake" || value === "pizza");
  });
}
