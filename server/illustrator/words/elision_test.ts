import assert from "node:assert/strict";
import { parse } from "./parse.ts";

/** Nouns that both languages have, as they stand behind an article and behind an elided one. */
const NOUNS: Record<string, string[]> = {
  "le|l’": ["arbre", "oiseau", "accordéon", "avion", "étoile", "éléphant"],
  "il|l’": ["ombrello", "albero", "uccello", "aereo", "orologio", "elefante"],
};

Deno.test("[words] a noun means the same behind an article without its vowel", () => {
  for (const [articles, nouns] of Object.entries(NOUNS)) {
    const [article, elided] = articles.split("|");
    const [cat, withIt] = article === "il" ? ["un gatto nero", "con"] : ["un chat noir", "avec"];
    for (const noun of nouns) {
      const claims = (text: string) => parse(text).readings.flatMap(({ claims }) => claims);
      const whole = claims(`${cat} ${withIt} ${article} ${noun}`);
      assert.deepEqual(claims(`${cat} ${withIt} ${elided}${noun}`), whole, noun);
      assert.ok(whole.length > 1, noun);
    }
  }
});
