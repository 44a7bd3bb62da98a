import assert from "node:assert/strict";
import { fileNameFor } from "./downloading.ts";

const names: [name: string, fileName: string][] = [
  ["Captain Miso", "cat-character-captain-miso.png"],
  ["", "cat-character-unnamed.png"],
  ["  ", "cat-character-unnamed.png"],
  ["../../etc/passwd", "cat-character-etc-passwd.png"],
  ['a"b\\c:d*e?f<g>h|i\n', "cat-character-a-b-c-d-e-f-g-h-i.png"],
  ["CON.", "cat-character-con.png"],
  ["Žofie Nováková", "cat-character-žofie-nováková.png"],
  ["猫 2", "cat-character-猫-2.png"],
  ["😺", "cat-character-unnamed.png"],
  ["x".repeat(60), `cat-character-${"x".repeat(40)}.png`],
];

for (const [name, fileName] of names) {
  Deno.test(`[download] ${JSON.stringify(name)} becomes ${fileName}`, () => {
    assert.equal(fileNameFor(name), fileName);
  });
}
