/**
 * @module People beside the cat, and what they do: "while grandma yells", "my dad drives trucks". Only cats
 * and animals are drawn, so a receipt lists both as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { isDoneByPersonElsewhere } from "./people_elsewhere.ts";
import { namesPerson } from "../../terms/person_nouns.ts";
import { textBefore } from "../../text_before.ts";

/** Who has the age of the word, if it is the cat: "a grandma cat", "my cat is a grandpa". */
const ELDERS =
  /^(?:grand(?:ma|pa|mother|father|dad|mum|mom)|grannie|granny|gran|nana?|grandad|gramps|abuel[oa]|oma|opa|babushka|nonn[oa]|vov[óô]|av[óô]|vó|vô|mamie|papi|mémé|pépé|grand-mère|grand-père|omas|opas|babci[aąęi]?|dziadk(?:a|owi|iem|u)|dziadek|бабушк[аеиу]|бабушкой|дедушк[аеиу]|дедушкой|бабусі|бабуся|дідуся)(?:['’]s)?$/i;

/** People whom no cat is called after. */
const PEOPLE =
  /\b(?:(?:my|our|his|her|their|the|a|an) (?:mother|father|sister|brother|husband|wife|uncle|aunt|auntie|cousin|neighbou?r|owner|human|man|woman|kids|children|teacher|boss|roommate|fianc[eé]e?|boyfriend|girlfriend|grand(?:ma|pa|mother|father|dad|mum|mom)|granny)|mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|people|owner|we|(?<![\p{L}'’])I)\s+(?:(?:wear|wears|wearing|am wearing|hold|holds|holding) (?:an?|the|my|his|her) (?:\p{L}+ )?)?(?:(?:is|are|was|were|always|often|never|just|who|still|also)\s+)*$/iu;

/** "A *girl* holding a black cat", "an *old lady* with her cat". */
const HOLDERS =
  /^(?:(?:old|little|young) )?(?:girl|boy|man|woman|lady|child|kid|person|toddler|baby|human|guy)$/i;

/** "Girl *in a yellow raincoat* holding a black cat". */
const HOLDS_CAT =
  /^ (?:(?:in|with|wearing) (?:an?|the|her|his) (?:[\p{L}-]+ ){1,3})?(?:is )?(?:holding|hugging|petting|carrying|stroking|feeding|walking|cuddling|brushing|with|kissing) (?:an?|her|his|the|their|my) (?:[\p{L}-]+ ){0,3}(?:cat|kitten|kitty)\b/iu;

const LED =
  /(?:^|[.!?,;]\s*|\b(?:push|pull|help|visit|teach|watch|kiss|serv|show|carr|feed|chas|scar|wak|annoy|tell)(?:ing|s|es|ies|y)?|\b(?:my|our|his|her|their|while|as|when|and|with|for|from|to|the|mi|tu|su|de|del|de la|para|la|el|da|do|di|del|della|dal|dalla|per|minha|meu|sua|seu|mia|mio|sua|suo|ma|mon|sa|son|ta|notre|chez|pour|meine[rmns]?|unsere[rmns]?|seine[rmns]?|ihre[rmns]?|der|vom|von|für|bei|bij|van|voor|mijn|zijn|haar|u|dla|od|na|у|для|на|от|моей|моя|мой|моего|нашей|её|его|с))\s*$/iu;

/** "A cat with a *grandmother*". */
const WITH_ONE =
  /\b(?:cat|kitten|kitty)\b.*\b(?:with|and|by|beside|for|near|behind) an? (?:old |little |kind )?$/i;

/** "Na dywanie *babci*": forms that say whose a thing is, or for whom. */
const OF_ELDERS =
  /^(?:omas|opas|babci|babcią|dziadka|dziadkowi|бабушки|бабушке|дедушки|дедушке|бабусі|дідуся)$/i;

const IS_ONE = /\b(?:is|as|like|named|called|very|real|true|such)\s+(?:an?|my|our|the)?\s*$/i;

const DONE: readonly Role[] = ["quality", "character", "thing"];

/** Whether the word at this place names a person beside the cat, or says what one does. */
export function isOfPeople(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at]!;
  if (!lexemes.some((other, i) => i !== at && isCatNoun(other))) return false;
  const before = prompt.slice(0, lexeme.start);
  if (isSaidOfPerson(prompt, lexemes, at)) return true;
  if (HOLDERS.test(prompt.slice(lexeme.start, lexeme.end))) {
    if (isBesideCat(prompt, lexemes, at)) return true;
    return HOLDS_CAT.test(prompt.slice(lexeme.end)) && !/\b(?:my|our) $/i.test(before);
  }
  if (ELDERS.test(prompt.slice(lexeme.start, lexeme.end))) {
    const isOwn = [lexemes[at - 1], lexemes[at + 1]].some((beside) =>
      beside !== undefined && isCatNoun(beside) && /^\s*$/.test(between(prompt, lexeme, beside))
    );
    const isOf = OF_ELDERS.test(prompt.slice(lexeme.start, lexeme.end));
    const isLed = LED.test(before) || WITH_ONE.test(before);
    return !isOwn && !IS_ONE.test(before) && (isOf || isLed);
  }
  const { role, claims } = lexeme.term;
  return DONE.includes(role) && claims.length > 0 &&
    (isDoneByPerson(prompt, lexeme) ||
      role === "quality" && isDoneByPersonElsewhere(prompt, lexemes, lexeme));
}

/** "An *angry* man with a broom". */
function isSaidOfPerson(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  if (!OF_PERSONS.includes(lexemes[at]!.term.role)) return false;
  let next = at + 1;
  while (lexemes[next] && !lexemes[next]!.apart && OF_PERSONS.includes(lexemes[next]!.term.role)) {
    next++;
  }
  const person = lexemes[next];
  if (!person || person.apart) return false;
  return HOLDERS.test(prompt.slice(person.start, person.end))
    ? isBesideCat(prompt, lexemes, next)
    : isStranger(prompt, lexemes, next);
}

/** "Running from an angry *cook*": a word that nothing is drawn for, behind the cat. */
function isStranger(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  return term.role === "unknown" && namesPerson(prompt.slice(start, end)) &&
    lexemes.slice(0, at).some(isCatNoun) && DESCRIBED.test(prompt.slice(0, start));
}

const OF_PERSONS: readonly Role[] = ["quality", "degree"];

/** "…, a little *girl* pointing at it", "and an *old man*": another one than the cat that was named before. */
function isBesideCat(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  if (!lexemes.slice(0, at).some(isCatNoun)) return false;
  const next = lexemes[at + 1];
  // "A baby *penguin*".
  if (next && !next.apart && NOUNS.includes(next.term.role)) return false;
  const before = prompt.slice(0, start), after = prompt.slice(end);
  if (lexemes[at - 1]?.term.role === "colour" && !lexemes[at]!.apart) return false;
  const isListed = LISTED.test(before) || DONE_TO.test(before) ||
    ADULTS.test(prompt.slice(start, end)) &&
      (DESCRIBED.test(before) || PLAIN.test(before) && IS_BUSY.test(after));
  return isListed &&
    !/^ (?:cat|kitten|kitty)s?\b/i.test(prompt.slice(end));
}

const NOUNS: readonly Role[] = ["thing", "character", "cat"];

const LISTED =
  /(?:,|\band|\bwith|\bby|\bwhile|\bbehind|\bbeside|\bnext to|\bnear|\bat|\bfor|\bto|\bfrom) (?:an?|the|two|three|some|another) (?:(?:little|young|old|small|sleeping|tiny|happy|crying|laughing|other|elderly|small) ){0,2}$/i;

/** "Walking *a* human on a leash", "stroking *a tiny* man". */
const DONE_TO =
  /\b(?:walk|lead|strok|pett|feed|hold|carry|hugg|kiss|scar|chas|watch|judg|rid|pull|push|dragg|train|teach|serv|lick|bit|scratch|massag|ignor|wak)(?:ing|ies|es|s) (?:an?|the|two|three|his|its|my) (?:\p{L}+ ){0,2}$/iu;

/** Words that cats are not called by: a boy may be one. */
const ADULTS = /^(?:(?:old|young) )?(?:man|woman|lady|person|child|kid|toddler|human|guy)$/i;

/** "And *an angry* man". */
const DESCRIBED =
  /(?:,|\b(?:and|with|by|while|behind|beside|next to|near|at|for|to|from)) (?:an?|the|two|three|some|another) (?:\p{L}+ ){0,2}$/iu;

/** "…, *angry man* with a broom": without an article, and with what he does or has. */
const PLAIN = /(?:[,;]|\band) (?:\p{L}+ ){0,2}$/iu;
const IS_BUSY = /^ (?:with|in|on|at|behind|beside|next to|in front|who|\p{L}+(?:ing|ed))\b/iu;

/** Whether a word names an elder: "grandma". */
export function isElder(word: string): boolean {
  return ELDERS.test(word);
}

/** Whether a person stands right before this word for something that is done. */
export function isDoneByPerson(
  prompt: string,
  { start, end }: { start: number; end: number },
): boolean {
  // Swedish "i" and Polish "we" mean "in".
  return languageOf(tokenise(prompt)) === ENGLISH && !NO_VERB.test(prompt.slice(start, end)) &&
    PEOPLE.test(textBefore(prompt, start));
}

/** "My mother with a cat", "the owner in a hat". */
const NO_VERB =
  /^(?:with|in|on|and|or|at|of|near|by|next|beside|behind|under|cats?|kittens?|['’])/i;

function between(prompt: string, one: Lexeme, other: Lexeme): string {
  return one.start < other.start
    ? prompt.slice(one.end, other.start)
    : prompt.slice(other.end, one.start);
}

function isCatNoun({ term: { role, isFur } }: Lexeme): boolean {
  return role === "cat" && !isFur;
}
