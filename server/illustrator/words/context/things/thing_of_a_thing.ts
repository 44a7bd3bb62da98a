/**
 * @module Names of things that stand for something else: "a ghost costume" is no ghost, "an apple tree" no
 * apple. The thing is drawn all the same, and a receipt says that it is drawn in place of what is meant.
 */
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

/** Follows the name of a costume. */
const DISGUISE =
  /^[\s-]+(?:costume|outfit|onesie|suit|disguise|kigurumi|mask|hat|hoodie|sweater|shirt)s?\b/i;

/** Leads to it. */
const AS =
  /\b(?:as (?:an?|the)|als(?: eine?)?|en|déguisée? en|como(?: una?)?|disfrazad[oa] de|vestid[oa] de|vestit[oa] da|travestit[oa] da|przebran[ya] za)\s+$/i;

const DRESSED_UP =
  /\b(?:as (?:an?|the)|déguis|disfraz|verkleidet|vestit|vestid|fantasiad|przebran)/i;

/** What something is made of is drawn beside it. */
const MADE_OF = /\bmade (?:out )?of (?:an? |the )?$/i;

/** Whether this thing stands for a disguise, or for the kind of the thing that follows at once. */
export function standsForMore(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at]!;
  if (!isThing(lexeme)) return false;
  const before = prompt.slice(Math.max(0, lexeme.start - 30), lexeme.start);
  if (DISGUISE.test(prompt.slice(lexeme.end))) return true;
  if (MADE_OF.test(before)) return true;
  if (isOnCloth(prompt, lexemes, at) || isBagOf(prompt, lexeme)) return true;
  if (AS.test(before) && DRESSED_UP.test(before)) return true;
  if (isHeadOfCompound(prompt, lexemes, at) || isWhatCatIs(prompt, lexemes, at)) return true;
  const next = lexemes[at + 1];
  if (!next || next.apart || lexeme.isPlural) return false;
  if (!/^[ -]$/.test(prompt.slice(lexeme.end, next.start))) return false;
  // "A ghost cat": the ghost is drawn beside it.
  if (next.term.role === "cat" && !next.term.isFur && isFriend(lexeme)) return true;
  return REMAINS.test(prompt.slice(next.start, next.end)) || isThing(next) || isWorn(next) ||
    isUnknownNoun(prompt.slice(next.start, next.end), next);
}

/** "A banana *skin*", "a guitar *string*", "a dog *show*": a part of the thing, or what it is for. */
const REMAINS =
  /^(?:skins?|petals?|frames?|strings?|shows?|trailers?|ends?|stings?|crumbs?|rinds?|shells?|seeds?|stems?|stalks?|scraps?|sounds?|songs?|prints?|shapes?|parts?|legs?|arms?|wings?|tails?|heads?|horns?|claws?|bones?|fins?)$/i;

/** "A headscarf with *roses*": they are beside the cat. */
function isOnCloth(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const [cloth, frame] = lexemes.slice(Math.max(0, at - 2), at);
  const isPlural = /[^s]s$/i.test(prompt.slice(lexemes[at]!.start, lexemes[at]!.end));
  return isPlural && !lexemes[at]!.apart && frame?.term.role === "frame" &&
    cloth !== undefined && isWorn(cloth) && !isFriend(lexemes[at]!) &&
    /^with$/i.test(prompt.slice(frame.start, frame.end));
}

/** "A *bag* of flour" is no handbag. */
function isBagOf(prompt: string, { start, end }: Lexeme): boolean {
  return /^bags?$/i.test(prompt.slice(start, end)) && /^ of /i.test(prompt.slice(end));
}

/** "A bone *necklace*", "a pumpkin *hat*". */
function isWorn({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" &&
    claims.some(({ slot }) => slot === "accessory" || slot === "costume");
}

/** "A phone *box*", "a dinosaur *skull*": the thing before it says which. */
function isHeadOfCompound(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const head = lexemes[at]!, before = lexemes[at - 1];
  if (!before || head.apart || before.isPlural || isFriend(head)) return false;
  if (!/^[ -]$/.test(prompt.slice(before.end, head.start))) return false;
  const { role, claims } = before.term;
  return role === "thing" && claims.length > 0 &&
    claims.every(({ slot, by }) => (slot === "prop" || slot === "accessory") && by === undefined);
}

/** "A cat *ghost*": it is drawn beside the cat; "a cat mouse toy" is no cat. */
function isWhatCatIs(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const head = lexemes[at]!, cat = lexemes[at - 1];
  if (!cat || head.apart || head.isPlural || !isFriend(head) && !isFigure(head)) return false;
  return cat.term.role === "cat" && !cat.term.isFur && !cat.isPlural &&
    /^[ -]$/.test(prompt.slice(cat.end, head.start));
}

/** "A *shark fin*" is seen of the shark. */
export function isPartOfAnimal(word: string): boolean {
  return REMAINS.test(word);
}

/** "A school planner" is no school, "a conga line" no drum. Verbs and adverbs end otherwise. */
export function isUnknownNoun(word: string, { term }: Lexeme): boolean {
  return term.role === "unknown" && NOUN.test(word) && !NO_NOUN.test(word);
}

const NOUN = /^[a-z]{3,}$/;

/** Forms of verbs and adverbs, and adjectives that stand behind their noun. */
const NO_NOUN =
  /(?:ed|ing|ly|wards?|wise|n't|(?<![sui])s)$|^(?:askew|aglow|ablaze|afloat|ajar|aloft|apart|aside|astray|away|back|below|beneath|between|beyond|down|elsewhere|ever|forever|galore|gone|half|here|high|however|instead|into|left|lit|low|mid|nearby|off|once|onto|open|out|outside|over|past|per|plus|right|since|split|stuck|than|that|them|then|there|though|through|till|torn|toward|twice|under|until|upon|via|when|where|whose|within|without|worn|yet|broken|fallen|full|hidden|made|held|hung|lost|sat|set|shut|stood|which|while|who|whom|why|yours|theirs|mine|are|was|were|has|had|have|did|does|can|will|would|could|should|must|may|might)$/;

function isThing({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" && claims.length > 0 &&
    claims.every(({ slot, by }) => slot === "prop" && by === undefined);
}

/** "A cat *skeleton*". */
function isFigure({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, value }) => slot === "prop" && FIGURES.test(value));
}

const FIGURES =
  /^(?:skeleton|skull|statue|snowman|scarecrow|robot|doll|teddy bear|balloon|kite|mask)$/;

function isFriend({ term }: Lexeme): boolean {
  return isAnimal(term);
}

/** Whether it names an animal, or a figure that stands beside a cat as one. */
export function isAnimal({ claims }: Term): boolean {
  return claims.some((claim) =>
    claim.slot === "prop" && !claim.by && propOf(claim.value).isFriend === true
  );
}
