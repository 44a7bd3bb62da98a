import assert from "node:assert/strict";
import sharp from "sharp";
import { COLOUR_SCHEMES } from "../../lib/choices.ts";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./card_canvas.ts";
import { type CardSubject, drawShareCard } from "./draw_share_card.ts";

const MISO: CardSubject = { name: "Miso", style: "anime", traits: ["Shy"], colorScheme: "pink" };

async function pixelsOf(card: Uint8Array): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height, info.channels], [CARD_WIDTH, CARD_HEIGHT, 3]);
  return (x, y) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toHex();
}

Deno.test("a card shows the cat on the left, on the colours of its scheme", async () => {
  const corners = new Set<string>();
  for (const colorScheme of COLOUR_SCHEMES) {
    const at = await pixelsOf(await drawShareCard({ ...MISO, colorScheme }, await plainPng(64)));
    assert.equal(at(300, 300), "ff66aa");
    corners.add(at(2, 2) + at(CARD_WIDTH / 2, 2));
  }
  assert.equal(corners.size, COLOUR_SCHEMES.length);
});

Deno.test("name, style and traits are written", async () => {
  const picture = await plainPng(64);
  const cards = await Promise.all([
    drawShareCard(MISO, picture),
    drawShareCard({ ...MISO, name: "Mosi" }, picture),
    drawShareCard({ ...MISO, style: "pixel" }, picture),
    drawShareCard({ ...MISO, traits: [] }, picture),
    drawShareCard({ ...MISO, traits: ["Shy", "Kind"] }, picture),
  ]);
  assert.equal(new Set(cards.map((card) => card.toHex())).size, cards.length);
});

const NAMES = [
  "W".repeat(60),
  "i".repeat(60),
  "Sir Reginald Fluffington the Third of Whiskerton upon Thames",
  "שלום חתול קטן ".repeat(4).trim(),
  "Żółta Łapka, ế, Ђ",
  "小猫".repeat(30),
  "قطة صغيرة",
  "👩‍🚀🐈‍⬛".repeat(6),
  "<b>&amp;</b> \"'`${7*7}",
  "a\u0300\u0301\u0302\u0303".repeat(12),
  "\u202Eevil\u202C \u200B\u0000\uD800",
  "\u2028\n\t x",
];
for (const name of NAMES) {
  Deno.test(`${JSON.stringify(name.slice(0, 24))} fits on a card`, async () => {
    const traits = Array.from({ length: 12 }, () => name.slice(0, 30));
    const at = await pixelsOf(await drawShareCard({ ...MISO, name, traits }, await plainPng(64)));
    const paper = at(1140, 60);
    // The margins of the paper around the texts stay empty.
    for (let y = 100; y < 560; y++) {
      for (const x of [590, 1134, 1150]) assert.equal(at(x, y), paper, `${x}, ${y}`);
    }
    for (let x = 600; x < 1140; x++) {
      for (const y of [50, 75, 580]) assert.equal(at(x, y), paper, `${x}, ${y}`);
    }
    // And something is written, be it that there is no letter for the name.
    const written = Array.from(
      { length: 200 * 500 },
      (_, n) => at(620 + n % 500, 85 + n / 500 | 0),
    );
    assert(written.some((pixel) => pixel !== paper));
  });
}
