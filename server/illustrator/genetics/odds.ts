/** @module How likely each look is among the kittens of two cats: exact, over all gametes. */
import type { Sex } from "../../../lib/kittens/birth.ts";
import type { Genotype, Phenotype } from "./genotype.ts";
import { LOCI, type LocusName } from "./loci.ts";
import { lookName, NAMED_LOCI } from "./look_name.ts";
import { outcomes } from "./meiosis.ts";

/** A look and how likely it is. */
export interface Odds {
  /** As people call it: "short-haired black son". */
  look: string;
  /** 0 to 1; those of all looks add up to 1. */
  chance: number;
}

/** What loci show together so far, of one sex. */
interface Branch {
  sex: Sex;
  shown: Partial<Phenotype>;
  chance: number;
}

/** Every look that kittens of these two may have, the likeliest first. */
export function oddsOf(mother: Genotype, father: Genotype): Odds[] {
  const looks = new Map<string, number>();
  for (const { sex, shown, chance } of branches(mother, father)) {
    const look = lookName(shown as Phenotype, sex);
    looks.set(look, (looks.get(look) ?? 0) + chance);
  }
  return [...looks].map(([look, chance]) => ({ look, chance }))
    .sort((one, other) => other.chance - one.chance || one.look.localeCompare(other.look));
}

/** O comes first among the loci: it says the sex, which the others do not depend on. */
function branches(mother: Genotype, father: Genotype): Branch[] {
  const [first, ...rest] = NAMED_LOCI;
  const sexes = outcomes(first, mother, father).map(({ alleles, sex, chance }): Branch => ({
    sex: sex!,
    shown: { O: LOCI.O.shows(alleles) },
    chance,
  }));
  return rest.reduce((found, name) => {
    const shows = shownAt(name, mother, father);
    return found.flatMap(({ sex, shown, chance }) =>
      [...shows].map(([look, share]) => ({
        sex,
        shown: { ...shown, [name]: look },
        chance: chance * share,
      }))
    );
  }, sexes);
}

/** What a locus shows in the kittens, each with its share. */
function shownAt(name: LocusName, mother: Genotype, father: Genotype): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { alleles, chance } of outcomes(name, mother, father)) {
    const look = LOCI[name].shows(alleles);
    shares.set(look, (shares.get(look) ?? 0) + chance);
  }
  return shares;
}
