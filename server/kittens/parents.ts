/** @module The two cats that are to have kittens: that they may, and their recipes. */
import type { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import type { Sex } from "../../lib/kittens/birth.ts";
import { drawnRecipe, type RecipeDeps } from "../characters/drawn_recipe.ts";
import { sexOf } from "../characters/sex.ts";
import { visibleRow } from "../characters/visibility.ts";
import { Failure } from "../failures/failure.ts";
import type { CatSpec, Parents } from "../illustrator/mod.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Two cats that may have kittens. */
export interface Couple {
  mother: CharacterRow;
  father: CharacterRow;
  /** Their recipes. */
  recipes: Parents;
}

/**
 * The couple. Throws `invalid` for one cat or two of a sex, `notFound` for what this user does not see, `forbidden`
 * where an owner has not allowed it, `conflict` where the illustrator did not draw one of them.
 */
export async function coupleOf(
  deps: RecipeDeps,
  userId: number,
  { motherId, fatherId }: Pick<KittensRequest, "motherId" | "fatherId">,
): Promise<Couple> {
  if (motherId === fatherId) throw new Failure("invalid", t("A cat has kittens with another cat."));
  const [mother, father] = await Promise.all([
    visibleRow(deps.kv, motherId, userId),
    visibleRow(deps.kv, fatherId, userId),
  ]);
  refuseOthers(userId, [mother, father]);
  expectSex(mother, "female", father);
  expectSex(father, "male", mother);
  const [ofMother, ofFather] = await Promise.all([recipeOf(deps, mother), recipeOf(deps, father)]);
  return { mother, father, recipes: { mother: ofMother, father: ofFather } };
}

function refuseOthers(userId: number, cats: CharacterRow[]): void {
  if (cats.every((cat) => cat.userId !== userId)) {
    throw new Failure("forbidden", t("One of the two cats must be yours."));
  }
  for (const { name, userId: owner, mayHaveKittens } of cats) {
    if (owner === userId || mayHaveKittens) continue;
    throw new Failure("forbidden", t("The owner of {name} has not allowed kittens.", { name }));
  }
}

/** By the sex of the first cat. */
const ALIKE: Record<Sex, string> = {
  female: msg("{cat} and {other} are both female."),
  male: msg("{cat} and {other} are both male."),
};
const THE_OTHER_WAY_ROUND: Record<Sex, string> = {
  female: msg("{cat} is female, and {other} is male: it is the other way round."),
  male: msg("{cat} is male, and {other} is female: it is the other way round."),
};

function expectSex(cat: CharacterRow, sex: Sex, other: CharacterRow): void {
  if (sexOf(cat) === sex) return;
  const messages = sexOf(other) === sexOf(cat) ? ALIKE : THE_OTHER_WAY_ROUND;
  const names = { cat: cat.name, other: other.name };
  throw new Failure("invalid", t(messages[sexOf(cat)], names));
}

async function recipeOf(deps: RecipeDeps, cat: CharacterRow): Promise<CatSpec> {
  const recipe = await drawnRecipe(deps, cat);
  if (recipe) return recipe;
  throw new Failure(
    "conflict",
    t(
      "{name} can have no kittens: only cats that the built-in illustrator drew from words have genes.",
      { name: cat.name },
    ),
  );
}
