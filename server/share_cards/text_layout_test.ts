import assert from "node:assert/strict";
import { fit } from "./text_layout.ts";

/** Every letter is half as wide as high; the lines are ten letters long at 40, twenty at 20. */
const measure = (text: string, size: number) => [...text].length * size / 2;
const ROOM = { width: 200, height: 120, sizes: [40, 30, 20], leading: 1 };

const cases: [text: string, size: number, lines: string[]][] = [
  ["Miso", 40, ["Miso"]],
  ["Captain Miso", 40, ["Captain", "Miso"]],
  ["a b c d e f", 40, ["a b c d e", "f"]],
  ["one two three four five six", 40, ["one two", "three four", "five six"]],
  ["Fluffington III", 30, ["Fluffington", "III"]],
  ["x".repeat(25), 20, ["x".repeat(20), "x".repeat(5)]],
  ["x".repeat(130), 20, [...Array(5).fill("x".repeat(20)), `${"x".repeat(20)}…`]],
  ["", 40, [""]],
];
for (const [text, size, lines] of cases) {
  Deno.test(`"${text.slice(0, 30)}" is set at ${size} in ${lines.length} lines`, () => {
    assert.deepEqual(fit(text, ROOM, measure), { lines, size });
  });
}

Deno.test("a grapheme of several code points is never split", () => {
  const { lines } = fit("👩‍🚀".repeat(30), { ...ROOM, sizes: [20] }, measure);
  assert(lines.length > 1);
  for (const line of lines.map((each) => each.replace("…", ""))) assert.match(line, /^(👩‍🚀)+$/u);
});
