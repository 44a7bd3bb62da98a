/**
 * @module Who stands beside the cat is no costume of the cat: "playing chess against a robot", "with a
 * unicorn friend". It is drawn as the thing of that name; where there is none, a receipt lists it as
 * ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import { isAdjective, isNoun } from "../../../vocabulary/roles.ts";
import { textBefore } from "../../text_before.ts";
import type { Sentence } from "../pass.ts";
import { writtenThing } from "../written_thing.ts";

const WITHOUT_DRAWING: Term = plays("unknown", "", { isUndrawn: true });

/** What leads from the cat to another one. */
const LEADS =
  /(?:\b(?:with|against|versus|vs|beside|next to|near|meets?|meeting|fight(?:s|ing)?|battl(?:es?|ing)|chas(?:es?|ing)|rid(?:es?|ing)|watch(?:es|ing)|hug(?:s|ging)?|kiss(?:es|ing)|follow(?:s|ing)|serv(?:es?|ing)|fac(?:es?|ing)|attack(?:s|ing)|help(?:s|ing)|scar(?:es?|ing)|interview(?:s|ing)|(?:arms|lap|hands|scared|afraid|terrified|jealous|fond|dream(?:s|ing)?|front) of|behind|past|from|(?:cook|danc|perform|wait|work|pos)(?:s|ing) for|(?<!\b(?:similar|up|promoted|turned) )to|(?:talk|wav|bow|sing|listen|look|star|bark|hiss)(?:s|es|ing) (?:to|at))|(?<!\b(?:is|as|was|be) (?:an?|the) )\b(?:cat|kitten|kitty) and) (?:an?|the|his|her|its|their|my|two|three|some|another|one)\s+$/i;

const FRIEND = /^\s+(?:best )?(?:friend|buddy|pal|companion|sidekick|mate|partner)s?\b/i;

/** "Rescued by a fireman". */
const DONE_BY =
  /\b(?:rescued|saved|held|carried|caught|arrested|chased|followed|stroked|petted|washed|brushed|fed|watched|accompanied|hugged|examined|helped) by (?:an?|the|two|some) (?:[\p{L}-]+ )?$/iu;

/** "…, a fireman on a ladder *trying to reach him*": who does something with the cat is another one. */
const DEALS_WITH_IT =
  /^[^.,;!?]* (?:\p{L}+ing|to \p{L}+|\p{L}+s|\p{L}+ed)(?: (?:up|at|for|to|after|with|down|out))? (?:him|it|them|her(?= (?:and|with|from|to|down|up|out|in|on|off)\b|[.,;!?]|$)|the (?:cat|kitten|kitty)s?)(?![\p{L}'’])/iu;

const OPENS = /(?:[,.;!?]|\b(?:and|while|as)) (?:an?|the|two|some) (?:[\p{L}-]+ )?$/iu;

/** What it does may follow. */
const VERB = /^\s+(?:who|that|is|are|\p{L}+(?:ing|ed))\b/iu;

/** "A unicorn *and a grey cat*", "a vet *giving a kitten* a pill". */
const BEFORE_CAT =
  /^ (?:and (?:an?|my|our|the|her|his)|(?:who (?:is )?)?\p{L}+ing (?:an?|my|our|the)) (?:[\p{L}-]+ ){0,3}(?:cat|kitten|kitty)\b/iu;

const ARTICLE = /\b(?:an?|the) (?:[\p{L}-]+ ){0,3}$/iu;

/** "With a pirate look", "with a nurse costume": something that the cat has. */
const OUTFIT =
  /^[\s-]+(?:costume|outfit|onesie|suit|disguise|mask|hat|look|style|theme|vibe|tail|wings?)s?\b/i;

/** The lexemes, those who stand beside the cat read as things. */
export function withCompanions(lexemes: readonly Lexeme[], sentence: Sentence): Lexeme[] {
  const { prompt } = sentence;
  return lexemes.map((lexeme, at) => {
    if (!isCostume(lexeme) || !standsBeside(prompt, lexemes, at)) return lexeme;
    const thing = writtenThing(lexeme, sentence);
    const isThing = thing?.claims.some(({ slot }) => slot === "prop");
    return { ...lexeme, term: isThing ? thing! : WITHOUT_DRAWING };
  });
}

function standsBeside(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  const before = textBefore(prompt, start), after = prompt.slice(end);
  const isFirst = !lexemes.slice(0, at).some(isCatOrName);
  const opens = () => ARTICLE.test(before) || prompt.slice(0, start).trim() === "";
  if (isFirst && BEFORE_CAT.test(after) && opens()) return true;
  if (isFirst || OUTFIT.test(after)) return false;
  let first = at;
  while (!lexemes[first]!.apart && isAdjective(lexemes[first - 1]?.term.role)) first--;
  // An article or a number may be an adjective to the grammar: "two", "another".
  const isLed = LEADS.test(textBefore(prompt, lexemes[first]!.start)) || LEADS.test(before);
  if (FRIEND.test(after)) return true;
  if (isNamedPerson(prompt, lexemes[at]!)) return true;
  const isListed = isBehindThing(prompt, lexemes, first) || DONE_BY.test(before);
  const next = lexemes[at + 1];
  const goesOn = next !== undefined && !next.apart && !VERB.test(after) &&
    (isNoun(next.term.role) || isAdjective(next.term.role));
  const isAnother = OPENS.test(before) && DEALS_WITH_IT.test(after);
  return (isLed || isListed || isAnother) && !goesOn;
}

/** "Looking for *Santa*", "*Santa's* sleigh": somebody who needs no article. */
function isNamedPerson(prompt: string, { start, end }: Lexeme): boolean {
  const name = prompt.slice(start, end);
  if (!NAMES.test(name)) return false;
  return /['’]s$/.test(name) || LED_BY_NAME.test(prompt.slice(0, start));
}

const NAMES =
  /^(?:santa|santa claus|father christmas|saint nick|st nick|st nicholas|dracula|elvis)(?:['’]s)?$/i;
const LED_BY_NAME =
  /\b(?:for|to|from|with|meets?|meeting|hugging|sees|seeing|catching|spotting|watching|tracking|helping|beside|next to|near|behind) $/i;

/** "Stuck in a tree *and a* fireman": who is listed behind a thing that is not worn. */
function isBehindThing(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const before = prompt.slice(0, lexemes[at]!.start);
  if (!/\band (?:an?|the) (?:[\p{L}-]+ )?$/iu.test(before)) return false;
  const and = lexemes.findLastIndex(({ term, end }, i) => i < at && term.role === "and" && end > 0);
  const noun = lexemes[and - 1];
  return noun?.term.role === "thing" &&
    noun.term.claims.every(({ slot }) => slot === "prop" || slot === "setting");
}

function isCostume({ term: { role, claims, denied } }: Lexeme): boolean {
  return role === "character" && !denied && claims[0]?.slot === "costume";
}

function isCatOrName({ term }: Lexeme): boolean {
  return term.role === "cat" && !term.isFur || term.note === "its name";
}
