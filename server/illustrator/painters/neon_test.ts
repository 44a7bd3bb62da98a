import assert from "node:assert/strict";
import type { Region, Scene } from "../scene.ts";
import { solid } from "../../../tests/support/cat.ts";
import { paintNeon } from "./neon.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";

const sitting = (coat: "orange" | "white" | "black", time: "day" | "night") =>
  sceneOf("a sitting cat in a meadow", "neon", { coat: solid(coat), time, weather: "clear" });

const edgeOf = (scene: Scene) =>
  (scene.items.find(({ name }) => name === "head") as Region).outline;

Deno.test("[neon] a tube shines along the edge of every coat", () => {
  for (const coat of ["orange", "black"] as const) {
    const scene = sitting(coat, "night");
    const look = sampler(paintNeon(scene));
    const light = median(edgeOf(scene).map((point) => look(point).l));
    assert.ok(light > 0.75, `${coat}: ${light}`);
  }
});

Deno.test("[neon] it is night at noon", () => {
  const look = sampler(paintNeon(sitting("orange", "day")));
  const sky = median(Array.from({ length: 60 }, (_, i) => look([20 + i * 16, 12]).l));
  assert.ok(sky < 0.4, `${sky}`);
});

Deno.test("[neon] bodies are nearly black, and light comes from their tubes", () => {
  for (const coat of ["orange", "white", "black"] as const) {
    const scene = sitting(coat, "night");
    const look = sampler(paintNeon(scene));
    const body = median(pointsOf(scene, "head", 4).map((point) => look(point).l));
    assert.ok(body < 0.45, `${coat}: ${body}`);
  }
});

Deno.test("[neon] the wet floor mirrors the cat: a white one more brightly than a black one", () => {
  const [white, black] = (["white", "black"] as const).map((coat) => {
    const scene = sitting(coat, "night");
    const look = sampler(paintNeon(scene));
    const { left, right, bottom } = scene.subject;
    const middle = (left + right) / 2;
    return median(
      Array.from({ length: 40 }, (_, i) => look([middle - 80 + i * 4, bottom + 45]).l),
    );
  });
  assert.ok(white! > black! + 0.05, `${white} ${black}`);
});
