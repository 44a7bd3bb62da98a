import assert from "node:assert/strict";
import { solid } from "../../../tests/support/cat.ts";
import { paintAnime } from "./anime.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";

Deno.test("[anime] a shadow is one crisp tone, not a blend", () => {
  const scene = sceneOf("a sitting cat in a studio", "anime", { coat: solid("orange") });
  const look = sampler(paintAnime(scene));
  const colours = pointsOf(scene, "torso", 4).map(look);
  const lit = { l: median(colours.map(({ l }) => l)), c: 0, h: 0 };
  const nearest = colours.filter(({ l }) => Math.abs(l - lit.l) < 0.03);
  const shaded = colours.filter(({ l }) => l < lit.l - 0.06);
  assert((nearest.length + shaded.length) / colours.length > 0.85);
  assert(shaded.length / colours.length > 0.08);
});
