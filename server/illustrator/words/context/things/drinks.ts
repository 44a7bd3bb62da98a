/**
 * @module "It drinks" is no drink: behind the cat, its name or "it" the word says what is done. "Boit un
 * café" is no place.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";
import { termOf } from "../../lexicon/term_of.ts";

const SILENT: Term = plays("silent", "");

const CAT_BEFORE = /\b(?:it|he|she|who|that|which|cat|kitten|kitty|tabby)\s+(?:\w+ly\s+)?$/i;

/** The lexemes, "drinks" read as the activity where the cat does it. */
export function withDrinking(lexemes: readonly Lexeme[], { prompt, language }: Sentence): Lexeme[] {
  const term = termOf("drinking", language);
  return lexemes.map((lexeme, at) => {
    if (!term || !/^drinks$/i.test(prompt.slice(lexeme.start, lexeme.end))) return lexeme;
    const isName = !lexeme.afterBreak && lexemes[at - 1]?.term.note === "its name";
    return isName || CAT_BEFORE.test(prompt.slice(0, lexeme.start)) ? { ...lexeme, term } : lexeme;
  });
}

/** The lexemes, a café that is drunk read as a cup of coffee. */
export function withCoffee(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const coffee = englishThing("cup of coffee");
  return lexemes.map((lexeme) =>
    coffee && /^(?:caf[eéè]s?|καφ[έε])$/iu.test(prompt.slice(lexeme.start, lexeme.end)) &&
      DRINKS.test(prompt.slice(0, lexeme.start))
      ? { ...lexeme, term: coffee }
      : lexeme
  );
}

/** Verbs for drinking in languages that call coffee and where it is drunk alike. */
const DRINKS =
  /(?<!\p{L})(?:boi[st]|boi(?:re|vent)|buvant|buvai[st]|sirot\p{L}+|beb(?:e|en|iendo|endo|er|em)|bebiéndose|tom(?:a|an|am|ando|ar)|tomándose|bev(?:e|ono|endo)|πίν(?:ει|ουν|οντας)|sorseggia(?:ndo)?)\s+(?:(?:έναν?|une?|du|des|el|os?|uma?|il|su|son|sa|seu|le|una?|(?:petit|grand|bon|rico|gran)e?)\s+)*$/iu;

/** The lexemes, a vessel beside what is drawn in one left out: "кружка *кофе*" and "*kahve* fincanı" are one cup. */
export function withOneVessel(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isOf = (other: Lexeme | undefined) =>
      other !== undefined && isVesselOf(prompt, lexeme, other);
    return isOf(lexemes[at + 1]) || isOf(lexemes[at - 1]) ? { ...lexeme, term: SILENT } : lexeme;
  });
}

/** Whether one names a vessel, and the other, right beside it, the same vessel with something in it. */
function isVesselOf(prompt: string, vessel: Lexeme, full: Lexeme): boolean {
  const [first, second] = vessel.start < full.start ? [vessel, full] : [full, vessel];
  if (second.afterBreak || prompt.slice(first.end, second.start).trim() !== "") return false;
  const name = nameOfThing(vessel), content = nameOfThing(full);
  return name !== undefined && content !== undefined &&
    (VESSELS[name] ?? []).some((one) => content.startsWith(`${one} of `));
}

/** Vessels, and as what they are drawn when they are full. */
const VESSELS: Readonly<Record<string, readonly string[]>> = {
  cup: ["cup", "mug"],
  mug: ["cup", "mug"],
  glass: ["glass"],
  bowl: ["bowl"],
  bottle: ["bottle"],
  jar: ["jar"],
  plate: ["plate"],
};

function nameOfThing({ term: { claims } }: Lexeme): string | undefined {
  const [claim] = claims;
  return claims.length === 1 && claim?.slot === "prop" ? String(claim.value) : undefined;
}
