/**
 * @module Terms that the words around them change: what they mean, and whether it is drawn at all.
 */
import { isSmallWord } from "../../vocabulary/roles.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import { isOfAPartOnly } from "./body/bandages.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { isInClauseOfAnother } from "./people/clause_subjects.ts";
import { isOnlyCompared } from "./comparisons.ts";
import { onlySaysWhich } from "./things/compound_nouns.ts";
import { isDepicted } from "./things/depicted.ts";
import { isOfAPart } from "./body/hanging_parts.ts";
import { isLaidClothes } from "./clothes/laid_clothes.ts";
import { UNKNOWN } from "../lexicon/new_lexeme.ts";
import { isForWhom } from "./people/for_whom.ts";
import { hasOtherSense } from "./other_senses.ts";
import { isSaidOfOwner } from "./people/owners.ts";
import { isOfPeople } from "./people/people.ts";
import { isRoofOfVehicle } from "./things/roofs_of_vehicles.ts";
import { isAskedFor, isThingOfItsOwn } from "./things/pictures_and_pieces.ts";
import { isPartOfClothes } from "./clothes/parts_of_clothes.ts";
import { isNameOfHouse } from "./names/names_of_houses.ts";
import { isPaintedOnUnknown } from "./things/painted_things.ts";
import { isUnwornClothes } from "./clothes/unworn_clothes.ts";
import { isWhenItDied } from "./people/when_it_died.ts";
import { isWhereItHangs } from "./people/where_it_hangs.ts";
import { isMaterialOfUnknown } from "./things/compounds_of_things.ts";
import { isUsedAs } from "./things/used_as.ts";
import { PASSES } from "./passes.ts";

const SILENT: Term = plays("silent", "");

/** Words that mean something else here than what is drawn for them. */
const NOT_DRAWN = [
  onlySaysWhich,
  isOfAPart,
  isOfAPartOnly,
  isOnlyCompared,
  isOfPeople,
  isInClauseOfAnother,
  isSaidOfOwner,
  isThingOfItsOwn,
  hasOtherSense,
  isForWhom,
  isWhenItDied,
  isWhereItHangs,
  isUnwornClothes,
  isLaidClothes,
  isPartOfClothes,
  isPaintedOnUnknown,
  isNameOfHouse,
  isMaterialOfUnknown,
  isDepicted,
];

/** The same terms as they are meant here. `undrawn` are those that mean something without a drawing. */
export function inContext(
  prompt: string,
  lexemes: readonly Lexeme[],
  language: string,
): { lexemes: Lexeme[]; undrawn: Lexeme[] } {
  const sentence = { prompt, language };
  const known = PASSES.reduce((read, pass) => pass(read, sentence), [...lexemes]);
  const undrawn = new Set(
    known.filter(({ term }, at) =>
      term.role !== "unknown" && !isSmallWord(term) &&
      NOT_DRAWN.some((isNotDrawn) => isNotDrawn(prompt, known, at, language))
    ),
  );
  const meant = known.map((one, at) => {
    if (undrawn.has(one)) return { ...one, term: UNKNOWN };
    const isSilent = isRoofOfVehicle(prompt, known, at) || isAskedFor(prompt, known, at) ||
      isUsedAs(prompt, known, at);
    return isSilent ? { ...one, term: SILENT } : one;
  });
  return { lexemes: meant, undrawn: [...undrawn] };
}
