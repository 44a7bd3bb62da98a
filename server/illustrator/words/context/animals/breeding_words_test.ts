import assert from "node:assert/strict";
import { planCharacter } from "../../../mod.ts";

const costumeOf = (words: string) =>
  planCharacter(words, { style: "cartoon", seed: "1" }).spec.costume?.kind;

Deno.test("[words] a queen among words of breeders is a cat, and wears nothing of a queen", () => {
  for (
    const words of [
      "a grey calico queen",
      "a siamese queen on a cushion",
      "a breeding queen",
      "a queen with her kittens",
      "a tortoiseshell queen nursing her kittens",
      "a pregnant queen",
    ]
  ) assert.equal(costumeOf(words), undefined, words);
});

Deno.test("[words] a queen who reigns has her crown, whatever her coat", () => {
  for (
    const words of [
      "a queen",
      "a black queen",
      "a cream persian queen in a castle",
      "a persian queen on a throne",
      "a calico queen with a crown",
      "a calico cat dressed as a queen",
      "a kitten as the snow queen",
      "a tabby queen of all mice",
    ]
  ) assert.equal(costumeOf(words), "queen", words);
});

Deno.test("[words] sire, dam and stud are cats of breeders; elsewhere they are not drawn, and are said so", () => {
  const ignored = (words: string) =>
    planCharacter(words, { style: "cartoon", seed: "1" }).understanding.ignored;
  for (const words of ["a tabby sire", "the dam of a litter", "a maine coon stud", "a stud cat"]) {
    assert.ok(!/sire|dam|stud/.test(JSON.stringify(ignored(words))), words);
  }
  for (const words of ["a cat by a dam", "a cat with a stud collar"]) {
    assert.match(JSON.stringify(ignored(words)), /dam|stud/, words);
  }
});
