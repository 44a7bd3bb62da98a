/**
 * What is different between two recipes, in words.
 *
 * @module
 */
import type { Change } from "../../../lib/redrawn.ts";
import { catAlone, catCount, type CatSpec } from "../spec.ts";
import { relationWords } from "../words/company/telling.ts";
import { listed, thingName } from "../words/names.ts";
import { OF_A_CAT } from "./looks.ts";

/** Decisions of the whole picture that words may change, in the order in which changes are listed. */
export const OF_THE_PICTURE = ["setting", "time", "weather", "season", "scheme"] as const;

/** Every decision that differs, as it was and as it is; what belongs to the second cat says so. */
export function differences(before: CatSpec, after: CatSpec): Change[] {
  const [from, to] = [shown(before), shown(after)];
  return Object.keys({ ...from, ...to }).filter((what) => from[what] !== to[what])
    .map((what) => ({ what, from: from[what] ?? "", to: to[what] ?? "" }));
}

function shown(spec: CatSpec): Record<string, string> {
  const cats = Array.from({ length: catCount(spec) }, (_, i) => ofCat(spec, i + 1));
  return {
    style: spec.style,
    ...cats[0],
    ...named(spec, OF_THE_PICTURE),
    things: listed(spec.props.map((thing) => thingName(thing))),
    ...Object.assign({}, ...cats.slice(1)),
    relations: listed((spec.relations ?? []).map((related) => relationWords(related, spec))),
  };
}

function ofCat(spec: CatSpec, cat: number): Record<string, string> {
  const alone = catAlone(spec, cat);
  const own = {
    ...named(alone, OF_A_CAT),
    accessories: listed(alone.accessories.map((worn) => thingName(worn))),
  };
  if (cat === 1) return own;
  const name = alone.name ?? `cat ${cat}`;
  return Object.fromEntries(
    Object.entries(own).map(([what, value]) => [`${what} of ${name}`, value]),
  );
}

function named<D extends keyof CatSpec>(
  spec: CatSpec,
  decisions: readonly D[],
): Record<string, string> {
  return Object.fromEntries(decisions.map((decision) => {
    const value: unknown = spec[decision];
    if (value === undefined) return [decision, ""];
    return [decision, typeof value === "string" ? value : (value as { kind: string }).kind];
  }));
}
