import assert from "node:assert/strict";
import { bounds, contains } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import type { Point, Region } from "../../scene.ts";
import { solid } from "../../../../tests/support/cat.ts";
import { randomStream } from "../../random.ts";
import { cutsOf } from "./cuts.ts";
import { cutStainedGlass, paintStainedGlass } from "./stained_glass.ts";
import { headOf } from "../head_of.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";

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

Deno.test("[stained-glass] a face is cut into seven panes or more, and no cut ends in the middle of one", () => {
  const sitting = sceneOf("a calm sitting cat in a studio by day", "stained-glass", {
    coat: solid("white"),
    view: "front",
  });
  const white = {
    ...sitting,
    items: sitting.items.filter(({ name }) => !name.includes("whisker")),
  };
  const lit = sampler(cutStainedGlass(white));
  const open = new Set(
    pointsOf(white, "head", STEP).filter((point) => lit(point).l > 0.62).map(String),
  );
  const panes: number[] = [];
  for (const start of open) {
    const pane = [start];
    open.delete(start);
    for (const at of pane) {
      const [x, y] = at.split(",").map(Number) as [number, number];
      for (const [dx, dy] of [[STEP, 0], [-STEP, 0], [0, STEP], [0, -STEP]] as const) {
        const next = String([x + dx, y + dy]);
        if (open.delete(next)) pane.push(next);
      }
    }
    panes.push(pane.length);
  }
  const large = panes.filter((size) => size > 240);
  assert.ok(large.length >= 7 && large.length <= 10, `${large}`);
});

const STEP = 2;

Deno.test("[stained-glass] no lead runs into an eye: a cat wears no spectacles", () => {
  for (const colour of ["white", "orange"] as const) {
    const sitting = sceneOf("a calm sitting cat in a studio by day", "stained-glass", {
      coat: solid(colour),
      view: "front",
    });
    const bare = {
      ...sitting,
      items: sitting.items.filter(({ name }) => !name.includes("whisker")),
    };
    const lit = sampler(cutStainedGlass(bare));
    const head = bare.items.find(({ name }) => name === "head") as Region;
    const face = offsetOutline(head.outline, -16);
    for (const item of bare.items) {
      if (item.is !== "eye") continue;
      const { centre: [x, y], size: [wide, high], outer } = item;
      // Beside its outer corner, above and below it.
      for (let dy = -high * 0.25; dy <= high * 0.25; dy += 3) {
        const point: Point = [x + outer * wide * 1.6, y + dy], beside = lit(point).l;
        // The far eye of a turned head lies at its edge.
        const isInside = contains(face, point);
        assert.ok(!isInside || beside > 0.4, `${colour} ${item.name} ${dy}: ${beside}`);
      }
    }
  }
});

Deno.test("[stained-glass] a leg is cut at one joint or two: more would be a bandage", () => {
  for (const pose of ["sitting", "walking"] as const) {
    const { items } = sceneOf("a cat in a studio by day", "stained-glass", { pose, view: "front" });
    const legs = items.filter((item): item is Region =>
      item.is === "region" && /(near|left|right) (fore|hind )leg$/.test(item.name)
    );
    assert.ok(legs.length > 0);
    for (const leg of legs) {
      const { left, right, top, bottom } = bounds(leg.outline);
      const side = Math.min(right - left, bottom - top);
      const { length } = cutsOf(leg, side, randomStream("1", leg.name));
      assert.ok(length === 2 || length === 3, `${pose}, ${leg.name}: ${length} pieces`);
    }
  }
});

Deno.test("[stained-glass] daylight comes from behind the cat: the corners of the window are deeper", () => {
  const { at: [, y] } = headOf(scene);
  const head = scene.items.find((item) => item.is === "region" && item.name === "head") as Region;
  const { left, right } = bounds(head.outline);
  const lightness = (points: Point[]) => median(points.map((point) => look(point).l));
  const rows = Array.from({ length: 30 }, (_, i) => i * 5);
  const beside = lightness(rows.flatMap((row): Point[] => [
    [left - 60, y - 60 + row],
    [right + 60, y - 60 + row],
  ]));
  const corners = lightness(rows.flatMap((row): Point[] => [[70, 120 + row], [954, 120 + row]]));
  assert.ok(beside > corners + 0.06, `${beside} ${corners}`);
});

Deno.test("[stained-glass] a pane deepens towards its lead", () => {
  const torso = scene.items.find((item) => item.is === "region" && item.name === "torso") as Region;
  const lit = sampler(cutStainedGlass(scene)), points = pointsOf(scene, "torso", 3);
  // Beside the lead, but not on it.
  const inner = offsetOutline(torso.outline, -10), middle = offsetOutline(torso.outline, -30);
  const glass = (inside: boolean) =>
    median(
      points.filter((point) => contains(inner, point) && contains(middle, point) === inside)
        .map((point) => lit(point).l).filter((l) => l > 0.3),
    );
  assert.ok(glass(true) > glass(false) + 0.015, `${glass(true)} ${glass(false)}`);
});
