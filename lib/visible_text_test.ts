import assert from "node:assert/strict";
import { visibleLine, visibleText } from "./visible_text.ts";

const cleaned: [what: string, text: string, expected: string][] = [
  ["a text that turns round", "Felix\u202egnp.exe", "Felixgnp.exe"],
  ["isolates and marks of direction", "\u2066Fe\u200elix\u2069\u061c", "Felix"],
  ["zero-width characters", "Fe\u200bl\u200di\u200cx\ufeff\u2060", "Felix"],
  ["a soft hyphen", "Fe\u00adlix", "Felix"],
  ["fillers that look like nothing", "\u3164\u115f\uffa0\u2800", ""],
  ["controls", "Fe\0l\u001b[31mix\u007f\u0085", "Fel[31mix"],
  ["line breaks and tabs", "Sir\r\nFelix\tthe\u2028First\u00a0 ", "Sir Felix the First"],
  ["half a character", "Felix\ud83d", "Felix"],
  ["a selector without an emoji", "Fe\ufe0flix", "Felix"],
  ["hidden tags", "Felix\u{e0041}\u{e0042}", "Felix"],
  ["a joiner without an emoji after it", "🐈\u200d", "🐈"],
];
for (const [what, text, expected] of cleaned) {
  Deno.test(`[visible] ${what}`, () => assert.equal(visibleLine(text), expected));
}

const kept = [
  "Felix",
  "Kätzchen 2",
  "🐈‍⬛ Minka",
  "👩‍👩‍👧‍👦",
  "👩🏽‍🚀",
  "❤️‍🔥",
  "☺️",
  "1️⃣ first",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "🇩🇪",
  "می‌خواهم",
  "क्‍ष",
  "葛󠄀城",
  "גרפילד",
  "e\u0301clair",
];
for (const text of kept) {
  Deno.test(`[visible] ${text} stays as it is`, () => assert.equal(visibleLine(text), text));
}

Deno.test("[visible] a longer text keeps its lines", () => {
  assert.equal(visibleText("one\r\ntwo\n\n\u202ethree\t!"), "one\ntwo\n\nthree\t!");
});
