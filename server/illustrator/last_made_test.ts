import assert from "node:assert/strict";
import { rememberingLast } from "./last_made.ts";

Deno.test("[memory] what was made a moment ago is not made again, and what is asked otherwise is", () => {
  let making = 0;
  const make = rememberingLast(
    2,
    ([name, size]: [string, number?]) => ({ name, size, making: ++making }),
  );
  const cat = make(["cat"]);
  assert.equal(make(["cat"]), cat);
  assert.equal(make(["cat", 2]).size, 2);
  assert.equal(make(["cat"]), cat);
  assert.equal(making, 2);
  for (const name of ["cup", "bed"]) make([name]);
  assert.notEqual(make(["cat"]), cat, "old ones are forgotten");
});
