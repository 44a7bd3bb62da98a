import assert from "node:assert/strict";
import { spellingOf } from "./typos.ts";

const spell = spellingOf(["orange", "scarf", "black", "glasses", "cat", "wizard"]);

Deno.test("[words] spellingOf() finds the word one slip away", () => {
  const slips = {
    organge: "orange",
    ornge: "orange",
    oramge: "orange",
    roange: "orange",
    wizrad: "wizard",
    scraf: "scarf",
    glases: "glasses",
    bblack: "black",
  };
  for (const [typed, meant] of Object.entries(slips)) assert.equal(spell(typed), meant, typed);
});

Deno.test("[words] spellingOf() leaves short words, other first letters and two slips alone", () => {
  for (const typed of ["cta", "slack", "oragn", "wziadr", "orangutan", ""]) {
    assert.equal(spell(typed), undefined, typed);
  }
});
