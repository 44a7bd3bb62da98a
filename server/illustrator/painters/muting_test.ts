import assert from "node:assert/strict";
import { solid } from "../../../tests/support/cat.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import type { Region, Scene } from "../scene.ts";
import { layersOf } from "../composing/layers.ts";
import { mutedItems, type Muting } from "./muting.ts";

const QUIET: Muting = { grey: 0.2, drawn: 0.2, flat: 0.2 };

const coloursOf = (scene: Scene, quiet: Muting) =>
  mutedItems(layersOf(scene.items).back, scene, quiet)
    .filter((item): item is Region => item.is === "region" && item.role !== "shadow")
    .map(({ colour }) => colour);

const NONE: Muting = { grey: 0, drawn: 0, flat: 0 };

Deno.test("[setting] what lies around a cat is less pure and closer in value than it was", () => {
  for (const place of ["in a living room", "in a garden", "in a city street at night"]) {
    const scene = sceneOf(`a sitting cat ${place}`, "realistic", { coat: solid("orange") });
    const before = coloursOf(scene, NONE), after = coloursOf(scene, QUIET);
    assert.ok(sum(after.map(({ c }) => c)) < 0.78 * sum(before.map(({ c }) => c)), place);
    assert.ok(spread(after.map(({ l }) => l)) < 0.9 * spread(before.map(({ l }) => l)), place);
  }
});

Deno.test("[setting] by day it is darker around a white cat than around a black one", () => {
  const around = (coat: "white" | "black") =>
    mean(
      coloursOf(
        sceneOf("a sitting cat in a living room", "realistic", { coat: solid(coat), time: "day" }),
        QUIET,
      ).map(({ l }) => l),
    );
  assert.ok(around("white") < around("black") - 0.03, `${around("white")} ${around("black")}`);
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
