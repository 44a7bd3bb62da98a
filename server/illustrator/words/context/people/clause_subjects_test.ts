import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const planned = (prompt: string) => resolve(parse(prompt), { style: "cartoon", seed: "1" });

Deno.test("[words] who acts in a clause of their own does not dress the cat", () => {
  for (
    const prompt of [
      "a cat stealing fish while the chef sleeps",
      "my cat stealing a croissant while the baker isn't looking",
      "a cat hides because the vet is coming",
      "gato que roba un pescado mientras el chef duerme",
      "Katze klaut einen Fisch, während der Koch schläft",
    ]
  ) {
    const { costume, pose } = planned(prompt);
    assert.equal(costume, undefined, prompt);
    assert.notEqual(pose, "sleeping", prompt);
  }
});

Deno.test("[words] a cat that is called by its costume acts itself in a clause", () => {
  const { costume, pose } = planned("when the pirate cat sleeps");
  assert.deepEqual([costume?.kind, pose], ["pirate", "sleeping"]);
  assert.equal(planned("a cat dressed as a pirate when the sun sets").costume?.kind, "pirate");
});
