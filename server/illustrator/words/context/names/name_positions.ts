/**
 * @module Where a word is a name: behind "named", in apposition, before "is a", with a capital inside a sentence.
 */
import type { Term } from "../../../vocabulary/term.ts";
import {
  AND,
  ANNOUNCING,
  ARTICLES,
  DEAR,
  OWNERS,
  PEOPLE,
  POSSESSIVES,
  SEVERAL,
  SUBJECTS_VERB,
  TO_BE,
  USUAL_NAMES,
} from "./name_words.ts";
import { type NamedText, opensSentence } from "./named_text.ts";

const FESTIVALS = new Set(
  "christmas halloween easter birthday valentine santa hanukkah diwali".split(" "),
);

/** "My two cats Bean *and Pea*". */
export function isFirstOfTwo({ tokens, capitals, terms, isPlain }: NamedText, at: number): boolean {
  const [and, other] = tokens.slice(at + 1, at + 3);
  return other !== undefined && AND.has(and!.key) && !other.afterBreak && !and!.afterBreak &&
    capitals[at + 2] === true && isPlain && !isProper(terms[at + 2]) &&
    tokens.slice(Math.max(0, at - 3), at).some(({ key }) => SEVERAL.has(key));
}

/** "Called X", "whose name is X". */
export function isAnnounced({ tokens }: NamedText, at: number): boolean {
  const before = tokens[at - 1]!.key;
  // "A llama" is an animal; Spanish "se llama" announces a name.
  const isNoun = before === "llama" && ARTICLES.has(tokens[at - 2]?.key ?? "");
  return ANNOUNCING.has(before) && !isNoun ||
    ((before === "is" || before === "of") && tokens[at - 2]?.key === "name");
}

/** "This is *Potato*, a very round cat", "voici *Biscuit*". */
export function isPresented({ tokens, prompt, capitals, terms, isPlain }: NamedText, at: number) {
  if (!capitals[at] || at === 0 || isProper(terms[at])) return false;
  if (!isPlain) return isPresentedInGerman(tokens, prompt, at);
  const before = prompt.slice(0, tokens[at]!.start), next = tokens[at + 1];
  return PRESENTING.test(before) && (!next || next.afterBreak || SUBJECTS_VERB.test(next.key));
}

/** "Das ist *Krümel*, eine dicke Katze": German writes every noun with a capital. */
function isPresentedInGerman(tokens: NamedText["tokens"], prompt: string, at: number): boolean {
  const next = tokens[at + 1];
  return next?.afterBreak === true && /^(?:(?:mein|unser)(?:e[nmrs]?)?|eine?)$/.test(next.key) &&
    /(?:^|[.!?\n] *)(?:das|dies|hier) ist $/i.test(prompt.slice(0, tokens[at]!.start));
}

const PRESENTING =
  /(?:^|[.!?\n] *)(?:(?:hi|hello|hey),? )?(?:this is|here is|here['’]s|that['’]s|voici|esta es|est[ea] es|é (?:o|a)|dit is|to jest|это|questo è|questa è) $/iu;

/** "My Persian, Duchess". */
export function isInApposition(
  { tokens, prompt, capitals, terms, isPlain }: NamedText,
  at: number,
): boolean {
  if (!capitals[at] || !isPlain || isProper(terms[at]) || at < 2) return false;
  const isComma = /^\s*,\s*$/.test(prompt.slice(tokens[at - 1]!.end, tokens[at]!.start));
  return isComma && terms[at - 1]?.role === "cat" &&
    [2, 3, 4].some((back) => POSSESSIVES.has(tokens[at - back]?.key ?? ""));
}

