import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { hasOpenEyes, seenEyeColours } from "./open_eyes.ts";

const ODD = { ...PLAIN_CAT, eyes: { left: "hazel", right: "blue" } } as const;

Deno.test("[eyes] a clouded lens hides the colour of its eye and of no other", () => {
  assert.deepEqual(seenEyeColours(ODD), ["hazel", "blue"]);
  assert.deepEqual(seenEyeColours({ ...ODD, features: ["left eye clouded"] }), ["blue"]);
  assert.deepEqual(seenEyeColours({ ...ODD, features: ["cloudy eyes"] }), []);
  assert.ok(hasOpenEyes({ ...ODD, features: ["left eye clouded", "right eye clouded"] }));
});
