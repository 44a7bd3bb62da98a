import assert from "node:assert/strict";
import { COATS } from "../palette.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CoatColour } from "../spec.ts";
import {
  difference,
  hueOf,
  median,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
  silhouetteShare,
} from "./sampling.ts";
import { paintWatercolor } from "./watercolor.ts";

Deno.test("[watercolor] green eyes are green, and shut eyes are not", () => {
  const scene = sceneOf("a calm orange cat with green eyes", "watercolor");
  const hue = hueOf(pointsOfEyes(scene).map(sampler(paintWatercolor(scene))));
  assert(Math.abs(hue - 140) <= 22, `hue ${hue}`);

  const shut = sceneOf("a grey cat with green eyes", "watercolor", {
    mood: "loving",
    coat: solid("grey"),
  });
  const green = pointsOfEyes(shut).map(sampler(paintWatercolor(shut)))
    .filter((colour) => difference(colour, { l: colour.l, c: 0.15, h: 140 }) < 0.09);
  assert.equal(green.length, 0);
});

Deno.test("[watercolor] a wash keeps the colour of the coat", () => {
  for (const colour of ["orange", "brown", "cream", "blue"] as CoatColour[]) {
    const scene = sceneOf("a sitting cat in a studio", "watercolor", { coat: solid(colour) });
    const hue = hueOf(pointsOf(scene, "torso").map(sampler(paintWatercolor(scene))));
    const goal = COATS[colour].c > 0.06 ? COATS[colour].h : hue;
    assert(Math.abs(hue - goal) <= 18, `${colour}: hue ${hue}`);
  }
});

Deno.test("[watercolor] black, grey and white coats stay apart", () => {
  const [black, grey, white] = (["black", "grey", "white"] as const).map((colour) => {
    const scene = sceneOf("a sitting cat in a studio", "watercolor", { coat: solid(colour) });
    const look = sampler(paintWatercolor(scene));
    return median(pointsOf(scene, "torso").map((point) => look(point).l));
  });
  assert(
    black! <= 0.44 && grey! >= 0.5 && grey! <= 0.75 && white! >= 0.82,
    `${black} ${grey} ${white}`,
  );
});

Deno.test("[watercolor] paper stays bare around the picture", () => {
  const scene = sceneOf("a grey cat in a forest", "watercolor");
  const look = sampler(paintWatercolor(scene));
  let bare = 0, all = 0;
  for (let y = 4; y < PICTURE_SIZE; y += 8) {
    for (let x = 4; x < PICTURE_SIZE; x += 8) {
      all++;
      if (difference(look([x, y]), { l: 0.965, c: 0.016, h: 84 }) < 0.03) bare++;
    }
  }
  assert(bare / all >= 0.04 && bare / all < 0.35, `bare ${bare / all}`);
  for (const corner of [[6, 6], [1017, 6], [6, 1017], [1017, 1017]] as const) {
    assert(look(corner).l > 0.9, `corner ${corner}`);
  }
});

Deno.test("[watercolor] what lies behind does not show through", () => {
  const scene = sceneOf("a sitting white cat in a studio", "watercolor", { coat: solid("white") });
  const index = scene.items.findIndex(({ name }) => name === "head");
  const ears = {
    ...scene,
    items: scene.items.map((item, i) =>
      i < index && item.is === "region" && item.role === "coat"
        ? { ...item, colour: { l: 0.3, c: 0.15, h: 25 } }
        : item
    ),
  };
  const look = sampler(paintWatercolor(scene)), over = sampler(paintWatercolor(ears));
  const head = pointsOf(scene, "head", 8);
  const changed = head.filter((point) => difference(look(point), over(point)) > 0.02).length;
  assert(head.length > 300 && changed / head.length < 0.02, `${changed} of ${head.length}`);
});

Deno.test("[watercolor] a black cat is seen in the dark", () => {
  const scene = sceneOf("a black cat on the moon at night", "watercolor", { coat: solid("black") });
  const share = silhouetteShare(scene, sampler(paintWatercolor(scene)));
  assert(share >= 0.8, `clear on ${share}`);
});

Deno.test("[watercolor] the same scene gives the same bytes", () => {
  const scene = sceneOf("a fluffy wizard cat with a red scarf on the moon", "watercolor");
  assert.deepEqual(paintWatercolor(scene).data(), paintWatercolor(scene).data());
});

function solid(colour: CoatColour) {
  return { colour, pattern: "solid", length: "short", white: [] as [] } as const;
}
