import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { understanding } from "../../understanding.ts";

/** What the receipt says is drawn in place of these words. */
function drawnAs(description: string, text: string): string | undefined {
  return understanding(parse(description)).understood.find((part) => part.text === text)?.drawnAs;
}

Deno.test("[words] a thing that stands for a disguise is in the receipt", () => {
  assert.equal(drawnAs("a cat dressed as a taco", "dressed as a taco"), undefined);
  assert.equal(drawnAs("a cat wearing a jedi robe", "jedi robe"), "a hooded cloak");
  assert.equal(drawnAs("a cat with a shark", "shark"), undefined);
});

Deno.test("[words] a thing that only names the kind of another is in the receipt", () => {
  assert.equal(drawnAs("a cat on a cheese box", "cheese box"), "a box");
  assert.equal(drawnAs("a cat with a pizza, a box", "pizza"), undefined);
  assert.equal(drawnAs("a cat with a wooden crate", "wooden crate"), undefined);
});
