/**
 * Moods show in the body: where the head is, how it is held.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Age } from "../../spec.ts";
import type { Mood } from "../moods.ts";
import { drawCat } from "../cat.ts";

Deno.test("[carriage] a sad cat is hunched, a proud one drawn up, an angry one leans forward, a disgusted one back", () => {
  for (const style of STYLES) {
    const head = (mood: Mood) =>
      drawCat({ ...PLAIN_CAT, style, mood, view: "three-quarter" }).figure.head;
    const [x, y] = head("calm").at;
    assert.ok(head("sad").at[1] > y + 20 && head("sad").pitch! < -0.3, style);
    assert.ok(head("proud").at[1] < y - 12 && head("proud").pitch! > 0.3, style);
    assert.ok(head("angry").at[0] > x + 10, style);
    assert.ok(head("disgusted").at[0] < x - 14, style);
    assert.ok(head("sleepy").at[1] > y + 16 && head("smug").at[1] < y, style);
  }
});

Deno.test("[carriage] a sad cat that lies has the back of a calm one: it carries no hump", () => {
  for (const style of STYLES) {
    for (const pose of ["lying", "loaf"] as const) {
      const top = (mood: Mood) =>
        bounds(drawCat({ ...PLAIN_CAT, style, mood, pose, view: "side" }).figure.torso[0]!.outline)
          .top;
      assert.ok(top("sad") > top("calm") - 2, `${style} ${pose}: ${top("sad")}, ${top("calm")}`);
    }
  }
});

Deno.test("[carriage] an old cat carries its head lower than a grown one, a kitten has a larger one", () => {
  for (const style of STYLES) {
    for (const view of ["front", "side"] as const) {
      const head = (age: Age) => drawCat({ ...PLAIN_CAT, style, age, view }).figure.head;
      const { at: [, y], scale } = head("adult");
      assert.ok(head("senior").at[1] > y + 24, `${style} ${view}`);
      assert.ok(head("kitten").scale > 1.12 * scale, `${style} ${view}`);
    }
  }
  const realistic = (age: Age) =>
    drawCat({ ...PLAIN_CAT, style: "realistic", age }).figure.head.scale;
  assert.ok(realistic("kitten") > 1.25 * realistic("adult"));
});

Deno.test("[carriage] one brow of a smug cat is raised, the nose of a disgusted one is wrinkled", () => {
  const of = (mood: Mood) =>
    drawCat({ ...PLAIN_CAT, mood }, { regard: { yaw: 0, pitch: 0, look: [0, 0] } }).features;
  const gap = (mood: Mood, name: string) => {
    const items = of(mood), brow = items.find((item) => item.name === name);
    assert.ok(brow?.is === "region");
    const [x, y] = brow.outline[0]!;
    const eyes = items.filter((item) => item.is === "eye")
      .toSorted((one, other) => Math.abs(one.centre[0] - x) - Math.abs(other.centre[0] - x));
    return eyes[0]!.centre[1] - y;
  };
  const raised = (mood: Mood) => gap(mood, "right brow") - gap(mood, "left brow");
  // Heads are held a little to one side, so that other moods differ by less.
  assert.ok(raised("smug") > 8 && raised("smug") > 1.5 * raised("grumpy"));
  assert.equal(of("disgusted").filter(({ name }) => name.startsWith("nose fold")).length, 2);
});
