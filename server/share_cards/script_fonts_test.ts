import assert from "node:assert/strict";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { drawShareCard } from "./draw_share_card.ts";
import { drawable } from "./fonts.ts";
import { fontsForScripts } from "./script_fonts.ts";

const written: [text: string, families: string[]][] = [
  ["Miso", []],
  ["Μικρή γάτα", ["manrope"]],
  ["قطة صغيرة", ["vazirmatn"]],
  ["گربه کوچک", ["vazirmatn"]],
  ["고양이", ["noto-sans-kr"]],
  ["小猫", ["noto-sans-sc"]],
  ["小さな猫", ["noto-sans-jp"]],
  ["ネコ、ミソ", ["noto-sans-jp"]],
];
for (const [text, families] of written) {
  Deno.test(`"${text}" is written with ${families.join() || "the fonts of the site"}`, async () => {
    assert.equal(drawable(text), text);
    const fonts = await fontsForScripts(text);
    assert.deepEqual([...new Set(fonts.map((font) => font.split(" ")[0]))], families);
  });
}

Deno.test("names that differ in one letter of any script look different on a card", async () => {
  const picture = await plainPng(64);
  const card = async (name: string) =>
    (await drawShareCard({ name, style: "anime", traits: [], colorScheme: "pink" }, picture))
      .toHex();
  const pairs = [["Γάτα", "Γάτι"], ["قطة", "قطن"], ["고양이", "고양아"], ["小猫", "大猫"], [
    "ねこ",
    "ねた",
  ]];
  const seen = new Set([await card("ꦏꦸꦕꦶꦁ")]);
  for (const name of pairs.flat()) seen.add(await card(name));
  assert.equal(seen.size, 1 + 2 * pairs.length);
});

Deno.test("a script without a font leaves nothing, and no empty boxes", () => {
  assert.equal(drawable("ꦏꦸꦕꦶꦁ 🐈"), "");
});
