/** @module Receipts in other languages than English. */
import { DRAWN } from "../wording/meaning.ts";
import type { SeenTrait } from "../../../../lib/cat_seen.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../../lib/i18n/languages.ts";
import { STYLE_NAMES } from "../../../../lib/choices.ts";
import type { CatSpec } from "../../spec.ts";
import { ENGLISH_RECEIPT } from "../wording/english_receipt.ts";
import { LABELS, type Omission, type ReceiptWords, SEEN_LABELS } from "../wording/receipt_words.ts";
import type { Claim, Slot } from "../parsed_description.ts";
import {
  claimName,
  claimNames,
  gradedName,
  itemOf,
  placeName,
  receiptText,
} from "./claim_names.ts";
import type { OtherLanguage, Section } from "../phrasebook/phrases.ts";
import { whyUnrelated } from "../wording/company_sentences.ts";
import { relationClause } from "./relations.ts";
import { filled, type Speech, speechOf } from "./speech.ts";

/** Where the phrases for what is seen on a photo stand. */
const SEEN_SECTIONS = {
  colour: "coat",
  pattern: "pattern",
  white: "seen white",
  length: "hair",
} as const satisfies Partial<Record<SeenTrait, Section>>;

/** Drawn so, and not as something. */
const MANNERS: readonly Slot[] = ["setting", "pose", "mood"];

const receipts = new Map<OtherLanguage, ReceiptWords>();

/** The words of receipts in a language; without one, in English. */
export function receiptIn(language: Language = DEFAULT_LANGUAGE): ReceiptWords {
  if (language === "en") return ENGLISH_RECEIPT;
  let words = receipts.get(language);
  if (!words) {
    words = receiptOf(speechOf(language));
    receipts.set(language, words);
  }
  return words;
}

function receiptOf(speech: Speech): ReceiptWords {
  const { phrase, grammar } = speech;
  const text = (english: string, ...values: string[]) => receiptText(speech, english, ...values);
  const label = (english: string) => phrase("label", english);
  const because = (meaning: string, reason: string) => text("{} ({})", meaning, reason);
  const nameOf = (claim: Claim) => claimName(claim, speech);
  const eyes = (colour: string) =>
    labelled(label("eyes"), grammar.plainOfSeveral(phrase("eye", colour)), speech);
  return {
    note: (note) => noteIn(note, speech),
    drawnNote: (note) =>
      note.startsWith(DRAWN) ? phrase("note", note.slice(DRAWN.length)) : noteIn(note, speech),
    plain: (claims) => plainIn(claims, speech),
    drawn(claims, how) {
      const isManner = claims.every(({ slot }) => MANNERS.includes(slot));
      return text(isManner ? "drawn {}" : `drawn ${how} {}`, claimNames(claims, speech));
    },
    drawnName: (claims) => claimNames(claims, speech),
    denial: (claims, spec) => denialIn(claims, spec, speech),
    leftOut: (meaning, why, spec) => because(meaning, reasonIn(why, spec, speech)),
    lost: (meaning, claim) =>
      because(meaning, text("{} gives way to something else", nameOf(claim))),
    readAs: (meaning, word) => text("{} (read as “{}”)", meaning, word),
    relation({ is, who, what, isDrawn }, spec) {
      if (!who || !what) {
        return because(
          relationName(phrase("relation", is)),
          text("left out: not all of it is in the picture"),
        );
      }
      const clause = relationClause({ is, who, what }, spec, speech);
      return isDrawn ? clause : because(clause, text(whyUnrelated(spec)));
    },
    guess: (guess) => ({
      what: label(guess.what),
      value: "claim" in guess
        ? nameOf(guess.claim)
        : grammar.list(guess.colours.map((colour, _, { length }) =>
          grammar[length > 1 ? "plain" : "plainOfSeveral"](phrase("eye", colour))
        )),
    }),
    text: (english) => text(english),
    seen: (trait, value) =>
      trait === "eyes" ? eyes(value) : labelled(
        label(SEEN_LABELS[trait]),
        grammar.plain(phrase(SEEN_SECTIONS[trait], value)),
        speech,
      ),
    paintedAnew: (style) => text("painted anew in {} style", phrase("style", STYLE_NAMES[style])),
  };
}

