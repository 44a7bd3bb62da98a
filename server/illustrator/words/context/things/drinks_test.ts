import assert from "node:assert/strict";
import { recipeOf } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] a vessel and what is drawn in one are one thing, on either side of each other", () => {
  const descriptions = {
    "рядом с котом кружка кофе": ["cup of coffee"],
    "kedi, yanında kahve fincanı": ["cup of coffee"],
    "macska, mellette egy bögre kávé": ["cup of coffee"],
    "kot, obok szklanka mleka": ["glass of milk"],
    "кот с кружкой пива": ["mug of beer"],
    "кот, чашка и кофе": ["cup", "cup of coffee"],
  };
  for (const [description, kinds] of Object.entries(descriptions)) {
    assert.deepEqual(recipeOf(description).props.map(({ kind }) => kind), kinds, description);
  }
});
