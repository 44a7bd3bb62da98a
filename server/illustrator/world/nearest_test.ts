/**
 * What is nearest to the viewer.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { boundsOf, contains } from "../geometry/measure.ts";
import type { Item, Region, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { NEAREST } from "./nearest.ts";

const SEEDS = Array.from({ length: 45 }, (_, i) => String(i));

function nearestOf({ items }: Scene): Region[] {
  return items.filter((item): item is Region => item.is === "region" && item.piece === NEAREST);
}

function scenesOf(spec: Partial<CatSpec>): Scene[] {
  return SEEDS.map((seed) => compose({ ...PLAIN_CAT, seed, ...spec }));
}

Deno.test("[nearest] some pictures of a meadow and of a forest have something before the cat in a corner, rooms never", () => {
  const having = (setting: CatSpec["setting"]) =>
    scenesOf({ setting }).filter((scene) => nearestOf(scene).length > 0).length / SEEDS.length;
  for (const setting of ["meadow", "forest"] as const) {
    assert.ok(having(setting) > 0.2 && having(setting) < 0.7, `${setting}: ${having(setting)}`);
  }
  assert.equal(having("living room"), 0);
});

Deno.test("[nearest] it overlaps some cats, and hides no face and no thing", () => {
  const scenes = scenesOf({ setting: "meadow", props: [{ kind: "cake" }] });
  const overlapping = scenes.filter((scene) => {
    const near = nearestOf(scene),
      kept = scene.items.filter(isKept).map((item) => boundsOf([item]));
    for (const { outline } of near) {
      assert.ok(
        kept.every((box) =>
          outline.every(([x, y]) => x < box.left || x > box.right || y < box.top || y > box.bottom)
        ),
      );
    }
    const coat = scene.items.filter((item): item is Region =>
      item.is === "region" && item.role === "coat"
    );
    return coat.some((part) =>
      part.outline.some((point) => near.some(({ outline }) => contains(outline, point)))
    );
  });
  const share = overlapping.length / scenes.length;
  assert.ok(share > 0.1, `${share}`);
});

function isKept({ name, role }: Item): boolean {
  return role === "prop" || name === "head" && role === "coat";
}