/** "Augen: grün". */
function labelled(name: string, value: string, speech: Speech): string {
  return receiptText(speech, "{}: {}", name, value);
}

function labelOf(slot: Slot, { phrase }: Speech): string {
  return phrase("label", slot === "gaze" ? slot : LABELS[slot]);
}

/** What was understood, each claim behind its label. */
function plainIn(claims: readonly Claim[], speech: Speech): string {
  const { phrase, grammar } = speech;
  const of = (slot: Slot) => claims.find((claim) => claim.slot === slot);
  const first = of("coat.colour"), second = of("coat.second");
  const left = of("eyes.left"), right = of("eyes.right");
  if (first && second && !claims.some((claim) => claim.slot === "coat.pattern" && !claim.weak)) {
    const colours = [first, second].map((claim) => claimName(claim, speech));
    return labelled(phrase("label", "coat colours"), grammar.list(colours), speech);
  }
  if (left?.slot === "eyes.left" && left.value === right?.value) {
    const colour = grammar.plainOfSeveral(phrase("eye", left.value));
    return labelled(phrase("label", "eyes"), colour, speech);
  }
  return claims
    .map((claim) => labelled(labelOf(claim.slot, speech), gradedName(claim, speech), speech))
    .join(receiptText(speech, ", "));
}

/** "Kein Hut": what was asked to be absent. */
function denialIn(claims: readonly Claim[], { costume }: CatSpec, speech: Speech): string {
  const { phrase, grammar } = speech;
  const text = (english: string, ...values: string[]) => receiptText(speech, english, ...values);
  if (claims.some(({ value }) => value === "hat") && costume && !costume.hatless) {
    return text("no hat but the costume’s own");
  }
  const things = claims.flatMap((claim) => itemOf(claim, speech) ?? []);
  if (things.length > 0) {
    const names = things.map((item) => grammar.item(item, "accusative", "none"));
    return text("no {}", grammar.list(names));
  }
  const [first] = claims;
  if (!first) return "";
  const names = claims.map((claim) => claimName(claim, speech));
  return first.slot === "eyes.left"
    ? labelled(phrase("label", "eyes"), text("not {}", names[0]!), speech)
    : labelled(labelOf(first.slot, speech), text("not {}", grammar.list(names)), speech);
}

/** Why something that was said is not drawn. */
function reasonIn(why: Omission, { setting }: CatSpec, speech: Speech): string {
  return why === "unseen"
    ? receiptText(speech, "left out: not seen {}", placeName(setting, speech))
    : receiptText(speech, REASONS[why]);
}

const REASONS: Record<Exclude<Omission, "unseen">, string> = {
  hidden: "left out: hidden in this picture",
  "shut eyes": "left out: its eyes are shut",
  uncoloured: "left out: this technique has no colours",
  weak: "gives way to something else",
  overruled: "left out: something else was said or chosen",
};

/** "hält …": a relation without those who take part. */
function relationName(relation: string): string {
  return relation.replace(/_[AD]?/, "…");
}

/** "Farbe des Kostüms: rot": what stands behind the colon has its own section, or is the person's own. */
function noteIn(note: string, { phrase, grammar }: Speech): string {
  if (phrase.has("note", note)) return phrase("note", note);
  const colon = note.lastIndexOf(": ");
  if (colon < 0) return note;
  const value = note.slice(colon + 2);
  const quoted = /^“(.*)”$/s.exec(value)?.[1];
  const section = (["note", "colour", "style"] as const).find((one) => phrase.has(one, value));
  const named = section
    ? grammar.plain(phrase(section, value))
    : quoted === undefined
    ? value
    : filled(phrase("text", "“{}”"), quoted);
  return filled(phrase("text", "{}: {}"), phrase("note", note.slice(0, colon)), named);
}
