/** @module What a claim is called in another language than English: "a red hat", "in the kitchen", "very fluffy". */
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import { PLACES } from "../../world/places.ts";
import type { Claim, Slot } from "../parsed_description.ts";
import type { Section } from "../phrasebook/phrases.ts";
import { THING_SLOTS } from "../wording/receipt_words.ts";
import { type Item, nounOf } from "./grammar.ts";
import { characterItem, thingItem } from "./items.ts";
import { featureItem, ownMarkText } from "./looks.ts";
import { filled, type Speech } from "./speech.ts";

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
  backdrop: "colour",
  scheme: "scheme",
  tone: "tone",
  technique: "technique",
  breed: "breed",
} as const satisfies Partial<Record<Slot, Section>>;

/** A name of the claim's value, with its article where it has one. */
export function claimName(claim: Claim, speech: Speech): string {
  const { phrase, grammar } = speech;
  const item = itemOf(claim, speech);
  if (item) return grammar.item(item);
  switch (claim.slot) {
    case "setting":
      return placeName(claim.value, speech);
    case "pose":
      return phrase("manner", POSES[claim.value].drawnAs ?? claim.value);
    case "feature":
      return featureName(claim.value, speech);
    case "coat.white":
      return nounOf(phrase("white", claim.value)).word;
    case "ownMark":
      return ownMarkText(claim.value, speech);
    case "age":
      return grammar.plain(nounOf(phrase("age", claim.value)).word);
    case "eyes.odd":
      return receiptText(speech, "odd");
    case "costume":
    case "emblem":
    case "accessory":
    case "prop":
      return claim.value;
    default:
      return grammar.plain(phrase(SECTION_OF[claim.slot], claim.value));
  }
}

/** The same with its degree: "very fluffy". */
export function gradedName(claim: Claim, speech: Speech): string {
  const { degree = 1 } = claim;
  const name = claim.slot === "costume"
    ? speech.grammar.item(characterItem(speech, claim), "nominative", "none")
    : claimName(claim, speech);
  return degree === 1 ? name : receiptText(speech, degree > 1 ? "very {}" : "slightly {}", name);
}

/** Several claims in a row, things before the rest; the moon is left out, it has a sentence of its own. */
export function claimNames(claims: readonly Claim[], speech: Speech): string {
  const isThing = ({ slot }: Claim) => THING_SLOTS.includes(slot);
  const rest = claims.filter((claim) => !isThing(claim) && claim.slot !== "moon");
  return speech.grammar.list(
    [...claims.filter(isThing), ...rest].map((claim) => claimName(claim, speech)),
  );
}

/** A costume, a garment or a thing as the grammar takes it; undefined for other claims. */
export function itemOf(claim: Claim, speech: Speech): Item | undefined {
  if (claim.slot === "costume") return characterItem(speech, claim);
  return claim.slot === "accessory" || claim.slot === "emblem" || claim.slot === "prop"
    ? thingItem(speech, { ...claim, kind: claim.value })
    : undefined;
}

/** Where it is: "in the kitchen". */
export function placeName(setting: CatSpec["setting"], { phrase }: Speech): string {
  const { where, what } = PLACES[setting].phrase;
  return phrase("place", `${where} ${what}`);
}

/** Fixed words of a receipt, filled with values. */
export function receiptText({ phrase }: Speech, english: string, ...values: string[]): string {
  return filled(phrase("text", english), ...values);
}

function featureName(feature: Feature, speech: Speech): string {
  return speech.grammar.item(featureItem(feature, speech), "nominative", "none");
}
