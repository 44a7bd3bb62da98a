/** @module How a receipt is worded; each language has its own words, and all say the same. */
import type { SeenTrait } from "../../../../lib/cat_seen.ts";
import type { CatSpec, EyeColour } from "../../spec.ts";
import type { ResolvedRelation } from "../relations/resolved_relation.ts";
import type { Claim, Slot } from "../parsed_description.ts";

/**
 * Why a picture does not show what was said: the place shows no such thing, other things hide it, the eyes are shut.
 */
export type Omission = "unseen" | "hidden" | "shut eyes" | "uncoloured" | "weak" | "overruled";

/** The words of a receipt. */
export interface ReceiptWords {
  /** What words mean that claim nothing: "its name". */
  note(note: string): string;
  /** What is drawn by a note that says so: "two cats". */
  drawnNote(note: string): string;
  /** "coat colour: orange" */
  plain(claims: readonly Claim[]): string;
  /** "drawn as a cup" */
  drawn(claims: readonly Claim[], how: "as" | "with"): string;
  /** "a cup" */
  drawnName(claims: readonly Claim[]): string;
  /** "no hat" */
  denial(claims: readonly Claim[], spec: CatSpec): string;
  /** "weather: rain (left out: not seen in a cave)" */
  leftOut(meaning: string, why: Omission, spec: CatSpec): string;
  /** "… (pink gives way to something else)" */
  lost(meaning: string, claim: Claim): string;
  /** "… (read as “orange”)" */
  readAs(meaning: string, word: string): string;
  /** "the cat holding a fish" */
  relation(resolved: ResolvedRelation, spec: CatSpec): string;
  /** A decision that the seed took, with its value: "pose", "sitting". */
  guess(guess: Guess): { what: string; value: string };
  /** One of the fixed texts of receipts. */
  text(english: string): string;
  /** "coat colour: orange", as a photo shows it. */
  seen(trait: SeenTrait, value: string): string;
  /** "painted anew in Watercolor style" */
  paintedAnew(style: CatSpec["style"]): string;
}

/** A decision of the seed: as a claim, or the eyes as they are seen. */
export type Guess =
  | { what: string; claim: Claim }
  | { what: "eyes"; colours: readonly EyeColour[] };

/** How receipts name what words decide. */
export const LABELS: Record<Slot, string> = {
  "coat.colour": "coat colour",
  "coat.second": "second colour",
  "coat.pattern": "pattern",
  "coat.length": "coat",
  "coat.white": "white",
  "eyes.left": "left eye",
  "eyes.right": "right eye",
  "eyes.odd": "eyes",
  breed: "breed",
  age: "age",
  build: "build",
  size: "size",
  feature: "looks",
  ownMark: "looks",
  mood: "mood",
  pose: "pose",
  view: "seen from",
  gaze: "looks",
  facing: "facing",
  costume: "costume",
  emblem: "on the clothes",
  accessory: "accessory",
  prop: "with",
  setting: "place",
  time: "time",
  weather: "weather",
  season: "season",
  moon: "moon",
  backdrop: "background",
  scheme: "colours",
  tone: "picture",
  technique: "picture",
};

/** Slots whose values are things. */
export const THING_SLOTS: readonly Slot[] = ["costume", "accessory", "prop"];

/** How they name what is seen on a photo. */
export const SEEN_LABELS: Record<SeenTrait, string> = {
  colour: "coat colour",
  pattern: "pattern",
  white: "white",
  eyes: "eyes",
  length: "fur",
};
