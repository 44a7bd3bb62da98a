/**
 * @module The shape of the dictionary: a term, what it claims, and how it behaves in a sentence.
 */
import type { Variant } from "../wardrobe/accessories.ts";
import type {
  CoatColour,
  CoatLength,
  EyeColour,
  Material,
  Print,
  ThingColour,
  WhiteMark,
} from "../spec.ts";
import type { Claim, Slots } from "../words/parsed_description.ts";
import type { BodyPart, BodyState } from "./body_words.ts";

/** How a term behaves beside others; see `words/binding/`. */
export type Role =
  /** Says what it says: a mood, a pose, a time. */
  | "quality"
  /** Waits for the noun it colours. */
  | "colour"
  /** A thing that can have a colour of its own. */
  | "thing"
  /** A person the cat dresses up as; coat colours said before it are the cat's. */
  | "character"
  /** A word for the cat or its coat: takes coat colours. */
  | "cat"
  /** Both eyes, one eye, "the other (eye)", eyes that differ. */
  | "eyes"
  | "eye"
  | "other"
  | "odd"
  /** A part of the body that can be white, or dark in a pointed coat. */
  | "part"
  /** Stripes, spots, patches: a colour before them is theirs, not the coat's. */
  | "marking"
  /** Where and when it happens; a colour before it is its light. */
  | "place"
  /** Ends a run of colours: with, wearing, in, on. */
  | "frame"
  /** Lets a colour follow its noun: is, are, of. */
  | "copula"
  | "and"
  | "or"
  | "but"
  | "no"
  | "article"
  | "left"
  | "right"
  /** Not in the dictionary. */
  | "unknown"
  /** "Very", "slightly": how much of the quality that follows. */
  | "degree"
  /** "Two", "a pair of": how many of the thing that follows. */
  | "number"
  /** Needs no drawing: some, cute words about the picture. */
  | "silent";

/** A colour word, as it looks on fur, in an eye and on a thing. */
export interface ColourSense {
  /** The coat colour it means; absent: no coat has it. */
  coat?: CoatColour;
  /** The eye colour it means; absent: no eye has it. */
  eyes?: EyeColour;
  /** The colour of things it means; absent: no thing has it. */
  thing?: ThingColour;
  /** The eye or thing is only the closest we have. */
  nearest?: true;
}

/** One meaning with all words for it. */
export interface Term {
  /** Synonyms; the first is the one shown when a misspelt word was read as this term. */
  words: string[];
  /** How it behaves beside other words. */
  role: Role;
  /** What a recipe takes from it. */
  claims: Claim[];
  /** Of a "colour", what it looks like. */
  colour?: ColourSense;
  /** The white mark of a part of the body. */
  white?: WhiteMark;
  /** The part of the body that it names. */
  bodyPart?: BodyPart;
  /** How a part of the body beside it is carried. */
  bodyState?: BodyState;
  /** True for parts that are dark in a pointed coat. */
  extremity?: true;
  /** A word for the coat itself: "long" and "short" before it are its length. */
  isFur?: true;
  /** The length of a coat that it means before a word for fur. */
  furLength?: CoatLength;
  /** What a word for fur means as clothing: "in a blue coat". */
  worn?: Claim;
  /** What stands behind everything: in a colour, it is that colour and nothing else. */
  isBackdrop?: true;
  /** A word that puts clothes on: "wearing", "in". */
  wears?: true;
  /** Of a "degree", how much: 1 is plain. Of a quality, how much of it the word alone says. */
  degree?: number;
  /** Whether the word is a plural; absent: by its ending. */
  isPlural?: boolean;
  /** What the thing that follows is made of. */
  material?: Material;
  /** What the cloth that it is said of shows all over. */
  print?: Print;
  /** Of a "number", how many. */
  count?: number;
  /** Of a "number": only of a plural: "a pile of books", and not "a pile of laundry". */
  isOfMany?: true;
  /** Of a "no": it stands behind what it denies. */
  isBehind?: true;
  /** The words say that what is claimed is not wanted: "full body" is no portrait. */
  denied?: true;
  /** A name of an imported thing. */
  isThing?: true;
  /** See `Reading.nearest`. */
  nearest?: "as" | "with";
  /** See `Reading.note`. */
  note?: string;
  /** It says how something looks that is not drawn so: a receipt lists it as ignored. */
  isUndrawn?: true;
}

/** Values per slot, in the short form the word lists are written in. */
export type Sets = { [S in keyof Slots]?: Slots[S] | readonly Slots[S][] };

/** What a term may have besides its words and claims; `variant` goes with an accessory it claims. */
export type Extra = Partial<Omit<Term, "words" | "claims">> & { weak?: boolean; variant?: Variant };

/**
 * A term from its claims and a comma-separated list of words.
 *
 * @example
 * says({ mood: "happy" }, "happy, joyful, cheerful");
 */
export function says(sets: Sets, words: string, extra: Extra = {}): Term {
  const { weak, variant, ...rest } = extra, { degree } = extra;
  const claims = Object.entries(sets).flatMap(([slot, value]) =>
    [value].flat().map((one) =>
      ({
        slot,
        value: one,
        ...(weak && { weak: true }),
        ...(variant && slot === "accessory" && { variant }),
        ...(degree && { degree }),
      }) as Claim
    )
  );
  return { role: "quality", claims, words: listed(words), ...rest };
}

/** Like `says`, for words whose claims are only the nearest thing that can be drawn. */
export function nearest(sets: Sets, words: string, extra: Extra = {}): Term {
  return says(sets, words, { nearest: "as", ...extra });
}

/** Words that only play a part in the sentence. */
export function plays(role: Role, words: string, extra: Extra = {}): Term {
  return says({}, words, { role, ...extra });
}

/** A colour word. */
export function colour(sense: ColourSense, words: string): Term {
  return says({}, words, { role: "colour", colour: sense });
}

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim()).filter(Boolean);
}
