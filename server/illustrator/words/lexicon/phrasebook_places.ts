/**
 * @module Names of places in the phrases of receipts: "laundrette" of "in a laundrette", "Waschsalon" of "in einem
 * Waschsalon".
 */
import type { OtherLanguage } from "../phrasebook/phrases.ts";

/** What stands before a place in English. */
const IN_ENGLISH =
  /^(?:in front of|on board|aboard|against|among|before|under|in|on|at|by) (?:an? |the )?/;

/** What stands before or, in Japanese, behind a place. */
const LED_BY: Readonly<Record<OtherLanguage, RegExp>> = {
  de: /^(?:zwischen|unter|in|an|auf|vor|am|im) (?:einem |einer |den |dem |der )?/,
  fr: /^(?:au bord|à bord|dans|devant|sous|sur|chez|en|à) (?:d['’])?(?:une? |des |le |la |l['’])?/,
  es: /^(?:a bordo de|al borde de|a orillas de|entre|ante|bajo|en) (?:una? |el |la |las |los )?/,
  pt: /^(?:à beira de|a bordo de|diante de|debaixo de|sob|em|no|na) (?:uma? |o |a )?/,
  ja: /の(?:上|中|前|下|間|ほとり)$/,
};

/** A place by its name in English and in the language. */
export function placeName(
  language: OtherLanguage,
  english: string,
  translation: string,
): [english: string, name: string] {
  return [english.replace(IN_ENGLISH, ""), translation.replace(LED_BY[language], "")];
}
