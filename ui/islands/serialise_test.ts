import assert from "node:assert/strict";
import { serialiseProps } from "./serialise.ts";

Deno.test("[islands] plain data is serialised unchanged", () => {
  const props = {
    name: "Miso",
    traits: ["shy"],
    nested: { a: 1, b: null, c: true },
    none: undefined,
  };
  assert.deepEqual(JSON.parse(serialiseProps("Cat", props)), {
    name: "Miso",
    traits: ["shy"],
    nested: { a: 1, b: null, c: true },
  });
});

const cycle: Record<string, unknown> = {};
cycle.self = cycle;

const refused: [name: string, value: unknown, message: string][] = [
  ["a function", () => 1, 'prop "it" (a function)'],
  ["a symbol", Symbol("x"), 'prop "it" (a symbol)'],
  ["a bigint", 1n, 'prop "it" (a bigint)'],
  ["a date", new Date(0), 'prop "it" (a Date)'],
  ["a map", new Map(), 'prop "it" (a Map)'],
  ["not a number", NaN, 'prop "it" (NaN)'],
  ["a class instance", new URL("http://a"), 'prop "it" (a URL)'],
  ["a function deep inside", { list: [{ go: () => 1 }] }, 'prop "it.list.0.go" (a function)'],
  ["a cycle", cycle, 'prop "it.self" (a cycle)'],
];

for (const [name, value, message] of refused) {
  Deno.test(`[islands] ${name} is refused, naming island and prop`, () => {
    assert.throws(() => serialiseProps("Cat", { it: value }), {
      name: "TypeError",
      message: `Island <Cat>: ${message} cannot be sent to the browser`,
    });
  });
}
