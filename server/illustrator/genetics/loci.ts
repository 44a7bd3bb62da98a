/**
 * @module The loci of the coat: their alleles, what pairs of them show, and how common they are among cats
 * that roam free. Sources: UC Davis Veterinary Genetics Laboratory and OMIA; the frequencies are those of
 * surveys in Poland 1987, Iowa and Illinois 1989, and Omaha 1986. A rare allele without a survey has a
 * small guess.
 */

/** One copy of a gene, as breeders write it. */
export type Allele = string;

/** A locus: a place in the genome, of which each cat has two alleles, but for O of males. */
export interface Locus {
  /** What people read above its square. */
  title: string;
  /** Every allele with its frequency, the dominant ones first. They add up to 1. */
  alleles: Readonly<Record<Allele, number>>;
  /** What a pair (of a male's O: one) shows. */
  shows(alleles: readonly Allele[]): string;
  /** Two of this allele die before birth. */
  lethal?: Allele;
  /** It harms cats: inherited as it is, and no aim of breeding. */
  harmful?: true;
}

/** Rarer than any survey has counted. */
const RARE = 0.001;

/** A locus whose first allele needs one copy. */
function dominant(title: string, [allele, other]: [Allele, Allele], look: string): Locus {
  return {
    title,
    alleles: { [allele]: RARE, [other]: 1 - RARE },
    shows: (pair) => pair.includes(allele) ? look : "ordinary",
  };
}

/** Looks that no cat has, by rank: each one hides those after it. */
const FANTASY = ["rainbow", "galaxy", "purple", "pink", "blue", "green"] as const;

/** The symbol of every locus, in the order people read them. */
export const LOCUS_NAMES = [
  "O",
  "A",
  "B",
  "D",
  "C",
  "W",
  "Ti",
  "Ta",
  "I",
  "L",
  "K",
  "R",
  "Fd",
  "M",
  "Mk",
  "Jb",
  "Cu",
  "Pd",
  "F",
] as const;
/** The symbol of a locus. */
export type LocusName = (typeof LOCUS_NAMES)[number];

/** Every locus by its symbol. */
export const LOCI: Readonly<Record<LocusName, Locus>> = {
  O: {
    title: "Orange, on the X chromosome",
    alleles: { O: 0.25, o: 0.75 },
    shows: (pair) =>
      !pair.includes("o") ? "orange" : pair.includes("O") ? "tortoiseshell" : "not orange",
  },
  A: {
    title: "Agouti",
    alleles: { A: 0.25, a: 0.75 },
    shows: (pair) => pair.includes("A") ? "striped" : "plain",
  },
  B: {
    title: "Black, chocolate, cinnamon",
    alleles: { B: 0.975, b: 0.02, "bˡ": 0.005 },
    shows: (pair) => pair.includes("B") ? "black" : pair.includes("b") ? "chocolate" : "cinnamon",
  },
  D: {
    title: "Dilution",
    alleles: { D: 0.6, d: 0.4 },
    shows: (pair) => pair.includes("D") ? "full colour" : "dilute",
  },
  C: {
    title: "Points",
    alleles: { C: 0.94, "cᵇ": 0.01, "cˢ": 0.05, c: 0 },
    shows(pair) {
      if (pair.includes("C")) return "colour all over";
      if (pair.includes("cᵇ")) return pair.includes("cˢ") ? "mink" : "sepia";
      return pair.includes("cˢ") ? "points" : "albino";
    },
  },
  W: {
    title: "White",
    alleles: { W: 0.02, "wˢ": 0.28, w: 0.69, "wᵍ": 0.009, "wˢᵃˡ": 0.001 },
    shows(pair) {
      if (pair.includes("W")) return "all white";
      const spotted = pair.filter((allele) => allele === "wˢ").length;
      if (spotted > 0) return spotted === 2 ? "mostly white" : "some white";
      if (pair.every((allele) => allele === "wᵍ")) return "white gloves";
      return pair.every((allele) => allele === "wˢᵃˡ") ? "salmiak" : "no white";
    },
  },
  Ti: {
    title: "Ticked",
    alleles: { "Tiᴬ": 0.05, "Ti⁺": 0.95 },
    shows: (pair) => pair.includes("Tiᴬ") ? "ticked" : "patterned",
  },
  Ta: {
    title: "Tabby pattern",
    alleles: { "Taᴹ": 0.65, "Taᵇ": 0.35 },
    shows: (pair) => pair.includes("Taᴹ") ? "mackerel" : "classic",
  },
  I: {
    title: "Silver",
    alleles: { I: 0.05, i: 0.95 },
    shows: (pair) => pair.includes("I") ? "silver" : "no silver",
  },
  L: {
    title: "Length of hair",
    alleles: { L: 0.65, l: 0.35 },
    shows: (pair) => pair.includes("L") ? "short" : "long",
  },
  K: {
    title: "Curly and hairless (KRT71)",
    alleles: { Se: RARE, "+": 1 - 22 * RARE, hr: RARE, re: 20 * RARE },
    shows(pair) {
      if (pair.includes("Se")) return "curly";
      if (pair.includes("+")) return "ordinary";
      return pair.includes("hr") ? "hairless" : "curly";
    },
  },
  R: {
    title: "Cornish rex",
    alleles: { R: 1 - 10 * RARE, r: 10 * RARE },
    shows: (pair) => pair.includes("R") ? "ordinary" : "curly",
  },
  Fd: { ...dominant("Folded ears", ["Fd", "fd"], "folded ears"), harmful: true },
  M: { ...dominant("No tail", ["M", "m"], "no tail"), lethal: "M", harmful: true },
  Mk: { ...dominant("Short legs", ["Mk", "mk"], "short legs"), lethal: "Mk", harmful: true },
  Jb: dominant("Bobtail", ["Jb", "jb"], "bobtail"),
  Cu: dominant("Curled ears", ["Cu", "cu"], "curled ears"),
  Pd: dominant("Extra toes", ["Pd", "pd"], "extra toes"),
  F: {
    title: "Colours of fairy tales (invented)",
    alleles: {
      ...Object.fromEntries(FANTASY.map((look) => [look, RARE])),
      natural: 1 - FANTASY.length * RARE,
    },
    shows: (pair) => FANTASY.find((look) => pair.includes(look)) ?? "natural",
  },
};
