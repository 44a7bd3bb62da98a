/** @module The passes over the terms of a sentence, in their order: a later one reads what those before it have found. */
import { withBlueOfBreeds } from "./animals/blue_of_breeds.ts";
import { withSmallBoats } from "./things/boats.ts";
import { withNationalities } from "./animals/nationalities.ts";
import { withoutBreedsOfThings } from "./animals/breeds_of_things.ts";
import { withOranges } from "./things/oranges.ts";
import { withTightropes } from "./things/tightropes.ts";
import { withOtherMeaning } from "./things/ambiguous_things.ts";
import { withBreeding } from "./animals/breeding_words.ts";
import { withThings } from "./colour_or_thing.ts";
import { withCompoundsOfThings } from "./things/compounds_of_things.ts";
import { withCompanions } from "./people/companions.ts";
import { withClothesAsThings } from "./clothes/clothes_as_things.ts";
import { withColouredOutfits } from "./clothes/coloured_outfits.ts";
import { withChristmasTrees } from "./things/christmas_trees.ts";
import { withComparedSizes, withLargerThings } from "./comparisons.ts";
import { withCoffee, withDrinking, withOneVessel } from "./things/drinks.ts";
import { withDisguises } from "./clothes/disguises.ts";
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
import { withLoosePawPrints } from "./body/loose_paw_prints.ts";
import { withLooseSocks } from "./clothes/loose_socks.ts";
import { withoutMeasures } from "./things/measures.ts";
import { withOneMissingLeg } from "./body/missing_legs.ts";
import { withMediaAlone } from "./media_alone.ts";
import { withMoons } from "./things/moons.ts";
import { withEyesInAState } from "./body/eyes_in_a_state.ts";
import { withOneSidedEyes } from "./body/one_sided_eyes.ts";
import { withOneEye } from "./body/one_eye.ts";
import { withReaders } from "./readers.ts";
import { withRainbowAlone } from "./rainbow_alone.ts";
import { withRainbowClothes } from "./clothes/rainbow_clothes.ts";
import { withBows } from "./clothes/spanish_bows.ts";
import { withStockings } from "./clothes/stockings.ts";
import { withWhiteOfPatterns } from "./body/pattern_and_white.ts";
import { withPicturesAsThings } from "./things/pictures_and_pieces.ts";
import { withPaintedThings } from "./things/painted_things.ts";
import { withPalettes } from "./palettes.ts";
import { withPlainBackground } from "./plain_backgrounds.ts";
import { withThingsOfSports } from "./things/things_of_sports.ts";
import { withSensesByContext } from "./senses_by_context.ts";
import { withTechniquesSaid } from "./techniques_said.ts";
import { withVerbsLikeThings } from "./verbs_like_things.ts";
import { withYearsOfAge } from "./body/years_of_age.ts";
import { withYoungAnimals } from "./animals/young_animals.ts";
import { withYoungOfCats } from "./animals/young_of_a_cat.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { ADJECTIVES_FOLLOW } from "../lexicon/word_order.ts";
import { exceptIn, onlyIn, type Pass } from "./pass.ts";

const IN_ENGLISH: ReadonlySet<string> = new Set([ENGLISH]);
const JAPANESE: ReadonlySet<string> = new Set(["ja"]);
const SPANISH: ReadonlySet<string> = new Set(["es"]);
const FRENCH: ReadonlySet<string> = new Set(["fr"]);

/** Languages that say "pots two". */
const COUNTS_BEHIND: ReadonlySet<string> = new Set(["ja", "ko"]);

/** Each reads some words as what they mean beside the others. */
export const PASSES: readonly Pass[] = [
  withPalettes,
  withGestures,
  withFlownIn,
  withGhosts,
  withYearsOfAge,
  withoutInnerArticles,
  withoutMeasures,
  onlyIn(IN_ENGLISH, withPaintedThings),
  withPicturesAsThings,
  withMoons,
  onlyIn(IN_ENGLISH, withNationalities),
  withBlueOfBreeds,
  exceptIn(ENGLISH, withOranges),
  withLooseSocks,
  withLoosePawPrints,
  withSensesByContext,
  withThingsOfSports,
  withClothesAsThings,
  withTightropes,
  withSmallBoats,
  withStockings,
  withChristmasTrees,
  onlyIn(IN_ENGLISH, withCompoundsOfThings),
  exceptIn(ENGLISH, withOtherMeaning),
  onlyIn(JAPANESE, withHeaps),
  onlyIn(SPANISH, withBows),
  onlyIn(FRENCH, withReaders),
  onlyIn(COUNTS_BEHIND, withCountsBehind),
  withDrinking,
  withCoffee,
  exceptIn(ENGLISH, withOneVessel),
  exceptIn(ENGLISH, withOneSidedEyes),
  onlyIn(IN_ENGLISH, withEyesInAState),
  withOneEye,
  withRainbowAlone,
  withRainbowClothes,
  onlyIn(IN_ENGLISH, withColouredOutfits),
  onlyIn(IN_ENGLISH, withKindsBeforeColours),
  withBreeding,
  withOneMissingLeg,
  withWhiteOfPatterns,
  onlyIn(ADJECTIVES_FOLLOW, withoutBreedsOfThings),
  onlyIn(IN_ENGLISH, withCountedColours),
  withThings,
  withCompanions,
  onlyIn(IN_ENGLISH, withVerbsLikeThings),
  withKin,
  withYoungOfCats,
  onlyIn(IN_ENGLISH, withLargerThings),
  onlyIn(IN_ENGLISH, withComparedSizes),
  withYoungAnimals,
  onlyIn(IN_ENGLISH, withMediaAlone),
  withTechniquesSaid,
  withPlainBackground,
  withDisguises,
  withEmblems,
];
