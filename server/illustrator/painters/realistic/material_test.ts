import assert from "node:assert/strict";
import { box } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { randomStream } from "../../random.ts";
import { createLayer } from "../canvas.ts";
import { paintMaterial } from "./material.ts";

const WOOD = { l: 0.5, c: 0.08, h: 40 };

/** How many different greys the surface of a thing in so many parts has. */
function tonesOf(parts: number): number {
  const thing = region({
    name: "thing",
    role: "prop",
    texture: "wood",
    outline: box(100, 100, 200, 200),
    colour: WOOD,
    line: 0,
    volume: 0,
    marks: Array.from({ length: parts }, () => mark("detail", box(110, 110, 20, 20), WOOD)),
  });
  const { ctx } = createLayer(1024);
  ctx.fillStyle = "grey";
  ctx.fillRect(0, 0, 1024, 1024);
  paintMaterial(ctx, thing, compose(PLAIN_CAT), randomStream("1", "thing"));
  const { data } = ctx.getImageData(150, 150, 100, 100);
  return new Set(data.filter((_, i) => i % 4 === 0)).size;
}

Deno.test("[realistic] wood has a grain, a thing of many parts is not all of wood", () => {
  assert.ok(tonesOf(1) > 10);
  assert.equal(tonesOf(12), 1);
});
