import assert from "node:assert/strict";
import { solid } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { cutStorybook, paintStorybook } from "./storybook.ts";
import { planLight } from "./plan.ts";
import { layersOf } from "../../composing/layers.ts";
import { contains } from "../../geometry/measure.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";

Deno.test("[storybook] a margin of cream paper runs around even the darkest night", () => {
  const look = sampler(paintStorybook(sceneOf("a black cat in a forest at night", "storybook")));
  for (let along = 60; along < 964; along += 8) {
    for (const point of [[along, 4], [along, 1019], [4, along], [1019, along]] as const) {
      const { l, h } = look(point);
      assert.ok(l > 0.88 && h > 55 && h < 115, `${point}: l ${l}, h ${h}`);
    }
  }
});

Deno.test("[storybook] fur shows the strokes of a pen", () => {
  const scene = sceneOf("a sitting cat in a studio", "storybook", { coat: solid("grey") });
  const look = sampler(paintStorybook(scene));
  const tones = pointsOf(scene, "torso", 2).map((point) => look(point).l).toSorted((a, b) => a - b);
  const middle = tones[tones.length >> 1]!;
  const inked = tones.filter((l) => l < middle - 0.08).length / tones.length;
  assert.ok(inked > 0.02 && inked < 0.34, `${inked} of the body is inked`);
});

Deno.test("[storybook] the page is bright where its light falls, and lies in shade elsewhere", () => {
  const scene = sceneOf("a sitting cat in a meadow at noon", "storybook");
  const look = sampler(paintStorybook(scene));
  const { pool } = planLight(scene);
  const cat = layersOf(scene.items).subject.filter((item) => item.is === "region");
  const around = (radius: number) =>
    median(
      Array.from({ length: 48 }, (_, i): [number, number] => {
        const turn = (i / 48) * 2 * Math.PI;
        return [pool[0] + Math.cos(turn) * radius, pool[1] + Math.sin(turn) * radius];
      }).filter(([x, y]) => Math.min(x, y) > 60 && Math.max(x, y) < 964)
        .filter((at) => !cat.some(({ outline }) => contains(outline, at)))
        .map((at) => look(at).l),
    );
  assert.ok(around(260) > around(450) + 0.06, `${around(260)} ${around(450)}`);
});

Deno.test("[storybook] what of the cat lies outside the light of the page is dim", () => {
  const scene = sceneOf("a cat walking in a meadow at night", "storybook", { coat: solid("grey") });
  const page = sampler(paintStorybook(scene)), cut = sampler(cutStorybook(scene));
  const dimmed = (name: string) =>
    median(pointsOf(scene, name).map((at) => cut(at).l)) -
    median(pointsOf(scene, name).map((at) => page(at).l));
  assert(dimmed("tail") > dimmed("head") + 0.04, `${dimmed("tail")} ${dimmed("head")}`);
});

Deno.test("[storybook] no shade lies on the sun in a window", () => {
  for (const seed of ["5", "8", "9"]) {
    const scene = compose(
      resolve(parse("an orange cat on the windowsill at noon"), { style: "storybook", seed }),
    );
    const look = sampler(paintStorybook(scene));
    const { discs } = planLight(scene);
    assert.equal(discs.length, 1);
    const { l, c, h } = look(discs[0]!.centre);
    assert.ok(l > 0.85 && c > 0.07 && h > 70 && h < 110, `${seed}: l ${l}, c ${c}, h ${h}`);
  }
});
