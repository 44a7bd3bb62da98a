import assert from "node:assert/strict";
import { contains } from "../geometry/measure.ts";
import { COATS } from "../palette.ts";
import type { Point, Region } from "../scene.ts";
import type { CoatColour } from "../spec.ts";
import { paintRealistic } from "./realistic.ts";
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

Deno.test("[realistic] green eyes are green, and shut eyes are not", () => {
  const scene = sceneOf("a calm orange cat with green eyes", "realistic");
  const hue = hueOf(pointsOfEyes(scene).map(sampler(paintRealistic(scene))));
  assert(Math.abs(hue - 140) <= 22, `hue ${hue}`);

  const shut = sceneOf("a grey cat with green eyes", "realistic", {
    mood: "loving",
    coat: solid("grey"),
  });
  const green = pointsOfEyes(shut).map(sampler(paintRealistic(shut)))
    .filter((colour) => difference(colour, { l: colour.l, c: 0.15, h: 140 }) < 0.09);
  assert.equal(green.length, 0);
});

Deno.test("[realistic] fur keeps the colour of the coat", () => {
  for (const colour of ["orange", "brown", "cream", "blue"] as CoatColour[]) {
    const scene = sceneOf("a sitting cat in a studio", "realistic", { coat: solid(colour) });
    const hue = hueOf(pointsOf(scene, "torso").map(sampler(paintRealistic(scene))));
    const goal = COATS[colour].c > 0.06 ? COATS[colour].h : hue;
    assert(Math.abs(hue - goal) <= 18, `${colour}: hue ${hue}`);
  }
});

Deno.test("[realistic] black, grey and white coats stay apart", () => {
  const [black, grey, white] = (["black", "grey", "white"] as const).map((colour) => {
    const scene = sceneOf("a sitting cat in a studio", "realistic", { coat: solid(colour) });
    const look = sampler(paintRealistic(scene));
    return median(pointsOf(scene, "torso").map((point) => look(point).l));
  });
  assert(
    black! <= 0.42 && grey! >= 0.5 && grey! <= 0.75 && white! >= 0.82,
    `${black} ${grey} ${white}`,
  );
});

Deno.test("[realistic] tabby stripes can be seen through the fur", () => {
  for (const colour of ["orange", "grey", "brown"] as const) {
    const scene = sceneOf("a sitting cat in a studio", "realistic", {
      coat: { ...solid(colour), pattern: "tabby" },
    });
    const look = sampler(paintRealistic(scene));
    const torso = scene.items.find(({ name }) => name === "torso") as Region;
    const stripes = torso.marks.filter(({ kind }) => kind === "stripe");
    const striped = ([x, y]: Point) => stripes.some(({ outline }) => contains(outline, [x, y]));
    // Each stripe is compared with the coat right below it, which the light reaches alike.
    const contrasts = pointsOf(scene, "torso", 3).filter(striped).flatMap(([x, y]) => {
      const below = [10, 14, 18, 22].map((dy): Point => [x, y + dy])
        .find((point) => !striped(point) && contains(torso.outline, point));
      return below ? [look(below).l - look([x, y]).l] : [];
    });
    const mean = contrasts.reduce((sum, value) => sum + value, 0) / contrasts.length;
    assert(mean >= 0.07, `${colour}: ${mean}`);
  }
});

Deno.test("[realistic] fur is hair, not a flat fill", () => {
  const scene = sceneOf("a sitting cat in a studio", "realistic", { coat: solid("orange") });
  const look = sampler(paintRealistic(scene));
  const steps = pointsOf(scene, "torso", 5).map(([x, y]) =>
    Math.abs(look([x, y]).l - look([x + 3, y]).l)
  );
  assert(median(steps) > 0.01, `step ${median(steps)}`);
});

Deno.test("[realistic] a black cat is seen in the dark", () => {
  const lit = sceneOf("a black cat on the moon at night", "realistic", { coat: solid("black") });
  const share = silhouetteShare(lit, sampler(paintRealistic(lit)));
  assert(share >= 0.8, `clear on ${share}`);

  const dark = inTheDark(lit);
  const darkShare = silhouetteShare(dark, sampler(paintRealistic(dark)));
  assert(darkShare >= 0.8, `clear on ${darkShare} before a dark air`);
});

Deno.test("[realistic] the same scene gives the same bytes", () => {
  const scene = sceneOf("a fluffy wizard cat with a red scarf on the moon", "realistic");
  assert.deepEqual(paintRealistic(scene).data(), paintRealistic(scene).data());
});

function solid(colour: CoatColour) {
  return { colour, pattern: "solid", length: "short", white: [] as [] } as const;
}
