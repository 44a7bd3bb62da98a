/**
 * @module Activities whose words name no thing: what is done becomes a relation of the cat to the thing
 * that it takes.
 */
import type { Relation } from "../../../relations.ts";
import { isWorkTool } from "../../../things/uses.ts";
import { type Prop, propOf } from "../../../wardrobe/prop_kinds.ts";
import type { Claim, ParsedRelation, Reading } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { countOf } from "../cats/cat_readings.ts";
import { fitting } from "../fitting.ts";
import { isOfKind } from "../thing_kinds.ts";

/** What becomes of "not fishing". */
const LEFT_OUT = "left out, as you say";

interface Related {
  readings: Reading[];
  relations: ParsedRelation[];
}

/**
 * Relations for the activities among the readings; where words relate the cat to another thing, that one is meant.
 * What is eaten is the food that is named, wherever it stands: "eating with chopsticks, a bowl of ramen".
 */
export function withActivities(
  prompt: string,
  { readings, relations: found }: Related,
  cats: readonly CatMention[] = [],
): Related {
  const relations = found.filter((relation) => !isWithinActivity(relation, readings))
    .map((relation) => underWay(relation, readings));
  const added: ParsedRelation[] = [];
  const read = readings.map((reading): Reading => {
    const activity = reading.claims.find(({ by }) => by);
    if (!activity) return reading;
    if (reading.denied) return { ...reading, claims: [], note: LEFT_OUT };
    const ridden = CONVEYING.includes(activity.by!) && relations.find(isConveyed);
    if (ridden) return { ...without(reading), relation: ridden };
    const named = relations.some(({ start, end }) => start < reading.end && end > reading.start);
    if (named) return without(reading);
    const drunk = MEALS.includes(activity.by!)
      ? foodIn(readings, relations, reading, activity.by!)
      : undefined;
    const eaten = (!drunk || isOfKind(`${drunk.value}` as Prop, "food")) &&
        TAKES.test(prompt.slice(reading.start, reading.end))
      ? foodIn(readings, relations, reading, "eating")
      : undefined;
    const food = eaten ?? drunk;
    const worked = workedOn(prompt, { readings, relations }, reading, activity);
    const own = relationsOf(
      doneByOne(prompt, reading, cats),
      food ? { ...food, by: eaten ? "eating" : activity.by! } : worked ?? activity,
    );
    added.push(...own);
    const isElsewhere = !food && MEALS.includes(activity.by!) &&
      isFromAnother(prompt, reading, readings);
    const [relation, ...ofOthers] = own;
    const done = { ...(relation && { relation }), ...(ofOthers.length > 0 && { ofOthers }) };
    if (isElsewhere) return { ...reading, ...done, isNear: true };
    // The tool that the verb means comes along.
    if (worked) return { ...reading, claims: [withoutBy(activity)], ...done };
    return { ...(food ? without(reading) : reading), ...done };
  });
  const all = [...relations, ...added].toSorted((one, other) => one.start - other.start);
  return { readings: read, relations: all };
}

/** What is done with the vehicle in or on which the cat is. */
const CONVEYING: readonly Relation[] = ["driving", "rowing"];

function isConveyed({ is, who, what }: ParsedRelation): boolean {
  return CONVEYING.includes(is) && "cat" in who && "prop" in what;
}

/** "Paddling *in a kayak*", "on a tractor, driving": the vehicle that is named, and not another one. */
function underWay(relation: ParsedRelation, readings: readonly Reading[]): ParsedRelation {
  const { is, who, what } = relation;
  if (is !== "on" && is !== "inside" || !("cat" in who) || !("prop" in what)) return relation;
  const activity = readings.filter(({ denied }) => !denied).flatMap(({ claims }) => claims)
    .find(({ by }) => by && CONVEYING.includes(by));
  if (!activity?.by || !isOfKind(what.prop, "vehicle")) return relation;
  const meant = fitting(activity.by, what);
  return meant && CONVEYING.includes(meant) ? { ...relation, is: meant } : relation;
}

/** What it takes two for: "two cats *in a sword fight*". */
const MUTUAL: readonly Relation[] = ["fencing with"];

function isMutual({ claims }: Reading): boolean {
  return claims.some(({ by, slot, value }) =>
    by !== undefined && MUTUAL.includes(by) ||
    // "In a tug of war".
    by === "playing with" && slot === "prop" && value === "rope"
  );
}

/** Where several cats are at once. */
const SHARED: readonly Relation[] = ["inside", "on", "under", "splashing in"];

/** "Two cats *swimming*", "two cats *playing chess*": there is room for both, one board is enough. */
function isShared({ claims }: Reading): boolean {
  return claims.some(({ by }) => by !== undefined && SHARED.includes(by)) || isGame(claims) ||
    claims.some(({ by, value }) =>
      by === "driving" || by === "rowing" || by === "riding" && BEARS_SEVERAL.test(value)
    );
}

/** "Tre gattini *in bici*": one bears them all; each has its own skis. */
const BEARS_SEVERAL =
  /^(?:bicycle|tandem bicycle|motorcycle|motor scooter|sled|broom|horse|camel|elephant)$/;

function isGame(claims: Reading["claims"]): boolean {
  return claims.some(({ by, slot, value }) =>
    by === "playing" && slot === "prop" && isOfKind(value, "game")
  );
}

