/**
 * @module What another animal wears and looks like: "a dog in a top hat", "a mouse who wears a crown", "a rabbit
 * with floppy ears". It is not the cat's.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { ADJECTIVES } from "../../../vocabulary/roles.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { type Prop, propOf } from "../../../wardrobe/prop_kinds.ts";
import { isListedWithCat, isOtherAnimal, isPerson } from "../animals/friends_actions.ts";

/** Leads from an animal to its clothes. */
const WEARS =
  /^ (?:(?:who|that|which) )?(?:(?:is|are) )?(?:in|wearing|wears|with|has|having|sporting|dressed in|dressed as|dressed up as|dressed like)\b/i;

/** The same in other languages. */
const WEARS_ELSEWHERE =
  /^ (?:(?:que|qui|che|der|die|das|dat|który|która|который|которая|який|яка) )?(?:con|lleva|llevando|avec|porte|portant|en|porta|indossa|com|usa|usando|vestindo|mit|trägt|in|im|met|draagt|w|we|z|ze|nosi|в|во|у|с|со|з|із|зі|носит|носить)(?!\p{L})/iu;

/** Leads from an animal to parts of its body. */
const HAS = /^ (?:(?:who|that|which) )?(?:with|has|having)\b/i;

/** Who does this is the one that is dressed: "riding a horse in a cowboy hat". */
const ABOUT_ITSELF =
  /\b(?:rid(?:es?|ing)|on|on top of|chas(?:es?|ing)|hunt(?:s|ing)?|carr(?:y|ies|ying)|hold(?:s|ing)?) (?:\p{L}+ ){0,4}$/iu;

const OF_A_BODY: readonly Role[] = ["eyes", "eye", "part", "marking"];

const BETWEEN: readonly Role[] = [
  ...ADJECTIVES,
  "article",
  "number",
  "frame",
  "copula",
  "silent",
  "unknown",
];

/** Whether the word at this place names clothes or a look of the animal or the person said before it. */
export function isLookOfFriend(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const look = lexemes[at]!;
  const leadsTo = isWearable(look) ? WEARS : isOfBody(look) ? HAS : undefined;
  if (!leadsTo || look.afterBreak) return false;
  const friend = lexemes.findLastIndex((lexeme, i) =>
    i < at && (isOtherAnimal(lexeme) || isFigure(lexeme) || isPerson(prompt, lexemes, lexeme))
  );
  if (friend < 0) return false;
  const between = lexemes.slice(friend + 1, at);
  const leads = between.every(({ term, afterBreak }) => !afterBreak && BETWEEN.includes(term.role));
  const behind = prompt.slice(lexemes[friend]!.end);
  const isElsewhere = leadsTo === WEARS && !WEARS.test(behind) && WEARS_ELSEWHERE.test(behind) &&
    isAloneInClause(lexemes, friend);
  if (!leads || !isElsewhere && !leadsTo.test(behind)) return false;
  if (ABOUT_ITSELF.test(prompt.slice(0, lexemes[friend]!.start))) return false;
  return !(look.isPlural && isListedWithCat(lexemes, friend));
}

/** "…, y *un pato* con sombrero", "…, поруч *пес* у капелюсі": no cat that the clothes could be of. */
function isAloneInClause(lexemes: readonly Lexeme[], friend: number): boolean {
  for (let at = friend; at >= 0; at--) {
    const { term: { role }, afterBreak } = lexemes[at]!;
    if (role === "cat") return false;
    if (role === "and" || afterBreak) return true;
  }
  return false;
}

/** "A snowman in a top hat": what looks like a person is dressed, too. */
function isFigure({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" &&
    claims.some((claim) => claim.slot === "prop" && !claim.by && LIKE_PEOPLE.includes(claim.value));
}

const LIKE_PEOPLE: readonly Prop[] = [
  "alien",
  "doll",
  "garden gnome",
  "ghost",
  "gingerbread man",
  "jack-o'-lantern",
  "Japanese dolls",
  "mannequin",
  "nesting doll",
  "nutcracker figure",
  "puppet",
  "robot",
  "scarecrow",
  "skeleton",
  "snowman",
  "snowman in the snow",
  "space invader",
  "statue",
  "suit of armour",
  "teddy bear",
];

/** A hat, a coat, a costume. */
function isWearable({ term: { role, claims, worn } }: Lexeme): boolean {
  return worn !== undefined ||
    (role === "thing" || role === "character") && claims.length > 0 &&
      claims.some((claim) =>
        claim.slot === "costume" || claim.slot === "accessory" ||
        claim.slot === "prop" && propOf(claim.value).wear !== undefined
      );
}

/** Ears, eyes, a tail and how they look. */
function isOfBody({ term: { role, claims } }: Lexeme): boolean {
  return OF_A_BODY.includes(role) ||
    claims.length > 0 && claims.every(({ slot }) => slot === "feature" || slot === "ownMark");
}
