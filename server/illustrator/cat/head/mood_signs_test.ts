import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import type { Mood } from "../moods.ts";

const names = (style: Style, mood: Mood) =>
  compose({ ...PLAIN_CAT, style, mood }).items.map(({ name }) => name);

Deno.test("[mood signs] an angry anime cat has a swollen vein, a scared one sweats", () => {
  assert.ok(names("anime", "angry").includes("vein 1"));
  assert.ok(names("anime", "scared").includes("drop of sweat"));
  assert.ok(!names("anime", "calm").some((name) => /vein|sweat/.test(name)));
});

Deno.test("[mood signs] comics put letters of a snore beside a sleepy head, readable on a mirrored cat too", () => {
  for (const facing of ["left", "right"] as const) {
    const { items } = compose({ ...PLAIN_CAT, style: "cartoon", mood: "sleepy", facing });
    const letter = items.find(({ name }) => name === "letter of a snore 3");
    assert.ok(letter?.is === "line");
    const [from, , , , , , to] = letter.points, [, , corner] = letter.points;
    assert.ok(corner![0] > from![0] && to![1] > from![1], `${facing}: written backwards`);
  }
});

Deno.test("[mood signs] other styles leave moods to the face", () => {
  assert.ok(!names("realistic", "angry").some((name) => /vein|sweat/.test(name)));
});

Deno.test("[mood signs] steam leaves both ears where words say so, in every style", () => {
  for (const style of STYLES) {
    const prompt = "furious cat with steam coming out of its ears";
    const { spec } = planCharacter(prompt, { style, seed: "1" });
    const seen = compose(spec).items.map(({ name }) => name);
    assert.ok(seen.includes("left steam 1") && seen.includes("right steam 1"), style);
    assert.equal(spec.mood, "angry");
  }
});

Deno.test("[mood signs] who laughs has shut eyes and an open mouth, a real cat too", () => {
  for (const style of STYLES) {
    const { spec } = planCharacter("portrait of a cat laughing so hard", { style, seed: "2" });
    const { items } = compose(spec);
    const eyes = items.filter((item) => item.is === "eye");
    assert.ok(eyes.length > 0 && eyes.every(({ closed }) => closed === "happy"), style);
    assert.ok(items.some(({ name }) => name === "open mouth"), style);
  }
});

Deno.test("[mood signs] who cries has streams of tears, who is only sad one tear", () => {
  const seen = (prompt: string) =>
    compose(planCharacter(prompt, { style: "cartoon", seed: "2" }).spec).items
      .map(({ name }) => name).filter((name) => /tear/.test(name)).toSorted();
  assert.deepEqual(seen("portrait of a crying cat"), [
    "left stream of tears",
    "right stream of tears",
  ]);
  assert.deepEqual(seen("portrait of a sad cat"), ["tear"]);
});

Deno.test("[mood signs] sweat, drool and a bubble at the nose are drawn where words say so", () => {
  const signs: [string, string][] = [
    ["a sweating cat", "drop of sweat"],
    ["a drooling cat", "drop of drool"],
    ["a sleeping cat with a snot bubble", "bubble at the nose"],
  ];
  for (const [prompt, sign] of signs) {
    const { spec } = planCharacter(prompt, { style: "realistic", seed: "1" });
    assert.ok(compose(spec).items.some(({ name }) => name === sign), prompt);
  }
});
