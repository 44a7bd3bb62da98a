import assert from "node:assert/strict";
import { attachment, pictureFileName } from "./file_name.ts";

const names: [name: string, full: string, plain: string][] = [
  ["Captain Miso", "captain-miso-7.png", "captain-miso-7.png"],
  ["Éclair d'Or", "éclair-d-or-7.png", "eclair-d-or-7.png"],
  ["小猫", "小猫-7.png", "cat-character-7.png"],
  ["قطة Miso", "قطة-miso-7.png", "cat-character-miso-7.png"],
  ["🐈‍⬛", "cat-character-7.png", "cat-character-7.png"],
  ["../../etc/passwd", "etc-passwd-7.png", "etc-passwd-7.png"],
  ['a"; filename="b.exe', "a-filename-b-exe-7.png", "a-filename-b-exe-7.png"],
  ["a\r\nSet-Cookie: x=1", "a-set-cookie-x-1-7.png", "a-set-cookie-x-1-7.png"],
  ["\u202Egnp.exe", "gnp-exe-7.png", "gnp-exe-7.png"],
  ["CON", "con-7.png", "con-7.png"],
  ["\uD800", "cat-character-7.png", "cat-character-7.png"],
  ["x".repeat(60), `${"x".repeat(40)}-7.png`, `${"x".repeat(40)}-7.png`],
];
for (const [name, full, plain] of names) {
  Deno.test(`the file of ${JSON.stringify(name)} has a safe name, whole and in plain letters`, () => {
    const fileName = pictureFileName({ id: 7, name });
    assert.equal(fileName, full);
    const header = attachment(fileName);
    const [, ascii, utf8] = header.match(
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/,
    )!;
    assert.equal(ascii, plain);
    assert.equal(decodeURIComponent(utf8!), full);
    assert.equal(new Headers({ "Content-Disposition": header }).get("content-disposition"), header);
  });
}
