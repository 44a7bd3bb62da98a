/**
 * @module Kin and friends of a cat: "a ginger mother", "his new sister", "two best friends hugging". With a coat of its
 * own, where it belongs to a cat, or where several open a description without other people, such a word names a cat and
 * no person.
 */
import { plays } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";
import { namesPerson } from "../../terms/person_nouns.ts";
import type { Sentence } from "../pass.ts";

const KIN =
  /^(?:mother|mum|mom|mama|mummy|mommy|father|dad|daddy|papa|sister|brother|sibling|twin|son|daughter|mutter|vater|schwester|bruder|madre|padre|herman[oa]|mère|père|s(?:oe|œ)ur|frère|sorella|fratello|irmão?|irmã|moeder|broer|siostra|brat|мама|сестра|брат|maman|mamá|mamma|mamãe|mãe|mutti|matka|мати|матір|мамою|pap[aàá]|papai|pai|père|vater|vati|ojciec|tata|папа|отец|тато|батько)$/iu;

/** "Our *ginger boy* Rusty", "a *black tom*": by its sex, with a coat of its own. */
const OF_A_SEX =
  /^(?:boy|boi|girl|gurl|lad|lass|lady|gentleman|fella|guy|gal|dude|tom|tomcat|boys|girls|lads|toms|brothers|sisters|siblings|twins)$/i;

/** "*His* new sister". */
const OWNED =
  /\b(?:his|her|its|their) (?:(?:new|little|big|baby|older|younger|twin|best|old|own) )?$/i;

/** "Leur maman", "ihre weiße Mutter", "їхня мама". */
const OWNED_ELSEWHERE =
  /(?<!\p{L})(?:leur|sa|son|su|(?:la |il )?(?:sua|suo|loro)|(?:a |o )?seu|ihre?[mrn]?|seine?[mrn]?|haar|zijn|hun|jej|jego|ich|его|её|ее|их|його|її|їхн\p{L}+|їх) (?:\p{L}+ )?$/iu;

/** "A cat family: *dad* has glasses, *mom* a hat": those who are named make it up. */
const FAMILY = /^family$/i;

