import assert from "node:assert/strict";
import { bounds } from "../geometry/measure.ts";
import { layersOf } from "../composing/layers.ts";
import { type Item, PICTURE_SIZE, type Region } from "../scene.ts";
import { median, sceneOf } from "../../../tests/support/painting.ts";
import { FORM } from "./relief.ts";
import { lightSubject } from "./scene_light.ts";

Deno.test("[relief] a head throws its shadow on the chest", () => {
  const scene = sceneOf("portrait of a grey cat in a meadow at noon", "cartoon");
  const { subject } = layersOf(scene.items);
  const head = bounds((subject.find(({ name }) => name === "head") as Region).outline);
  const belowChin = (items: readonly Item[]) => {
    const { key, relief: { cells, cover } } = lightSubject(items, scene);
    const share = cells / PICTURE_SIZE, middle = (head.left + head.right) / 2, found: number[] = [];
    for (let y = head.bottom + 2; y < head.bottom + 14; y += 3) {
      for (let x = middle - 40; x < middle + 40; x += 8) {
        const at = Math.floor(y * share) * cells + Math.floor(x * share);
        if (cover[at] === FORM) found.push(key[at]!);
      }
    }
    return median(found);
  };
  const bare = belowChin(subject.filter(({ name }) => name !== "head"));
  const shaded = belowChin(subject);
  assert(shaded < bare - 0.15, `${shaded} under a head, ${bare} without one`);
});

Deno.test("[relief] a shut eye is lit as the face is, an open one is not", () => {
  const litPlaces = (description: string) => {
    const scene = sceneOf(description, "cartoon"), { subject } = layersOf(scene.items);
    const { relief: { cells, cover } } = lightSubject(subject, scene);
    const share = cells / PICTURE_SIZE;
    return subject.filter((item) => item.is === "eye").map(({ centre: [x, y] }) =>
      cover[Math.floor(y * share) * cells + Math.floor(x * share)] === FORM
    );
  };
  assert.deepEqual(litPlaces("portrait of a sleeping white cat"), [true, true]);
  assert.deepEqual(litPlaces("portrait of a surprised white cat"), [false, false]);
});
