/** Who serves has a tray on a raised paw, what it serves on it; who pushes a cart looks where it goes. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../tests/support/read_description.ts";
import { compose } from "../compose.ts";
import { boundsOf } from "../geometry/measure.ts";

Deno.test("[staging] who serves carries a tray on a raised paw, and what is served stands on it", () => {
  for (
    const words of [
      "a cat serving tea",
      "a cat serving drinks on a tray",
      "a waiter cat with a tray of drinks",
      "a cat carrying a tray with two cups",
      "eine Katze serviert Kuchen",
    ]
  ) {
    const recipe = recipeOf(words), { items } = compose(recipe);
    const ref = `thing ${recipe.props.findIndex(({ kind }) => kind === "tray") + 1}`;
    const tray = boundsOf(items.filter(({ of }) => of === ref));
    const served = items.filter(({ of }) => of?.startsWith("thing") && of !== ref);
    const box = boundsOf(served);
    const middle = (box.left + box.right) / 2;
    assert.ok(middle > tray.left && middle < tray.right, `${words}: beside the tray`);
    assert.ok(box.bottom < tray.bottom && box.top < tray.top, `${words}: not on the tray`);
    const chin = boundsOf(items.filter(({ of, name }) => of === "cat 1" && name === "head")).bottom;
    assert.ok(box.top < chin, `${words}: not raised`);
    assert.ok(!relatedIn(words).some((said) => said.includes("drinking")), words);
  }
});

Deno.test("[staging] who pushes a cart or plays the piano looks at it, and not at the viewer", () => {
  for (
    const words of [
      "a cat pushing a shopping cart",
      "a cat pushing a pram",
      "a cat playing the piano",
    ]
  ) {
    const { items } = compose(recipeOf(words));
    assert.equal(items.filter(({ is, of }) => is === "eye" && of === "cat 1").length, 1, words);
  }
});

Deno.test("[staging] who sleeps with one eye open has one open eye", () => {
  const eyes = compose(recipeOf("a cat sleeping with one eye open")).items.filter(({ is }) =>
    is === "eye"
  );
  assert.deepEqual(
    eyes.map((eye) => eye.is === "eye" && eye.closed === undefined).toSorted(),
    [false, true],
  );
});

Deno.test("[staging] a telescope is at the eye; ducklings follow without a leash, a dog has one; balloons carry a cat", () => {
  const { items } = compose(recipeOf("a cat looking through a telescope"));
  const eye = boundsOf(items.filter(({ is, of }) => is === "eye" && of === "cat 1"));
  const piece = boundsOf(items.filter(({ name }) => name.startsWith("eyepiece")));
  assert.ok(Math.abs((eye.top + eye.bottom - piece.top - piece.bottom) / 2) < 60, "off the eye");
  const ropes = (words: string) =>
    compose(recipeOf(words)).items.filter(({ name }) => name.startsWith("tow rope")).length;
  assert.equal(ropes("a cat leading a parade of ducklings"), 0);
  assert.ok(ropes("a cat walking a dog on a leash") > 0);
  assert.deepEqual(relatedIn("a cat leading a parade of ducklings"), ["cat 1 leading duckling"]);
  assert.deepEqual(relatedIn("a cat carried away by balloons"), ["cat 1 hanging from balloon"]);
});
