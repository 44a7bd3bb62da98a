import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";
import { understanding } from "../../understanding.ts";

/** What the cat does with what, for a description. */
function doneIn(description: string): string[] {
  const { props, relations = [] } = resolve(parse(description), { style: "cartoon", seed: "5" });
  return relations.map(({ who, is, what }) =>
    `${who} ${is} ${props[Number(what.slice(-1)) - 1]?.kind}`
  );
}

Deno.test("[words] an activity brings the thing that it is done with", () => {
  const cases: [description: string, done: string][] = [
    ["a cat fishing", "cat 1 fishing fishing rod"],
    ["a cat surfing", "cat 1 riding surfboard"],
    ["a black cat eating", "cat 1 eating fish"],
    ["cat taking a selfie", "cat 1 holding mobile phone"],
    ["eine Katze, die angelt", "cat 1 fishing fishing rod"],
    ["gato comiendo", "cat 1 eating fish"],
    ["猫が食べている", "cat 1 eating fish"],
    ["a cat baking", "cat 1 cooking cake"],
    ["a cat baking bread", "cat 1 cooking bread"],
    ["Katze backt Plätzchen", "cat 1 cooking cookie"],
  ];
  for (const [description, done] of cases) {
    assert.deepEqual(doneIn(description), [done], description);
  }
});

Deno.test("[words] where words name the thing, that one is taken and no other", () => {
  assert.deepEqual(doneIn("a cat eating pizza"), ["cat 1 eating pizza"]);
  assert.deepEqual(doneIn("a cat reading a newspaper"), ["cat 1 reading newspaper"]);
  const { props } = resolve(parse("a cat eating pizza"), { style: "cartoon", seed: "5" });
  assert.deepEqual(props.map(({ kind }) => kind), ["pizza"]);
});

Deno.test("[words] what a cat does not do brings nothing, and the receipt says so", () => {
  const said = parse("a cat, not fishing");
  const recipe = resolve(said, { style: "cartoon", seed: "5" });
  assert.equal(recipe.relations, undefined);
  assert.ok(recipe.props.every(({ kind }) => kind !== "fishing rod"));
  const matching = understanding(said, recipe).understood.find(({ text }) => /fishing/.test(text));
  assert.match(matching!.meaning, /left out/);
});

Deno.test("[words] a receipt says what is done with what", () => {
  const said = parse("a cat fishing");
  const recipe = resolve(said, { style: "cartoon", seed: "5" });
  const matching = understanding(said, recipe).understood.find(({ text }) => text === "fishing");
  assert.equal(matching?.meaning, "the cat fishing with a fishing rod");
  assert.equal(matching.drawnAs, undefined);
});

Deno.test("[words] two cats that play a game both play it, two with a guitar do not", () => {
  assert.deepEqual(doneIn("two cats playing chess"), [
    "cat 1 playing chessboard",
    "cat 2 playing chessboard",
  ]);
  assert.deepEqual(doneIn("two cats playing guitar"), ["cat 1 playing guitar"]);
});
