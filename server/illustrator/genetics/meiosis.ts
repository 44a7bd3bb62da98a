/**
 * @module How genes come from two cats to their kitten: each parent gives one allele of every locus, and
 * the loci assort independently. Ti, KIT (W), L and CORIN share a chromosome, so of these that is an
 * approximation.
 */
import type { Sex } from "../../../lib/kittens/birth.ts";
import type { Random } from "../random.ts";
import { type Genotype, isViable, ranked, type Scores } from "./genotype.ts";
import { type Allele, LOCUS_NAMES, type LocusName } from "./loci.ts";

/** What a father's sperm has in place of O when it makes a son. */
const Y = "Y";

/** A kitten as far as one locus decides it. */
export interface Outcome {
  /** Its alleles, ranked. */
  alleles: Allele[];
  /** Absent: both sexes alike. */
  sex?: Sex;
  /** Of all kittens that are born. */
  chance: number;
}

/** How far a score may lie from the mean of the parents. */
const NOISE = 0.12;

/** The gametes of a parent at a locus, each as likely as the others. */
export function gametes(name: LocusName, { sex, alleles }: Genotype): Allele[] {
  const own = alleles[name];
  return name === "O" && sex === "male" ? [...own, Y] : own;
}

/** What one gamete of each parent makes; null for what is not born. */
export function zygoteOf(
  name: LocusName,
  fromMother: Allele,
  fromFather: Allele,
): Omit<Outcome, "chance"> | null {
  if (name === "O") {
    return fromFather === Y
      ? { alleles: [fromMother], sex: "male" }
      : { alleles: ranked(name, [fromMother, fromFather]), sex: "female" };
  }
  const alleles = ranked(name, [fromMother, fromFather]);
  return isViable(name, alleles) ? { alleles } : null;
}

/** Every outcome of a locus with its exact chance. */
export function outcomes(name: LocusName, mother: Genotype, father: Genotype): Outcome[] {
  const born = gametes(name, mother).flatMap((egg) =>
    gametes(name, father).flatMap((sperm) => zygoteOf(name, egg, sperm) ?? [])
  );
  const found = new Map<string, Outcome>();
  for (const each of born) {
    const key = `${each.sex} ${each.alleles}`;
    const chance = (found.get(key)?.chance ?? 0) + 1 / born.length;
    found.set(key, { ...each, chance });
  }
  return [...found.values()];
}

/** One kitten. */
export function conceive(mother: Genotype, father: Genotype, random: Random): Genotype {
  const alleles = {} as Genotype["alleles"];
  let sex: Sex = "female";
  for (const name of LOCUS_NAMES) {
    const kitten = bornAt(name, mother, father, random);
    alleles[name] = kitten.alleles;
    sex = kitten.sex ?? sex;
  }
  return { sex, alleles, scores: scoresBetween(mother.scores, father.scores, random) };
}

/** Only kittens that are born are counted, so those that are not are drawn again. */
function bornAt(name: LocusName, mother: Genotype, father: Genotype, random: Random) {
  const eggs = gametes(name, mother), sperms = gametes(name, father);
  for (;;) {
    const kitten = zygoteOf(name, random.pick(eggs), random.pick(sperms));
    if (kitten) return kitten;
  }
}

/** The mean of the parents plus noise. */
function scoresBetween(mother: Scores, father: Scores, random: Random): Scores {
  const between = (score: keyof Scores) => {
    const mean = (mother[score] + father[score]) / 2;
    return Math.min(1, Math.max(0, mean + random.between(-NOISE, NOISE)));
  };
  return {
    spots: between("spots"),
    band: between("band"),
    white: between("white"),
    eyes: between("eyes"),
  };
}
