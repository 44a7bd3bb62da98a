/**
 * @module What people of a trade do with the thing of it that is named beside them: a bus driver drives the bus, a
 * pilot flies the plane. Where other words say what the cat does with it, or where it is, those are meant.
 */
import { fitting } from "../fitting.ts";
import type { Pose } from "../../../cat/poses.ts";
import type { Relation } from "../../../relations.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedRelation, Reading } from "../../parsed_description.ts";
import { isOfKind, type ThingKind } from "../thing_kinds.ts";

/** By the end of their names, what they do with which kind of things. */
const TRADES: readonly [RegExp, Relation, ThingKind][] = [
  [
    /\b(?:driver|chauffeur|trucker|pilot|captain|motorist|racer|helmsman|gondolier)s?$/i,
    "driving",
    "vehicle",
  ],
  [
    /(?:guitar|violin|pian|cell|trumpet|saxophon|accordion|bass|harp|flaut|flut|bagpip)(?:ist|eer|er)s?$|\b(?:musician|busker|drummer|fiddler|singer|rapper|soprano|tenor|crooner|comedian)s?$/i,
    "playing",
    "played",
  ],
  [/\b(?:painter|artist)s?$/i, "painting", "painting tool"],
  [/\b(?:cyclist|biker|scooterist|motorcyclist)s?$/i, "riding", "ridden"],
];

/** The same relations, with those of trades among them. */
export function withTradesAtWork(
  prompt: string,
  readings: readonly Reading[],
  relations: readonly ParsedRelation[],
): ParsedRelation[] {
  const added = readings.flatMap((trade): ParsedRelation[] => {
    const { start, end, denied, cats = [1] } = trade;
    const found = TRADES.find(([name]) => name.test(prompt.slice(start, end)));
    if (!found || denied) return [];
    const [, is, kind] = found;
    const isFree = ({ slot, value, by }: Reading["claims"][number]) =>
      slot === "prop" && !by && isOfKind(value as Prop, kind) &&
      !relations.some(({ who, what }) =>
        [who, what].some((actor) => "prop" in actor && actor.prop === value)
      );
    const thing = readings.filter((reading) => !reading.denied && reading !== trade)
      .flatMap(({ claims }) => claims).find(isFree);
    // Its colour may stand far before it: "pink …, strong helmsman".
    const name = start + prompt.slice(start, end).lastIndexOf(" ") + 1;
    if (!thing) return [];
    const what = { prop: thing.value as Prop };
    return [{ start: name, end, is: fitting(is, what) ?? is, who: { cat: cats[0]! }, what }];
  });
  return [...relations, ...added].toSorted((one, other) => one.start - other.start);
}

/** What people of a trade are drawn doing, whatever they wear, where no pose is said. */
const DOING: readonly [RegExp, Pose][] = [
  [/\b(?:dancer|ballerina|hula girl)s?$/i, "dancing"],
  [/\bsingers?$/i, "meowing"],
];

/** The same readings, dancers in their dresses among them dancing. */
export function withTradesPoses(prompt: string, readings: readonly Reading[]): Reading[] {
  const isPosed = readings.some(({ claims, denied, cats }) =>
    !denied && !cats && claims.some(({ slot }) => slot === "pose")
  );
  if (isPosed) return [...readings];
  return readings.map((reading) => {
    const { start, end, claims, denied } = reading;
    const found = DOING.find(([name]) => name.test(prompt.slice(start, end)));
    const isWorn = claims.some(({ slot }) => slot === "costume");
    return found && isWorn && !denied
      ? { ...reading, claims: [...claims, { slot: "pose", value: found[1], weak: true }] }
      : reading;
  });
}
