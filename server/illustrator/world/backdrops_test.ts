import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { loadPainter } from "../load_painter.ts";
import { planCharacter } from "../plan.ts";

/** Red, green and blue of a corner of the picture, away from the cat. */
async function cornerOf(prompt: string): Promise<number[]> {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
  const canvas = (await loadPainter(spec.style))(compose(spec));
  return [...canvas.getContext("2d").getImageData(60, 60, 1, 1).data].slice(0, 3);
}

Deno.test("[backdrops] a white, grey or black background is one, in other languages too", async () => {
  const cases: [prompt: string, least: number, most: number][] = [
    ["orange cat on a white background", 225, 255],
    ["un gato negro, fondo blanco", 225, 255],
    ["a calico kitten, grey background", 110, 215],
    ["white cat on a black background", 0, 70],
  ];
  for (const [prompt, least, most] of cases) {
    const channels = await cornerOf(prompt);
    for (const channel of channels) {
      assert.ok(channel >= least && channel <= most, `${prompt}: ${channels}`);
    }
    assert.ok(Math.max(...channels) - Math.min(...channels) < 24, `${prompt}: ${channels}`);
  }
});

Deno.test("[backdrops] alternative text and receipt name it", () => {
  const { alt, understanding } = planCharacter("black cat on a white background", {
    style: "cartoon",
    seed: "1",
  });
  assert.match(alt, /against a plain white background/);
  assert.match(JSON.stringify(understanding.understood), /background: white/);
});
