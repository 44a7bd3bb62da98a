/** @module Receipts in English. */
import { STYLE_NAMES } from "../../../../lib/choices.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec } from "../../spec.ts";
import { PLACES } from "../../world/places.ts";
import { relationMeaning } from "./company_sentences.ts";
import { GAZE_NAMES } from "./description.ts";
import { joined, listed, MARK_NAMES, ownMarkName, thingName, withArticle } from "./names.ts";
import {
  LABELS,
  type Omission,
  type ReceiptWords,
  SEEN_LABELS,
  THING_SLOTS,
} from "./receipt_words.ts";
import type { Claim, Slot } from "../parsed_description.ts";

export const ENGLISH_RECEIPT: ReceiptWords = {
  note: (note) => note,
  drawnNote: (note) => note.replace("drawn: ", ""),
  plain,
  drawn,
  drawnName,
  denial,
  leftOut: (meaning, why, spec) => `${meaning} (${reasonOf(why, spec)})`,
  lost: (meaning, { value }) => `${meaning} (${value} gives way to something else)`,
  readAs: (meaning, word) => `${meaning} (read as “${word}”)`,
  relation: relationMeaning,
  guess: (guess) => ({
    what: guess.what,
    value: "claim" in guess ? nameOf(guess.claim) : guess.colours.join(" and "),
  }),
  text: (english) => english,
  seen: (trait, value) => `${SEEN_LABELS[trait]}: ${value}`,
  paintedAnew: (style) => `painted anew in ${STYLE_NAMES[style]} style`,
};

function reasonOf(why: Omission, { setting }: CatSpec): string {
  const { where, what } = PLACES[setting].phrase;
  switch (why) {
    case "unseen":
      return `left out: not seen ${where} ${what}`;
    case "hidden":
      return "left out: hidden in this picture";
    case "shut eyes":
      return "left out: its eyes are shut";
    case "uncoloured":
      return "left out: this technique has no colours";
    case "weak":
      return "gives way to something else";
    case "overruled":
      return "left out: something else was said or chosen";
  }
}

function plain(claims: readonly Claim[]): string {
  const of = (slot: Slot) => claims.find((claim) => claim.slot === slot);
  const colour = of("coat.colour"), second = of("coat.second");
  const left = of("eyes.left"), right = of("eyes.right");
  if (colour && second && !claims.some((claim) => claim.slot === "coat.pattern" && !claim.weak)) {
    return `coat colours: ${colour.value} and ${second.value}`;
  }
  if (left && right && left.value === right.value) return `eyes: ${left.value}`;
  return claims.map((claim) => `${LABELS[claim.slot]}: ${degreeOf(claim)}${nameOf(claim)}`).join(
    ", ",
  );
}

function degreeOf({ degree = 1 }: Claim): string {
  return degree > 1 ? "very " : degree < 1 ? "slightly " : "";
}

function drawn(claims: readonly Claim[], how: "as" | "with"): string {
  const things = claims.filter(({ slot }) => THING_SLOTS.includes(slot)).map(objectOf);
  const others = claims.filter(({ slot }) => !THING_SLOTS.includes(slot));
  if (things.length > 0) return `drawn ${how} ${listed([...things, ...others.map(nameOf)])}`;
  const [only] = claims;
  if (only?.slot === "setting") {
    const { where, what } = PLACES[only.value].phrase;
    return `drawn ${where} ${what}`;
  }
  if (only?.slot === "pose") return `drawn ${POSES[only.value].drawnAs ?? only.value}`;
  if (only?.slot === "gaze") return `drawn ${GAZE_NAMES[only.value]}`;
  if (only?.slot === "mood") return `drawn ${only.value}`;
  return `drawn as ${drawnName(claims)}`;
}

/** "a cup", "the mountains", "sitting": what is drawn, by its own name. */
function drawnName(claims: readonly Claim[]): string {
  return listed(
    claims.filter(({ slot }) => slot !== "moon").map((claim) => {
      if (claim.slot === "pose") return POSES[claim.value].drawnAs ?? claim.value;
      if (claim.slot === "gaze") return GAZE_NAMES[claim.value];
      return THING_SLOTS.includes(claim.slot) ? objectOf(claim) : nameOf(claim);
    }),
  );
}

/** "a cup", "a purple wizard". */
function objectOf(claim: Claim): string {
  return claim.slot === "costume"
    ? withArticle(claim.value, joined(claim.colour ?? "", claim.print ?? ""))
    : nameOf(claim);
}

function denial(claims: readonly Claim[], spec: CatSpec): string {
  const isHat = claims.some(({ value }) => value === "hat");
  if (isHat && spec.costume && !spec.costume.hatless) return "no hat but the costume’s own";
  const things = claims.filter(({ slot }) => THING_SLOTS.includes(slot));
  if (things.length > 0) {
    return `no ${listed(things.map(({ value, variant }) => variant ?? value))}`;
  }
  const [first] = claims;
  if (!first) return "";
  if (first.slot === "eyes.left") return `eyes: not ${first.value}`;
  return `${LABELS[first.slot]}: not ${listed(claims.map(nameOf))}`;
}

function nameOf(claim: Claim): string {
  switch (claim.slot) {
    case "setting":
      return PLACES[claim.value].phrase.what;
    case "accessory":
    case "emblem":
    case "prop":
      return thingName({ ...claim, kind: claim.value });
    case "costume":
      return [claim.colour, claim.print, claim.value].filter(Boolean).join(" ");
    case "coat.white":
      return MARK_NAMES[claim.value];
    case "ownMark":
      return ownMarkName(claim.value);
    case "breed":
      return claim.value.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    default:
      return claim.value;
  }
}
