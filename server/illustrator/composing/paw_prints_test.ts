import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";

function prints(change: Partial<CatSpec>) {
  const scene = compose({ ...PLAIN_CAT, ...change });
  const xs = scene.items.flatMap((item) =>
    item.is === "region" && item.name.startsWith("paw print") ? [item.outline[0]![0]] : []
  );
  return { xs, subject: scene.subject };
}

Deno.test("a cat leaves prints in soft ground, behind it", () => {
  for (const setting of ["snow", "beach", "desert"] as const) {
    const right = prints({ setting, pose: "walking", facing: "right" });
    assert.ok(right.xs.length > 4 && right.xs.every((x) => x < right.subject.right), setting);
    const left = prints({ setting, pose: "walking", facing: "left" });
    assert.ok(left.xs.every((x) => x > left.subject.left), setting);
  }
});

Deno.test("no prints on carpets, of jumps or of sleepers", () => {
  assert.deepEqual(prints({ setting: "living room", pose: "walking" }).xs, []);
  assert.deepEqual(prints({ setting: "snow", pose: "jumping" }).xs, []);
  assert.deepEqual(prints({ setting: "snow", pose: "sleeping" }).xs, []);
});
