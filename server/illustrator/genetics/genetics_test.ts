/**
 * The genes of kittens: every vector exactly over all gametes, and by chi-squared over ten thousand litters of one.
 */
import type { Sex } from "../../../lib/kittens/birth.ts";
import assert from "node:assert/strict";
import { randomStream } from "../random.ts";
import { type Genotype, phenotypeOf } from "./genotype.ts";
import { LOCI, LOCUS_NAMES, type LocusName } from "./loci.ts";
import { lookName } from "./look_name.ts";
import { conceive, outcomes } from "./meiosis.ts";
import { oddsOf } from "./odds.ts";

const LITTERS = 10_000;

/** Chi-squared that one of a thousand true models exceeds, by degrees of freedom. */
const CRITICAL = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32];

const PLAIN: Partial<Record<LocusName, string>> = {
  O: "o/o",
  A: "a/a",
  C: "C/C",
  W: "w/w",
  K: "+/+",
  I: "i/i",
  Ti: "Ti⁺/Ti⁺",
  F: "natural/natural",
  ...Object.fromEntries(["Fd", "M", "Mk", "Jb", "Cu", "Pd"].map((name) => {
    const recessive = Object.keys(LOCI[name as LocusName].alleles)[1];
    return [name, `${recessive}/${recessive}`];
  })),
};

/** A cat with these alleles, e.g. `{ O: "O/Y", D: "D/d" }`; elsewhere plain and short-haired. */
function cat(sex: Sex, alleles: Partial<Record<LocusName, string>>): Genotype {
  const usual = (name: LocusName) => {
    const [first] = Object.keys(LOCI[name].alleles);
    return PLAIN[name] ?? `${first}/${first}`;
  };
  const all = LOCUS_NAMES.map((name) => {
    const pair = (alleles[name] ?? usual(name)).split("/").filter((allele) => allele !== "Y");
    return [name, name === "O" && sex === "male" ? pair.slice(0, 1) : pair];
  });
  return {
    sex,
    alleles: Object.fromEntries(all),
    scores: { spots: 0, band: 0, white: 0.4, eyes: 0.5 },
  };
}

interface Vector {
  is: string;
  mother: Partial<Record<LocusName, string>>;
  father: Partial<Record<LocusName, string>>;
  /** What distinguishes kittens here. */
  tell(kitten: Pick<Genotype, "alleles" | "sex">): string;
  chances: Record<string, number>;
}

const orange = (kitten: Pick<Genotype, "alleles" | "sex">) =>
  `${phenotypeOf(kitten).O} ${kitten.sex}`;
const at = (name: LocusName) => (kitten: Pick<Genotype, "alleles">) => phenotypeOf(kitten)[name];

const VECTORS: Vector[] = [
  {
    is: "O/Y × o/o: every daughter tortoiseshell, every son not orange",
    mother: { O: "o/o" },
    father: { O: "O/Y" },
    tell: orange,
    chances: { "tortoiseshell female": 1 / 2, "not orange male": 1 / 2 },
  },
  {
    is: "O/Y × O/o: a quarter each",
    mother: { O: "O/o" },
    father: { O: "O/Y" },
    tell: orange,
    chances: {
      "orange female": 1 / 4,
      "tortoiseshell female": 1 / 4,
      "orange male": 1 / 4,
      "not orange male": 1 / 4,
    },
  },
  {
    is: "Dd × Dd: a quarter dilute",
    mother: { D: "D/d" },
    father: { D: "D/d" },
    tell: at("D"),
    chances: { "full colour": 3 / 4, dilute: 1 / 4 },
  },
  {
    is: "cˢcˢ × cᵇcᵇ: all mink",
    mother: { C: "cˢ/cˢ" },
    father: { C: "cᵇ/cᵇ" },
    tell: at("C"),
    chances: { mink: 1 },
  },
  {
    is: "b/bˡ × b/bˡ: three quarters chocolate, one quarter cinnamon",
    mother: { B: "b/bˡ" },
    father: { B: "b/bˡ" },
    tell: at("B"),
    chances: { chocolate: 3 / 4, cinnamon: 1 / 4 },
  },
  {
    is: "Ww × ww: half white",
    mother: { W: "W/w" },
    father: { W: "w/w" },
    tell: at("W"),
    chances: { "all white": 1 / 2, "no white": 1 / 2 },
  },
  {
    is: "Mm × Mm: MM is not born, two thirds of those born have no tail",
    mother: { M: "M/m" },
    father: { M: "M/m" },
    tell: at("M"),
    chances: { "no tail": 2 / 3, ordinary: 1 / 3 },
  },
];

