import assert from "node:assert/strict";
import { solid } from "../../../tests/support/cat.ts";
import { paintStainedGlass } from "./stained_glass.ts";
import { pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";

const scene = sceneOf("a sitting cat in a studio by day", "stained-glass", {
  coat: solid("orange"),
});
const look = sampler(paintStainedGlass(scene));

Deno.test("[stained-glass] strips of lead cut the air and the body into panes", () => {
  let strips = 0;
  for (let y = 60; y < 260; y += 10) {
    let dark = false;
    for (let x = 60; x < 960; x++) {
      const here = look([x, y]).l < 0.5;
      if (here && !dark) strips++;
      dark = here;
    }
  }
  assert.ok(strips / 20 > 3, `${strips / 20} strips across the air`);
  const lead = pointsOf(scene, "torso", 2).filter((point) => look(point).l < 0.4).length;
  assert.ok(lead > 20, `${lead} dark points inside the body`);
});

Deno.test("[stained-glass] a border of coloured panes runs around the window", () => {
  const hues = new Set<number>();
  for (let along = 60; along < 964; along += 6) {
    const { c, h } = look([along, 1006]);
    if (c > 0.08) hues.add(Math.round(h / 30));
  }
  assert.ok(hues.size >= 2, `${[...hues]}`);
});
