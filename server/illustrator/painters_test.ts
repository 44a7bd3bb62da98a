/**
 * What every style must show, however it paints.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../lib/choices.ts";
import { difference } from "./colour.ts";
import { PAINTERS } from "./painters.ts";
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
import { COATS } from "./palette.ts";
import type { Scene } from "./scene.ts";
import { solid } from "../../tests/support/cat.ts";

interface Bounds {
  /** The hue of green eyes, and how far off it may be. */
  green: [hue: number, within: number];
  /** The greatest lightness of a black coat, and of a grey one. */
  black: number;
  grey: number;
  /** The least share of a black cat's outline that is seen at night, and where all around is dark. */
  seen: { night: number; dark: number };
}

/** Cel shading and a palette of forty colours shift hues; wet paint thins them; strips of lead
 * cross the pale glass around a dark cat. */
const BOUNDS: Record<Style, Bounds> = {
  cartoon: { green: [140, 22], black: 0.42, grey: 0.75, seen: { night: 0.9, dark: 0.75 } },
  anime: { green: [147, 30], black: 0.42, grey: 0.78, seen: { night: 0.9, dark: 0.9 } },
  pixel: { green: [147, 30], black: 0.42, grey: 0.78, seen: { night: 0.9, dark: 0.8 } },
  realistic: { green: [140, 22], black: 0.42, grey: 0.75, seen: { night: 0.8, dark: 0.8 } },
  watercolor: { green: [140, 22], black: 0.44, grey: 0.75, seen: { night: 0.8, dark: 0.8 } },
  storybook: { green: [140, 22], black: 0.42, grey: 0.75, seen: { night: 0.9, dark: 0.9 } },
  neon: { green: [140, 22], black: 0.42, grey: 0.75, seen: { night: 0.9, dark: 0.9 } },
  "stained-glass": { green: [140, 22], black: 0.42, grey: 0.75, seen: { night: 0.85, dark: 0.85 } },
};

for (const style of STYLES) {
  const paint = PAINTERS[style], bounds = BOUNDS[style];
  const looking = (scene: Scene) => sampler(paint(scene));

  Deno.test(`[${style}] green eyes are green, and shut eyes are not`, () => {
    const scene = sceneOf("a calm orange cat with green eyes", style);
    const hue = hueOf(pointsOfEyes(scene).map(looking(scene)));
    const [goal, within] = bounds.green;
    assert(Math.abs(hue - goal) <= within, `hue ${hue}`);

    const greens = (mood: "calm" | "loving") => {
      const cat = sceneOf("a cat with green eyes", style, { mood, coat: solid("grey") });
      return pointsOfEyes(cat).map(looking(cat))
        .filter((colour) => difference(colour, { l: colour.l, c: 0.15, h: 140 }) < 0.09).length;
    };
    assert(greens("calm") > 200, `${greens("calm")} green points`);
    assert.equal(greens("loving"), 0);
  });

  Deno.test(`[${style}] a coat keeps the colour it was given`, () => {
    for (const colour of ["orange", "brown", "blue", "pink"] as const) {
      const scene = sceneOf("a sitting cat in a studio", style, { coat: solid(colour) });
      const hue = hueOf(pointsOf(scene, "torso").map(looking(scene)));
      const turn = Math.abs(((hue - COATS[colour].h + 540) % 360) - 180);
      assert(turn <= 18, `${colour}: hue ${hue}`);
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
    assert(black <= bounds.black && grey >= 0.5 && grey <= bounds.grey && white >= 0.82, seen);
  });

  Deno.test(`[${style}] a black cat is seen in the dark`, () => {
    const night = sceneOf("a black cat on the moon at night", style, { coat: solid("black") });
    const share = silhouetteShare(night, looking(night));
    assert(share >= bounds.seen.night, `clear on ${share}`);

    const dark = inTheDark(night);
    const darkShare = silhouetteShare(dark, looking(dark));
    assert(darkShare >= bounds.seen.dark, `clear on ${darkShare} before a dark air`);
  });

  Deno.test(`[${style}] the same scene gives the same bytes`, () => {
    const scene = sceneOf("a fluffy wizard cat with a red scarf on the moon", style);
    assert.deepEqual(paint(scene).data(), paint(scene).data());
  });
}
