import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

/** The places, hours and weathers that forty seeds guess. */
function guessed(description: string) {
  const said = parse(description);
  const specs = Array.from(
    { length: 40 },
    (_, seed) => resolve(said, { style: "cartoon", seed: String(seed) }),
  );
  return {
    places: new Set(specs.map(({ setting }) => setting)),
    times: specs.map(({ time }) => time),
    weathers: new Set(specs.map(({ weather }) => weather)),
  };
}

Deno.test("[words] guessed places suit the things that were asked for", () => {
  const cases: [description: string, places: string[]][] = [
    ["a cat with sushi", ["kitchen", "cafe"]],
    ["a cat with a cake", ["kitchen", "cafe"]],
    ["a cat with a guitar", ["stage", "living room"]],
    ["a cat with a laptop", ["library", "living room"]],
    ["a cat with an octopus", ["lake", "beach", "underwater"]],
    ["a cat in a pink suit skiing", ["snow", "mountains"]],
    ["a sad cat", ["city", "window", "rooftop", "forest", "lake"]],
  ];
  for (const [description, places] of cases) {
    const strange = [...guessed(description).places].filter((place) => !places.includes(place));
    assert.deepEqual(strange, [], description);
  }
  assert.deepEqual([...guessed("a cat with a cake on the moon").places], ["moon"]);
});

Deno.test("[words] a named night is clear, so that its moon and stars are seen, unless a weather is named", () => {
  assert.deepEqual([...guessed("a cat in a garden under the moon").weathers], ["clear"]);
  assert.deepEqual([...guessed("eine Katze im Garten bei Nacht").weathers], ["clear"]);
  assert.deepEqual([...guessed("a cat in a garden at night in the fog").weathers], ["fog"]);
  assert.ok(guessed("a cat in a garden").weathers.size > 1);
});

Deno.test("[words] fog, which hides a cat, comes only where words ask for it", () => {
  for (const description of ["a cat in a garden", "a sad cat", "a cat in the mountains"]) {
    assert.ok(!guessed(description).weathers.has("fog"), description);
  }
});

Deno.test("[words] a sad cat has no bright weather", () => {
  const { weathers } = guessed("a sad cat in the city");
  assert.ok(weathers.has("rain"));
  for (const bright of ["rainbow", "clear", "aurora"] as const) assert.ok(!weathers.has(bright));
  assert.deepEqual([...guessed("a sad cat in the city, clear sky").weathers], ["clear"]);
});

Deno.test("[words] a named weather comes to places below the sky, mostly by day", () => {
  for (const weather of ["in the rain", "in a thunderstorm", "in the fog", "on a windy day"]) {
    const { places, times } = guessed(`a cat ${weather}`);
    assert.ok(!places.has("clouds"), weather);
    assert.ok(times.filter((time) => time === "day").length > 20, weather);
  }
});
