import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { bounds, heightOf } from "../geometry/measure.ts";
import { planCharacter } from "../plan.ts";
import type { Item, Region } from "../scene.ts";

const isRegion = (item: Item): item is Region => item.is === "region";

/** The shapes of a description. */
function drawn(prompt: string): Region[] {
  return compose(planCharacter(prompt, { style: "cartoon", seed: "1" }).spec).items.filter(
    isRegion,
  );
}

Deno.test("[plates] a knight has a plate on each shoulder and a band on each leg, in every pose", () => {
  for (const pose of ["sitting", "walking", "standing on two legs", "running"]) {
    const items = drawn(`a knight cat ${pose}`);
    const legs = items.filter(({ name }) => / (?:fore|hind )leg$/.test(name));
    assert.ok(legs.length >= 2, pose);
    for (const leg of legs) {
      const band = items.find(({ name }) => name === `${leg.name} greave`);
      assert.ok(band && items.indexOf(band) > items.indexOf(leg), `${pose}: ${leg.name}`);
      assert.equal(band.texture, "metal");
      if (!leg.name.endsWith("foreleg")) continue;
      const plate = items.find(({ name }) => name === `${leg.name} shoulder plate`);
      assert.ok(plate, `${pose}: ${leg.name} has no shoulder plate`);
      assert.ok(bounds(plate.outline).top < bounds(band.outline).bottom, pose);
    }
  }
});

Deno.test("[bust] a dress or kimono of a portrait goes down to the edge of the picture", () => {
  for (const garment of ["kimono", "red dress", "ball gown"]) {
    for (const style of ["cartoon", "anime"] as const) {
      const { spec } = planCharacter(`portrait of a cat in a ${garment}`, { style, seed: "2" });
      const items = compose({ ...spec, pose: "portrait" }).items.filter(isRegion);
      const cloth = items.filter(({ role, texture }) => role === "costume" && texture === "cloth");
      const [largest] = cloth.map(({ outline }) => bounds(outline))
        .toSorted((one, other) => heightOf(other) - heightOf(one));
      assert.ok(largest!.bottom > 1015, `${garment} ${style}: ends at ${largest!.bottom}`);
      const torso = items.find(({ name }) => name === "torso");
      const bare = torso?.outline.filter(([, y]) => y > largest!.top && y < 1024) ?? [];
      assert.ok(bare.length < 12, `${garment} ${style}: ${bare.length}`);
    }
  }
});
