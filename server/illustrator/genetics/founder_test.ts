/**
 * The genes of cats of unknown parents: true to what is seen, and carriers as often as they should be.
 */
import assert from "node:assert/strict";
import { type CatSpec, COAT_COLOURS, PATTERNS } from "../spec.ts";
import { planCharacter } from "../plan.ts";
import { genotypeOf } from "./founder.ts";
import { phenotypeOf } from "./genotype.ts";
import { litterOf, pairingOf } from "./litter.ts";
import type { LocusName } from "./loci.ts";
import { seenIn } from "./seen.ts";

const { spec: CAT } = planCharacter("a short-haired grey cat", { style: "cartoon", seed: "1" });

function cat(seed: string, coat: Partial<CatSpec["coat"]>): CatSpec {
  return {
    ...CAT,
    seed,
    coat: { colour: "grey", pattern: "solid", length: "short", white: [], ...coat },
  };
}

const isTortoiseshell = (pattern: string) =>
  ["calico", "tortoiseshell", "torbie"].includes(pattern);

Deno.test("genes show what is seen, in every colour and pattern; only tortoiseshell males have none", () => {
  for (const colour of COAT_COLOURS) {
    for (const pattern of PATTERNS) {
      const spec = cat(`${colour} ${pattern}`, { colour, pattern });
      const female = genotypeOf(spec, "female"), male = genotypeOf(spec, "male");
      assert.ok(female, `${colour} ${pattern}`);
      assert.equal(male === null, isTortoiseshell(pattern) && seenIn(spec).O !== undefined);
      for (const genotype of [female, male]) {
        if (!genotype) continue;
        const shown = phenotypeOf(genotype);
        for (const [name, permitted] of Object.entries(seenIn(spec))) {
          assert.ok(permitted.includes(shown[name as LocusName]), `${colour} ${pattern} ${name}`);
        }
      }
    }
  }
});

Deno.test("a cat of a dominant look is a carrier with chance 2q / (1 + q)", () => {
  const cats = Array.from(
    { length: 4_000 },
    (_, i) => genotypeOf(cat(`carrier ${i}`, { colour: "black" }), "female")!,
  );
  for (const [name, recessive, q] of [["D", "d", 0.4], ["L", "l", 0.35]] as const) {
    const carriers = cats.filter(({ alleles }) => alleles[name].includes(recessive)).length;
    const expected = 2 * q / (1 + q);
    const deviation = Math.sqrt(expected * (1 - expected) / cats.length);
    assert.ok(Math.abs(carriers / cats.length - expected) < 3.3 * deviation, `${name} ${carriers}`);
  }
});

Deno.test("the same cats have the same hidden genes in every litter, and the same seed the same litter", () => {
  const mother = cat("luna", { colour: "orange", second: "black", pattern: "calico" });
  const father = cat("felix", { colour: "orange", pattern: "tabby" });
  assert.deepEqual(pairingOf({ mother, father }), pairingOf({ mother, father }));
  const litter = (seed: string) => litterOf({ mother, father }, { seed, style: "anime" })!;
  assert.deepEqual(litter("1"), litter("1"));
  assert.notDeepEqual(litter("1"), litter("2"));
  for (let seed = 0; seed < 20; seed++) {
    const kittens = litter(String(seed));
    assert.ok(kittens.length >= 4 && kittens.length <= 6);
    const looks = pairingOf({ mother, father })!.odds.map(({ look }) => look);
    for (const { spec, look, sex } of kittens) {
      assert.ok(looks.includes(look), look);
      assert.equal(spec.genes!.sex, sex);
      assert.equal(spec.style, "anime");
      assert.equal(spec.age, "kitten");
      if (sex === "male") assert.ok(!isTortoiseshell(spec.coat.pattern));
    }
    assert.equal(new Set(kittens.map(({ spec }) => spec.seed)).size, kittens.length);
  }
});

Deno.test("kittens of kittens keep their genes: what a grandfather hides may come out", () => {
  const dilute = { mother: cat("a", {}), father: cat("b", {}) };
  const kittens = litterOf(dilute, { seed: "1", style: "cartoon" })!;
  for (const { spec } of kittens) assert.deepEqual(spec.genes!.alleles.D, ["d", "d"]);
  const [child] = kittens;
  assert.equal(genotypeOf(child!.spec, child!.sex), child!.spec.genes);
  const partner = child!.sex === "female"
    ? { mother: child!.spec, father: cat("c", { colour: "black" }) }
    : { mother: cat("c", { colour: "black" }), father: child!.spec };
  for (const { spec } of litterOf(partner, { seed: "2", style: "cartoon" })!) {
    assert.ok(spec.genes!.alleles.D.includes("d"));
    assert.ok(spec.markings!.some((seed) => ["a", "b"].includes(seed)));
  }
});

Deno.test("what harms cats is inherited as it is and stands in no square", () => {
  const { mother, father } = { mother: cat("d", {}), father: cat("e", {}) };
  const tailless = { ...mother, features: ["no tail", "folded ears"] } as CatSpec;
  const pairing = pairingOf({ mother: tailless, father })!;
  assert.deepEqual(pairing.harmful, ["folded ears", "no tail"]);
  assert.ok(pairing.squares.every(({ locus }) => !["M", "Fd", "Mk"].includes(locus)));
});

Deno.test("markings come from both parents, white and eyes are their mean with some noise", () => {
  const mother = cat("f", {}), father = cat("g", {});
  const [low, high] = [0.2, 0.8];
  const withScore = (spec: CatSpec, sex: "female" | "male", score: number): CatSpec => ({
    ...spec,
    genes: { ...genotypeOf(spec, sex)!, scores: { spots: 0, band: 0, white: score, eyes: score } },
  });
  const parents = {
    mother: withScore(mother, "female", low),
    father: withScore(father, "male", high),
  };
  const kittens = Array.from(
    { length: 100 },
    (_, seed) => litterOf(parents, { seed: String(seed), style: "cartoon" })!,
  ).flat();
  for (const { spec } of kittens) {
    assert.deepEqual(new Set(spec.markings), new Set([mother.seed, father.seed]));
  }
  for (const score of ["white", "eyes"] as const) {
    const scores = kittens.map(({ spec }) => spec.genes!.scores[score]);
    const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length;
    assert.ok(Math.abs(mean - (low + high) / 2) < 0.02, `${score} ${mean}`);
    assert.ok(Math.max(...scores) - Math.min(...scores) > 0.1, "they differ");
    assert.ok(Math.min(...scores) > low && Math.max(...scores) < high);
  }
});
