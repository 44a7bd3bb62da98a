import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

/** What the cat does with what, for a description. */
function doneIn(description: string): string[] {
  const { props, relations = [] } =
    planCharacter(description, { style: "cartoon", seed: "8" }).spec;
  return relations.map(({ who, is, what }) =>
    `${who} ${is} ${props[Number(what.slice(-1)) - 1]?.kind}`
  );
}

Deno.test("[words] a cat with an instrument plays it, in every language", () => {
  const cases: [description: string, done: string][] = [
    ["cat with a guitar on stage", "cat 1 playing guitar"],
    ["a black cat with a red violin and sunglasses", "cat 1 playing violin"],
    ["Katze mit Gitarre", "cat 1 playing guitar"],
    ["gato con un acordeón", "cat 1 playing accordion"],
    ["chat avec une trompette", "cat 1 playing trumpet"],
    ["a cat at the piano", "cat 1 playing piano"],
  ];
  for (const [description, done] of cases) {
    assert.deepEqual(doneIn(description), [done], description);
  }
});

Deno.test("[words] a cat that sleeps, or whose company has the instrument, plays nothing", () => {
  for (
    const description of [
      "a cat sleeping with a guitar",
      "a cat and a mouse with a guitar",
      "a cat without a guitar",
    ]
  ) assert.ok(!doneIn(description).some((done) => done.includes("cat 1 playing")), description);
});
