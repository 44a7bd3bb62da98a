/** @module What is different between two recipes, in other languages than English. */
import { STYLE_NAMES } from "../../../lib/choices.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../lib/i18n/languages.ts";
import { type ChangeWords, ENGLISH_CHANGES } from "./differences.ts";
import type { Claim } from "../words/parsed_description.ts";
import { thingItem } from "../words/speech/items.ts";
import { receiptIn } from "../words/speech/receipt.ts";
import { relationClause } from "../words/speech/relations.ts";
import { filled, speechOf } from "../words/speech/speech.ts";

/** The words of changes in a language; without one, in English. */
export function changesIn(language: Language = DEFAULT_LANGUAGE): ChangeWords {
  if (language === "en") return ENGLISH_CHANGES;
  const speech = speechOf(language), receipt = receiptIn(language);
  const { phrase, grammar } = speech;
  return {
    style: (style) => phrase("style", STYLE_NAMES[style]),
    value: (slot, value) => receipt.guess({ what: slot, claim: { slot, value } as Claim }).value,
    thing: (thing) => grammar.item(thingItem(speech, thing)),
    relation: (related, spec) => relationClause(related, spec, speech),
    list: grammar.list,
    ofCat(decision, cat) {
      const label = phrase("label", decision === "setting" ? "place" : decision);
      return filled(phrase("text", "{} ({})"), label, cat.replace(/^cat (?=\d$)/, ""));
    },
  };
}
