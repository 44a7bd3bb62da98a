/** What is worn around the neck is seen below the chin, however large the head, in whatever pose chance takes. */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { sceneOf } from "../../../tests/support/painting.ts";

import { bounds } from "../geometry/measure.ts";
import { type Pose, POSES } from "../cat/poses.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";

const POSED: readonly Pose[] = ["sitting", "standing", "walking", "lying", "portrait", "upright"];

/** How much of its height a band shows below the head, at its middle. */
const SEEN = 0.4;

for (const style of STYLES) {
  Deno.test(`[neckwear, ${style}] the band of a collar is seen below the chin`, () => {
    for (const pose of POSED) {
      const { items } = sceneOf("a cat with a red collar", style, { pose });
      const outlineOf = (name: string) =>
        items.flatMap((item) => item.is === "region" && item.name === name ? item.outline : []);
      const band = outlineOf("collar"), { left, right } = bounds(band);
      const middle = (left + right) / 2, near = (right - left) * 0.12;
      const low = (name: string) =>
        Math.max(
          ...outlineOf(name).filter(([x]) => Math.abs(x - middle) < near).map(([, y]) => y),
        );
      const share = (low("collar") - low("head")) / ((right - left) * 0.2);
      assert.ok(share > SEEN, `${pose}: ${share}`);
    }
  });
}

Deno.test("[neckwear] no pose that chance takes hides a bow tie", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { pose } = resolve(parse("a cat with a bow tie"), {
      style: "cartoon",
      seed: String(seed),
    });
    assert.ok(!POSES[pose].hidesClothes, pose);
  }
});