/** "My cat luna hates it", "our kitten biscuit": usual names in small letters; a colour only as a subject. */
export function isNamedSmall(text: NamedText, at: number): boolean {
  const { tokens, terms } = text;
  if (!USUAL_NAMES.has(tokens[at]!.key) || at < 2 || tokens[at]!.afterBreak) return false;
  if (!isPet(text, at - 1) || ![2, 3, 4].some((back) => OWNERS.has(tokens[at - back]?.key ?? ""))) {
    return false;
  }
  if (terms[at + 1]?.role === "cat" && !tokens[at + 1]!.afterBreak) return false;
  const isSaid = terms[at]?.colour || terms[at]?.claims.some(({ slot }) => slot !== "prop");
  return !isSaid || SUBJECTS_VERB.test(tokens[at + 1]?.key ?? "") || terms[at]!.role === "place";
}

/** "Unsere Katze Schneeflocke": German writes every noun with a capital. */
export function isOwned({ tokens }: NamedText, at: number): boolean {
  return /^(?:mein|unser|dein|euer|eure)(?:e[nmrs]?)?$/.test(tokens[at - 1]?.key ?? "");
}

export function isPet({ tokens, terms }: NamedText, at: number): boolean {
  return PEOPLE.has(tokens[at]!.key) || terms[at]?.role === "cat" && !terms[at]!.isFur;
}

/** "PEPPER IS WHITE". */
export function isLoudSubject(text: NamedText, at: number): boolean {
  const { tokens, words } = text;
  return opensSentence(text, at) && /^\p{Lu}{3,}$/u.test(words[at]!) &&
    USUAL_NAMES.has(tokens[at]!.key) && TO_BE.has(tokens[at + 1]?.key ?? "");
}

