/** Coats between their tubes are of the colour that was asked for. */
import assert from "node:assert/strict";
import { solid } from "../../../../tests/support/cat.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";
import type { CoatColour } from "../../choices/cat_choices.ts";
import { type Colour, difference } from "../../colour/colour.ts";
import { COATS } from "../../colour/palette.ts";
import { gasOf, neonLamps, shadowed } from "./tone.ts";
import { paintNeon } from "./neon.ts";

const TOLD_APART: readonly CoatColour[] = [
  "black",
  "grey",
  "white",
  "cream",
  "orange",
  "brown",
  "lilac",
  "blue",
];

/** What the eye reads as one coat or another: its body, and the tube around it, which is thin. */
const LEAST_BODY = 0.05, LEAST_TUBE = 0.06, LEAST_TOGETHER = 0.13;

Deno.test("[neon] body and tube tell eight coats apart", () => {
  const lamps = neonLamps(sceneOf("a sitting cat in a meadow", "neon"));
  const looks = TOLD_APART.map((coat) => ({
    coat,
    body: shadowed(COATS[coat]),
    tube: gasOf(COATS[coat], lamps),
  }));
  for (const [i, one] of looks.entries()) {
    for (const other of looks.slice(i + 1)) {
      const body = difference(one.body, other.body), tube = difference(one.tube, other.tube);
      const pair = `${one.coat}, ${other.coat}: body ${body}, tube ${tube}`;
      assert.ok(body > LEAST_BODY || tube > 2 * LEAST_TUBE, pair);
      assert.ok(body + tube > LEAST_TOGETHER, pair);
    }
  }
});

Deno.test("[neon] a ginger cat is painted orange, a lilac one mauve", () => {
  const body = (prompt: string, coat?: CoatColour): Colour => {
    const scene = sceneOf(prompt, "neon", coat ? { coat: solid(coat), weather: "clear" } : {});
    const look = sampler(paintNeon(scene)), seen = pointsOf(scene, "head", 4).map(look);
    return {
      l: median(seen.map(({ l }) => l)),
      c: median(seen.map(({ c }) => c)),
      h: median(seen.map(({ h }) => h)),
    };
  };
  const ginger = body("a sitting cat in a meadow", "orange");
  assert.ok(ginger.c > 0.08 && ginger.h > 30 && ginger.h < 75, JSON.stringify(ginger));
  const lilac = body("a sitting cat in a meadow", "lilac");
  assert.ok(lilac.h > 300 || lilac.h < 20, JSON.stringify(lilac));
  assert.ok(lilac.l > body("a sitting cat in a meadow", "black").l + 0.1, JSON.stringify(lilac));
});

Deno.test("[neon] the mask of a Siamese is dark, its crown pale", () => {
  const scene = sceneOf("a chocolate point Siamese cat sitting", "neon", { weather: "clear" });
  const look = sampler(paintNeon(scene));
  const light = pointsOf(scene, "head", 4).map((point) => look(point).l).toSorted((a, b) => a - b);
  const at = (share: number) => light[Math.floor(light.length * share)]!;
  assert.ok(at(0.8) - at(0.15) > 0.12, `${at(0.15)}, ${at(0.8)}`);
});

Deno.test("[neon] white, silver, grey and black coats, and white on each, differ by their lightness alone", () => {
  const light = (["white", "silver", "grey", "black"] as const).map((coat) =>
    shadowed(COATS[coat]).l
  );
  const steps = light.slice(1).map((l, i) => light[i]! - l);
  assert.ok(steps.every((step) => step > 0.15), `${light}`);
  const scene = sceneOf("a black and white tuxedo cat sitting", "neon", { weather: "clear" });
  const look = sampler(paintNeon(scene));
  const seen = pointsOf(scene, "head", 4).map((point) => look(point).l).toSorted((a, b) => a - b);
  assert.ok(seen.at(Math.floor(0.92 * seen.length))! > 0.65, `${seen}`);
});
