import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";

Deno.test("[ground] a cat on the sill of its window has no second sill under it, in the library it has one", () => {
  const sills = (words: string) => {
    const { spec } = planCharacter(words, { style: "cartoon", seed: "1" });
    assert.ok(spec.props.some(({ kind }) => kind === "windowsill"), words);
    return compose(spec).items.filter(({ role, name }) => role === "prop" && name === "windowsill");
  };
  assert.deepEqual(sills("a cat on a windowsill"), []);
  assert.equal(sills("a cat on a windowsill in a library").length > 0, true);
});

Deno.test("[ground] what else is with the cat keeps its place", () => {
  const { spec } = planCharacter("a cat on a windowsill hugging a teddy bear", {
    style: "cartoon",
    seed: "1",
  });
  const { items, spec: kept } = compose(spec);
  assert.equal(kept, spec);
  assert.ok(items.some(({ name }) => name.startsWith("teddy")));
});
