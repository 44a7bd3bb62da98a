import assert from "node:assert/strict";
import { planOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { isPrinted } from "./printed_coats.ts";

Deno.test("coats are printed with dots, checks, hearts, stars and scales, clothes and cushions have their own", () => {
  const coats: [string, string][] = [
    ["a purple cat with polka dots", "polka dots"],
    ["a cat with a checkerboard coat", "checks"],
    ["a cat with heart shaped spots", "hearts"],
    ["a cat with star shaped spots", "stars"],
    ["a cat with blue scales", "scales"],
  ];
  for (const [prompt, pattern] of coats) {
    const { spec } = planOf(prompt);
    assert.equal(spec.coat.pattern, pattern, prompt);
    const torso = compose({ ...spec, pose: "standing", view: "side" }).items
      .find(({ name, is }) => name === "torso" && is === "region");
    assert.ok(torso?.is === "region" && torso.marks.length > 20, `${prompt}: all over the body`);
  }
  for (
    const prompt of [
      "a cat in a polka dot dress",
      "a cat on a polka dot cushion",
      "a cat on scales",
    ]
  ) assert.ok(!isPrinted(planOf(prompt).spec.coat.pattern), prompt);
});
