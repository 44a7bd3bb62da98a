import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";
import { correctionOf } from "./corrections.ts";
import { smallWordOf, withSmallWordsSpelt } from "./small_word_slips.ts";

Deno.test("[words] small words with two letters swapped are read, in several languages", () => {
  const cases: [typed: string, meant: string][] = [
    ["a cat wiht green eyes adn teh dog", "a cat with green eyes and the dog"],
    ["jsut a cat liek yours", "just a cat like yours"],
    ["schwarze Katze mti Hut udn Schal", "schwarze Katze mit Hut und Schal"],
    ["un chat avce un chapeau dnas un jardin", "un chat avec un chapeau dans un jardin"],
    ["un gato cno sombrero", "un gato con sombrero"],
  ];
  for (const [typed, meant] of cases) assert.equal(withSmallWordsSpelt(typed), meant);
});

Deno.test("[words] words that exist are no slips of small ones", () => {
  for (
    const text of ["a cat in human form", "a cat in the war", "ein Kater als Wirt", "won a medal"]
  ) {
    assert.equal(withSmallWordsSpelt(text), text);
  }
  assert.equal(smallWordOf("wih", "en"), "with");
  assert.equal(smallWordOf("undr", "en"), "under");
  for (const word of ["aid", "war", "won"]) assert.equal(correctionOf(word, "en"), undefined);
});

Deno.test("[words] a misspelt “with” parts the coat from the eyes, a misspelt “and” joins two cats", () => {
  const planOf = (words: string) => planCharacter(words, { style: "cartoon", seed: "2" });
  const { spec, understanding } = planOf("she is black wiht green eyes");
  assert.deepEqual([spec.coat.colour, spec.eyes.left], ["black", "green"]);
  assert.ok(!understanding.ignored.includes("wiht"));
  assert.equal(planOf("my tabby adn my black cat on the sofa").spec.others?.length, 1);
});
