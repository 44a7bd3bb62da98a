import assert from "node:assert/strict";
import { bounds, contains } from "../../geometry/measure.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { createLayer } from "../canvas.ts";
import { paintGrain } from "./material.ts";
import { solid } from "../../../../tests/support/cat.ts";
import { paintRealistic } from "./realistic.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";

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

Deno.test("[realistic] a short coat is hair up to where its body turns away", () => {
  for (const colour of ["orange", "grey"] as const) {
    const scene = sceneOf("a sitting cat in a studio by day", "realistic", {
      coat: { ...solid(colour), length: "short" },
    });
    const look = sampler(paintRealistic(scene)), across = acrossTorso(scene);
    const steps = pointsOf(scene, "torso", 3)
      .filter(([x]) => Math.abs(across(x)) > 0.6 && Math.abs(across(x)) < 0.92)
      .map(([x, y]) => Math.abs(look([x, y]).l - look([x + 2, y]).l));
    assert(median(steps) > 0.011, `${colour}: step ${median(steps)}`);
  }
});

Deno.test("[realistic] a white cat has a side in the light and a side in the shade", () => {
  const scene = sceneOf("a sitting cat in a studio by day", "realistic", {
    coat: { ...solid("white"), length: "short" },
  });
  const look = sampler(paintRealistic(scene)), across = acrossTorso(scene);
  const points = pointsOf(scene, "torso", 3), lit = Math.sign(scene.light.towards[0]);
  const lightness = (side: number) =>
    median(
      points.filter(([x]) => across(x) * side > 0.35 && across(x) * side < 0.9)
        .map((point) => look(point).l),
    );
  const apart = lightness(lit) - lightness(-lit);
  assert(apart > 0.25, `${apart}`);
});

/** Where an x lies on the torso, -1 at its left edge .. 1 at its right one. */
function acrossTorso({ items }: Scene): (x: number) => number {
  const { left, right } = bounds((items.find(({ name }) => name === "torso") as Region).outline);
  return (x) => (2 * x - left - right) / (right - left);
}

Deno.test("[realistic] things have no line around them, as nothing in the painting has", () => {
  const scene = sceneOf("a cat on a blue sofa in a studio by day", "realistic", {
    coat: solid("white"),
  });
  const look = sampler(paintRealistic(scene));
  const things = scene.items.filter((item): item is Region =>
    item.is === "region" && item.role === "prop" && item.line > 0
  );
  // Downwards through the upper edge of a thing: how much darker it is there than on both sides.
  const gaps = things.flatMap(({ outline }) =>
    outline.filter(([x, y]) => contains(outline, [x, y + 14]) && !contains(outline, [x, y - 14]))
      .map(([x, y]) => {
        const [above, below] = [look([x, y - 14]).l, look([x, y + 14]).l];
        const darkest = Math.min(...[-2, -1, 0, 1, 2].map((dy) => look([x, y + dy]).l));
        return Math.min(above, below) - darkest;
      })
  );
  assert(gaps.length > 10, `${gaps.length} places`);
  assert(median(gaps) < 0.03, `${median(gaps)}`);
});

Deno.test("[realistic] the grain of a surface has no seam where its tile repeats", () => {
  for (const texture of ["wood", "stone", "cloth", "plant", "skin", "water"] as const) {
    const { canvas, ctx } = createLayer();
    ctx.fillStyle = "rgb(128 128 128)";
    ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
    paintGrain(ctx, texture, { left: 0, top: 0, right: PICTURE_SIZE, bottom: PICTURE_SIZE });
    const data = canvas.data();
    const step = (x: number, dx: number, dy: number) => {
      let sum = 0;
      for (let i = 1; i < 1000; i++) {
        const [u, v] = dy ? [i, x] : [x, i];
        sum += Math.abs(
          data[(v * PICTURE_SIZE + u) * 4]! - data[((v - dy) * PICTURE_SIZE + u - dx) * 4]!,
        );
      }
      return sum / 999;
    };
    for (const [dx, dy] of [[1, 0], [0, 1]] as const) {
      const usual = Math.max(...[40, 90, 130, 200, 240, 300].map((x) => step(x, dx, dy)));
      for (const x of [256, 512, 768]) {
        const here = step(x, dx, dy);
        assert(here < usual * 1.6 + 0.5, `${texture} at ${x}: ${here}, elsewhere ${usual}`);
      }
    }
  }
});

Deno.test("[realistic] a lid is coat, not paint: it is hardly darker than the fur around its eye", () => {
  for (const colour of ["orange", "grey", "cream"] as const) {
    const scene = sceneOf("a sitting cat in a studio by day", "realistic", {
      coat: solid(colour),
      view: "front",
    });
    const items = scene.items.map((item) => item.is === "eye" ? { ...item, upperLid: 0.5 } : item);
    const look = sampler(paintRealistic({ ...scene, items }));
    for (const item of items) {
      if (item.is !== "eye") continue;
      const { centre: [x, y], size: [w, h], lid } = item;
      const seen = median([-0.2, 0, 0.2].map((aside) => look([x + aside * w, y - h * 0.45]).l));
      assert(seen > lid.l - 0.2, `${colour}: ${seen}, not ${lid.l}`);
    }
  }
});
