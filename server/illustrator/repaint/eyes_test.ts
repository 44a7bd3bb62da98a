import assert from "node:assert/strict";
import sharp from "sharp";
import { eyesIn } from "./eyes.ts";
import { readStudy } from "./study.ts";

const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);

Deno.test("the eyes of a cat are found where they are", async () => {
  const eyes = eyesIn(await readStudy(chelsea));
  assert(eyes);
  const [left, right] = eyes;
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
