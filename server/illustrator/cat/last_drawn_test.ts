import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { rememberingLast } from "./last_drawn.ts";

Deno.test("[cats] what was drawn a moment ago is not drawn again, and what is asked otherwise is", () => {
  let drawings = 0;
  const draw = rememberingLast(({ seed }, { bow }) => ({ seed, bow, drawing: ++drawings }));
  const first = draw(PLAIN_CAT);
  assert.equal(draw({ ...PLAIN_CAT }), first);
  assert.equal(draw({ ...PLAIN_CAT, seed: "8" }).seed, "8");
  assert.notEqual(draw(PLAIN_CAT, { mirrored: true }), first);
  assert.equal(drawings, 3);
  for (let seed = 100; seed < 200; seed++) draw({ ...PLAIN_CAT, seed: `${seed}` });
  assert.notEqual(draw(PLAIN_CAT), first, "old ones are forgotten");
});
