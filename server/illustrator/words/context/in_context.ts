/**
 * @module Terms that the words around them change: what they mean, and whether it is drawn at all.
 */
import { isSmallWord } from "../../vocabulary/roles.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import { withBlueOfBreeds } from "./animals/blue_of_breeds.ts";
import { withSmallBoats } from "./things/boats.ts";
import { isOfAPartOnly } from "./body/bandages.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { withoutBreedsOfThings } from "./animals/breeds_of_things.ts";
import { withOranges } from "./things/oranges.ts";
import { withTightropes } from "./things/tightropes.ts";
import { withOtherMeaning } from "./things/ambiguous_things.ts";
import { withBreeding } from "./animals/breeding_words.ts";
import { withThings } from "./colour_or_thing.ts";
import { withCompanions } from "./people/companions.ts";
import { withClothesAsThings } from "./clothes/clothes_as_things.ts";
import { withColouredOutfits } from "./clothes/coloured_outfits.ts";
import { withChristmasTrees } from "./things/christmas_trees.ts";
import { isInClauseOfAnother } from "./people/clause_subjects.ts";
import { isOnlyCompared, withComparedSizes, withLargerThings } from "./comparisons.ts";
import { onlySaysWhich } from "./things/compound_nouns.ts";
import { isDepicted } from "./things/depicted.ts";
import { withCoffee, withDrinking, withOneVessel } from "./things/drinks.ts";
import { isOfAPart } from "./body/hanging_parts.ts";
import { withDisguises } from "./clothes/disguises.ts";
import { ownThingTerm, thingTerm } from "../lexicon/imported_words.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { TONAL, tonedPhraseOf } from "../lexicon/phrase.ts";
import { termOf } from "../lexicon/term_of.ts";
import { ADJECTIVES_FOLLOW } from "../lexicon/word_order.ts";
import { withoutInnerArticles } from "./inner_articles.ts";
import { withCountedColours } from "./counted_colours.ts";
import { withCountsBehind } from "./counted_behind.ts";
import { withEmblems } from "./clothes/emblems.ts";
import { withFlownIn } from "./things/flown_in.ts";
import { withGestures } from "./body/gestures.ts";
import { withGhosts } from "./animals/ghosts.ts";
import { withHeaps } from "./things/heaps.ts";
import { withKin } from "./animals/kin.ts";
import { withKindsBeforeColours } from "./clothes/kinds_before_colours.ts";
import { isLaidClothes } from "./clothes/laid_clothes.ts";
import { withLoosePawPrints } from "./body/loose_paw_prints.ts";
import { withLooseSocks } from "./clothes/loose_socks.ts";
import { withoutMeasures } from "./things/measures.ts";
import { withOneMissingLeg } from "./body/missing_legs.ts";
import { withMediaAlone } from "./media_alone.ts";
import { withMoons } from "./things/moons.ts";
import { UNKNOWN } from "../lexicon/new_lexeme.ts";
import { withOneSidedEyes } from "./body/one_sided_eyes.ts";
import { withOneEye } from "./body/one_eye.ts";
import { isForWhom } from "./people/for_whom.ts";
import { hasOtherSense } from "./other_senses.ts";
import { isSaidOfOwner } from "./people/owners.ts";
import { isOfPeople } from "./people/people.ts";
import { withReaders } from "./readers.ts";
import { withRainbowAlone } from "./rainbow_alone.ts";
import { withRainbowClothes } from "./clothes/rainbow_clothes.ts";
import { isRoofOfVehicle } from "./things/roofs_of_vehicles.ts";
import { withBows } from "./clothes/spanish_bows.ts";
import { withStockings } from "./clothes/stockings.ts";
import { tokenise } from "../lexicon/tokens.ts";
import { withWhiteOfPatterns } from "./body/pattern_and_white.ts";
import { isAskedFor, isThingOfItsOwn, withPicturesAsThings } from "./things/pictures_and_pieces.ts";
import { isPartOfClothes } from "./clothes/parts_of_clothes.ts";
import { isPaintedOn } from "./things/painted_things.ts";
import { withPalettes } from "./palettes.ts";
import { withPlainBackground } from "./plain_backgrounds.ts";
import { withThingsOfSports } from "./things/things_of_sports.ts";
import { isUnwornClothes } from "./clothes/unworn_clothes.ts";
import { isWhenItDied } from "./people/when_it_died.ts";
import { isWhereItHangs } from "./people/where_it_hangs.ts";
import { isUsedAs } from "./things/used_as.ts";
import { withSensesByContext } from "./senses_by_context.ts";
import { withTechniquesSaid } from "./techniques_said.ts";
import { withVerbsLikeThings } from "./verbs_like_things.ts";
import { withYearsOfAge } from "./body/years_of_age.ts";
import { withYoungAnimals } from "./animals/young_animals.ts";
import { withYoungOfCats } from "./animals/young_of_a_cat.ts";

const SILENT: Term = plays("silent", "");

/** Languages that say "pots two". */
const COUNTS_BEHIND: ReadonlySet<string> = new Set(["ja", "ko"]);

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
  isPaintedOn,
  isDepicted,
];

