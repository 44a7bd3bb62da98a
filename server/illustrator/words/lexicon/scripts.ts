/** @module In which letters languages are written. */

/** Languages that are not written in Latin letters, and theirs. */
export const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}|[\u1100-\u11FF]/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const LATIN = /\p{Script=Latin}/u;

/** Letters that a language lacks and another of its script has: Ukrainian has no "ы", Russian no "і". */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  // Of the simplified signs that Japanese never writes, the commonest.
  ja: /[们这说吗呢吧给没还个两边过头见话长门马鸟鱼鸡龙风飞红绿蓝鸭书东车饭]/u,
  ru: /[іїєґ]/u,
  uk: /[ыэъ]/u,
  // Kana; "の" decorates Chinese texts, too.
  zh: /[ぁ-ねは-んァ-ヺー]/u,
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Small words of Chinese: a Japanese text has kana where it has these. */
const CHINESE_WORDS = /^[的着了在只是]$/u;

/** Whether some word is written in the letters of the language: Russian is not read for an English sentence. */
export function mayBe(language: string, tokens: readonly { key: string }[]): boolean {
  const script = SCRIPTS[language] ?? LATIN, others = FOREIGN_LETTERS[language];
  const isChinese = language === "ja" && tokens.some(({ key }) => CHINESE_WORDS.test(key)) &&
    !tokens.some(({ key }) => KANA.test(key));
  return !isChinese && tokens.some(({ key }) => script.test(key)) &&
    !(others && tokens.some(({ key }) => others.test(key)));
}
