import assert from "node:assert/strict";
import { commonest } from "../quality/craft.ts";
import { solid } from "../../../tests/support/cat.ts";
import { paintAnime } from "./anime.ts";
import { pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";

Deno.test("[anime] light, shadow and its core are crisp tones, not a blend", () => {
  const scene = sceneOf("a sitting cat in a studio", "anime", { coat: solid("orange") });
  const look = sampler(paintAnime(scene));
  let rest = Float64Array.from(pointsOf(scene, "torso", 4), (point) => look(point).l).sort();
  const all = rest.length, shares: number[] = [];
  for (let tone = 0; tone < 3; tone++) {
    const { from, count } = commonest(rest, TONE);
    shares.push(count / all);
    rest = rest.filter((value) => value < from || value > from + TONE);
  }
  assert(rest.length / all < 0.2, `${shares}`);
  assert(shares[1]! > 0.08, `${shares}`);
});

/** Lightnesses within this are one tone. */
const TONE = 0.05;
