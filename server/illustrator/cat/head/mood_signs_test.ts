import assert from "node:assert/strict";
import type { Style } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import type { Mood } from "../moods.ts";

const names = (style: Style, mood: Mood) =>
  compose({ ...PLAIN_CAT, style, mood }).items.map(({ name }) => name);

Deno.test("[mood signs] an angry anime cat has a swollen vein, a scared one sweats", () => {
  assert.ok(names("anime", "angry").includes("vein 1"));
  assert.ok(names("anime", "scared").includes("drop of sweat"));
  assert.ok(!names("anime", "calm").some((name) => /vein|sweat/.test(name)));
});

Deno.test("[mood signs] other styles leave moods to the face", () => {
  assert.ok(!names("realistic", "angry").some((name) => /vein|sweat/.test(name)));
});
