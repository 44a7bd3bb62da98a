import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";
import { understanding } from "../../understanding.ts";

function propsOf(description: string): string[] {
  const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
  return props.map(({ kind, material }) => material ? `${material} ${kind}` : kind);
}

function ignoredIn(description: string): string[] {
  return understanding(parse(description)).ignored;
}

Deno.test("[words] of two nouns that name one thing the last is drawn, and the receipt says so", () => {
  const cases: [description: string, thing: string, words: string][] = [
    ["a cat on a hay cart", "shopping trolley", "hay cart"],
    ["a cat with a duck umbrella", "open umbrella", "duck umbrella"],
    ["a cat with a tiger balloon", "balloon", "tiger balloon"],
    ["a cat eating a jam doughnut", "donut", "jam doughnut"],
    ["a cat with a dinosaur toy", "tyrannosaurus", "dinosaur toy"],
  ];
  for (const [description, thing, words] of cases) {
    const props = propsOf(description);
    assert.equal(props.length, 1, `${description}: ${props}`);
    assert.ok(props[0] === thing || thing.includes(props[0]!), `${description}: ${props}`);
    const { understood } = understanding(parse(description));
    assert.ok(understood.find(({ text }) => text === words)?.drawnAs, description);
  }
});

Deno.test("[words] nouns in a row without an article are several things", () => {
  assert.deepEqual(propsOf("cat pumpkin ghost moon").toSorted(), ["ghost", "pumpkin"]);
});

Deno.test("[words] a noun of a material before a thing says what it is made of, as a statue does", () => {
  const cases: [description: string, thing: string][] = [
    ["a cat asleep on a stone lion", "stone lion"],
    ["a cat beside a lion statue", "stone lion"],
    ["a cat on a marble bench", "stone bench"],
    ["a cat beside an iron horse sculpture", "metal horse"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(propsOf(description), [thing], description);
  }
});

Deno.test("[words] a compound of the dictionary is none of the things that its words name", () => {
  const cases: [description: string, props: string[]][] = [
    ["a kitten beside a rubber plant", ["potted plant"]],
    ["a cat with a cookie cutter", []],
    ["a cat on a zebra crossing", []],
    ["a cat under a mosquito net", []],
    ["a cat watching a hermit crab", ["crab"]],
    ["a cat in a bird's nest", ["nest"]],
  ];
  for (const [description, props] of cases) assert.deepEqual(propsOf(description), props);
  assert.deepEqual(ignoredIn("a cat with a cookie cutter"), ["cookie cutter"]);
});

Deno.test("[words] an animal before an unknown noun is not drawn, unless it is its name or a part of it", () => {
  assert.deepEqual(propsOf("a cat on a swan pedalo"), []);
  assert.deepEqual(propsOf("a cat and a fox cub"), ["fox"]);
  assert.deepEqual(propsOf("a surfing cat, a shark fin behind").includes("shark"), true);
  assert.deepEqual(propsOf("a cat with our dog Rufus"), ["dog"]);
});
