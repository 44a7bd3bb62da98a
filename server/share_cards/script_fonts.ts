/**
 * @module Fonts for the scripts that the fonts of the site lack. Each comes in a hundred small files, of
 * which a process loads those that its cards need.
 */
import { createMemo } from "../concurrency/memo.ts";
import { loadFont, readLetters } from "./font_files.ts";

interface Family {
  name: string;
  /** What it is used for; in these ranges the fonts have every letter that is in use. */
  letters: RegExp;
}

const GREEK: Family = {
  name: "manrope",
  letters: /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/,
};
/** Arabic, Persian, Urdu, Kurdish. */
const ARABIC: Family = {
  name: "vazirmatn",
  letters:
    /[\u060c\u061b\u061f\u0621-\u063a\u0640-\u0658\u0660-\u0671\u0679\u067e\u0686\u0688\u0691\u0695\u0698\u06a4\u06a9\u06af\u06b5\u06ba\u06be\u06c0-\u06c3\u06c6-\u06cc\u06ce\u06d0\u06d2-\u06d5\u06f0-\u06f9]/,
};
const KOREAN: Family = { name: "noto-sans-kr", letters: /[\uac00-\ud7a3]/ };
const HAN_AND_KANA = /[\u3001-\u3003\u3005\u3008-\u3011\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fef]/;
const CHINESE: Family = { name: "noto-sans-sc", letters: HAN_AND_KANA };
const JAPANESE: Family = { name: "noto-sans-jp", letters: HAN_AND_KANA };

const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;

/** Whether one of these fonts has this letter. */
export function isScriptLetter(letter: string): boolean {
  return [GREEK, ARABIC, KOREAN, CHINESE].some(({ letters }) => letters.test(letter));
}

/** Loads what these texts need. The names of the fonts, in the order in which a letter is looked for. */
export async function fontsForScripts(text: string): Promise<string[]> {
  // Chinese letters look otherwise in Japan; beside kana they are Japanese ones.
  const han = KANA.test(text) ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE];
  const families = [GREEK, ARABIC, KOREAN, ...han];
  const names = new Set<string>();
  for (const letter of new Set(text)) {
    const font = await fontOf(letter, families);
    if (font) names.add(font);
  }
  return [...names];
}

/** The first font with this letter, loaded. */
async function fontOf(letter: string, families: readonly Family[]): Promise<string | undefined> {
  for (const { name, letters } of families) {
    if (!letters.test(letter)) continue;
    const part = (await parts(name, () => readParts(name))).find(({ has }) =>
      has(letter.codePointAt(0)!)
    );
    if (part) return loadFont(name, part.name);
  }
}

/** A part of a family, with some of its letters. */
interface Part {
  name: string;
  has(codePoint: number): boolean;
}

/** The parts of families, by their names. */
const parts = createMemo<Part[]>();

async function readParts(family: string): Promise<Part[]> {
  return Object.entries(await readLetters(family)).map(([name, ranges]) => {
    const bounds = ranges.split(",").map((range) =>
      range.replace("U+", "").split("-").map((hex) => parseInt(hex, 16))
    );
    return {
      name: name.replace(/[[\]]/g, ""),
      has: (point) => bounds.some(([first, last = first]) => first! <= point && point <= last!),
    };
  });
}
