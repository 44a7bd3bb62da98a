/** @module Receipts in other languages than English. */
import type { SeenTrait } from "../../../../lib/cat_seen.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../../lib/i18n/languages.ts";
import { STYLE_NAMES } from "../../../../lib/choices.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import { PLACES } from "../../world/places.ts";
import { ENGLISH_RECEIPT } from "../wording/english_receipt.ts";
import {
  LABELS,
  type Omission,
  type ReceiptWords,
  SEEN_LABELS,
  THING_SLOTS,
} from "../wording/receipt_words.ts";
import type { Claim, Slot } from "../parsed_description.ts";
import { nounOf } from "./grammar.ts";
import { characterItem, thingItem } from "./items.ts";
import { featureItem, ownMarkText } from "./looks.ts";
import type { OtherLanguage, Section } from "../phrasebook/phrases.ts";
import { whyUnrelated } from "../wording/company_sentences.ts";
import { relationClause } from "./relations.ts";
import { filled, type Speech, speechOf } from "./speech.ts";

/** Values that are adjectives or phrases of their own, by the section they stand in. */
const SECTION_OF = {
  "coat.colour": "coat",
  "coat.second": "coat",
  "coat.pattern": "pattern",
  "coat.length": "hair",
  "eyes.left": "eye",
  "eyes.right": "eye",
  build: "build",
  size: "size",
  mood: "mood",
  view: "view",
  gaze: "gaze",
  facing: "facing",
  time: "time",
  weather: "weather",
  season: "season",
  moon: "moon",
  scheme: "scheme",
  tone: "tone",
  breed: "breed",
} as const satisfies Partial<Record<Slot, Section>>;

/** The same of what is seen on a photo. */
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
  const text = (english: string, ...values: string[]) => filled(phrase("text", english), ...values);
  const label = (english: string) => phrase("label", english);
  const labelOf = (slot: Slot) => label(slot === "gaze" ? slot : LABELS[slot]);
  const labelled = (name: string, value: string) => text("{}: {}", name, value);
  const because = (meaning: string, reason: string) => text("{} ({})", meaning, reason);
  const place = (setting: CatSpec["setting"]) => {
    const { where, what } = PLACES[setting].phrase;
    return phrase("place", `${where} ${what}`);
  };
  const poseOf = (pose: CatSpec["pose"]) => phrase("manner", POSES[pose].drawnAs ?? pose);
  const featureOf = (feature: Feature) =>
    grammar.item(featureItem(feature, speech), "nominative", "none");

  const itemOf = (claim: Claim) =>
    claim.slot === "costume"
      ? characterItem(speech, claim)
      : claim.slot === "accessory" || claim.slot === "prop"
      ? thingItem(speech, { ...claim, kind: claim.value })
      : undefined;

  function nameOf(claim: Claim): string {
    const item = itemOf(claim);
    if (item) return grammar.item(item);
    switch (claim.slot) {
      case "setting":
        return place(claim.value);
      case "pose":
        return poseOf(claim.value);
      case "feature":
        return featureOf(claim.value);
      case "coat.white":
        return nounOf(phrase("white", claim.value)).word;
      case "ownMark":
        return ownMarkText(claim.value, speech);
      case "age":
        return grammar.plain(nounOf(phrase("age", claim.value)).word);
      case "eyes.odd":
        return text("odd");
      case "costume":
      case "accessory":
      case "prop":
        return claim.value;
      default:
        return grammar.plain(phrase(SECTION_OF[claim.slot], claim.value));
    }
  }

  const eyes = (colour: string) =>
    labelled(label("eyes"), grammar.plainOfSeveral(phrase("eye", colour)));

  const graded = (claim: Claim) => {
    const { degree = 1 } = claim;
    const name = claim.slot === "costume"
      ? grammar.item(characterItem(speech, claim), "nominative", "none")
      : nameOf(claim);
    return degree === 1 ? name : text(degree > 1 ? "very {}" : "slightly {}", name);
  };

  function plain(claims: readonly Claim[]): string {
    const of = (slot: Slot) => claims.find((claim) => claim.slot === slot);
    const first = of("coat.colour"), second = of("coat.second");
    const left = of("eyes.left"), right = of("eyes.right");
    if (first && second && !claims.some((claim) => claim.slot === "coat.pattern" && !claim.weak)) {
      return labelled(label("coat colours"), grammar.list([nameOf(first), nameOf(second)]));
    }
    if (left?.slot === "eyes.left" && left.value === right?.value) return eyes(left.value);
    return claims.map((claim) => labelled(labelOf(claim.slot), graded(claim))).join(text(", "));
  }

  const isThing = ({ slot }: Claim) => THING_SLOTS.includes(slot);

  const drawnName = (claims: readonly Claim[]) =>
    grammar.list([
      ...claims.filter(isThing),
      ...claims.filter((claim) => !isThing(claim) && claim.slot !== "moon"),
    ].map(nameOf));

  function denial(claims: readonly Claim[], { costume }: CatSpec): string {
    if (claims.some(({ value }) => value === "hat") && costume && !costume.hatless) {
      return text("no hat but the costume’s own");
    }
    const things = claims.flatMap((claim) => itemOf(claim) ?? []);
    if (things.length > 0) {
      const names = things.map((item) => grammar.item(item, "accusative", "none"));
      return text("no {}", grammar.list(names));
    }
    const [first] = claims;
    if (!first) return "";
    if (first.slot === "eyes.left") {
      return labelled(label("eyes"), text("not {}", nameOf(first)));
    }
    return labelled(labelOf(first.slot), text("not {}", grammar.list(claims.map(nameOf))));
  }

  const reasons: Record<Omission, (spec: CatSpec) => string> = {
    unseen: ({ setting }) => text("left out: not seen {}", place(setting)),
    hidden: () => text("left out: hidden in this picture"),
    "shut eyes": () => text("left out: its eyes are shut"),
    weak: () => text("gives way to something else"),
    overruled: () => text("left out: something else was said or chosen"),
  };

  return {
    note: (note) => noteIn(note, speech),
    drawnNote: (note) => phrase("note", note.replace("drawn: ", "")),
    plain,
    drawn(claims, how) {
      const isManner = claims.every(({ slot }) => MANNERS.includes(slot));
      return text(isManner ? "drawn {}" : `drawn ${how} {}`, drawnName(claims));
    },
    drawnName,
    denial,
    leftOut: (meaning, why, spec) => because(meaning, reasons[why](spec)),
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
      trait === "eyes"
        ? eyes(value)
        : labelled(label(SEEN_LABELS[trait]), grammar.plain(phrase(SEEN_SECTIONS[trait], value))),
    paintedAnew: (style) => text("painted anew in {} style", phrase("style", STYLE_NAMES[style])),
  };
}

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
