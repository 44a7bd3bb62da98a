/** @module Several cats, and what they do with each other and with things, in sentences. */
import { seenEyeColours } from "../../cat/head/open_eyes.ts";
import { POSES } from "../../cat/poses.ts";
import { RELATIONS } from "../../relations.ts";
import { type Actor, catAlone, catCount, type CatSpec, type Related } from "../../spec.ts";
import { isPlural } from "../../plurals.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { isWornThing, wornThings } from "../../wardrobe/worn_things.ts";
import { PLACES } from "../../world/places.ts";
import { clothes } from "./worn_and_carried.ts";
import { eyeNames } from "./cat_looks.ts";
import { nounPhrase } from "./cat_phrase.ts";
import { joined, listed, thingName } from "./names.ts";
import type { ResolvedRelation } from "../relations/resolved_relation.ts";
import { skyWords } from "./sky_words.ts";

/** What may be left unsaid, the least important last. */
const DETAILS = ["eyes", "mood", "props"] as const;
type Detail = (typeof DETAILS)[number];

/**
 * A true sentence about cats that do something together or with things.
 *
 * @example
 * describeCompany(spec, 220); // "An orange tabby cat and a black cat sit in a meadow; the first is hugging the second."
 */
export function describeCompany(spec: CatSpec, longest: number): string {
  const texts = [DETAILS.slice(), ["eyes"], []].map((details) =>
    sentence(spec, details as Detail[])
  );
  return texts.find((text) => text.length <= longest) ?? texts.at(-1)!;
}

function sentence(spec: CatSpec, details: readonly Detail[]): string {
  const count = catCount(spec);
  const cats = Array.from({ length: count }, (_, i) => catPhrase(spec, i + 1, details));
  const { where, what } = PLACES[spec.setting].phrase;
  const verb = count === 1 ? POSES[spec.pose].verb ?? "is" : "are";
  const place = joined(verb, where, what, skyWords(spec, { season: false, weather: true }));
  const relations = (spec.relations ?? []).map((related) => clause(related, spec));
  const free = details.includes("props")
    ? spec.props.filter((_, i) => !isRelated(`thing ${i + 1}`, spec) && !isWornThing(spec, i))
    : [];
  // The first thing decides: "there is a mouse and two balls".
  const there = free[0] && areSeveral(free[0]) ? "there are" : "there is";
  const rest = free.length > 0 ? [`${there} ${listed(free.map(thingName))}`] : [];
  const text = `${[`${listed(cats)} ${place}`, ...relations, ...rest].join("; ")}.`;
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}

/** "an orange tabby cat with green eyes in a wizard hat (Milo)" */
function catPhrase(spec: CatSpec, cat: number, details: readonly Detail[]): string {
  const alone = catAlone(spec, cat);
  const colours = details.includes("eyes") ? seenEyeColours(alone) : [];
  const eyes = colours.length > 0 ? `with ${eyeNames(colours)}` : "";
  const worn = clothes(alone, wornThings(spec, cat));
  const noun = nounPhrase(alone, details.includes("mood") ? ["mood"] : []);
  const whole = joined(noun, eyes, worn && `in ${worn}`);
  return alone.name ? `${whole} (${alone.name})` : whole;
}

/** "the first hugging the second", "the cat riding a bicycle": a relation without its verb. */
export function relationWords({ who, is, what }: Related, spec: CatSpec): string {
  const { phrase }: RelationEntry = RELATIONS[is];
  const subject = who === "cat 1" && catCount(spec) === 1
    ? "the cat"
    : nameOf(who, spec, "subject");
  return joined(subject, saying(phrase, nameOf(what, spec, "object")));
}

/** "the first is hugging the second", "it is on a pumpkin" */
function clause({ who, is, what }: Related, spec: CatSpec): string {
  const { phrase }: RelationEntry = RELATIONS[is];
  const verb = isSeveral(who, spec) ? "are" : "is";
  return joined(nameOf(who, spec, "subject"), verb, saying(phrase, nameOf(what, spec, "object")));
}

/** "carrying _ in its mouth", "on": with what it is about. */
function saying(phrase: string, what: string): string {
  return phrase.includes("_") ? phrase.replace("_", what) : `${phrase} ${what}`;
}

function isSeveral(actor: Actor, { props }: CatSpec): boolean {
  const [kind, number] = actor.split(" ");
  const thing = kind === "thing" ? props[Number(number) - 1] : undefined;
  return thing !== undefined && areSeveral(thing);
}

/** "Three candles", "pyramids". */
function areSeveral(thing: CatSpec["props"][number]): boolean {
  return (thing.count ?? 1) > 1 || isPlural(propOf(thing.kind).name ?? thing.kind);
}

const ORDINALS = ["the first", "the second", "the third", "the fourth", "the fifth"];

function nameOf(actor: Actor, spec: CatSpec, part: "subject" | "object"): string {
  const [kind, number] = actor.split(" ");
  const index = Number(number) - 1;
  if (kind === "thing") {
    const thing = spec.props[index];
    return thing ? thingName(thing) : "a thing";
  }
  const { name } = catAlone(spec, index + 1);
  if (name) return name;
  if (catCount(spec) > 1) return ORDINALS[index]!;
  return part === "subject" ? "it" : "the cat";
}

function isRelated(actor: Actor, { relations = [] }: CatSpec): boolean {
  return relations.some(({ who, what }) => who === actor || what === actor);
}

/** What a receipt says of a relation: who does what, or why it is not drawn. */
export function relationMeaning(
  { is, who, what, isDrawn }: ResolvedRelation,
  spec: CatSpec,
): string {
  const { phrase }: RelationEntry = RELATIONS[is];
  if (!who || !what) {
    return `${phrase.replace(" _", "")} (left out: not all of it is in the picture)`;
  }
  const subject = who === "cat 1" && catCount(spec) === 1 ? "the cat" : nameOf(who, spec, "object");
  const clause = joined(subject, saying(phrase, nameOf(what, spec, "object")));
  return isDrawn ? clause : `${clause} (${whyUnrelated(spec)})`;
}

/** Why a relation is not drawn although who and what are in the picture. */
export function whyUnrelated(
  spec: CatSpec,
): "left out: a portrait shows only the head" | "left out: it found no room in this picture" {
  const isPortrait = [spec, ...spec.others ?? []].some(({ pose }) => !POSES[pose].verb);
  return isPortrait
    ? "left out: a portrait shows only the head"
    : "left out: it found no room in this picture";
}
