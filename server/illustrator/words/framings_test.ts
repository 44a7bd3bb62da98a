/**
 * How often a cat is seen close, and when all of it has to be seen.
 */
import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

function shareOfPortraits(prompt: string, seeds: number): number {
  const said = parse(prompt);
  const close = Array.from(
    { length: seeds },
    (_, seed) => resolve(said, { style: "cartoon", seed: `${seed}` }).pose === "portrait",
  );
  return close.filter(Boolean).length / seeds;
}

Deno.test("[framings] every second seed sees the cat close, none where a place is named", () => {
  for (const prompt of ["a cat", "a happy orange cat", "a cat with a red scarf"]) {
    const share = shareOfPortraits(prompt, 500);
    assert.ok(share > 0.4 && share < 0.6, `${prompt}: ${share}`);
  }
  assert.equal(shareOfPortraits("a calico in a garden", 500), 0);
});

Deno.test("[framings] what lies below head and shoulders is never cut off", () => {
  const prompts = [
    "a full body picture of a cat",
    "a cat with white socks",
    "a munchkin cat",
    "a cat with a ball of yarn",
    "a very fat cat",
    "a cat in a kilt",
    "a cat in boots",
    "a cat with a bushy tail",
    "a cat seen from the side",
    "a cat sitting on a chair",
  ];
  for (const prompt of prompts) assert.equal(shareOfPortraits(prompt, 60), 0, prompt);
});
