import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { understanding } from "../understanding.ts";

const noteOf = (description: string, text: string) =>
  understanding(parse(description)).understood.find((part) => part.text === text)?.meaning;

Deno.test("[words] what another animal wears is left out, and told so", () => {
  const cases: [description: string, text: string][] = [
    ["a dog in a top hat beside the cat", "top hat"],
    ["a cat with a penguin wearing a scarf", "scarf"],
    ["a cat in a boat with a rat in a sailor suit", "sailor suit"],
    ["a cat watching a mouse with a red cape", "red cape"],
    ["a cat with a dog dressed as a pirate", "pirate"],
    ["a cat and a bird in boots", "boots"],
    ["a cat and a mouse who wears a tiny crown", "crown"],
  ];
  for (const [description, text] of cases) {
    assert.equal(
      noteOf(description, text),
      "left out: it describes another animal, not the cat",
      description,
    );
  }
});

Deno.test("[words] a cat wears what is said of it behind another animal", () => {
  const cases: [description: string, text: string, meaning: string][] = [
    ["a cat riding a horse in a cowboy hat", "cowboy hat", "costume: cowboy"],
    ["a cat and a dog wearing santa hats", "santa hats", "costume: santa"],
    ["a cat with a dog, wearing a scarf", "scarf", "accessory: a scarf"],
    ["a cat in a scarf with a dog", "scarf", "accessory: a scarf"],
  ];
  for (const [description, text, meaning] of cases) {
    assert.equal(noteOf(description, text), meaning, description);
  }
});
