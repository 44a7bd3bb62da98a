import assert from "node:assert/strict";
import { promptProblem } from "./prompt.ts";

Deno.test("a description has three characters, or two signs that are words of their own", () => {
  for (const prompt of ["cat", "黒猫", "흰 고양이", "ねこ", "🐈🌙", "🐈‍⬛"]) {
    assert.equal(promptProblem(prompt), undefined, prompt);
  }
  for (const prompt of ["ab", "猫", "🐈", "1"]) {
    assert.match(promptProblem(prompt) ?? "", /minimum 3 characters/, prompt);
  }
});
