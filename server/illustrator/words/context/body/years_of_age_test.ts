import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const ageOf = (prompt: string) => resolve(parse(prompt), { style: "cartoon", seed: "2" }).age;

Deno.test("[words] a dozen years and more make a cat old, those of a person do not", () => {
  for (const prompt of ["Tom, my tomcat, 17 yrs", "un chat de 16 ans", "a 14-year-old tabby"]) {
    assert.equal(ageOf(prompt), "senior", prompt);
  }
  for (const prompt of ["a cat for my 15 year old daughter", "a cat with 14 fish"]) {
    assert.notEqual(ageOf(prompt), "senior", prompt);
  }
});
