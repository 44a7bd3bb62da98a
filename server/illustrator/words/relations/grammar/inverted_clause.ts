/**
 * @module "Auf dem Fensterbrett steht eine Kerze", "on the table lies a fish": the clause begins with where
 * something is, and ends with what is there.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { isWorn, type Mention } from "./mention.ts";
import { BETWEEN } from "../place_words.ts";

/** Verbs for being somewhere. */
const IS_THERE =
  /^(?:stands?|lies|sits?|hangs?|is|are|there is|there are|there's|steht|stehen|liegt|liegen|sitzt|sitzen|hängt|hängen|ist|il y a|se trouve|est posée?|trône|hay|está|están|descansa|c'è|ci sono|sta|há|tem|fica|staat|staan|ligt|liggen|hangt|zit|zitten|stoi|stoją|leży|leżą|siedzi|wisi|jest|стоит|стоят|лежит|лежат|висит|сидит|står|ligger|hänger|sitter|duruyor|var|er|står|sitter|hänger|henger|hænger|sidder|je|stojí|leží|visí|sedí|e|este|sunt|stă|ada|terletak|có|là|van|áll|fekszik|ül|on|seisoo|makaa|istuu|roikkuu|υπάρχει|υπάρχουν|είναι|στέκεται|κάθεται|יש|עומד|עומדת|מונח|מונחת|висить|лежить|стоїть|сидить|є|śpi|śpią|спит|спить|сплят|сплять|schläft|schlafen|dort|duerme|dorme|slaapt|sover|nukkuu|alszik|spí|doarme|tidur|ngủ|κοιμάται|ישן|ישנה)\s+/iu;

/** "…, sul tavolo *una* torta": no verb is needed. */
const AN =
  /^(?:an?|ein|eine|einen|un|une|una|uno|um|uma|een|en|ett|et|ei|o|egy|μια|μία|ένα|έναν)\s+/iu;

/** What is there, and where the verb for it stands. */
export interface InvertedClause {
  thing: Mention;
  /** Not needed where the thing ends its clause. */
  verb?: { start: number; end: number };
}

/**
 * The thing that is on or beside `place`, where the words from `start` to the end of `place` open a clause, and a verb
 * for being somewhere and a thing follow them.
 */
export function invertedClauseAt(
  prompt: string,
  { start, place }: { start: number; place: { end: number } },
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): InvertedClause | undefined {
  const first = lexemes.findIndex((lexeme) => lexeme.end > start);
  const opens = first === 0 || lexemes[first]?.afterBreak ||
    lexemes[first - 1]?.term.role === "and" || followsPronoun(prompt, start);
  const described = lexemes.findLast(({ start, term, followsNoun }) =>
    start >= place.end && followsNoun && term.role !== "cat" &&
    prompt.slice(place.end, start).trim() === ""
  );
  const rest = prompt.slice(described?.end ?? place.end).trimStart();
  const verb = IS_THERE.exec(rest) ?? (lexemes[first]?.afterBreak ? AN.exec(rest) : null);
  if (opens && !verb && isWithoutVerb(prompt, lexemes, first)) {
    return lyingThere(prompt, place.end, { things, lexemes });
  }
  if (!opens || !verb) return undefined;
  const at = prompt.indexOf(verb[0], place.end), end = at + verb[0].length;
  const thing = things.find((mention) => mention.start >= end);
  const between = lexemes.filter((one) => one.start >= end && one.end <= (thing?.start ?? 0));
  const leads = between.every(({ term, afterBreak }) =>
    !afterBreak && term.role !== "cat" && BETWEEN.includes(term.role)
  );
  return thing && leads ? { thing, verb: { start: at, end: end - 1 } } : undefined;
}

/** "…, a *pod nim* na dywanie śpi pies": words of place about the cat open the clause. */
function followsPronoun(prompt: string, start: number): boolean {
  return BELOW_IT.test(prompt.slice(0, start));
}

