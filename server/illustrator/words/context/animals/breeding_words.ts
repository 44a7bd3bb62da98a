/**
 * @module Words of breeders: a queen, a dam, a tom, a sire and a stud are cats where cats are talked of.
 * Elsewhere a queen reigns, a dam holds water, and a sire is a king. So is the mother of kittens.
 */
import { plays } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective, isCat } from "../../../vocabulary/roles.ts";
import type { Sentence } from "../pass.ts";

const CAT = plays("cat", "queen, queens, dam, dams, sire, sires, stud, studs");

/** Cats where kittens are theirs: "a tabby mum and four kittens". */
const PARENT = plays(
  "cat",
  "mum, mom, mama, momma, mummy, mommy, mother, dad, daddy, papa, father",
);
const FEMALES = /^(?:queens?|dams?)$/;

/** What is said of cats that are bred. */
const BREEDING =
  /\b(?:breeding|breeders?|cattery|pedigree|litters?|nursing|lactating|pregnant|in heat|stud)\b|\b(?:with|and|feeding|washing|licking|carrying|watching|leading|guarding) (?:\w+ ){0,3}kittens\b/i;

/** What is said of those who reign. */
const REIGNING =
  /\b(?:crowns?|crowned|tiara|throne|castle|palace|court|king|kings|prince|princess|knights?|royal|regal|majestic|majesty|scept(?:re|er)|robes?|gown|kingdom|reign\w*|rul(?:es|er|ing)|beaver|chess|bee)\b/i;

/** "Dressed as a queen", "a queen of hearts", "the queen's". */
const AS_ONE = /\b(?:as|like)\s+(?:\w+\s+){0,3}$/i,
  OF_A_REALM = /^(?:'s|’s|\s+(?:of(?! (?:\w+ )?litter)|bee|costume)\b)/i;

/** The lexemes, words of breeders read as cats where they mean cats. */
export function withBreeding(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const isRealm = REIGNING.test(prompt);
  return lexemes.map((lexeme, at) => {
    const word = prompt.slice(lexeme.start, lexeme.end).toLowerCase();
    if (PARENT.words.includes(word)) {
      return isParent(prompt, lexeme) ? { ...lexeme, term: PARENT } : lexeme;
    }
    if (isRealm) return lexeme;
    if (!CAT.words.includes(word) || !isBred(at)) return lexeme;
    return { ...lexeme, term: CAT };
  });

  function isBred(at: number): boolean {
    const { start, end } = lexemes[at]!;
    const before = prompt.slice(0, start), after = prompt.slice(end);
    if (AS_ONE.test(before) || OF_A_REALM.test(after)) return false;
    return isCalledByCoat(lexemes, at) || BREEDING.test(before) ||
      FEMALES.test(prompt.slice(start, end).toLowerCase()) && BREEDING.test(after) ||
      /^\s+cats?\b/i.test(after) && !FEMALES.test(prompt.slice(start, end).toLowerCase());
  }
}

/** "A calico mum and four kittens", "the mother carrying her kitten"; "my mum" is a person. */
function isParent(prompt: string, { start, end }: Lexeme): boolean {
  return !/\b(?:my|your|our) $/i.test(prompt.slice(0, start)) && OF_KITTENS.test(prompt.slice(end));
}

const OF_KITTENS =
  /^(?: and| with|,| \w+ing)(?: \w+){0,3} (?:kittens?|kits|babies|baby|litter|kitties)\b/i;

/** A pattern or a breed leads to it: "a grey calico queen", "a Maine Coon stud". A colour alone is also a cloak's. */
function isCalledByCoat(lexemes: readonly Lexeme[], at: number): boolean {
  for (let i = at - 1; i >= 0 && !lexemes[i + 1]!.apart; i--) {
    const { role, claims } = lexemes[i]!.term;
    if (claims.some(({ slot }) => slot === "coat.pattern" || slot === "breed")) return true;
    if (!isAdjective(role) && !isCat(role)) return false;
  }
  return false;
}
