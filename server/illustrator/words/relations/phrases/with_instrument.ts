/**
 * @module "A cat *with a guitar*" plays it, and one "with crutches" leans on them, unless words say what else is done
 * with it: few mean a guitar that stands there.
 */
import { useOf } from "../../../things/uses.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedRelation, Reading } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { countOf } from "../cats/cat_readings.ts";
import { isFriend, mentionsOfThings } from "../grammar/mention.ts";
import { isOfKind } from "../thing_kinds.ts";

interface Related {
  readings: Reading[];
  relations: ParsedRelation[];
}

/** What leads from the cat to the instrument. */
const WITH =
  /(?<!\p{L})(?:with|and|mit|avec|con|com|met|med|z|ze|со?|и)(?: (?:an?|the|his|her|its|their|einer|einem|der|dem|une?|la|le|sa|son|una?|su|uno|il|um|uma|a|o|een|zijn|haar|en|et))?(?: [\p{L}-]+)?\s*$/iu;

/** In these a cat can play. */
const POSES_OF_PLAYERS: readonly string[] = ["sitting", "dancing", "waving", "upright", "standing"];

export function withInstruments(
  prompt: string,
  { readings, relations }: Related,
  cats: readonly CatMention[],
): ParsedRelation[] {
  if (countOf(cats) > 1 || isBusy(readings, relations)) return relations;
  const played = readings.find((reading) =>
    isUsedAlone(reading) && isTheCats(prompt, reading, readings)
  );
  const [claim] = played?.claims ?? [];
  if (!played || claim?.slot !== "prop") return relations;
  const { start, end } = played;
  const relation: ParsedRelation = {
    start,
    end,
    is: isLeantOn(claim.value) ? "holding" : "playing",
    who: { cat: 1 },
    what: { prop: claim.value },
  };
  return [...relations, relation].toSorted((one, other) => one.start - other.start);
}

function isUsedAlone({ claims: [claim, ...more], denied }: Reading): boolean {
  return !denied && more.length === 0 && claim?.slot === "prop" && !claim.by &&
    (isOfKind(claim.value, "instrument") || isLeantOn(claim.value));
}

function isLeantOn(prop: Prop): boolean {
  return useOf(prop)?.held === "at the side";
}

/** Whether the cat does something else: it is in another pose, or its paws are at another thing. */
function isBusy(readings: readonly Reading[], relations: readonly ParsedRelation[]): boolean {
  const poses = readings.flatMap(({ claims, denied }) => denied ? [] : claims)
    .filter(({ slot }) => slot === "pose");
  return relations.length > 0 || poses.some(({ value }) => !POSES_OF_PLAYERS.includes(`${value}`));
}

/** "A mouse with a guitar" is not the cat's. */
function isTheCats(prompt: string, { start }: Reading, readings: readonly Reading[]): boolean {
  const before = mentionsOfThings(readings).filter((thing) => thing.end <= start);
  return WITH.test(prompt.slice(0, start)) && !before.some(isFriend);
}
