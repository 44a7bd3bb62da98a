import assert from "node:assert/strict";
import { translateBy } from "../../lib/i18n/translate.ts";
import { LOCI, LOCUS_NAMES } from "../illustrator/genetics/loci.ts";
import { textUses } from "../tasks/texts/text_uses.ts";
import { lookName } from "../illustrator/genetics/look_name.ts";
import type { Phenotype } from "../illustrator/genetics/genotype.ts";
import { COLOURS, LOCUS_WORDS, lookText, shownPairing } from "./genetics_text.ts";

/** Everything that a locus may show. */
function looksOf(name: typeof LOCUS_NAMES[number]): string[] {
  const alleles = Object.keys(LOCI[name].alleles);
  const looks = alleles.flatMap((one) => alleles.map((other) => LOCI[name].shows([one, other])));
  return [...new Set(looks)];
}

Deno.test("[genetics] every locus and every look of one can be translated", () => {
  for (const name of LOCUS_NAMES) {
    for (const text of [LOCI[name].title, ...looksOf(name)]) {
      assert.ok(LOCUS_WORDS.includes(text), `${name}: ${text}`);
    }
  }
});

Deno.test("[genetics] names of looks are put together of words that can be translated", async () => {
  const source = await Deno.readTextFile(new URL("genetics_text.ts", import.meta.url));
  const marked = textUses("genetics_text.ts", source).flatMap(({ texts }) => texts);
  const known = new Set(marked.map(({ text }) => text));
  const asked = new Set<string>();
  translateBy((text) => void asked.add(text));
  try {
    for (const name of everyName()) lookText(name);
  } finally {
    translateBy(() => undefined);
  }
  assert.deepEqual([...asked].filter((text) => !known.has(text)), []);
  assert.deepEqual(COLOURS.filter((colour) => !asked.has(colour)), []);
});

Deno.test("[genetics] in English a pairing stays as it is", () => {
  for (const name of everyName()) assert.equal(lookText(name), name);
  const pairing = {
    odds: [{ look: "curly grey and cream calico daughter", chance: 1 }],
    squares: [{
      locus: "D",
      title: "Dilution",
      rows: ["D"],
      columns: ["d"],
      cells: [[{ genotype: "D/d", look: "full colour" }]],
    }],
    harmful: ["no tail"],
  };
  assert.deepEqual(shownPairing(pairing), pairing);
});

/** The names of all looks that two loci at a time can make, of cats that are otherwise ordinary. */
function everyName(): Set<string> {
  const usual = {
    ...{ O: "not orange", A: "plain", B: "black", D: "full colour", C: "colour all over" },
    ...{ W: "no white", Ti: "patterned", Ta: "mackerel", I: "no silver", L: "short" },
    ...{ K: "ordinary", R: "ordinary", F: "natural" },
  };
  const loci = Object.keys(usual) as (keyof typeof usual)[];
  const names = new Set<string>();
  for (const one of loci) {
    for (const other of loci) {
      for (const third of ["O", "A", "D"] as const) {
        for (const a of looksOf(one)) {
          for (const b of looksOf(other)) {
            for (const c of looksOf(third)) {
              const shown = { ...usual, [one]: a, [other]: b, [third]: c } as unknown as Phenotype;
              names.add(lookName(shown, "female")).add(lookName(shown, "male"));
            }
          }
        }
      }
    }
  }
  return names;
}
