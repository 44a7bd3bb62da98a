import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { paintPixel } from "./pixel.ts";
import { facesLight } from "./facing.ts";
import { SIDE } from "./mask.ts";
import { muzzlesOf } from "./muzzle.ts";
import { solid } from "../../../../tests/support/cat.ts";
import {
  hueOf,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
} from "../../../../tests/support/painting.ts";

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

Deno.test("[pixel] small eyes keep their colours, odd ones too", () => {
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

Deno.test("[pixel] a tuft at a notch of the fur does not reach into the air", () => {
  const spec = resolve(parse("a white cat on the moon"), { style: "pixel", seed: "16028056" });
  assert.equal(paintPixel(compose(spec)).width, PICTURE_SIZE);
});

Deno.test("[pixel] a mouth is a sprite below the nose, above it on a head that is upside down", () => {
  for (const [words, down] of [["sitting", 1], ["hanging upside down", -1]] as const) {
    const scene = sceneOf(`a happy white cat, ${words}, in a studio`, "pixel", {
      coat: solid("white"),
    });
    const [muzzle] = muzzlesOf(scene.items);
    assert.equal(muzzle?.down, down, words);
    const look = sampler(paintPixel(scene));
    const { left, right, top, bottom } = bounds(muzzle.nose.outline);
    const x = (left + right) / 2, edge = down > 0 ? bottom : top;
    const dark = Array.from({ length: 8 }, (_, row) => look([x, edge + down * (row * 8 + 4)]).l)
      .some((l) => l < 0.45);
    assert.ok(dark, words);
  }
});

Deno.test("[pixel] eyes as orange as the coat have a dark edge, and lashes at the outer corner alone: they are no spectacles", () => {
  const scene = sceneOf("a calm orange cat sitting in a studio", "pixel", {
    coat: solid("orange"),
    eyes: { left: "orange", right: "orange" },
  });
  const look = sampler(paintPixel(scene));
  const eyes = scene.items.filter((item) => item.is === "eye");
  for (const { centre: [x, y], size: [w, h], outer } of eyes) {
    const edge = [0.7, 0.8, 0.9, 1, 1.1].map((share) =>
      look([x + outer * w * share, y + h * 0.2]).l
    );
    const iris = look([x + outer * w * 0.5, y + h * 0.5]).l;
    assert(Math.min(...edge) < iris - 0.12, `${edge} around ${iris}`);
  }
  for (const { centre: [x, y], size: [w, h], outer } of eyes) {
    const lash = (side: number) =>
      [1.2, 1.3].some((share) => look([x + side * w * share, y - h * 0.3]).l < 0.4);
    assert(lash(outer) && !lash(-outer), "the lashes end at the inner corner");
  }
});

Deno.test("[pixel] a mouth that only slants is one row of cells", () => {
  const scene = sceneOf("a calm white cat sitting in a studio", "pixel", { coat: solid("white") });
  const [muzzle] = muzzlesOf(scene.items);
  const { left, right, bottom } = bounds(muzzle!.nose.outline), x = (left + right) / 2;
  const items = scene.items.flatMap((item): typeof scene.items => {
    if (item.is !== "line" || !item.name.startsWith("mouth")) return [item];
    const points = [-28, -14, 0, 14, 28].map((dx): [number, number] => [x + dx, bottom + dx * 0.2]);
    return item.name === "mouth left" ? [{ ...item, name: "mouth", points }] : [];
  });
  const look = sampler(paintPixel({ ...scene, items }));
  const darkest = Array.from(
    { length: 8 },
    (_, row) =>
      [-3, -2, -1, 0, 1, 2, 3].filter((column) =>
        look([x + column * 8, bottom + row * 8 + 4]).l < 0.45
      ).length,
  );
  assert(Math.max(...darkest) >= 6, `${darkest}`);
});

Deno.test("[pixel] a whisker is drawn where it leaves the cat, never across the coat", () => {
  const scene = sceneOf("a calm white cat sitting in a studio", "pixel");
  const whisker = scene.items.find(({ name }) => name.includes("whisker 1"));
  const torso = scene.items.find(({ name }) => name === "torso");
  assert(whisker?.is === "line" && torso?.is === "region");
  const { left, right, top, bottom } = bounds(torso.outline);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const painted = (...more: typeof scene.items) =>
    paintPixel({ ...scene, items: [...scene.items, ...more] }).data();
  const withLineTo = (end: number) =>
    painted({ ...whisker, points: Array.from({ length: 12 }, (_, i) => [x + end * i / 11, y]) });
  assert(withLineTo(40).equals(painted()), "a bar across the coat");
  assert(!withLineTo(420).equals(painted()), "no whisker beside the cat");
});

Deno.test("[pixel] the whole of a slope looks one way, not every other cell of it", () => {
  for (const [across, slope] of [[1, 0.5], [-1, 0.5], [1, 0.3], [1, 1]] as const) {
    const isOpen = (at: number) => Math.floor(at / SIDE) < 60 + across * slope * (at % SIDE - 64);
    const sides = new Set<boolean>();
    for (let x = 44; x < 84; x++) {
      let y = 0;
      while (isOpen(y * SIDE + x)) y++;
      sides.add(facesLight(y * SIDE + x, isOpen, [0.56, -0.83]));
    }
    assert.equal(sides.size, 1, `${across} ${slope}`);
  }
});

Deno.test("[pixel] however long a whisker is, only a few cells of it stand out", () => {
  const scene = sceneOf("a calm white cat sitting in a studio", "pixel");
  const whisker = scene.items.find(({ name }) => name.includes("whisker 1"));
  const torso = scene.items.find(({ name }) => name === "torso");
  assert(whisker?.is === "line" && torso?.is === "region");
  const { left, right, top, bottom } = bounds(torso.outline), y = (top + bottom) / 2;
  // Legs and tail stand out beside the trunk.
  const cat = scene.items.filter(({ role }) => role === "coat").filter((item) =>
    item.is === "region"
  );
  let edge = (left + right) / 2;
  for (let x = edge; x < 1000; x += 4) {
    if (cat.some(({ outline }) => contains(outline, [x, y]))) edge = x;
  }
  const painted = (cells: number) => {
    const points = Array.from({ length: cells }, (_, i): [number, number] => [edge - 8 + i * 8, y]);
    return paintPixel({ ...scene, items: [...scene.items, { ...whisker, points }] }).data();
  };
  assert(painted(14).equals(painted(28)));
  assert(!painted(14).equals(painted(3)));
});

Deno.test("[pixel] a fire beside a cat keeps its tones: its own light does not make it one", () => {
  const scene = sceneOf("a cat by a campfire at night", "pixel"), look = sampler(paintPixel(scene));
  const seen = pointsOf(scene, "fire", 6).map((point) => look(point));
  const red = seen.filter(({ c, l }) => c > 0.155 && l > 0.6).length / seen.length;
  const pale = seen.filter(({ c, l }) => c < 0.12 && l > 0.75).length / seen.length;
  const between = seen.filter(({ c, l }) => c > 0.125 && l > 0.7).length / seen.length;
  // Its pale heart is small.
  assert.ok(
    red > 0.15 && between > 0.1 && pale > 0.07,
    `${red} red, ${between} orange, ${pale} pale`,
  );
});
