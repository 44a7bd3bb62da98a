import assert from "node:assert/strict";
import { lexemesOf } from "../lexemes.ts";
import { denials } from "./denial.ts";

Deno.test("[binding] denials() reach the first noun and what is listed with it", () => {
  const cases: [description: string, denied: string[]][] = [
    ["no hat", ["hat"]],
    ["no red hat or glasses", ["red", "hat", "glasses"]],
    ["no hat and green eyes", ["hat"]],
    ["no hat, a scarf", ["hat"]],
    ["a hat", []],
    ["帽子なしの黒猫", ["帽子"]],
    ["電車はなしで、赤い帽子", ["電車"]],
    ["모자 없는 검은 고양이", ["모자"]],
  ];
  for (const [description, expected] of cases) {
    const { lexemes } = lexemesOf(description);
    const denied = denials(lexemes).flatMap((no, at) =>
      no === undefined ? [] : description.slice(lexemes[at]!.start, lexemes[at]!.end)
    );
    assert.deepEqual(denied, expected, description);
  }
});
