/** @module The English words of an entry, as lists separated by commas, and the terms that they are. */
import type { Accessory } from "../../../lib/choices.ts";
import type { Pose } from "../cat/poses.ts";
import type { Costume } from "../wardrobe/costumes.ts";
import type { Variant } from "../wardrobe/accessories.ts";
import { type Extra, nearest, says, type Sets, type Term } from "./term.ts";

/** Words that need more than their entry to say what they mean. */
export interface FurtherTerms {
  /** Terms that are only a hint, claim something else as well, or behave otherwise. */
  terms?: readonly Term[];
}

/** The words of an entry; other languages are in `words/lang`. */
export interface EntryWords extends FurtherTerms {
  /** Words for it, the plainest first. */
  words?: string;
  /** Words for other things that it is the nearest drawing of. */
  nearest?: string;
}

/** The words of a costume; other languages are in `words/lang`. */
export interface CostumeWords extends FurtherTerms {
  /** Words for who wears it, the plainest first. */
  person?: string;
  /** Words for what is worn, the plainest first. */
  garment?: string;
  /** Words for other people whom it is the nearest costume of. */
  nearestPerson?: string;
}

/** The terms of an entry whose words claim `sets`; `near` is what its nearest words have besides. */
export function entryTerms(
  sets: Sets,
  { words, nearest: others, terms = [] }: EntryWords,
  extra: Extra = {},
  near: Extra = {},
): Term[] {
  const { role } = extra;
  return [
    ...(words === undefined ? [] : [says(sets, words, extra)]),
    ...(others === undefined ? [] : [nearest(sets, others, { ...extra, ...near })]),
    ...terms.map((term) => role ? { ...term, role } : term),
  ];
}

/** The terms of a pose: what is only like it is a hint, which plainer words overrule. */
export function poseTerms(pose: Pose, entry: EntryWords): Term[] {
  return entryTerms({ pose }, entry, {}, { weak: true });
}

/** The terms of an accessory, or of one of its variants. */
export function accessoryTerms(accessory: Accessory, entry: EntryWords, variant?: Variant): Term[] {
  const extra: Extra = { role: "thing", ...(variant && { variant }) };
  return entryTerms({ accessory }, entry, extra);
}

/** The terms of a costume. */
export function costumeTerms(
  costume: Costume,
  { person, garment, nearestPerson, isPlain = false, terms = [] }: CostumeWords & {
    /** A common garment: where it stands for something near, a garment that words name replaces it. */
    isPlain?: boolean;
  },
): Term[] {
  const role = "character", sets = { costume };
  return [
    ...(person === undefined ? [] : [says(sets, person, { role })]),
    ...(garment === undefined ? [] : [says(sets, garment, { role: "thing" })]),
    ...(nearestPerson === undefined
      ? []
      : [nearest(sets, nearestPerson, { role, ...(isPlain && { weak: true }) })]),
    ...terms,
  ];
}
