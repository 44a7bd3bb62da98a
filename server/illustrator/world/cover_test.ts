/**
 * What overlaps a cat in front.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { contains } from "../geometry/measure.ts";
import type { Eye, Item, Region, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Pose } from "../cat/poses.ts";
import type { Setting } from "./places.ts";

const OFFERING: [Setting, Pose][] = [
  ["meadow", "sitting"],
  ["garden", "standing"],
  ["forest", "sitting"],
  ["park", "portrait"],
  ["kitchen", "portrait"],
  ["bedroom", "portrait"],
];

/** Share of the points of the cat's coat that something in front hides. */
function hiddenShare({ items }: Scene): number {
  const isFront = (item: Item): item is Region => item.is === "region" && item.role === "front";
  const fronts = items.filter(isFront);
  const coat = items.filter((item): item is Region => item.is === "region" && item.role === "coat");
  const points = coat.flatMap(({ outline }) => outline).filter(([, y]) => y < 1024);
  const hidden = points.filter((point) => fronts.some(({ outline }) => contains(outline, point)));
  return hidden.length / points.length;
}

Deno.test("[cover] something of the place overlaps the cat in front, and leaves most of it to be seen", () => {
  for (const [setting, pose] of OFFERING) {
    for (const seed of ["1", "2", "3"]) {
      const spec: CatSpec = { ...PLAIN_CAT, seed, setting, pose, season: "summer" };
      const share = hiddenShare(compose(spec));
      assert.ok(share > 0.002 && share < 0.15, `${setting} ${pose} ${seed}: ${share}`);
    }
  }
});

Deno.test("[cover] it hides no eye and no thing, and lies before no cat in the air", () => {
  for (const [setting, pose] of OFFERING) {
    const { items } = compose({ ...PLAIN_CAT, setting, pose });
    const fronts = items.filter((item): item is Region =>
      item.is === "region" && item.role === "front"
    );
    for (const eye of items.filter((item): item is Eye => item.is === "eye")) {
      assert.ok(fronts.every(({ outline }) => !contains(outline, eye.centre)), setting);
    }
  }
  const jumping = compose({ ...PLAIN_CAT, setting: "meadow", pose: "jumping" });
  assert.ok(jumping.items.every(({ name }) => name !== "turf"));
  const { items } = compose({ ...PLAIN_CAT, setting: "meadow", props: [{ kind: "cake" }] });
  const tufts = items.filter((item): item is Region =>
    item.name === "turf" && item.is === "region"
  );
  const cake = items.filter((item): item is Region => item.is === "region" && item.role === "prop");
  assert.ok(
    cake.every(({ outline }) =>
      outline.every((point) => tufts.every((turf) => !contains(turf.outline, point)))
    ),
  );
});

Deno.test("[cover] nothing lies before a cat on snow or sand, or in glass, neon and washes", () => {
  const before = (spec: Partial<CatSpec>) =>
    compose({ ...PLAIN_CAT, pose: "sitting", ...spec }).items
      .filter(({ name }) => /^(?:turf|drift|table|blanket)/.test(name));
  for (const setting of ["snow", "beach", "desert"] as const) {
    for (const pose of ["sitting", "portrait"] as const) {
      assert.deepEqual(before({ setting, pose }), []);
    }
  }
  assert.notDeepEqual(before({ setting: "meadow" }), []);
  for (const style of ["stained-glass", "neon", "watercolor"] as const) {
    assert.deepEqual(before({ setting: "meadow", style }), []);
  }
});