/** The same terms as they are meant here. `undrawn` are those that mean something without a drawing. */
export function inContext(
  prompt: string,
  lexemes: readonly Lexeme[],
  language: string,
): { lexemes: Lexeme[]; undrawn: Lexeme[] } {
  const known = inOtherSenses(prompt, lexemes, language);
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

function inOtherSenses(prompt: string, lexemes: readonly Lexeme[], language: string): Lexeme[] {
  const tokens = tokenise(prompt);
  const written = ({ start, end }: Lexeme) =>
    tokens.filter((token) => token.start >= start && token.end <= end)
      .map(({ key }) => key).join(" ");
  // "Một con đen": accents tell a black cat from a lamp, "đèn".
  const spelt = ({ start, end }: Lexeme) => tonedPhraseOf(prompt.slice(start, end));
  // "Af *står*" is no English star.
  const ownThingOf = (lexeme: Lexeme) =>
    ownThingTerm(language === TONAL ? spelt(lexeme) : written(lexeme), language);
  const thingOf = (lexeme: Lexeme) =>
    language === ENGLISH ? thingTerm(written(lexeme), language) : ownThingOf(lexeme);
  const activityOf = (lexeme: Lexeme) => {
    const term = termOf(`${written(lexeme)}ing`, language);
    return term?.claims.some(({ slot, by }) => slot === "pose" || by) ? term : undefined;
  };
  const passes: ((lexemes: Lexeme[]) => Lexeme[])[] = [
    (known) => withPalettes(known, prompt, language),
    (known) => withGestures(known, prompt),
    (known) => withFlownIn(known, prompt),
    (known) => withGhosts(known, termOf("see through", ENGLISH), prompt),
    (known) => withYearsOfAge(known, termOf("senior", ENGLISH), prompt),
    (known) => withoutInnerArticles(known, prompt, language),
    (known) => withoutMeasures(known, prompt),
    (known) =>
      withPicturesAsThings(known, {
        prompt,
        language,
        thingOf: (word) => thingTerm(word, ENGLISH),
      }),
    (known) =>
      withMoons(known, {
        fullMoon: termOf("full moon", ENGLISH),
        crescent: termOf("crescent moon", ENGLISH),
        seat: termOf("crescent moon seat", ENGLISH),
      }, prompt),
    (known) => withBlueOfBreeds(known, termOf("grey", ENGLISH), prompt),
    (known) =>
      language === ENGLISH ? known : withOranges(known, thingTerm("oranges", ENGLISH), prompt),
    (known) => withLooseSocks(known, thingTerm("socks", ENGLISH), prompt),
    (known) => withLoosePawPrints(known, thingTerm("paw prints", ENGLISH), prompt),
    (known) =>
      withSensesByContext(known, {
        prompt,
        language,
        termOf(name) {
          const term = termOf(name, ENGLISH);
          // "Seal" is a colour of cats, too.
          return term?.role === "colour" ? thingTerm(name, ENGLISH) : term;
        },
      }),
    (known) => withThingsOfSports(known, (name) => thingTerm(name, ENGLISH), prompt),
    (known) => withClothesAsThings(known, (name) => thingTerm(name, ENGLISH), { prompt, language }),
    (known) => withTightropes(known, thingTerm("tightrope", ENGLISH), prompt),
    (known) => withSmallBoats(known, thingTerm("small boat", ENGLISH), prompt),
    (known) => withStockings(known, termOf("christmas stocking", ENGLISH), prompt),
    (known) => withChristmasTrees(known, thingTerm("christmas tree", ENGLISH), prompt),
    (known) =>
      language === ENGLISH
        ? known
        : withOtherMeaning(known, (name) => thingTerm(name, ENGLISH), prompt),
    (known) => language === "ja" ? withHeaps(known, prompt) : known,
    (known) => language === "es" ? withBows(known, termOf("bow", ENGLISH), prompt) : known,
    (known) => language === "fr" ? withReaders(known, prompt) : known,
    (known) => COUNTS_BEHIND.has(language) ? withCountsBehind(known, prompt) : known,
    (known) => withDrinking(known, termOf("drinking", language), prompt),
    (known) => withCoffee(known, thingTerm("cup of coffee", ENGLISH), prompt),
    (known) => language === ENGLISH ? known : withOneVessel(known, SILENT, prompt),
    (known) => language === ENGLISH ? known : withOneSidedEyes(known),
    (known) => withOneEye(known, termOf("only one eye", language), prompt),
    (known) => withRainbowAlone(known, prompt),
    (known) => withRainbowClothes(known, prompt, ADJECTIVES_FOLLOW.has(language)),
    (known) => language === ENGLISH ? withColouredOutfits(known, prompt) : known,
    (known) =>
      language === ENGLISH
        ? withKindsBeforeColours(known, (phrase) => termOf(phrase, ENGLISH), prompt)
        : known,
    (known) => withBreeding(known, prompt),
    (known) => withOneMissingLeg(known, prompt),
    (known) => withWhiteOfPatterns(known, prompt),
    (known) => ADJECTIVES_FOLLOW.has(language) ? withoutBreedsOfThings(known) : known,
    (known) =>
      language === ENGLISH
        ? withCountedColours(known, prompt, (lexeme) => thingOf(lexeme) !== undefined)
        : known,
    (known) => withThings(known, thingOf, prompt),
    (known) => withCompanions(known, thingOf, prompt),
    (known) => language === ENGLISH ? withVerbsLikeThings(known, activityOf, prompt) : known,
    (known) => withKin(known, prompt),
    (known) => withYoungOfCats(known, termOf("kittens", ENGLISH), { prompt, language }),
    (known) =>
      language === ENGLISH
        ? withComparedSizes(withLargerThings(known, termOf("giant", ENGLISH), prompt))
        : known,
    (known) => withYoungAnimals(known, termOf("tiny", ENGLISH), prompt),
    (known) =>
      language === ENGLISH
        ? withMediaAlone(known, (phrase) => termOf(phrase, ENGLISH), prompt)
        : known,
    (known) => withTechniquesSaid(known, prompt, language),
    (known) => withPlainBackground(known, prompt),
    (known) => withDisguises(known, thingOf, prompt),
    (known) => withEmblems(known, prompt),
  ];
  return passes.reduce((known, pass) => pass(known), [...lexemes]);
}
