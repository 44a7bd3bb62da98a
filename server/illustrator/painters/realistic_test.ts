import assert from "node:assert/strict";
import { contains } from "../geometry/measure.ts";
import type { Point, Region } from "../scene.ts";
import { solid } from "../../../tests/support/cat.ts";
import { paintRealistic } from "./realistic.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";

Deno.test("[realistic] tabby stripes can be seen through the fur", () => {
  for (const colour of ["orange", "grey", "brown"] as const) {
    const scene = sceneOf("a sitting cat in a studio", "realistic", {
      coat: { ...solid(colour), pattern: "tabby" },
    });
    const look = sampler(paintRealistic(scene));
    const torso = scene.items.find(({ name }) => name === "torso") as Region;
    const stripes = torso.marks.filter(({ kind }) => kind === "stripe");
    const striped = ([x, y]: Point) => stripes.some(({ outline }) => contains(outline, [x, y]));
    // Each stripe is compared with the coat right below it, which the light reaches alike.
    const contrasts = pointsOf(scene, "torso", 3).filter(striped).flatMap(([x, y]) => {
      const below = [10, 14, 18, 22].map((dy): Point => [x, y + dy])
        .find((point) => !striped(point) && contains(torso.outline, point));
      return below ? [look(below).l - look([x, y]).l] : [];
    });
    const mean = contrasts.reduce((sum, value) => sum + value, 0) / contrasts.length;
    assert(mean >= 0.07, `${colour}: ${mean}`);
  }
});

Deno.test("[realistic] fur is hair, not a flat fill", () => {
  const scene = sceneOf("a sitting cat in a studio", "realistic", { coat: solid("orange") });
  const look = sampler(paintRealistic(scene));
  const steps = pointsOf(scene, "torso", 5).map(([x, y]) =>
    Math.abs(look([x, y]).l - look([x + 3, y]).l)
  );
  assert(median(steps) > 0.01, `step ${median(steps)}`);
});
