import assert from "node:assert/strict";
import type { Item } from "../scene.ts";
import { region } from "../items.ts";
import { apartFromStars } from "./stars.ts";

const colour = { l: 0.9, c: 0.02, h: 90 };

function star(x: number): Item {
  return {
    is: "glow",
    name: "star",
    role: "sky",
    centre: [x, 50],
    radius: 8,
    colour,
    strength: 1,
    points: 4,
  };
}

const cloud = region({
  name: "cloud",
  role: "sky",
  texture: "cloud",
  outline: [[0, 0], [100, 0], [100, 100], [0, 100]],
  colour,
});

Deno.test("[stars] a star behind a cloud is not seen, one before it or beside it is", () => {
  const { stars, rest } = apartFromStars([star(50), star(200), cloud, star(60)]);
  assert.deepEqual(stars.map((it) => it.is === "glow" && it.centre[0]), [200, 60]);
  assert.deepEqual(rest, [cloud]);
});
