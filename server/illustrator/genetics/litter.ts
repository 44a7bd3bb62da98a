/** @module A litter: the recipes of four to six kittens of two cats. */
import type { Sex } from "../../../lib/kittens/birth.ts";
import type { Style } from "../../../lib/choices.ts";
import { planCharacter } from "../plan.ts";
import { type Random, randomStream } from "../random.ts";
import type { CatSpec, Feature } from "../spec.ts";
import { withLocked } from "../revision/locking.ts";
import { describe } from "../words/wording/description.ts";
import { coatOf } from "./coat.ts";
import { eyesOf } from "./eyes.ts";
import { genotypeOf } from "./founder.ts";
import { type Genotype, phenotypeOf } from "./genotype.ts";
import { LOCI, type LocusName } from "./loci.ts";
import { lookName } from "./look_name.ts";
import { conceive } from "./meiosis.ts";
import { type Odds, oddsOf } from "./odds.ts";
import { type PunnettSquare, squaresOf } from "./squares.ts";

/** A kitten that is not drawn yet. */
export interface Kitten {
  /** What it is drawn from; it carries its genes. */
  spec: CatSpec;
  /** A true description of its picture. */
  alt: string;
  /** Its look in words: "short-haired black son". */
  look: string;
  /** Its sex. */
  sex: Sex;
}

/** What two cats may pass on. */
export interface Pairing {
  /** The exact odds of each look, the likeliest first. */
  odds: Odds[];
  /** The squares of the loci at which kittens may differ. */
  squares: PunnettSquare[];
  /** Looks of the parents that harm cats and are no aim of breeding. */
  harmful: string[];
}

/** How a litter is to be drawn. */
export interface LitterOptions {
  /** Decides the kittens; the same seed gives the same litter. */
  seed: string;
  /** Their art style. */
  style: Style;
}

/** The parents' recipes. */
export interface Parents {
  /** Of a female. */
  mother: CatSpec;
  /** Of a male. */
  father: CatSpec;
}

/** Kittens in a litter. */
const SIZE = { least: 4, most: 6 };

/** Seeds whose markings a kitten has, of each parent. */
const SEEDS_OF_PARENT = 2;

/** Looks that one gene each decides. */
const GENE_LOOKS: LocusName[] = ["Fd", "M", "Mk", "Jb", "Cu", "Pd"];

/** Looks that run in families: one parent's is passed on to every other kitten. */
const FAMILY_LOOKS: readonly Feature[] = [
  "round face",
  "wedge face",
  "long muzzle",
  "large ears",
  "tufted ears",
  "long legs",
  "almond eyes",
  "bushy tail",
  "long whiskers",
];

/** Null when one of them can have no kittens: males with two colours of a tortoiseshell are sterile. */
export function pairingOf(parents: Parents): Pairing | null {
  const genes = genesOf(parents);
  if (!genes) return null;
  const { mother, father } = genes;
  const harmful = GENE_LOOKS.filter((name) => LOCI[name].harmful)
    .flatMap((name) => [phenotypeOf(mother)[name], phenotypeOf(father)[name]])
    .filter((look) => look !== "ordinary");
  return {
    odds: oddsOf(mother, father),
    squares: squaresOf(mother, father),
    harmful: [...new Set(harmful)],
  };
}

/** Four to six kittens. Null when one of the parents can have none. */
export function litterOf(parents: Parents, { seed, style }: LitterOptions): Kitten[] | null {
  const genes = genesOf(parents);
  if (!genes) return null;
  const family = [seed, parents.mother.seed, parents.father.seed].join("\n");
  const random = (name: string) => randomStream(family, name);
  const count = random("litter.size").whole(SIZE.least, SIZE.most);
  return Array.from({ length: count }, (_, i) => {
    const genotype = conceive(genes.mother, genes.father, random(`litter.genes.${i}`));
    const kittenSeed = seedFrom(random(`litter.seed.${i}`));
    return kittenOf({ genotype, parents, seed: kittenSeed, style });
  });
}

function genesOf({ mother, father }: Parents): { mother: Genotype; father: Genotype } | null {
  const ofMother = genotypeOf(mother, "female"), ofFather = genotypeOf(father, "male");
  return ofMother && ofFather && { mother: ofMother, father: ofFather };
}

/** A kitten at home: where its mother was drawn, in a pose and a mood of its own. */
function kittenOf(
  { genotype, parents, seed, style }: {
    genotype: Genotype;
    parents: Parents;
    seed: string;
    style: Style;
  },
): Kitten {
  const { spec: posed } = planCharacter("a kitten", { style, seed });
  const { mother, father } = parents;
  const random = randomStream(seed, "kitten.look");
  const shown = phenotypeOf(genotype);
  const features = featuresOf(genotype, parents, random);
  const { features: _, ...rest } = withLocked(posed, mother, ["place", "light"]);
  const spec: CatSpec = {
    ...rest,
    age: "kitten",
    build: random.pick([mother.build, father.build]),
    coat: coatOf(shown, genotype.scores),
    eyes: eyesOf(genotype, shown, random),
    ...(features.length > 0 && { features }),
    accessories: [],
    props: [],
    scheme: mother.scheme,
    genes: genotype,
    markings: [...someOf(mother, random), ...someOf(father, random)],
  };
  const { sex } = genotype;
  return { spec, alt: describe(spec), look: lookName(shown, sex), sex };
}

function featuresOf(genotype: Genotype, { mother, father }: Parents, random: Random): Feature[] {
  const shown = phenotypeOf(genotype);
  const born = GENE_LOOKS.map((name) => shown[name]).filter((look) => look !== "ordinary");
  const family = FAMILY_LOOKS.filter((look) => {
    const parents = [mother, father].filter(({ features }) => features?.includes(look));
    return parents.some(() => random.chance(0.5));
  });
  const faces = family.filter((look) => look.endsWith(" face"));
  return [
    ...born as Feature[],
    ...family.filter((look) => !faces.includes(look)),
    ...faces.slice(0, 1),
  ];
}

/** A kitten of kittens has its markings from cats further back. */
function someOf({ seed, markings = [seed] }: CatSpec, random: Random): string[] {
  return Array.from({ length: SEEDS_OF_PARENT }, () => random.pick(markings));
}

function seedFrom(random: Random): string {
  return Array.from({ length: 16 }, () => random.whole(0, 15).toString(16)).join("");
}
