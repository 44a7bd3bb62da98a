/**
 * @module What the cat is only compared with: "it looks like a burnt marshmallow", "curled up like a
 * donut". It is not drawn, and a receipt lists it as ignored.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isAdjective } from "../../vocabulary/roles.ts";
import { textBefore } from "../text_before.ts";
import type { Sentence } from "./pass.ts";
import { englishTerm } from "../lexicon/english_terms.ts";

/** "I would like a hat", "please, like a cloud": no comparison. */
const LIKE =
  /(?<!\b(?:i|we|you|they|would|i'd|we'd|you'd|id|d|to|don't|dont|really|also|does|doesn't|dressed|disguised|dress|kids) )\b(?:like|than) (?:(?:an?|the|some|my|his|her|its|one of those)\s+)?$/i;

/** "As round as a ball", "the size of a house". */
const AS_MUCH = /\b(?:as \w+ as|the size of) (?:an?|the)\s+$/i;

/** "*Busy* as a bee": an adjective, and not a cat as a bee. */
const AS_SUCH = /(?:^|[ ,])(?<what>\p{Ll}+(?<!ing|ed|er)) as (?:an?|the)\s+$/u;

/** The same elsewhere: "furbo come una volpe", "müde wie ein Hund", "довольный как слон". */
const AS_SUCH_ELSEWHERE =
  /(?:^|[ ,])(?<what>[\p{Ll}\p{M}]+) (?<as>como|comme|come|wie|jak|как|як|som|zo als|als) (?:un[ea]?|uma?|um|eine?|een|en|ett|o|il|la|el|le) ?$|(?:^|[ ,])(?<bare>[\p{Ll}\p{M}]+) (?:как|як|jak) $/u;

/** "Disfrazado como un pato": what it goes as. */
const DRESSED_ELSEWHERE =
  /^(?:vest|disfra|fantasi|dégui|degui|habill|traves|verkleid|gekleid|przebran|ubran|одет|наряж|переодет|utkläd|udklæd)/u;

/** "A spoon as big *as the cat*", "taller *than a cat*". */
const WITH_CAT =
  /\b(?:as \w+ as|the size of|\w{2,}(?:er) than|compared to) (?:(?:an?|the|his|her|its|my) )?$/i;

/** Whether this word for a cat only says how large something is. */
export function isComparedWith(prompt: string, { start }: Lexeme): boolean {
  return WITH_CAT.test(textBefore(prompt, start));
}

/** The lexemes, "a spoon *as big* as the cat" read as "a big spoon": the size is said of the noun before it. */
export function withComparedSizes(lexemes: readonly Lexeme[]): Lexeme[] {
  const isOfNoun = (at: number) =>
    lexemes[at]?.term.claims.some(({ slot }) => slot === "size") === true &&
    lexemes[at - 2]?.term.role === "thing" && isAs(lexemes[at - 1]) && isAs(lexemes[at + 1]);
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    if (isOfNoun(at + 1)) return [];
    return [isOfNoun(at) ? { ...lexeme, followsNoun: true, apart: false } : lexeme];
  });
}

/** The lexemes, "a leek *bigger than he is*" read as "a giant leek". */
export function withLargerThings(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const giant = englishTerm("giant");
  return lexemes.map((lexeme, at) => {
    const isOfThing = lexemes[at - 1]?.term.role === "thing" && !lexeme.afterBreak;
    return giant && isOfThing && LARGER.test(prompt.slice(lexeme.start))
      ? { ...lexeme, term: giant, followsNoun: true, apart: false }
      : lexeme;
  });
}

const LARGER =
  /^(?:bigger|larger|taller|longer|heavier) than (?:it|him|her|itself|himself|herself|he|she|me|(?:the|his|her|its|my|any|most) (?:cat|kitten|head|body|own))\b/i;

function isAs(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "frame" && !lexeme.afterBreak && lexeme.term.words.includes("as");
}

/** "Like a wizard in a hat": what follows behind another word is wanted again. */
export function isOnlyCompared(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  const lexeme = lexemes[at]!;
  if (!isThingOrPlace(lexeme)) return false;
  let first = at;
  while (!lexemes[first]!.apart && isDescriptive(lexemes[first - 1])) first--;
  return [first, at].some((place) => {
    const before = textBefore(prompt, lexemes[place]!.start);
    return LIKE.test(before) || AS_MUCH.test(before) || isAsSuch(before, lexemes);
  });
}

function isAsSuch(before: string, lexemes: readonly Lexeme[]): boolean {
  const such = AS_SUCH.exec(before);
  if (!such) return isAsSuchElsewhere(before, lexemes);
  const what = such.groups!["what"]!, end = before.lastIndexOf(` as `);
  const said = lexemes.find((one) => one.start < end && one.end === end);
  return said?.term.role === "unknown" && !AS_IF.has(what) ||
    (said?.term.role === "quality" || said?.term.role === "colour") &&
      said.term.claims.every(({ slot }) => slot !== "pose");
}

function isAsSuchElsewhere(before: string, lexemes: readonly Lexeme[]): boolean {
  const groups = AS_SUCH_ELSEWHERE.exec(before)?.groups;
  const what = groups?.["what"] ?? groups?.["bare"];
  if (what === undefined || DRESSED_ELSEWHERE.test(what)) return false;
  const end = before.lastIndexOf(`${what} `) + what.length;
  const said = lexemes.find((one) => one.start < end && one.end >= end);
  return said?.term.role === "quality" || said?.term.role === "unknown";
}

/** "Him as a bee". */
const AS_IF = new Set(
  "him her it me them us such same known him cat pose life day job role".split(" "),
);

function isDescriptive(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && (isAdjective(lexeme.term.role) || lexeme.term.role === "thing");
}

function isThingOrPlace({ term: { role, claims } }: Lexeme): boolean {
  return (role === "thing" || role === "place") && claims.length > 0 &&
    claims.every(({ slot, by }) => !by && (slot === "prop" || slot === "setting"));
}
