import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

const THINGS = ["bed", "button", "bottle", "pumpkin", "banana", "ladder", "shoe"];
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
