/** @module Relations among the readings of a description, so that a receipt names them. */
import { type Relation, RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { ParsedDescription, ParsedRelation, Reading } from "../parsed_description.ts";
import { isOfAnother, OF_A_THING } from "../binding/reading.ts";
import type { CatMention } from "./cats/cat_mentions.ts";
import { countOf } from "./cats/cat_readings.ts";

/** The face turns for these. */
const LOOKS: readonly Relation[] = ["looking at", "looking into", "smelling", "reaching for"];

/**
 * A relation is recognised by its own words, or by a reading of the same words that says no thing: "hugging" is a mood
 * and a relation. Where words name the thing with it ("reading"), the thing names both.
 */
export function withRelations(
  readings: readonly Reading[],
  relations: readonly ParsedRelation[],
): Reading[] {
  const isManner = (reading: Reading) =>
    !isOfAnother(reading) &&
    reading.claims.every(({ slot }) =>
      slot === "mood" || slot === "pose" || slot === "view" || slot === "facing" || slot === "gaze"
    );
  const known = new Set<ParsedRelation>();
  const merged = readings.flatMap((reading): Reading[] => {
    const relation = relations.find(({ start, end, is }) =>
      start < reading.end && end > reading.start &&
      (isManner(reading) ||
        isDoneBySaid(reading, is) && start === reading.start)
    );
    if (relation && isDoneBySaid(reading, relation.is)) {
      known.add(relation);
      const { start, end } = reading;
      return [{ start, end: Math.max(end, relation.end), claims: [], relation }];
    }
    const placed = relations.find(({ verb }) =>
      verb && verb.start < reading.end && verb.end > reading.start
    );
    if (placed && isManner(reading)) return [{ ...reading, claims: [], relation: placed }];
    if (!relation) return [reading];
    if (known.has(relation)) return isTurning(reading) ? [] : [reading];
    known.add(relation);
    const start = Math.min(reading.start, relation.start);
    const { poses: usual, posesWith, phase }: RelationEntry = RELATIONS[relation.is];
    const poses = ("prop" in relation.what && posesWith?.(relation.what.prop)) || usual;
    // "From behind a curtain" and "to the right of" say where, and not how the cat is turned.
    const isTurned = LOOKS.includes(relation.is);
    // What another animal looks at, or what is in the air, says nothing of the cat.
    const isOfCat = "cat" in relation.who || phase !== "gaze" && relation.is !== "in the air";
    const claims = !isOfCat
      ? []
      : reading.claims.filter((claim) =>
        claim.slot === "pose"
          ? !poses || poses.includes(claim.value) || PLACED.includes(relation.is)
          : claim.slot === "mood" || isTurned
      );
    const end = Math.max(reading.end, relation.end);
    return [{ ...reading, claims, ...saidWith(relation, relations), start, end }];
  });
  const own = relations.map((relation) => {
    // "A dog sleeping beside it": it is beside the cat; that it sleeps is another reading.
    const verb = merged.find((one) => isOfAnother(one) && one.start === relation.start);
    return verb && verb.end < relation.end ? { ...relation, start: verb.end + 1 } : relation;
  }).filter(({ start, end }) =>
    !merged.some((reading) => reading.start < end && reading.end > start)
  );
  const words = own.filter(({ start }, i) => own.findIndex((one) => one.start === start) === i);
  return [
    ...merged,
    ...words.map((relation): Reading => ({
      start: relation.start,
      end: relation.end,
      claims: [],
      ...saidWith(relation, own),
    })),
  ].sort((one, other) => one.start - other.start);
}

/** What another animal does that is drawn. */
const DONE_BY_FRIENDS: readonly Relation[] = [
  "looking at",
  "fleeing from",
  "hugging",
  "touching noses",
];

/** Words that say what another animal or a thing does, which is drawn. */
function isDoneBySaid(reading: Reading, is: Relation): boolean {
  return DONE_BY_FRIENDS.includes(is) && isOfAnother(reading) ||
    is === "in the air" && (isOfAnother(reading) || reading.note === OF_A_THING);
}

/** The relation, with what its words say of others, too. */
function saidWith(
  relation: ParsedRelation,
  relations: readonly ParsedRelation[],
): Pick<Reading, "relation" | "ofOthers"> {
  const ofOthers = relations.filter((one) => one !== relation && one.start === relation.start);
  return { relation, ...(ofOthers.length > 0 && { ofOthers }) };
}

/** Where a cat is, in any pose: "curled up on". */
const PLACED: readonly Relation[] = ["on", "inside", "under", "beside", "behind", "in front of"];

/** How the cat is turned, and nothing else. */
function isTurning({ claims }: Reading): boolean {
  return claims.length > 0 && claims.every(({ slot }) => slot === "view" || slot === "facing");
}

/** Places of unknown words, less those a relation or a name explains. */
export function withoutWords(
  prompt: string,
  places: ParsedDescription["unknown"],
  explained: readonly { start: number; end: number }[],
): ParsedDescription["unknown"] {
  return explained.reduce<ParsedDescription["unknown"]>(
    (left, { start, end }) =>
      left.flatMap((place) => {
        if (place.end <= start || place.start >= end) return [place];
        return [{ start: place.start, end: start }, { start: end, end: place.end }]
          .flatMap((rest) => wordsWithin(prompt, rest));
      }),
    [...places],
  );
}

/** The place from its first word to its last, "c'" with its apostrophe; none where it has no word. */
function wordsWithin(
  prompt: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number }[] {
  const text = prompt.slice(start, Math.max(start, end));
  const words = text.replace(/^[\s[\p{P}--['’]]]+/v, "").length;
  const from = start + text.length - words;
  const to = from + text.slice(text.length - words).replace(/[\s[\p{P}--['’]]]+$/v, "").length;
  return to > from ? [{ start: from, end: to }] : [];
}

export function namesOf(mentions: readonly CatMention[]): { name?: string }[] {
  return Array.from({ length: countOf(mentions) }, (_, i) => {
    const name = mentions.find(({ first, count }) => i + 1 >= first && i + 1 < first + count)?.name;
    return name ? { name } : {};
  });
}
