/**
 * Where something is done, and what a leap is for, is understood beside what is done.
 */
import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

Deno.test("[activities] where a cat does something is drawn as well", () => {
  const decided = (words: string) => resolve(parse(words), { style: "cartoon", seed: "3" });
  const reading = decided("a cat reading in bed by candlelight");
  assert.deepEqual(reading.props.map(({ kind }) => kind).sort(), ["bed", "book", "candle"]);
  assert.equal(reading.setting, "bedroom");
  assert.equal(decided("a cat singing in the rain").weather, "rain");
  assert.equal(decided("a cat singing on stage").setting, "stage");
});

Deno.test("[activities] a cat that leaps for something leaps and chases it, one that leaps for joy only leaps", () => {
  const decided = (words: string) => resolve(parse(words), { style: "cartoon", seed: "3" });
  for (const words of ["jumping for a butterfly", "leaping at a bird", "leaps after a mouse"]) {
    const { pose, relations } = decided(`a cat ${words}`);
    assert.equal(pose, "jumping");
    assert.deepEqual(relations?.map(({ is }) => is), ["chasing"], words);
  }
  assert.equal(decided("a cat jumping for joy").relations?.length ?? 0, 0);
});
