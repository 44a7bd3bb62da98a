/** What a cat is only compared with, and idioms, in several languages. */
import assert from "node:assert/strict";
import { planCharacter } from "../plan.ts";

const specOf = (words: string) => planCharacter(words, { style: "cartoon", seed: "2" }).spec;

Deno.test("[words] who walks as an owner is proud, and who steals without shame is smug", () => {
  const cases: [words: string, mood: string][] = [
    ["a cat walking like he owns the street", "proud"],
    ["un gato camina como si fuera el dueño de la calle", "proud"],
    ["der Kater stolziert, als gehöre ihm die Straße", "proud"],
    ["un chat qui marche comme si la rue lui appartenait", "proud"],
    ["il gatto cammina come se fosse il padrone", "proud"],
    ["un gato roba un pescado sin vergüenza", "smug"],
    ["un chat qui vole le jambon sans aucun remords", "smug"],
    ["il gatto ruba la salsiccia senza vergogna", "smug"],
    ["gato con cara de sueño", "sleepy"],
    ["gatto con il broncio", "grumpy"],
  ];
  for (const [words, mood] of cases) assert.equal(specOf(words).mood, mood, words);
});

Deno.test("[words] an animal behind an adjective and “like a” is no friend", () => {
  const cases = [
    "ein Kater, müde wie ein Hund",
    "un gato listo como un zorro",
    "un chat rusé comme un renard",
    "un gatto furbo come una volpe",
    "кот довольный как слон",
    "sly as a fox, my black cat",
  ];
  for (const words of cases) assert.deepEqual(specOf(words).props, [], words);
  assert.equal(specOf("un gato con un zorro").props.length, 1);
});
