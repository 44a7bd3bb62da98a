/**
 * @module Things and gadgets: what a cat wears or holds is a thing where a relation is about it.
 */
import type { Variant } from "../../wardrobe/accessories.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Claim, ParsedRelation, Reading } from "../parsed_description.ts";

/** What a relation makes of gadgets: things that a cat works at. */
const GADGETS: Partial<Record<Variant, Prop>> = {
  laptop: "laptop",
  phone: "mobile phone",
  camera: "camera",
  "game controller": "game controller",
};

/** The readings with gadgets as things where a relation is about them: "typing on a laptop". */
export function withGadgetsAsThings(
  readings: readonly Reading[],
  relations: readonly ParsedRelation[],
): Reading[] {
  // Around the neck it is worn anyway.
  const wanted = relations.filter(({ is }) => is !== "around the neck")
    .flatMap(({ who, what }) => [who, what])
    .flatMap((actor) => "prop" in actor ? [actor.prop] : []);
  const isWanted = (claim: Claim) => {
    const prop = claim.slot === "accessory" && propOfClaim(claim);
    return prop && wanted.includes(prop) ? prop : undefined;
  };
  return readings.map(({ cats, ...reading }) => {
    const claims = reading.claims.map((claim): Claim => {
      const prop = isWanted(claim);
      return prop
        ? { slot: "prop", value: prop, ...(claim.colour && { colour: claim.colour }) }
        : claim;
    });
    // A cat wears or holds its own; a thing is in the picture of all.
    const isOfCats = cats !== undefined && !reading.claims.every(isWanted);
    return { ...reading, claims, ...(isOfCats && { cats }) };
  });
}

/** The thing that words name; a gadget or the ball of yarn can be one. */
export function propOfClaim(claim: Claim): Prop | undefined {
  if (claim.slot === "prop") return claim.by ? undefined : claim.value;
  if (claim.slot !== "accessory") return undefined;
  if (claim.value === "yarn") return "ball of yarn";
  return claim.value === "backpack" ? "rucksack" : claim.variant && GADGETS[claim.variant];
}
