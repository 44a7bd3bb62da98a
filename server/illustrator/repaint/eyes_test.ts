import assert from "node:assert/strict";
import sharp from "sharp";
import { eyeMask, eyesIn } from "./eyes.ts";
import { readStudy } from "./study.ts";

const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);

Deno.test("the eyes of a cat are found where they are", async () => {
  const seen = eyesIn(await readStudy(chelsea));
  assert(seen?.certain);
  const [left, right] = seen.eyes;
  assert(Math.hypot(left.x - 140, left.y - 180) < 30, `${left.x}, ${left.y}`);
  assert(Math.hypot(right.x - 408, right.y - 230) < 30, `${right.x}, ${right.y}`);
});

Deno.test("a landscape has no eyes, and nothing has none either", async () => {
  const pictures = [
    `<rect width="300" height="200" fill="#9cf"/><path d="M0 150 90 60 150 130 220 50 300 150V200H0Z"/>`,
    `<rect width="300" height="200" fill="#777"/>`,
  ];
  for (const picture of pictures) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${picture}</svg>`;
    const photo = await sharp(new TextEncoder().encode(svg)).png().toBuffer();
    assert.equal(eyesIn(await readStudy(photo)), null);
  }
});

Deno.test("two round things on a wall are no eyes of a cat", async () => {
  const round = (x: number) =>
    `<circle cx="${x}" cy="110" r="17" fill="#4a8fd0"/><circle cx="${x}" cy="110" r="8" fill="#111"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#3f7f3a"/>
    <ellipse cx="128" cy="136" rx="92" ry="84" fill="#f6f3ee"/>${round(92)}${round(164)}</svg>`;
  const photo = await sharp(new TextEncoder().encode(svg)).blur(1).png().toBuffer();
  const study = await readStudy(photo);
  assert.equal(eyesIn(study)?.certain, false);
  assert(eyeMask(study).every((value) => value === 0));
  assert(eyeMask(await readStudy(chelsea)).some((value) => value === 1));
});

Deno.test("where no cat is seen nothing is taken for an eye, however round it is", async () => {
  const mask = eyeMask(await readStudy(chelsea, null));
  assert(mask.every((value) => value === 0));
});
