import assert from "node:assert/strict";
import { planOf, receiptOf } from "../../../../tests/support/read_description.ts";

Deno.test("a medium named alone is the style of the picture, and no thing beside the cat", () => {
  for (
    const prompt of [
      "a black cat on a sofa. Painting not photo",
      "a cat asleep. Pencil and a little colour",
      "a cat in crayon",
      "a cat on a wall, drawn in charcoal",
    ]
  ) {
    const { props, coat } = planOf(prompt).spec;
    assert.ok(!props.some(({ kind }) => /brush|pencil|crayon/.test(kind)), prompt);
    assert.ok(!/charcoal/.test(prompt) || coat.colour !== "charcoal", prompt);
    assert.ok(
      receiptOf(prompt).understood.some(({ meaning }) => /^picture: /.test(meaning)),
      prompt,
    );
  }
});

Deno.test("who holds a pencil or paints does so, and a charcoal cat is dark", () => {
  assert.ok(planOf("a cat holding a pencil").spec.props.some(({ kind }) => kind === "pencil"));
  assert.ok(planOf("a cat painting a picture").spec.props.length > 0);
  assert.equal(planOf("a cat, charcoal, sitting").spec.coat.colour, "charcoal");
});
