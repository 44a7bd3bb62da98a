import assert from "node:assert/strict";
import { randomStream } from "../random.ts";
import type { Region } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Setting } from "./places.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { drawPlace } from "./draw_place.ts";

const WITH_TREES: Setting[] = ["meadow", "garden", "city", "lake", "farm"];
const WITH_BUSHES: Setting[] = ["meadow", "garden", "city", "forest", "castle"];

Deno.test("in autumn trees and bushes turn and leaves lie on the ground", () => {
  for (const setting of new Set([...WITH_TREES, ...WITH_BUSHES])) {
    const autumn = regions({ setting, season: "autumn" });
    for (const { name, colour } of autumn) {
      if (name !== "crown" && name !== "bush") continue;
      assert.ok(
        colour.h > 15 && colour.h < 95 && colour.c > 0.08,
        `${setting} ${name} ${colour.h}`,
      );
    }
    assert.ok(autumn.filter(({ name }) => name === "fallen leaf").length > 30, setting);
  }
});

Deno.test("in spring some trees blossom, in summer some bear fruit", () => {
  const marks = (setting: Setting, season?: CatSpec["season"]) =>
    regions({ setting, ...(season && { season }) }).filter(({ name }) => name === "crown")
      .reduce((count, region) => count + region.marks.length, 0);
  for (const setting of WITH_TREES) {
    assert.ok(marks(setting, "spring") > marks(setting) + 10, setting);
  }
  const fruitful = WITH_TREES.filter((setting) => marks(setting, "summer") > marks(setting));
  assert.ok(fruitful.length >= 3, fruitful.join());
  assert.ok(
    regions({ setting: "garden", season: "spring" }).some(({ name, colour }) =>
      name === "crown" && colour.l > 0.8
    ),
  );
});

Deno.test("in winter trees are bare, flowers gone and the ground is white, as wherever it snows", () => {
  for (const change of [{ season: "winter" }, { weather: "snow" }] as const) {
    for (const setting of WITH_TREES) {
      const winter = regions({ setting, ...change });
      const names = new Set(winter.map(({ name }) => name));
      assert.ok(names.has("bare branch") && !names.has("crown"), setting);
      assert.ok(!names.has("tulip") && !names.has("petals") && !names.has("sunflower"), setting);
      const grounds = winter.filter(({ role, name }) =>
        role === "ground" && /meadow|lawn|pavement|bank|farmyard/.test(name)
      );
      assert.ok(grounds.length > 0, setting);
      for (const { name, colour } of grounds) assert.ok(colour.l > 0.8, `${setting} ${name}`);
    }
  }
});

Deno.test("a house plant, a palm and a fir keep their green", () => {
  for (
    const [setting, name] of [["window", "house leaf"], ["beach", "frond"], [
      "snow",
      "fir",
    ]] as const
  ) {
    const autumn = regions({ setting, season: "autumn" }).filter((region) => region.name === name);
    const usual = regions({ setting }).filter((region) => region.name === name);
    assert.ok(usual.length > 0, name);
    assert.deepEqual(autumn.map(({ colour }) => colour), usual.map(({ colour }) => colour));
  }
});

function regions(change: Partial<CatSpec>): Region[] {
  const spec = { ...PLAIN_CAT, ...change };
  const { back, front } = drawPlace(spec, {
    random: (name) => randomStream(spec.seed, name),
    lightSide: 1,
  });
  return [...back, ...front].filter((item): item is Region => item.is === "region");
}
