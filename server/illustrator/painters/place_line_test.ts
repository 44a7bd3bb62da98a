import assert from "node:assert/strict";
import { box } from "../geometry/shapes.ts";
import { region } from "../items.ts";
import type { Region } from "../scene.ts";
import { lineAround, type PlaceLine } from "./place_line.ts";

const PEN: PlaceLine = { width: 3, farther: 0.6, least: 20 };

function thing(change: Partial<Region & { role: "scenery" | "coat" }> = {}): Region {
  return {
    ...region({
      name: "shelf",
      role: "scenery",
      texture: "wood",
      outline: box(200, 300, 300, 100),
      colour: { l: 0.6, c: 0.05, h: 60 },
    }),
    line: 0,
    ...change,
  };
}

Deno.test("a thing of a place has a line that is finer far away; light, crumbs and cats are left as they are", () => {
  const near = lineAround(thing(), PEN), far = lineAround(thing({ depth: 1 }), PEN);
  assert.ok(near > 0);
  assert.ok(far < near && far > 0, `${far} ${near}`);
  assert.equal(lineAround(thing({ texture: "light" }), PEN), 0);
  assert.equal(lineAround(thing({ outline: box(200, 300, 12, 12) }), PEN), 0);
  assert.equal(lineAround(thing({ outline: box(1300, 300, 100, 100) }), PEN), 0);
  assert.equal(lineAround(thing({ role: "coat" }), PEN), 0);
  assert.equal(lineAround(thing({ line: 5 }), PEN), 5);
});
