/**
 * @module Punnett squares: for each locus at which kittens may differ, what each egg makes with each sperm.
 */
import type { Sex } from "../../../lib/kittens/birth.ts";
import { type Genotype, written } from "./genotype.ts";
import { LOCI, LOCUS_NAMES, type LocusName } from "./loci.ts";
import { gametes, zygoteOf } from "./meiosis.ts";

/** What one egg and one sperm make. */
export interface SquareCell {
  /** As breeders write it: "O/o", of a son "O/Y". */
  genotype: string;
  /** What it shows. */
  look: string;
  /** Absent: both sexes alike. */
  sex?: Sex;
}

/** The square of one locus. */
export interface PunnettSquare {
  /** Its symbol: "D". */
  locus: LocusName;
  /** What people call it: "Dilution". */
  title: string;
  /** The mother's eggs. */
  rows: string[];
  /** The father's sperm; "Y" makes sons. */
  columns: string[];
  /** Row by row. */
  cells: SquareCell[][];
}

/** The squares that matter: kittens may look different there. Loci that harm cats have none: they are no aim of breeding. */
export function squaresOf(mother: Genotype, father: Genotype): PunnettSquare[] {
  return LOCUS_NAMES.filter((name) => !LOCI[name].harmful)
    .map((name) => squareOf(name, mother, father))
    .filter(({ cells }) => new Set(cells.flat().map(({ look }) => look)).size > 1);
}

function squareOf(name: LocusName, mother: Genotype, father: Genotype): PunnettSquare {
  const rows = gametes(name, mother), columns = gametes(name, father);
  return {
    locus: name,
    title: LOCI[name].title,
    rows: [...rows],
    columns: [...columns],
    cells: rows.map((egg) => columns.map((sperm) => cellOf(name, egg, sperm))),
  };
}

function cellOf(name: LocusName, egg: string, sperm: string): SquareCell {
  // Only loci that harm have pairs that are not born.
  const { alleles, sex } = zygoteOf(name, egg, sperm)!;
  return { genotype: written(alleles), look: LOCI[name].shows(alleles), ...(sex && { sex }) };
}
