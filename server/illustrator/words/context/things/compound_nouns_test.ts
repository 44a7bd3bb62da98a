import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";
import { understanding } from "../../understanding.ts";

const THINGS = ["bed", "bottle", "pumpkin", "banana", "ladder", "shoe"];
const PARTS = ["hair", "eyes", "nose", "ears"];

Deno.test("[words] a thing that only says which part of the body is meant is not drawn, and listed", () => {
  for (const thing of THINGS) {
    for (const part of PARTS) {
      const said = parse(`a black cat with ${thing} ${part} in a garden`);
      const { props } = resolve(said, { style: "cartoon", seed: "1" });
      assert.ok(!props.some(({ kind }) => kind.includes(thing)), `${thing} ${part}`);
      const { understood, ignored } = understanding(said);
      const told = [
        ...ignored,
        ...understood.filter((one) => /left out/.test(one.meaning)).map(({ text }) => text),
      ];
      assert.ok(told.some((words) => words.includes(thing)), `${thing} ${part}: ${told}`);
    }
  }
});

Deno.test("[words] an animal before an unknown noun is no second cat", () => {
  for (const animal of ["zebra", "tiger", "cow", "leopard"]) {
    const { cats } = parse(`a tabby cat walking over a ${animal} crossing`);
    assert.equal(cats, undefined, animal);
  }
});

Deno.test("[words] weather that only says which thing is meant is none, and listed", () => {
  const cases: [description: string, word: string][] = [
    ["a cat in snow pants", "snow"],
  ];
  for (const [description, word] of cases) {
    const said = parse(description);
    assert.notEqual(resolve(said, { style: "cartoon", seed: "1" }).weather, word, description);
    assert.ok(understanding(said).ignored.includes(word), description);
  }
  assert.equal(
    resolve(parse("a cat in the rain, umbrella in paw"), { style: "cartoon", seed: "1" }).weather,
    "rain",
  );
});

Deno.test("[words] what stands in a room is drawn with it, and the cat is where words say", () => {
  const cases: [description: string, is: string, thing: string, place: string][] = [
    ["a cat under the kitchen table", "under", "table", "kitchen"],
    ["a cat on a kitchen chair", "on", "chair", "kitchen"],
    ["a cat on a park bench", "on", "bench", "park"],
    ["a cat on a bathroom mat", "on", "rug", "bathroom"],
    ["a cat at an office desk", "at", "desk", "office"],
  ];
  for (const [description, is, thing, place] of cases) {
    const { setting, props, relations } = resolve(parse(description), {
      style: "cartoon",
      seed: "1",
    });
    assert.equal(setting, place, description);
    assert.equal(props[0]?.kind, thing, description);
    assert.deepEqual(relations?.map((relation) => relation.is), [is], description);
  }
});

Deno.test("[words] an emoji behind a place is not what stands there", () => {
  const { relations } = resolve(
    parse("a witch cat flying on a broomstick over a pumpkin patch 🎃🧹"),
    {
      style: "cartoon",
      seed: "1",
    },
  );
  assert.deepEqual(relations?.map(({ is }) => is), ["riding"]);
});
