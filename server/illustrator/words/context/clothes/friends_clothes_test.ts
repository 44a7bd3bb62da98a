import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { understanding } from "../../understanding.ts";

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

Deno.test("[words] a look of another animal is left out, and told so", () => {
  const cases: [description: string, text: string][] = [
    ["a mouse with big ears next to a cat", "big ears"],
    ["a cat next to a rabbit with blue eyes", "blue eyes"],
    ["a cat, a dog with one blue eye", "blue eye"],
    ["a cat beside a dog that has a curly tail", "curly tail"],
    ["a cat beside a dog with brown spots", "brown spots"],
  ];
  for (const [description, text] of cases) {
    assert.equal(
      noteOf(description, text),
      "left out: it describes another animal, not the cat",
      description,
    );
  }
});

Deno.test("[words] eyes of a cat that holds an animal, or stands with one, are its own", () => {
  assert.equal(noteOf("a cat holding a fish with green eyes", "green eyes"), "eyes: green");
  assert.equal(noteOf("a cat with green eyes next to a dog", "green eyes"), "eyes: green");
});

Deno.test("[words] what a snowman wears is left out, and told so", () => {
  assert.equal(
    noteOf("a cat and a snowman in a scarf", "scarf"),
    "left out: it describes a thing, not the cat",
  );
});

Deno.test("[words] a cat wears what is said of it behind another animal", () => {
  const cases: [description: string, text: string, meaning: string][] = [
    ["a cat riding a horse in a cowboy hat", "cowboy hat", "costume: cowboy"],
    ["a cat and a dog wearing santa hats", "santa hats", "costume: santa"],
    ["a cat with a dog, wearing a scarf", "scarf", "accessory: a scarf"],
    ["a cat in a scarf with a dog", "scarf", "accessory: a scarf"],
    ["a cat beside a robot vacuum in a scarf", "scarf", "accessory: a scarf"],
  ];
  for (const [description, text, meaning] of cases) {
    assert.equal(noteOf(description, text), meaning, description);
  }
});

Deno.test("[words] in other languages, too, an animal in a clause of its own wears what is said behind it", () => {
  const cases: [description: string, text: string][] = [
    ["un gato gordo y un pato con sombrero", "sombrero"],
    ["un chat et un chien avec un chapeau", "chapeau"],
    ["eine Katze und ein Hund mit Hut", "Hut"],
    ["kot i pies w kapeluszu", "kapeluszu"],
    ["кот и собака в шляпе", "шляпе"],
    ["сіре кошеня спить, поруч сидить пес у капелюсі", "капелюсі"],
  ];
  for (const [description, text] of cases) {
    assert.equal(
      noteOf(description, text),
      "left out: it describes another animal, not the cat",
      description,
    );
  }
  assert.equal(noteOf("gato negro con sombrero y un ratón", "sombrero"), "accessory: a hat");
});
