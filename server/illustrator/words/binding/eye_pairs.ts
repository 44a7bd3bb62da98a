/** @module Colours of eyes: both alike, two that differ, or each by its side. */
import type { Reading } from "../parsed_description.ts";
import type { ColourSense } from "../../vocabulary/term.ts";

/** One mention of eyes. */
export interface EyeWords {
  kind: "eyes" | "eye" | "odd";
  reading: Reading;
  colours: NonNullable<ColourSense["eyes"]>[];
  /** The cat's own side, for one eye. */
  side?: "left" | "right" | undefined;
}

/** Adds a colour to a mention of eyes; colours no eye can have are passed over. */
export function addColour(words: EyeWords, sense: ColourSense): void {
  if (!sense.eyes || words.colours.length === 2) return;
  words.colours.push(sense.eyes);
  if (sense.nearest) words.reading.nearest = "as";
}

/** Turns the mentions of eyes into claims, once all of them are known. */
export function pairEyes(mentions: EyeWords[]): void {
  const single = mentions.filter(({ kind, colours }) => kind === "eye" && colours.length === 1);
  const areOdd = mentions.some(({ kind }) => kind === "odd");
  const taken = new Set(single.map(({ side }) => side).filter(Boolean));
  for (const { kind, reading, colours: [first, second], side } of mentions) {
    if (!first) continue;
    if (second) claim(reading, first, second);
    else if (kind === "eyes") claim(reading, first, first);
    else if (single.length === 1 && !side && !areOdd) claim(reading, first, first);
    else {
      const own = side ?? (taken.has("left") ? "right" : "left");
      taken.add(own);
      reading.claims.push(
        own === "left" ? { slot: "eyes.left", value: first } : { slot: "eyes.right", value: first },
      );
    }
  }
}

function claim(
  reading: Reading,
  left: EyeWords["colours"][0],
  right: EyeWords["colours"][0],
): void {
  reading.claims.push({ slot: "eyes.left", value: left }, { slot: "eyes.right", value: right });
}
