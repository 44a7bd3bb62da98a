import assert from "node:assert/strict";
import { median, sampler, sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { paintNeon } from "./neon.ts";

Deno.test("[neon] flakes of snow are white, and no rings", () => {
  const scene = sceneOf("a cat sitting in the snow in a meadow at night", "neon", {
    weather: "snow",
  });
  const colourAt = sampler(paintNeon(scene));
  const flakes = scene.items.filter(({ name }) => name.startsWith("snowflake before"));
  const lightness = flakes.map((flake) => {
    const { left, right, top, bottom } = boundsOf([flake]);
    return colourAt([(left + right) / 2, (top + bottom) / 2]).l;
  });
  assert.ok(median(lightness) > 0.85, `${median(lightness)}`);
});
