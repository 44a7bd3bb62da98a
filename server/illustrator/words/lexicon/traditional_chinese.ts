/** @module Texts in traditional Chinese, read in the simplified signs of the dictionary: "橘貓" is "橘猫". */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";

const SIGNS = new URL("./traditional_signs.txt", import.meta.url);

const simplifiedOf = once(() =>
  new Map(
    dataLines(SIGNS).flatMap((line) =>
      line.split(" ").map((pair): [string, string] => [pair[0]!, pair[1]!])
    ),
  )
);

/**
 * Signs that Japanese writes otherwise or not at all; of the others of the table it has many. One of a pair, an eye or
 * an arm, is 隻 in Japanese too, and what is under a roof or behind a street is 裏.
 */
const ONLY_CHINESE =
  /[貓這個們兩帶來麼畫圍會學寫讀說對樣點黃綠圓戰裡還沒牠妳你您嗎啲喺嘅佢體讓廚雙氣豬雞鵝熱鐵樂藥發變戀醫歡觀應聽聲舊]|隻(?![眼腕手脚])|(?<![根地])裏(?![道路])/u;

const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The same text in simplified signs, each in its place; other texts as they are. */
export function inSimplifiedSigns(text: string): string {
  if (!ONLY_CHINESE.test(text) || KANA_OR_HANGUL.test(text)) return text;
  const simplified = simplifiedOf();
  return text.replaceAll(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign);
}
