/**
 * @module "Bride and groom, *she is white, he is tabby, veil, top hat*": behind both, each has the coat that its pronoun
 * says and what goes with its clothes.
 */
import type { Reading } from "../../parsed_description.ts";
import type { Costume } from "../../../wardrobe/costumes.ts";
import type { Variant } from "../../../wardrobe/accessories.ts";

/** Who wears one of these. */
const BRIDE: readonly Costume[] = ["wedding dress"], GROOM: readonly Costume[] = ["tuxedo", "suit"];

/** What goes with the dress of a bride, and with the suit of a groom. */
const GOES_WITH: Partial<Record<Variant, readonly Costume[]>> = {
  veil: BRIDE,
  "flower crown": BRIDE,
  tiara: BRIDE,
  "top hat": GROOM,
  "bow tie": GROOM,
};

/** The last pronoun that a clause is about. */
const PRONOUN =
  /\b(?:(?<she>she)|he)(?:[’']?s| is| has| in)?\b(?:(?!\b(?:s?he|cat|bride|groom)\b)[^.;])*$/i;

/** What is said of a cat's looks. */
const LOOK = /^(?:coat|eyes|age|build)\b/;

/** An item of a list, which says of no cat whose it is. */
const LISTED = /(?:[,;.&+]|(?<=[,;.][^,;.]*)\band)\s*(?:(?:an?|the|her|his) )?(?:\p{L}+ )?$/iu;

/** The same readings, what is said behind a couple given to the one whose clothes or pronoun it goes with. */
export function withLooksOfACouple(prompt: string, readings: readonly Reading[]): Reading[] {
  const isCouple = [BRIDE, GROOM].every((clothes) => readings.some((each) => wears(each, clothes)));
  if (!isCouple) return [...readings];
  return readings.map((reading) => {
    const clothes = reading.denied || !reading.cats ? [] : clothesMeant(prompt, reading);
    if (clothes.length === 0) return reading;
    const owners = new Set(
      readings.filter((each) => !each.denied && each.cats?.length === 1 && wears(each, clothes))
        .map((each) => each.cats![0]!),
    );
    return owners.size === 1 ? { ...reading, cats: [...owners] } : reading;
  });
}

/** The clothes of the one that this is said of; none where the words leave it to their grammar. */
function clothesMeant(prompt: string, { claims, start }: Reading): readonly Costume[] {
  const before = prompt.slice(0, start);
  if (claims.length > 0 && claims.every(({ slot }) => LOOK.test(slot))) {
    const pronoun = PRONOUN.exec(before);
    return !pronoun ? [] : pronoun.groups?.she ? BRIDE : GROOM;
  }
  const clothes = claims.flatMap(({ slot, variant }) =>
    slot === "accessory" && variant ? GOES_WITH[variant] ?? [] : []
  );
  return LISTED.test(before) ? clothes : [];
}

function wears({ claims }: Reading, clothes: readonly Costume[]): boolean {
  return claims.some((claim) => claim.slot === "costume" && clothes.includes(claim.value));
}
