/**
 * Coats, eyes and squares that genes make: the traps of the books.
 */
import assert from "node:assert/strict";
import { PATTERNS } from "../spec.ts";
import { planCharacter } from "../plan.ts";
import { randomStream } from "../random.ts";
import { coatOf } from "./coat.ts";
import { eyesOf } from "./eyes.ts";
import { genotypeOf } from "./founder.ts";
import { type Genotype, type Phenotype, phenotypeOf, type Scores } from "./genotype.ts";
import type { LocusName } from "./loci.ts";
import { squaresOf } from "./squares.ts";

const SCORES: Scores = { spots: 0, band: 0.3, white: 0.4, eyes: 0.7 };

const BLACK = {
  ...{ O: "not orange", A: "plain", B: "black", D: "full colour", C: "colour all over" },
  ...{ W: "no white", Ti: "patterned", Ta: "mackerel", I: "no silver", L: "short" },
  ...{ K: "ordinary", R: "ordinary", F: "natural" },
} as Phenotype;

const STRIPED = ["tabby", "classic tabby", "spotted", "rosetted", "ticked"];

Deno.test("[genes] red is always tabby, even with aa; in two colours the dark one follows A", () => {
  for (const [Ta, spots] of [["mackerel", 0], ["mackerel", 0.5], ["mackerel", 1], ["classic", 0]]) {
    const scores = { ...SCORES, spots: spots as number };
    const red = coatOf({ ...BLACK, O: "orange", Ta: Ta as string }, scores);
    assert.equal(red.colour, "orange");
    assert.ok(STRIPED.includes(red.pattern), red.pattern);
  }
  assert.equal(coatOf(BLACK, SCORES).pattern, "solid");
  const both = (A: string) => coatOf({ ...BLACK, O: "tortoiseshell", A }, SCORES).pattern;
  assert.deepEqual([both("plain"), both("striped")], ["tortoiseshell", "torbie"]);
});

Deno.test("[genes] dilution makes grey, lilac, fawn and cream", () => {
  const colour = (shown: Partial<Phenotype>) =>
    coatOf({ ...BLACK, ...shown, D: "dilute" }, SCORES).colour;
  assert.deepEqual(
    [colour({}), colour({ B: "chocolate" }), colour({ B: "cinnamon" }), colour({ O: "orange" })],
    ["grey", "lilac", "fawn", "cream"],
  );
});

Deno.test("[genes] white hides everything", () => {
  for (const O of ["orange", "tortoiseshell", "not orange"]) {
    const { colour, pattern, white } = coatOf(
      { ...BLACK, O, A: "striped", W: "all white" },
      SCORES,
    );
    assert.deepEqual([colour, pattern, white], ["white", "solid", []]);
  }
});

Deno.test("[genes] points have blue eyes, mink aqua ones, whatever the parents' were", () => {
  const genotype = { scores: SCORES } as Genotype;
  const eyes = (C: string) => eyesOf(genotype, { ...BLACK, C }, randomStream("1", "eyes"));
  assert.deepEqual(eyes("points"), { left: "blue", right: "blue" });
  assert.deepEqual(eyes("mink"), { left: "aqua", right: "aqua" });
  assert.ok(PATTERNS.includes(coatOf({ ...BLACK, C: "mink" }, SCORES).pattern));
});

Deno.test("[genes] a square has the mother's eggs, the father's sperm, and what each two make", () => {
  const { spec } = planCharacter("a short-haired grey cat", { style: "cartoon", seed: "1" });
  const of = (sex: "female" | "male", alleles: Partial<Record<LocusName, string[]>>): Genotype => {
    const plain = genotypeOf(spec, sex)!;
    return { ...plain, alleles: { ...plain.alleles, ...alleles } as Genotype["alleles"] };
  };
  const mother = of("female", { O: ["O", "o"], D: ["D", "d"] });
  const father = of("male", { O: ["O"], D: ["d", "d"] });
  const squares = squaresOf(mother, father);
  const at = (name: string) => squares.find(({ locus }) => locus === name)!;
  assert.deepEqual([at("O").rows, at("O").columns], [["O", "o"], ["O", "Y"]]);
  assert.deepEqual(at("O").cells.flat().map(({ genotype, look, sex }) => [genotype, look, sex]), [
    ["O/O", "orange", "female"],
    ["O/Y", "orange", "male"],
    ["O/o", "tortoiseshell", "female"],
    ["o/Y", "not orange", "male"],
  ]);
  assert.deepEqual(at("D").cells.map((row) => row.map(({ genotype }) => genotype)), [
    ["D/d", "D/d"],
    ["d/d", "d/d"],
  ]);
  const same = of("female", { D: ["d", "d"] });
  assert.ok(!squaresOf(same, father).some(({ locus }) => locus === "D"), "all kittens are alike");
  assert.equal(phenotypeOf(mother).O, "tortoiseshell");
  const dark = of("male", { D: ["D", "D"] });
  assert.ok(!squaresOf(mother, dark).some(({ locus }) => locus === "D"), "a carrier looks alike");
});
