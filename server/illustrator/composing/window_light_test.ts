import assert from "node:assert/strict";
import { sampler, sceneOf } from "../../../tests/support/painting.ts";
import { bounds } from "../geometry/measure.ts";
import { meanOf } from "../geometry/mean.ts";
import type { Region, Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { withWindowLight } from "./window_light.ts";

const room = (words: string, changes = {}) =>
  sceneOf(words, "cartoon", { setting: "kitchen", ...changes });

const groundOf = ({ items }: Scene) =>
  items.find((item): item is Region & Scene["items"][number] =>
    item.is === "region" && item.role === "ground"
  )!;

Deno.test("[window light] by day four panes of light lie on the floor, away from the sun, and are seen", async () => {
  const scene = room("a grey cat at noon"), floor = groundOf(scene);
  const panes = floor.marks.slice(-4);
  const window = scene.items.find(({ name }) => name === "window sky") as Region;
  const { left, right } = bounds(window.outline);
  const shift = panes.reduce((sum, { outline }) => sum + meanOf(outline)[0] / 4, 0) -
    (left + right) / 2;
  assert.ok(shift * scene.light.towards[0] < 0, `${shift}`);
  const paint = await STYLE_ENTRIES.cartoon.loadPainter();
  const laid = new Set(panes.map(({ outline }) => outline));
  const items = scene.items.map((item) =>
    item.is === "region"
      ? { ...item, marks: item.marks.filter(({ outline }) => !laid.has(outline)) }
      : item
  );
  const lit = sampler(paint(scene)), plain = sampler(paint({ ...scene, items }));
  const seen = panes.map(({ outline }) => meanOf(outline)).filter(([x]) => x > 20 && x < 1000);
  assert.ok(seen.some((at) => lit(at).l > plain(at).l + 0.02));
});

Deno.test("[window light] none at night, none outdoors", () => {
  for (
    const scene of [
      room("a grey cat at night", { time: "night" }),
      sceneOf("a grey cat at noon", "cartoon", { setting: "meadow" }),
    ]
  ) assert.equal(withWindowLight(scene), scene);
});