/** The lexemes, words for kin read as cats. */
export function withKin(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const word = ({ start, end }: Lexeme) => prompt.slice(start, end);
  const family = lexemes.findIndex((one, at) =>
    FAMILY.test(word(one)) && lexemes[at - 1]?.term.role === "cat"
  );
  const isMember = (at: number) =>
    family >= 0 && at > family && KIN.test(word(lexemes[at]!)) && !isBeforeCat(lexemes, at);
  const isNamed = lexemes.filter((_, at) => isMember(at)).length > 1;
  const hasFriends = lexemes.some((_, at) => isAmongFriends(prompt, lexemes, at));
  return lexemes.map((lexeme, at) => {
    // "Two friends, *both cats*": they are these.
    if (hasFriends && lexeme.term.role === "cat" && BOTH.test(prompt.slice(0, lexeme.start))) {
      return { ...lexeme, term: plays("silent", word(lexeme)) };
    }
    if (isNamed && (at === family || at === family - 1)) {
      return { ...lexeme, term: plays("silent", word(lexeme)) };
    }
    if (isNamed && isMember(at)) return { ...lexeme, term: plays("cat", word(lexeme)) };
    if (isAmongFriends(prompt, lexemes, at)) {
      return { ...lexeme, term: plays("cat", word(lexeme)) };
    }
    if (isBeforeCat(lexemes, at)) return lexeme;
    const hasCoat = !lexeme.apart && lexemes[at - 1]?.term.colour?.coat !== undefined;
    if (hasCoat && OF_A_SEX.test(word(lexeme))) {
      return { ...lexeme, term: plays("cat", word(lexeme)) };
    }
    if (!KIN.test(word(lexeme).replace(/['’]s$/, ""))) return lexeme;
    const before = lexemes.slice(0, at);
    const text = prompt.slice(0, lexeme.start);
    const isOfCat = (OWNED.test(text) || OWNED_ELSEWHERE.test(text)) &&
      before.some(({ term }) => term.role === "cat" && !term.isFur) &&
      !before.some((one) => one.isPerson || namesPerson(word(one)));
    return hasCoat || isOfCat ? { ...lexeme, term: plays("cat", word(lexeme)) } : lexeme;
  });
}

/** "…, *mom* has a hat, two kittens in front": a member of a family where the next clause begins. */
export function isNextOfFamily(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  start: number,
): boolean {
  const isMember = ({ start, end }: Lexeme) => KIN.test(prompt.slice(start, end));
  const opens = lexemes[start]!.afterBreak || lexemes[start - 1]?.term.role === "and";
  return opens && (isMember(lexemes[at]!) ||
    lexemes.slice(0, at).filter((one) => one.term.role === "cat" && isMember(one)).length > 1);
}

/** "A *mum* cat". */
function isBeforeCat(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return next?.term.role === "cat" && !next.apart;
}

const FRIENDS =
  /^(?:(?:best )?friends|besties|buddies|pals|mates|sisters|brothers|siblings|twins|lovers|sweethearts|rivals|freunde|freundinnen|geschwister|schwestern|brüder|amis|amies|copains|copines|sœurs|soeurs|frères|amig[oa]s|herman[oa]s|irmãos|irmãs|amic[hi]e?|amici|fratelli|sorelle|vrienden|przyjaciele|друзья|подруги|друга|подружки)$/iu;

/** "A cat and *its best friend* hugging". */
const FRIEND = /^(?:(?:best )?friend|bestie|buddy|pal|sweetheart|girlfriend|boyfriend|mate)$/iu;

const AND_ITS = /\band (?:his|her|its|my cat's) (?:(?:best|old|little|new) )?$/iu;

/** A name, or who the friend is: "her friend Daisy", "his best friend, a mouse". */
const SAID_WHO = /^,? (?:the|an?|named|called|is|who)\b|^ ?[:(]|^ \p{Lu}/u;

/** "…, *both* cats". */
const BOTH = /(?:^|[\s,(])(?:both|all)(?: of them)?(?: are)? $/iu;

/** Several who open a description, or the friend of the one cat in it. */
function isAmongFriends(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  const written = prompt.slice(start, end);
  if (FRIEND.test(written)) {
    const others = othersThan(lexemes, at);
    return others.length === 1 && others[0]!.term.role === "cat" && others[0]!.start < start &&
      AND_ITS.test(prompt.slice(0, start)) && !SAID_WHO.test(prompt.slice(end));
  }
  if (isOfPair(prompt, lexemes, at)) return true;
  if (!FRIENDS.test(written) || isBeforeCat(lexemes, at)) return false;
  const opens = lexemes.slice(0, at).every(({ term }) => !isNoun(term.role));
  return opens &&
    othersThan(lexemes, at).every((other) => BOTH.test(prompt.slice(end, other.start)));
}

/** "*Brother and sister*, both ginger": two who open a description in which no cat is named. */
function isOfPair(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const pair = PAIR.exec(prompt);
  const { start, end } = lexemes[at]!;
  return pair !== null && end <= pair[0].length && KIN.test(prompt.slice(start, end)) &&
    !lexemes.some(({ term }) => term.role === "cat" && !term.isFur);
}

const PAIR =
  /^(?:the )?(?:brother|sister|mother|mum|mom|father|dad|son|daughter)s? (?:and|&) (?:brother|sister|mother|mum|mom|father|dad|son|daughter)\b/i;

/** The other cats and people of a description. */
function othersThan(lexemes: readonly Lexeme[], at: number): Lexeme[] {
  return lexemes.filter(({ term, isPerson }, i) =>
    i !== at && (isPerson || term.role === "cat" && !term.isFur || term.role === "character")
  );
}
