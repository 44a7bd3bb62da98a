import assert from "node:assert/strict";
import { solid } from "../../../../tests/support/cat.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { toRgb } from "../../colour/colour.ts";
import { layersOf } from "../layers.ts";
import { inPlaceLight } from "./place.ts";

const subjectAt = (time: "day" | "night" | "sunset") => {
  const scene = sceneOf("a sitting cat in a meadow with a candle", "pixel", {
    coat: solid("white"),
    time,
    weather: "clear",
  });
  const { subject } = layersOf(scene.items);
  return { subject, lit: inPlaceLight(subject, scene) };
};

const headOf = (items: ReturnType<typeof inPlaceLight>) => {
  const head = items.find(({ name }) => name === "head");
  assert.ok(head?.is === "region");
  return toRgb(head.colour);
};

Deno.test("[pixel] a coat is warm at sunset, darker at night, and keeps its colour by day", () => {
  const [day, night, sunset] = (["day", "night", "sunset"] as const).map((time) =>
    headOf(subjectAt(time).lit)
  );
  const warmth = ([red, , blue]: readonly number[]) => red! - blue!;
  assert.ok(warmth(sunset!) > warmth(day!) + 10, `${sunset} ${day}`);
  assert.ok(night![1]! < day![1]! - 10, `${night} ${day}`);
  const before = headOf(subjectAt("day").subject);
  assert.ok(day!.every((value, i) => before[i]! - value < 20), `${before} ${day}`);
});

Deno.test("[pixel] eyes and what shines itself keep their colours at night", () => {
  const { subject, lit } = subjectAt("night");
  subject.forEach((item, i) => {
    const shines = item.is === "region" && item.texture === "light";
    if (item.is === "eye" || item.is === "glow" || shines) assert.equal(lit[i], item);
  });
  assert.ok(subject.some(({ is }) => is === "eye"));
});
