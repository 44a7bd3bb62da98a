import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { understanding } from "../understanding.ts";

Deno.test("[words] colours that “in” leads to behind a thing are the thing's", () => {
  const cases: [string, string][] = [
    ["a cat with balloons in blue and silver", "blue"],
    ["a white cat with a mug in green", "green"],
  ];
  for (const [description, colour] of cases) {
    const { props, accessories, coat } = resolve(parse(description), {
      style: "cartoon",
      seed: "1",
    });
    assert.equal([...props, ...accessories][0]?.colour, colour, description);
    assert.notEqual(coat.colour, colour, description);
  }
});

Deno.test("[words] a thing of two colours is said to be drawn in one", () => {
  const receipt = (description: string) => understanding(parse(description)).understood;
  for (const words of ["red and blue scarf", "black and white dog"]) {
    const { drawnAs } = receipt(`a cat with a ${words}`).find(({ text }) => text === words)!;
    assert.ok(drawnAs, words);
  }
  const stripes = receipt("a cat in a black and white striped shirt");
  assert.ok(stripes.every(({ drawnAs }) => !drawnAs));
});

Deno.test("[words] two colours behind odd eyes are theirs, and the next one is the coat's", () => {
  const { eyes, coat } = resolve(
    parse("a cat with heterochromia (one blue one amber), long white fur"),
    { style: "cartoon", seed: "1" },
  );
  assert.deepEqual([eyes.left, eyes.right].toSorted(), ["amber", "blue"]);
  assert.equal(coat.colour, "white");
});

Deno.test("[words] mittens that are named with clothes are worn, and white ones of a coat are paws", () => {
  const recipe = (description: string) =>
    resolve(parse(description), { style: "cartoon", seed: "1" });
  assert.equal(recipe("a cat with a scarf and mittens").props[0]?.kind, "gloves");
  assert.equal(recipe("a cat in a coat and matching mittens").props[0]?.kind, "gloves");
  assert.deepEqual(recipe("a tabby with white mittens").coat.white, ["socks"]);
});
