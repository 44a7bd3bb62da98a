import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

const seen = (prompt: string) => {
  const { eyes, features, coat, size } =
    planCharacter(prompt, { style: "cartoon", seed: "1" }).spec;
  return { eyes: eyes.left, features, coat: coat.colour, size };
};

Deno.test("[words] a colour before eyes in a state is that of the eyes", () => {
  assert.deepEqual(seen("a sitting black cat, green eyes half shut"), {
    eyes: "green",
    features: ["eyes half shut"],
    coat: "black",
    size: undefined,
  });
  assert.equal(seen("a sitting black cat with big yellow eyes half open").size, undefined);
  assert.equal(seen("a sitting black cat with yellow eyes half closed").coat, "black");
});
