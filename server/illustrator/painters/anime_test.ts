import assert from "node:assert/strict";
import { COATS } from "../palette.ts";
import type { CoatColour } from "../spec.ts";
import { paintAnime } from "./anime.ts";
import {
  difference,
  hueOf,
  inTheDark,
  median,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
  silhouetteShare,
} from "./sampling.ts";

Deno.test("[anime] green eyes are green", () => {
  const scene = sceneOf("a calm orange cat with green eyes", "anime");
  const hue = hueOf(pointsOfEyes(scene).map(sampler(paintAnime(scene))));
  assert(Math.abs(hue - 147) <= 22 + 8, `hue ${hue}`);
});

Deno.test("[anime] a coat keeps the colour it was given", () => {
  for (const colour of ["orange", "brown", "cream", "blue"] as CoatColour[]) {
    const scene = sceneOf("a sitting cat in a studio", "anime", { coat: solid(colour) });
    const hue = hueOf(pointsOf(scene, "torso").map(sampler(paintAnime(scene))));
    const goal = COATS[colour].c > 0.06 ? COATS[colour].h : hue;
    assert(Math.abs(hue - goal) <= 18, `${colour}: hue ${hue}`);
  }
});

Deno.test("[anime] black, grey and white coats stay apart", () => {
  const lightness = (["black", "grey", "white"] as const).map((colour) => {
    const scene = sceneOf("a sitting cat in a studio", "anime", { coat: solid(colour) });
    const look = sampler(paintAnime(scene));
    return median(pointsOf(scene, "torso").map((point) => look(point).l));
  });
  const [black, grey, white] = lightness as [number, number, number];
  assert(black <= 0.42 && grey >= 0.5 && grey <= 0.78 && white >= 0.82, String(lightness));
});

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

Deno.test("[anime] the same scene gives the same bytes", () => {
  const scene = sceneOf("a fluffy wizard cat with a red scarf on the moon", "anime");
  assert.deepEqual(paintAnime(scene).data(), paintAnime(scene).data());
});

Deno.test("[anime] a black cat is seen in the dark", () => {
  const lit = sceneOf("a black cat on the moon at night", "anime", { coat: solid("black") });
  const share = silhouetteShare(lit, sampler(paintAnime(lit)));
  assert(share >= 0.9, `clear on ${share}`);

  const dark = inTheDark(lit);
  const darkShare = silhouetteShare(dark, sampler(paintAnime(dark)));
  assert(darkShare >= 0.9, `clear on ${darkShare} before a dark air`);
});

Deno.test("[anime] a closed eye shows no iris", () => {
  const open = sceneOf("a calm cat with green eyes", "anime", { coat: solid("grey") });
  const asleep = sceneOf("a calm cat with green eyes", "anime", {
    coat: solid("grey"),
    mood: "loving",
  });
  const green = (scene: typeof open) =>
    pointsOfEyes(scene).map(sampler(paintAnime(scene)))
      .filter((colour) => difference(colour, { l: colour.l, c: 0.15, h: 140 }) < 0.09).length;
  assert(green(open) > 200);
  assert.equal(green(asleep), 0);
});

function solid(colour: CoatColour) {
  return { colour, pattern: "solid", length: "short", white: [] as [] } as const;
}
