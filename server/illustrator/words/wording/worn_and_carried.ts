/** @module What a cat wears, and what it has with it. */
import type { CatSpec } from "../../spec.ts";
import { isCarried } from "../../wardrobe/carried.ts";
import { garmentsOf } from "../../wardrobe/garment_layers.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { isWornThing, type WornThing, wornThings } from "../../wardrobe/worn_things.ts";
import type { Detail } from "./description_details.ts";
import { costumeName, listed, thingName } from "./names.ts";

/** "a purple wizard hat, a red scarf and glasses" */
export function clothes(spec: CatSpec, things: readonly WornThing[] = wornThings(spec)): string {
  const worn = spec.accessories.filter((thing) => !isCarried(thing));
  const isHatted = worn.some(({ kind }) => kind === "hat");
  const garments = garmentsOf(spec).toReversed()
    .map((garment) => costumeName(garment, isHatted || garment.hatless === true));
  return listed([...garments, ...[...worn, ...things].map(thingName)]);
}

/** "a fish and a red balloon" */
export function belongings(
  spec: CatSpec,
  details: readonly Detail[],
): string {
  const { accessories, props, pose } = spec;
  const carried = details.includes("carried") ? accessories.filter(isCarried) : [];
  const beside = props.filter(({ kind }, i) =>
    (pose === "portrait" || !propOf(kind).seat) && !isWornThing(spec, i)
  );
  const said = details.includes("props") ? beside : [];
  return listed([...carried, ...said].map(thingName));
}
