import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";

const specOf = (words: string) => planCharacter(words, { style: "cartoon", seed: "2" }).spec;

Deno.test("[words] cats written as one word with who they are dressed up as wear that", () => {
  const cases: [words: string, costume: string][] = [
    ["eine schwarze Hexenkatze", "witch"],
    ["eine Piratenkatze mit Augenklappe", "pirate"],
    ["ein dicker Ritterkater", "knight"],
    ["eine Feuerwehrkatze auf der Leiter", "firefighter"],
    ["een ridderkat met een zwaard", "knight"],
    ["en piratkatt med svärd", "pirate"],
  ];
  for (const [words, costume] of cases) assert.equal(specOf(words).costume?.kind, costume, words);
  assert.equal(specOf("eine Weihnachtskatze im Schnee").season, "winter");
});

Deno.test("[words] a breed or a coat written as one word with the cat stays one", () => {
  assert.equal(specOf("eine Perserkatze").coat.length, "fluffy");
  assert.equal(specOf("eine Glückskatze mit Hut").coat.pattern, "calico");
  assert.equal(specOf("eine Hauskatze im Garten").setting, "garden");
});
