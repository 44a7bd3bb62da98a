import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";
import { compose } from "../../compose.ts";

const namesOf = (prompt: string): string[] =>
  compose(planCharacter(prompt, { style: "cartoon", seed: "3" }).spec).items.map(({ name }) =>
    name
  );

Deno.test("[wardrobe] an outfit is drawn with what its wearer is known by", () => {
  const pieces: [prompt: string, piece: RegExp][] = [
    ["a sitting gladiator cat", /helmet crest/],
    ["a sitting nun cat", /nun veil/],
    ["a sitting archer cat", /cap feather/],
    ["a sitting baker cat", /baker cap/],
    ["a sitting scuba diver cat", /snorkel/],
    ["a sitting polar explorer cat", /fur edge/],
    ["a sitting punk cat", /mohawk/],
    ["a sitting referee cat", /whistle/],
    ["a sitting cat in prison stripes", /prison suit/],
    ["a sitting fortune teller cat", /coin/],
    ["a sitting cat in a lumberjack shirt", /lumberjack shirt/],
  ];
  for (const [prompt, piece] of pieces) {
    assert.ok(namesOf(prompt).some((name) => piece.test(name)), prompt);
  }
});

Deno.test("[wardrobe] another hat that words ask for takes the place of the outfit's own", () => {
  const names = namesOf("a sitting gladiator cat with a top hat");
  assert.ok(!names.some((name) => /helmet crest/.test(name)));
});
