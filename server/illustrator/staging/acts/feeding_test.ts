/**
 * What a cat eats has a bite gone where its open mouth is; what it drinks is at its lips; who drives has a wheel.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { apart, middleOf, partsOf } from "../../../../tests/support/acts.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { box } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { bitten } from "./bitten.ts";

Deno.test("[feeding] food held in both paws is in an open mouth, a cup at the lips, in every style", () => {
  const meals: [act: string, isEaten: boolean][] = [
    ["eating a burger", true],
    ["eating a slice of pizza", true],
    ["drinking bubble tea", false],
  ];
  for (const style of STYLES) {
    for (const [act, isEaten] of meals) {
      const scene = sceneOf(`a cat ${act}`, style, { pose: "sitting" });
      const { nose, head, thing, items, paws } = partsOf(scene);
      const context = `${style}: ${act}`;
      const [x, y] = middleOf(nose);
      assert.ok(thing.left < x && thing.right > x, `${context}: beside the mouth`);
      assert.ok(thing.top < head.bottom && thing.top > y - 4, `${context}: ${thing.top} ${y}`);
      assert.equal(paws.filter((paw) => apart(paw, thing) < 8).length, 2, `${context}: paws`);
      const isOpen = items.some(({ name }) => name === "open mouth");
      assert.ok(isOpen || !isEaten, `${context}: the mouth is shut`);
    }
  }
});

Deno.test("[feeding] a bite leaves the marks of teeth and takes what lies in it", () => {
  const slice = region({
    name: "slice",
    role: "prop",
    texture: "cloth",
    outline: box(-50, 0, 100, 60),
    colour: { l: 0.8, c: 0.1, h: 80 },
  });
  const olive = { ...slice, name: "olive", outline: box(-4, 4, 8, 8) };
  const left = bitten([slice, olive], [0, -4], 30);
  assert.deepEqual(left.map(({ name }) => name), ["slice"]);
  const [bite] = left;
  assert.ok(bite?.is === "region");
  const edge = bite.outline.filter(([x, y]) => Math.abs(x) < 20 && y < 40).map(([, y]) => y);
  assert.ok(Math.min(...edge) > 12, "the bite is shallow");
  assert.deepEqual(boundsOf([bite]), boundsOf([slice]), "the rest is whole");
});

Deno.test("[driving] who drives a car or a lorry has both paws on a wheel, who rides a horse has none", () => {
  const wheels = (what: string) => {
    const scene = sceneOf(`a cat ${what}`, "cartoon");
    const wheel = scene.items.filter(({ name }) => name.startsWith("steering wheel in use"));
    return { wheel, paws: partsOf(scene).paws };
  };
  for (const what of ["driving a lorry", "driving a red car", "at the wheel of a tractor"]) {
    const { wheel, paws } = wheels(what);
    assert.ok(wheel.length > 0, what);
    assert.equal(paws.filter((paw) => apart(paw, boundsOf(wheel)) < 2).length, 2, what);
  }
  assert.equal(wheels("riding a horse").wheel.length, 0);
});
