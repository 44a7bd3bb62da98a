import assert from "node:assert/strict";
import { parse } from "../../parse.ts";

Deno.test("[words] the country of a thing or a place is no breed and no second cat", () => {
  for (
    const where of ["in a russian log cabin", "in a turkish teahouse", "by an old egyptian vase"]
  ) {
    const { cats, readings } = parse(`a black cat ${where}`);
    assert.equal(cats, undefined, where);
    assert.ok(!readings.some(({ claims }) => claims.some(({ slot }) => slot === "breed")), where);
  }
  const { readings } = parse("a siberian on a windowsill");
  assert.ok(readings.some(({ claims }) => claims.some(({ slot }) => slot === "breed")));
});
