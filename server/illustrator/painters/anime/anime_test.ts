import assert from "node:assert/strict";
import { commonest } from "../../quality/craft.ts";
import { solid } from "../../../../tests/support/cat.ts";
import { paintAnime } from "./anime.ts";
import { pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";

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

Deno.test("[anime] heaps of cloud stand over the horizon of a meadow by day, not by night, not in a room", () => {
  const white = (prompt: string) => {
    const scene = sceneOf(prompt, "anime", { weather: "clear" });
    const look = sampler(paintAnime(scene));
    let count = 0, all = 0;
    for (let x = 16; x < 1024; x += 16) {
      for (let y = scene.horizon - 260; y < scene.horizon - 60; y += 16) {
        if (x > scene.subject.left - 20 && x < scene.subject.right + 20) continue;
        all++;
        const { l, c } = look([x, y]);
        if (l > 0.88 && c < 0.045) count++;
      }
    }
    return count / all;
  };
  const meadow = white("a tiny cat in a meadow by day");
  assert.ok(meadow > 0.04, `meadow ${meadow}`);
  for (const other of ["a tiny cat in a meadow at night", "a tiny cat in a classroom"]) {
    const share = white(other);
    assert.ok(share < meadow / 3, `${other}: ${share}`);
  }
});

Deno.test("[anime] the air is brighter behind a black cat than behind a white one", () => {
  const around = (colour: "black" | "white") => {
    const scene = sceneOf("a sitting cat in a forest by day", "anime", { coat: solid(colour) });
    const look = sampler(paintAnime(scene)), { left, right, top } = scene.subject;
    const beside = [left - 10, right + 10].flatMap((x) =>
      Array.from({ length: 12 }, (_, i) => look([x, top + 20 + i * 20]).l)
    );
    return beside.reduce((sum, l) => sum + l, 0) / beside.length;
  };
  const black = around("black"), white = around("white");
  assert.ok(black > white + 0.055, `${black} behind a black one, ${white} behind a white one`);
});
