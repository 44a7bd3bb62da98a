/**
 * @module The genes of a cat of unknown parents: what its look shows, and for what it hides a draw from how
 * common the alleles are. So a cat of a dominant look is a carrier with chance 2q / (1 + q).
 *
 * The draw follows the cat's own seed: the same cat has the same hidden genes in every litter.
 */
import type { Sex } from "../../../lib/kittens/birth.ts";
import { isPointed } from "../colour/palette.ts";
import { type Random, randomStream } from "../random.ts";
import type { CatSpec, EyeColour, WhiteMark } from "../spec.ts";
import { EYE_SCALE } from "./eyes.ts";
import { type Genotype, isViable, type Scores } from "./genotype.ts";
import { type Allele, LOCI, LOCUS_NAMES, type LocusName } from "./loci.ts";
import { type Look, type Seen, seenIn } from "./seen.ts";

/** How much of a body its white marks cover, as a score. */
const WHITE_OF_MARK: Record<WhiteMark, number> = {
  socks: 0.12,
  "front paws": 0.12,
  "hind paws": 0.12,
  "one paw": 0.12,
  bib: 0.12,
  muzzle: 0.1,
  blaze: 0.1,
  belly: 0.16,
  tailtip: 0.06,
};

/** The genes in a recipe, or those of a founder. Null when no fertile cat of this sex looks so. */
export function genotypeOf(spec: CatSpec, sex: Sex): Genotype | null {
  if (spec.genes) return spec.genes;
  const seen = seenIn(spec);
  const alleles = {} as Genotype["alleles"];
  for (const name of LOCUS_NAMES) {
    const drawn = drawAlleles(name, { sex, seen, random: randomStream(spec.seed, `gene.${name}`) });
    if (!drawn) return null;
    alleles[name] = drawn;
  }
  return { sex, alleles, scores: scoresOf(spec, randomStream(spec.seed, "genes.scores")) };
}

/** Every pair that this look permits, with its share; of a male's O, every single allele. */
function possibleAlleles(
  name: LocusName,
  { sex, seen }: { sex: Sex; seen: Seen },
): [alleles: Allele[], weight: number][] {
  const frequencies = Object.entries(LOCI[name].alleles);
  const all: [Allele[], number][] = name === "O" && sex === "male"
    ? frequencies.map(([allele, frequency]) => [[allele], frequency])
    : frequencies.flatMap(([one, p], i) =>
      frequencies.slice(i).map(([other, q]): [Allele[], number] => [
        [one, other],
        one === other ? p * p : 2 * p * q,
      ])
    );
  const permitted = seen[name];
  return all.filter(([alleles, weight]) =>
    weight > 0 && isViable(name, alleles) &&
    (!permitted || permitted.includes(LOCI[name].shows(alleles)))
  );
}

function drawAlleles(
  name: LocusName,
  { random, ...look }: { sex: Sex; seen: Seen; random: Random },
): Allele[] | undefined {
  const possible = possibleAlleles(name, look);
  let rest = random.next() * possible.reduce((sum, [, weight]) => sum + weight, 0);
  return possible.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? possible.at(-1)?.[0];
}

function scoresOf({ coat, eyes }: Look, random: Random): Scores {
  const { pattern, white } = coat;
  const spots = pattern === "rosetted" ? 0.85 : pattern === "spotted" ? 0.6 : 0.15;
  return {
    spots,
    band: pattern === "shaded" ? 0.85 : random.between(0.1, 0.4),
    white: whiteOf(pattern, white),
    eyes: tellsOfEyes(coat)
      ? (scaleOf(eyes.left) + scaleOf(eyes.right)) / 2
      : random.between(0.3, 0.8),
  };
}

/** Points and white colour the eyes themselves. */
function tellsOfEyes({ colour, pattern }: CatSpec["coat"]): boolean {
  return !isPointed(pattern) && !(colour === "white" && pattern === "solid");
}

function whiteOf(pattern: CatSpec["coat"]["pattern"], marks: readonly WhiteMark[]): number {
  switch (pattern) {
    case "van":
      return 0.9;
    case "cow":
    case "calico":
      return 0.7;
    case "bicolour":
      return 0.5;
    case "tuxedo":
      return 0.35;
    default:
      return marks.length === 0 ? 0.4 : marks.reduce((sum, mark) => sum + WHITE_OF_MARK[mark], 0);
  }
}

/** Colours beyond the scale are no measure of anything. */
function scaleOf(colour: EyeColour): number {
  const at = EYE_SCALE.indexOf(colour);
  return at < 0 ? 0.5 : at / (EYE_SCALE.length - 1);
}