/** "Ginger is my grey cat", "Rusty, a blue cat", "Luna the black cat". */
export function isSubject(text: NamedText, at: number): boolean {
  const { tokens, prompt, words, capitals, terms } = text;
  const next = tokens[at + 1], after = tokens[at + 2];
  const { key } = tokens[at]!;
  const isUsual = USUAL_NAMES.has(key);
  if (!next || isProper(terms[at])) return false;
  // "Mittens has white paws", "Mittens, a grey cat".
  const isPart = isUsual && (TO_BE.has(next.key) || next.afterBreak && ARTICLES.has(next.key));
  if (isUsual && isTitled(text, at)) return true;
  if (isGrammar(terms[at]) && !isPart) return false;
  // "Luna's 1st birthday".
  if (isUsual && /['’]s$/.test(words[at]!)) return true;
  if (TO_BE.has(next.key) && !next.afterBreak) {
    return isUsual || !isThing(terms[at]) || ARTICLES.has(after?.key ?? "");
  }
  const comma = /^\s*,\s*$/.test(prompt.slice(tokens[at]!.end, next.start));
  if (comma && OWNERS.has(next.key)) return true;
  if (comma && isUsual) {
    // "Pumpkin, 3yo ginger".
    return ARTICLES.has(next.key) || /^\d/.test(next.key) ||
      (isThing(terms[at]) || terms[at]?.role === "place") && terms[at + 1]?.role === "colour";
  }
  if (comma) return ARTICLES.has(next.key) && terms[at] === undefined;
  if (next.afterBreak) return false;
  return isTitled(text, at) || (isUsual && next.key === "and" && capitals[at + 2] === true);
}

/** "Poppy the fluffy ragdoll". */
function isTitled(text: NamedText, at: number): boolean {
  const { tokens } = text;
  return tokens[at + 1]?.key === "the" &&
    [2, 3, 4].some((step) =>
      tokens[at + step] && !tokens[at + step]!.afterBreak && isPet(text, at + step)
    );
}

/** "Tom, a grey cat, and Jerry, an orange kitten". */
function isExplained(text: NamedText, at: number): boolean {
  const { tokens, prompt, terms } = text;
  const next = tokens[at + 1];
  return terms[at] === undefined && next !== undefined && ARTICLES.has(next.key) &&
    /^\s*,\s*$/.test(prompt.slice(tokens[at]!.end, next.start)) &&
    [2, 3, 4].some((step) => tokens[at + step] && isPet(text, at + step));
}

/** "My *late* Tilly". */
function isOwnersDear({ tokens }: NamedText, at: number): boolean {
  let before = at - 1;
  while (before > 0 && DEAR.has(tokens[before]!.key) && !tokens[before]!.afterBreak) before--;
  return OWNERS.has(tokens[before]?.key ?? "");
}

/** "Luna: black, Milo - white, Salt = grey": each with a dash or colon and a look; not all are things. */
export function isListedWithLook(
  { tokens, prompt, capitals, terms }: NamedText,
  at: number,
): boolean {
  const next = tokens[at + 1];
  const isFiller = /^(?:all|mostly|an?|the|solid|pure)$/.test(next?.key ?? "");
  const look = terms[isFiller ? at + 2 : at + 1];
  if (!next || !look || !capitals[at]) return false;
  if (!USUAL_NAMES.has(tokens[at]!.key) && terms[at] && !isThing(terms[at])) return false;
  if (isWorn(terms[at])) return false;
  const isLook = look.role === "colour" || look.role === "cat" && look.claims.length > 0;
  return isLook &&
    /^(?:\s+[-–—]\s+|:\s*|\s*=\s*)$/.test(prompt.slice(tokens[at]!.end, next.start));
}

/** "… and Gravy is a brown tabby": a thing is none. */
function isSaidToBeCat(text: NamedText, at: number): boolean {
  const { tokens } = text;
  const [is, article] = tokens.slice(at + 1, at + 3);
  return is !== undefined && article !== undefined && TO_BE.has(is.key) &&
    ARTICLES.has(article.key) && !is.afterBreak &&
    [3, 4, 5, 6].some((step) =>
      tokens[at + step] && !tokens[at + step]!.afterBreak && isPet(text, at + step)
    );
}

/** "… and Peanut is black": neither an article nor a preposition leads to it. */
export function isNamedInside(text: NamedText, at: number): boolean {
  const { tokens, terms } = text;
  const term = terms[at], before = terms[at - 1];
  const key = tokens[at - 1]!.key;
  // "Draw our Tilly", "our late Tilly"; "my Persain cat" is misspelt.
  if (isOwnersDear(text, at) && term === undefined && terms[at + 1]?.role !== "cat") return true;
  // "Our Biscuit passed away".
  if (
    isOwnersDear(text, at) && USUAL_NAMES.has(tokens[at]!.key) &&
    SUBJECTS_VERB.test(tokens[at + 1]?.key ?? "")
  ) return true;
  if (isProper(term) || isGrammar(term) || ARTICLES.has(key)) return false;
  const isUsual = USUAL_NAMES.has(tokens[at]!.key);
  // "A portrait of Misty".
  if (before?.role === "copula") return isUsual && key === "of";
  if (before?.role === "article" || before?.role === "number") return false;
  if (isTitled(text, at) || isExplained(text, at)) return true;
  if (before?.role === "frame" && key !== "with") return false;
  if (before?.role === "colour" || before?.role === "quality") {
    return isUsual;
  }
  if (term === undefined) return TO_BE.has(tokens[at + 1]?.key ?? "");
  if (isUsual || isSaidToBeCat(text, at)) return true;
  return TO_BE.has(tokens[at + 1]?.key ?? "") && term.role === "colour";
}

/** English writes it with a capital wherever it stands. */
export function isProper(term: Term | undefined): boolean {
  return term?.words.some((word) => FESTIVALS.has(word)) ||
    term?.claims.some(({ slot }) => slot === "breed" || slot === "season") === true;
}

export function isThing(term: Term | undefined): boolean {
  return term?.role === "thing" || term?.claims.some(({ slot }) => slot === "setting") === true;
}

function isWorn(term: Term | undefined): boolean {
  return term?.claims.some(({ slot }) => slot === "accessory" || slot === "costume") === true;
}

/** Words that join, count or deny, and words for the cat and its body. */
function isGrammar(term: Term | undefined): boolean {
  if (!term) return false;
  if (term.role === "cat" || term.role === "eyes" || term.role === "part") return true;
  return term.claims.length === 0 && !term.colour;
}
