import assert from "node:assert/strict";
import { COATS } from "../palette.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CoatColour } from "../spec.ts";
import { paintPixel } from "./pixel.ts";
import {
  hueOf,
  inTheDark,
  median,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
  silhouetteShare,
} from "./sampling.ts";

const PROMPTS = [
  "a fluffy orange tabby wizard with green eyes sitting on the moon",
  "an odd-eyed calico pirate on the beach at sunset with a blue balloon",
  "a black cat with a red scarf in a snowy forest at night",
  "a siamese astronaut in space",
];

Deno.test("[pixel] every block of eight by eight is one colour, of at most forty", () => {
  for (const prompt of PROMPTS) {
    const bytes = paintPixel(sceneOf(prompt, "pixel")).data();
    const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    const colours = new Set<number>();
    for (let y = 0; y < PICTURE_SIZE; y++) {
      for (let x = 0; x < PICTURE_SIZE; x++) {
        const corner = (y - (y % 8)) * PICTURE_SIZE + (x - (x % 8));
        if (pixels[y * PICTURE_SIZE + x] !== pixels[corner]) {
          assert.fail(`mixed block at ${x}, ${y}`);
        }
        colours.add(pixels[corner]!);
      }
    }
    assert(colours.size <= 40, `${prompt}: ${colours.size} colours`);
    assert(colours.size >= 16, `${prompt}: only ${colours.size} colours`);
  }
});

Deno.test("[pixel] eyes keep their colours, odd ones too", () => {
  const green = sceneOf("a calm orange cat with green eyes in a forest", "pixel");
  const hue = hueOf(pointsOfEyes(green).map(sampler(paintPixel(green))));
  assert(Math.abs(hue - 147) <= 22 + 8, `hue ${hue}`);

  const odd = sceneOf("a calm white cat", "pixel", { eyes: { left: "blue", right: "copper" } });
  const look = sampler(paintPixel(odd));
  for (const [name, goal] of [["left eye", 244], ["right eye", 52]] as const) {
    const items = odd.items.filter((item) => item.is !== "eye" || item.name === name);
    const seen = hueOf(pointsOfEyes({ ...odd, items }).map(look));
    assert(Math.abs(seen - goal) <= 22, `${name}: hue ${seen}`);
  }
});

Deno.test("[pixel] a coat keeps the colour it was given", () => {
  for (const colour of ["orange", "brown", "blue", "pink"] as CoatColour[]) {
    const scene = sceneOf("a sitting cat in a studio", "pixel", { coat: solid(colour) });
    const hue = hueOf(pointsOf(scene, "torso").map(sampler(paintPixel(scene))));
    const turn = Math.abs(((hue - COATS[colour].h + 540) % 360) - 180);
    assert(turn <= 18, `${colour}: hue ${hue}`);
  }
});

Deno.test("[pixel] black, grey and white coats stay apart", () => {
  const lightness = (["black", "grey", "white"] as const).map((colour) => {
    const scene = sceneOf("a sitting cat in a studio", "pixel", { coat: solid(colour) });
    const look = sampler(paintPixel(scene));
    return median(pointsOf(scene, "torso").map((point) => look(point).l));
  });
  const [black, grey, white] = lightness as [number, number, number];
  assert(black <= 0.42 && grey >= 0.5 && grey <= 0.78 && white >= 0.82, String(lightness));
});

Deno.test("[pixel] the same scene gives the same bytes", () => {
  const scene = sceneOf(PROMPTS[0]!, "pixel");
  assert.deepEqual(paintPixel(scene).data(), paintPixel(scene).data());
});

Deno.test("[pixel] a black cat is seen in the dark", () => {
  const lit = sceneOf("a black cat on the moon at night", "pixel", { coat: solid("black") });
  const share = silhouetteShare(lit, sampler(paintPixel(lit)));
  assert(share >= 0.9, `clear on ${share}`);

  const dark = inTheDark(lit);
  const darkShare = silhouetteShare(dark, sampler(paintPixel(dark)));
  assert(darkShare >= 0.8, `clear on ${darkShare} before a dark air`);
});

function solid(colour: CoatColour) {
  return { colour, pattern: "solid", length: "short", white: [] as [] } as const;
}