for (const { is, mother, father, tell, chances } of VECTORS) {
  const parents = [cat("female", mother), cat("male", father)] as const;
  const varied = LOCUS_NAMES.filter((name) => name in mother)[0]!;

  Deno.test(`exactly: ${is}`, () => {
    const found: Record<string, number> = {};
    for (const { alleles, sex, chance } of outcomes(varied, ...parents)) {
      const kitten = { ...parents[0], sex: sex ?? "female" };
      const key = tell({ ...kitten, alleles: { ...kitten.alleles, [varied]: alleles } });
      found[key] = (found[key] ?? 0) + chance;
    }
    assert.deepEqual(found, chances);
  });

  Deno.test(`by chi-squared over ${LITTERS} litters: ${is}`, () => {
    const random = randomStream("vectors", is);
    const counts: Record<string, number> = {};
    for (let n = 0; n < LITTERS; n++) {
      const key = tell(conceive(...parents, random));
      counts[key] = (counts[key] ?? 0) + 1;
    }
    assert.deepEqual(Object.keys(counts).sort(), Object.keys(chances).sort());
    const squared = Object.entries(chances).reduce((sum, [key, chance]) => {
      const expected = chance * LITTERS;
      return sum + (counts[key]! - expected) ** 2 / expected;
    }, 0);
    assert.ok(squared <= CRITICAL[Object.keys(chances).length - 1]!, `chi-squared ${squared}`);
  });
}

Deno.test("a dilute shorthaired calico daughter of the seventh vector is 1 in 32", () => {
  const mother = cat("female", { O: "O/o", A: "a/a", D: "d/d", W: "wˢ/w", L: "L/l" });
  const father = cat("male", { O: "O/Y", A: "A/a", D: "D/d", W: "w/w", L: "l/l" });
  const odds = oddsOf(mother, father);
  const expected = odds.filter(({ look }) =>
    look === "short-haired grey and cream calico daughter"
  );
  assert.deepEqual(expected.map(({ chance }) => chance), [1 / 32]);
  assert.equal(odds.reduce((sum, { chance }) => sum + chance, 0), 1);
});

Deno.test("over ten thousand kittens of any parents no look is impossible", () => {
  const random = randomStream("any parents", "genes");
  const any = (sex: Sex) =>
    cat(
      sex,
      Object.fromEntries(LOCUS_NAMES.map((name) => {
        const one = () => random.pick(Object.keys(LOCI[name].alleles));
        const [first, second] = [one(), one()];
        const { lethal } = LOCI[name];
        const isBorn = !lethal || first !== lethal || second !== lethal;
        return [name, `${first}/${isBorn ? second : lethal.toLowerCase()}`];
      })),
    );
  for (let n = 0; n < LITTERS; n++) {
    const mother = any("female"), father = any("male");
    const kitten = conceive(mother, father, random);
    const { alleles, sex } = kitten;
    const shown = phenotypeOf(kitten);
    assert.equal(alleles.O.length, sex === "male" ? 1 : 2);
    if (sex === "male") {
      assert.notEqual(shown.O, "tortoiseshell");
      if (shown.O === "orange") assert.ok(mother.alleles.O.includes("O"));
      assert.doesNotMatch(lookName(shown, sex), /calico|tortoiseshell|torbie| and /);
    }
    assert.notDeepEqual(alleles.M, ["M", "M"]);
    assert.notDeepEqual(alleles.Mk, ["Mk", "Mk"]);
    for (const name of LOCUS_NAMES) {
      const [one, other] = alleles[name];
      const from = (parent: Genotype, allele?: string) => parent.alleles[name].includes(allele!);
      if (other === undefined) assert.ok(from(mother, one));
      else {
        assert.ok(
          from(mother, one) && from(father, other) || from(mother, other) && from(father, one),
        );
      }
    }
  }
});
