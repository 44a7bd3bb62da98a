/**
 * @module Where things belong, which `homes.tsv` says: food in a kitchen, a guitar on a stage, a tractor on a farm. What
 * is named with other things is where most of them belong.
 */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Setting } from "../../world/places.ts";
import type { Weights } from "./choice.ts";

/** How likely a thing is in each place. */
export type Homes = Weights<Setting>;

interface Home {
  places: Homes;
  /** It may be in any room with other things. */
  isAnywhere: boolean;
}

/** Marks the name of a category. */
const CATEGORY = "+";

/** The homes of each thing and category. */
export const homes = once((): ReadonlyMap<string, Home> =>
  new Map(
    dataLines(new URL("homes.tsv", import.meta.url)).flatMap((line) => {
      const [weights, members, where] = line.split("\t");
      const home = { places: weightsOf(weights!), isAnywhere: where === "anywhere" };
      return members!.split(", ").map((member): [string, Home] => [member, home]);
    }),
  )
);

function weightsOf(text: string): Homes {
  return Object.fromEntries(
    text.split(", ").map((one) => {
      const space = one.lastIndexOf(" ");
      return [one.slice(0, space), Number(one.slice(space + 1))];
    }),
  );
}

/** Where these things are together; undefined where none of them belongs anywhere. */
export function homesOf(things: readonly Prop[]): Homes | undefined {
  const all = things.flatMap((thing) => homeOf(thing) ?? []);
  const choosy = all.filter(({ isAnywhere }) => !isAnywhere);
  const [first, ...more] = (choosy.length > 0 ? choosy : all).map(({ places }) => places);
  if (!first) return undefined;
  const shared = Object.entries(first).filter(([place]) =>
    more.every((places) => places[place as Setting])
  );
  return shared.length > 0 ? Object.fromEntries(shared) as Homes : first;
}

/** A thing's own home, or that of its category. */
function homeOf(thing: Prop): Home | undefined {
  const category = THINGS.get(thing)?.category;
  return homes().get(thing) ?? (category && homes().get(CATEGORY + category));
}
