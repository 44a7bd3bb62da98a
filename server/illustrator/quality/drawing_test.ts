/**
 * Drawing that was broken once, and what would have caught it: closed outlines, paint in the order of depth,
 * limbs that lead to a body, glasses that cover the eyes.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { skullOutline } from "../cat/head/face_places.ts";
import { POSE_NAMES } from "../cat/poses.ts";
import { compose } from "../compose.ts";
import { bounds } from "../geometry/measure.ts";
import { layersOf } from "../composing/layers.ts";
import type { Eye, Region, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";

const FLUFFY: CatSpec = {
  ...PLAIN_CAT,
  coat: { ...PLAIN_CAT.coat, length: "fluffy", white: ["bib"] },
};

const regions = ({ items }: Scene) => items.filter((item): item is Region => item.is === "region");

Deno.test("[drawing] the tuft of a fluffy cat is part of the line of its crown", () => {
  const ahead = { yaw: 0, pitch: 0 };
  for (const style of STYLES.filter((style) => STYLE_ENTRIES[style].figure.hasHumanFace)) {
    const short = bounds(skullOutline({ ...PLAIN_CAT, style }, ahead));
    const fluffy = bounds(skullOutline({ ...FLUFFY, style }, ahead));
    assert.ok(fluffy.top < short.top - 8, style);
  }
});

Deno.test("[drawing] no chest fur lies over a paw", () => {
  for (const pose of POSE_NAMES) {
    const names = regions(compose({ ...FLUFFY, pose })).map(({ name }) => name);
    const chest = names.lastIndexOf("chest");
    const paws = names.flatMap((name, at) => /^(?!far).*fore ?paw$/.test(name) ? [at] : []);
    assert.ok(paws.every((at) => at > chest) || chest < 0 || pose === "portrait", pose);
  }
});

Deno.test("[drawing] lenses reach around the eyes behind them", () => {
  for (const style of STYLES) {
    const scene = compose({
      ...PLAIN_CAT,
      style,
      mood: "calm",
      accessories: [{ kind: "glasses", variant: "sunglasses" }],
    });
    const lenses = regions(scene).filter(({ name }) => name.startsWith("lens"))
      .map(({ outline }) => bounds(outline));
    const eyes = scene.items.filter((item): item is Eye => item.is === "eye");
    for (const { centre: [x, y], size: [wide, high] } of eyes) {
      const around = lenses.some(({ left, right, top, bottom }) =>
        left <= x - wide && right >= x + wide && top <= y - high && bottom >= y + high
      );
      assert.ok(around, style);
    }
  }
});

Deno.test("[drawing] far legs are opaque up to the body they grow out of", async () => {
  for (const style of ["cartoon", "storybook", "stained-glass"] satisfies Style[]) {
    const scene = sceneOf("a sitting grey cat", style, { view: "three-quarter" });
    const leg = regions(scene).find(({ name }) => name === "far foreleg");
    assert.ok(leg, style);
    const cut = await STYLE_ENTRIES[style].loadCutter();
    const pixels = cut(scene).getContext("2d");
    for (const [x, y] of leg.outline.map(inwards(leg))) {
      if (x < 0 || y < 0 || x >= 1024 || y >= 1024) continue;
      const alpha = pixels.getImageData(Math.round(x), Math.round(y), 1, 1).data[3]!;
      assert.ok(alpha > 240, `${style}: ${alpha} at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
});

Deno.test("[drawing] a loaf is more than a head", () => {
  for (const style of STYLES) {
    const { subject } = layersOf(compose({ ...PLAIN_CAT, style, pose: "loaf" }).items);
    const find = (name: string) =>
      bounds((subject.find((item) => item.name === name) as Region).outline);
    const body = find("torso"), head = find("head");
    const seen = Math.max(head.left - body.left, body.right - head.right);
    assert.ok(seen > 0.2 * (head.right - head.left), `${style}: ${seen} of the body is seen`);
  }
});

function inwards({ outline }: Region): (point: readonly [number, number]) => [number, number] {
  const { left, right, top, bottom } = bounds(outline);
  const x = (left + right) / 2, y = (top + bottom) / 2;
  return ([px, py]) => [px + (x - px) * 0.25, py + (y - py) * 0.12];
}
