/** @module The genes of one cat, as plain data that a recipe keeps. */
import type { Sex } from "../../../lib/kittens/birth.ts";
import { type Allele, LOCI, type LocusName } from "./loci.ts";

/** What many genes decide together, each 0 to 1. */
export interface Scores {
  /** How far stripes are broken: into spots, then rosettes. */
  spots: number;
  /** How wide the light band of each hair is: tabby, shaded. */
  band: number;
  /** How far white reaches, where there is any. */
  white: number;
  /** From blue over green to copper. */
  eyes: number;
}

/** All genes of a cat. */
export interface Genotype {
  /** Its sex. */
  sex: Sex;
  /** Two alleles of each locus, the dominant one first; a male has one of O. */
  alleles: Record<LocusName, Allele[]>;
  /** What many genes decide together. */
  scores: Scores;
}

/** What each locus of a cat shows. */
export type Phenotype = Record<LocusName, string>;

/** Alleles in the order of their rank. */
export function ranked(name: LocusName, alleles: readonly Allele[]): Allele[] {
  const order = Object.keys(LOCI[name].alleles);
  return alleles.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Whether a cat with these alleles of a locus is born. */
export function isViable(name: LocusName, alleles: readonly Allele[]): boolean {
  const { lethal } = LOCI[name];
  return !lethal || alleles.some((allele) => allele !== lethal);
}

/** Alleles as breeders write them: "D/d", of a male's O "O/Y". */
export function written(alleles: readonly Allele[]): string {
  return alleles.length === 1 ? `${alleles[0]}/Y` : alleles.join("/");
}

/** What each locus shows. */
export function phenotypeOf({ alleles }: Pick<Genotype, "alleles">): Phenotype {
  return Object.fromEntries(
    Object.entries(alleles).map(([name, pair]) => [name, LOCI[name as LocusName].shows(pair)]),
  ) as Phenotype;
}
