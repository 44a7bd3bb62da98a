import assert from "node:assert/strict";
import { parse } from "../../parse.ts";

const claimsOf = (description: string) =>
  parse(description).readings.flatMap(({ claims }) =>
    claims.map(({ slot, value }) => `${slot} ${value}`)
  );

Deno.test("[words] the name of a pub is not seen, and lists as ignored", () => {
  assert.ok(!claimsOf("quiz night at the Crown with our tabby cat").includes("accessory crown"));
  assert.ok(
    !claimsOf("a cat with a pint in the Red Lion").some((claim) => /red|lion|golden/.test(claim)),
  );
  assert.ok(
    claimsOf("a cat looking at the crown on a cushion").some((claim) => /crown/.test(claim)),
  );
});

Deno.test("[words] mountains keep their capitals and are drawn, and so do all words of a title", () => {
  assert.ok(claimsOf("a cat skiing down in the Alps").includes("setting mountains"));
  assert.ok(claimsOf("A Cat Sleeping At The Piano").includes("prop piano"));
});
