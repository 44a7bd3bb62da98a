/**
 * Where something is done is understood beside what is done.
 */
import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

Deno.test("[activities] where a cat does something is drawn as well", () => {
  const decided = (words: string) => resolve(parse(words), { style: "cartoon", seed: "3" });
  const reading = decided("a cat reading in bed by candlelight");
  assert.deepEqual(reading.props.map(({ kind }) => kind).sort(), ["bed", "book", "candle"]);
  assert.equal(reading.setting, "bedroom");
  assert.equal(decided("a cat singing in the rain").weather, "rain");
  assert.equal(decided("a cat singing on stage").setting, "stage");
});