function allOf(cats: readonly CatMention[]): number[] {
  return Array.from({ length: countOf(cats) }, (_, i) => i + 1);
}

/** "Two cats, one orange, the other grey, *playing chess*": behind the looks of a group, all of them do it. */
function isSaidOfGroup(
  prompt: string,
  { start, cats: own }: Reading,
  { said, cats }: { said: CatMention; cats: readonly CatMention[] },
): boolean {
  return !own && cats.length > 1 && cats[0]!.from > 0 && said === cats.at(-1) &&
    BEHIND_BREAK.test(prompt.slice(said.end, start));
}

const BEHIND_BREAK = /[,;:.–—]\s*$|\s-\s*$/;

/** "One plays drums, *one plays guitar*": of several cats, the one described last does it. */
function doneByOne(prompt: string, reading: Reading, cats: readonly CatMention[]): Reading {
  const said = cats.findLast(({ start }) => start <= reading.start);
  if (isMutual(reading) && !reading.cats) {
    const all = allOf(cats);
    return all.length > 1 ? { ...reading, cats: all } : reading;
  }
  if (said && isSaidOfGroup(prompt, reading, { said, cats })) {
    return { ...reading, cats: allOf(cats) };
  }
  if (said && said.count > 1 && !reading.cats && isShared(reading)) {
    return { ...reading, cats: Array.from({ length: said.count }, (_, i) => said.first + i) };
  }
  const isOne = said?.count === 1 && !reading.cats && cats.length > 1;
  return isOne ? { ...reading, cats: [said.first] } : reading;
}

/** "소파에서 *기타를 치는*": the verb of an activity, whose words name what it is done with. */
function isWithinActivity({ start, end }: ParsedRelation, readings: readonly Reading[]): boolean {
  return readings.some((reading) =>
    !reading.denied && start >= reading.start && end <= reading.end &&
    end - start < reading.end - reading.start &&
    reading.claims.some(({ by }) => by)
  );
}

const MEALS: readonly Relation[] = ["eating", "drinking"];

/** Spanish and Portuguese "take" what is drunk, and ice cream as well. */
const TAKES = /^tom(?:a|an|am|ando|ar|ou)$/iu;

/** The first food after the activity, else before it, that nothing else is said of. */
function foodIn(
  readings: readonly Reading[],
  relations: readonly ParsedRelation[],
  { start }: Reading,
  by: Relation,
): Claim | undefined {
  const named = readings.filter(({ denied }) => !denied).flatMap((reading) =>
    reading.claims.filter((claim) => isConsumed(claim, by) && !isRelated(claim, relations)).map((
      claim,
    ) => ({ claim, isAfter: reading.start > start }))
  );
  return (named.find(({ isAfter }) => isAfter) ?? named.at(-1))?.claim;
}

/** "Having afternoon tea, cucumber sandwiches": these are not drunk. */
function isConsumed({ slot, value, by }: Claim, as: Relation): boolean {
  return slot === "prop" && !by &&
    (as === "drinking" ? isOfKind(value, "drink") : isOfKind(value, "food"));
}

/** "Sawing *a plank*": who uses a tool on what is named right behind works at that. */
function workedOn(
  prompt: string,
  { readings, relations }: Related,
  { end }: Reading,
  { slot, value, by }: Claim,
): Claim | undefined {
  if (slot !== "prop" || by !== "holding" || !isWorkTool(value)) return undefined;
  const next = readings.find(({ start, denied }) => start >= end && !denied);
  const [claim, ...more] = next?.claims ?? [];
  if (!next || more.length > 0 || claim?.slot !== "prop" || claim.by) return undefined;
  if (!OBJECT.test(prompt.slice(end, next.start)) || isRelated(claim, relations)) return undefined;
  return propOf(claim.value).isFriend ? undefined : { ...claim, by: "busy with" };
}

/** What may stand between a verb and its object. */
const OBJECT = /^ (?:(?:an?|the|its|his|her|some|einen?|ein|une?|la|le|una?|un|el|il|een) )?$/iu;

/** "Drinking *from a toilet*", "eating *out of a bowl*": what is drawn has a dish of its own. */
function isFromAnother(
  prompt: string,
  { end }: Reading,
  readings: readonly Reading[],
): boolean {
  const next = readings.find(({ start }) => start >= end);
  return next !== undefined && FROM.test(prompt.slice(end, next.start)) &&
    next.claims.some(({ slot, by }) => slot === "prop" && !by);
}

const FROM =
  /^ (?:straight )?(?:from|out of|off) (?:(?:an?|the|its|his|her) )?(?:[\p{L}-]+ ){0,2}$/iu;

function isRelated({ value }: Claim, relations: readonly ParsedRelation[]): boolean {
  return relations.some(({ what, who }) =>
    [who, what].some((actor) => "prop" in actor && actor.prop === value)
  );
}

function relationsOf(
  { start, end, cats = [1] }: Reading,
  { by, ...claim }: Claim,
): ParsedRelation[] {
  if (claim.slot !== "prop" || !by) return [];
  return cats.map((cat) => ({ start, end, is: by, who: { cat }, what: { prop: claim.value } }));
}

function withoutBy({ by: _by, ...claim }: Claim): Claim {
  return claim as Claim;
}

function without(reading: Reading): Reading {
  return { ...reading, claims: reading.claims.filter(({ by }) => !by) };
}
