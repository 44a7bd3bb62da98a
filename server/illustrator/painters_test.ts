/**
 * What every style must show, however it paints.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../lib/choices.ts";
import { difference } from "./colour/colour.ts";
import {
  hueOf,
  inTheDark,
  median,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
  silhouetteShare,
} from "../../tests/support/painting.ts";
import { COATS } from "./colour/palette.ts";
import { thresholdsOf } from "./quality/style_thresholds.ts";
import type { Scene } from "./scene.ts";
import { STYLE_ENTRIES } from "./styles.ts";
import { solid } from "../../tests/support/cat.ts";

/** In pixels: colours of parts are seen as well as in a picture of 1024. */
const SIDE = 512;

for (const style of STYLES) {
  const paint = await STYLE_ENTRIES[style].loadPainter();
  const bounds = thresholdsOf(style).painting;
  const looking = (scene: Scene) => sampler(paint(scene, SIDE));

  Deno.test(`[${style}] green eyes are green, and shut eyes are not`, () => {
    const scene = sceneOf("a calm orange cat with green eyes", style);
    const hue = hueOf(pointsOfEyes(scene).map(looking(scene)));
    const { hue: goal, within } = bounds.greenEyes;
    assert(Math.abs(hue - goal) <= within, `hue ${hue}`);

    const greens = (mood: "calm" | "loving") => {
      const cat = sceneOf("a cat with green eyes", style, {
        mood,
        coat: solid("grey"),
        provenance: { mood: "text" },
      });
      return pointsOfEyes(cat).map(looking(cat))
        .filter((colour) => difference(colour, { l: colour.l, c: 0.15, h: 140 }) < 0.09).length;
    };
    assert(greens("calm") > 160, `${greens("calm")} green points`);
    assert.equal(greens("loving"), 0);
  });

  Deno.test(`[${style}] a coat keeps the colour it was given`, () => {
    for (const colour of ["orange", "brown", "blue", "pink"] as const) {
      const scene = sceneOf("a sitting cat in a studio", style, { coat: solid(colour) });
      const hue = hueOf(pointsOf(scene, "torso").map(looking(scene)));
      const turn = Math.abs(((hue - COATS[colour].h + 540) % 360) - 180);
      assert(turn <= (style === "neon" ? 22 : 18), `${colour}: hue ${hue}`);
    }
  });

  Deno.test(`[${style}] black, grey and white coats stay apart`, () => {
    const lightness = (colour: "black" | "grey" | "white") => {
      const scene = sceneOf("a sitting cat in a studio", style, { coat: solid(colour) });
      const look = looking(scene);
      return median(pointsOf(scene, "torso").map((point) => look(point).l));
    };
    const black = lightness("black"), grey = lightness("grey"), white = lightness("white");
    const seen = `${black} ${grey} ${white}`;
    assert(black <= bounds.black && white >= bounds.white, seen);
    assert(grey >= bounds.grey.from! && grey <= bounds.grey.to!, seen);
    assert(black < grey - 0.04 && grey < white - 0.04, seen);
  });

  Deno.test(`[${style}] a black cat is seen in the dark`, () => {
    const night = sceneOf("a black cat on the moon at night", style, { coat: solid("black") });
    const share = silhouetteShare(night, looking(night));
    assert(share >= bounds.seenAtNight, `clear on ${share}`);

    const dark = inTheDark(night);
    const darkShare = silhouetteShare(dark, looking(dark));
    assert(darkShare >= bounds.seenInTheDark, `clear on ${darkShare} before a dark air`);
  });

  Deno.test(`[${style}] the same scene gives the same bytes`, () => {
    const scene = sceneOf("a fluffy wizard cat with a red scarf on the moon", style);
    assert.deepEqual(paint(scene, SIDE).data(), paint(scene, SIDE).data());
  });
}