const BELOW_IT =
  /[,;.] (?:\p{L}{1,3} )?\p{L}+ (?:nim|nią|niej|ним|ней|ihm|ihr|lui|elle|él|ella|hem|haar|honom|henne|ham|hende|ele|ela) $/iu;

/** "…, на столі хліб", "…, στο τραπέζι αυγά": languages that leave out the verb. */
function isWithoutVerb(prompt: string, lexemes: readonly Lexeme[], first: number): boolean {
  return (first === 0 || lexemes[first]?.afterBreak === true) &&
    languageOf(tokenise(prompt)) !== ENGLISH;
}

/** "车筐里*有花*": what is there follows the words for where, with a verb between. */
export function heldThingClauseAt(
  prompt: string,
  { end: start }: { end: number },
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): InvertedClause | undefined {
  const verb = HOLDS.exec(prompt.slice(start))?.[0];
  if (!verb) return lyingThere(prompt, start, { things, lexemes });
  const end = start + verb.length;
  const thing = things.find((mention) => mention.start >= end);
  const isApart = lexemes.some((one) =>
    one.afterBreak && one.start >= start && one.start <= (thing?.start ?? 0)
  );
  return thing && !isApart ? { thing, verb: { start, end } } : undefined;
}

/** "机の上にリンゴ、白猫": a thing that ends its clause lies there, and no cat. */
function lyingThere(
  prompt: string,
  start: number,
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): InvertedClause | undefined {
  const thing = things.find((mention) => mention.start >= start && !isWorn(mention));
  // "Assis sur un trône, *sceptre*, deux souris": the next one of a list.
  const isListed = thing && /[,;，、；]/u.test(prompt.slice(start, thing.start));
  if (!thing || isListed || EMOJI.test(prompt.slice(thing.start))) return undefined;
  const leads = lexemes.filter((one) => one.start >= start && one.end <= thing.start)
    .every(({ term, afterBreak }) =>
      !afterBreak && term.role !== "cat" && BETWEEN.includes(term.role) &&
      !term.claims.some(({ by }) => by)
    );
  const next = lexemes.find((lexeme) => lexeme.start >= thing.end);
  const ends = !next || next.afterBreak || next.term.role === "and" ||
    WITH.test(prompt.slice(thing.end)) || IS_AT_THE_END.test(prompt.slice(thing.end));
  return leads && ends ? { thing } : undefined;
}

/** "선물 상자 안에서 자고 있어요 🎄": behind the clause. */
const EMOJI = /^\p{Extended_Pictographic}/u;

/** "Na stole wazon *z* kwiatami". */
const WITH = /^\s+(?:z|ze|с|со|з|із|зі|s|se|dengan|với|עם|مع)\s/iu;

/** "…がある", "…이 있다", "… var", "… है": the verb for being somewhere ends the clause. */
const IS_AT_THE_END =
  /^\s*(?:が(?:あ[るり]|置|のって|乗って|並)|[이가]\s*있|var(?![\p{L}])|duruyor|है|हैं|रखी|रखा)/u;

const HOLDS = /^(?:有|坐着|躺着|睡着|站着|趴着|蹲着|放着|摆着|装着|插着|放著|擺著|裝著)/u;

/** "Next to *her lies* a ball": the verb between a pronoun and what is there. */
export function verbBetween(
  prompt: string,
  { end }: { end: number },
  { start }: Mention,
): InvertedClause["verb"] | undefined {
  const pronoun = PRONOUN.exec(prompt.slice(end, start))?.[0].length;
  const verb = pronoun
    ? IS_THERE.exec(prompt.slice(end + pronoun, start))?.[0].trimEnd()
    : undefined;
  return verb ? { start: end + pronoun!, end: end + pronoun! + verb.length } : undefined;
}

const PRONOUN =
  /^\s+(?:her|him|it|them|ihr|ihm|ihnen|sich|elle|lui|él|ella|nim|nią|niej|неё|него|ней|ним|hem|haar|henne|honom)\s+/iu;
