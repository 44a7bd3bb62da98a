/** @module A description cut into words, each with its place in the text. */

/** One word, number, emoji, or one character of a script that writes without spaces. */
export interface Token {
  /** Lower case, without accents, apostrophes and possessive "s". */
  key: string;
  start: number;
  end: number;
  /** Punctuation stands between this word and the one before. */
  afterBreak: boolean;
}

/** Scripts that write words without spaces: every character is a token of its own; Thai is cut by its dictionary. */
const UNSPACED =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Hangul}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";

/** Every alternative starts with another kind of character and loops over one class: linear time. */
const TOKEN = new RegExp(
  `[[${UNSPACED}]&&[\\p{L}\\p{M}]]` +
    "|\\p{Extended_Pictographic}(?:[\\p{Emoji_Modifier}\\uFE0F]|\\u200D[\\p{Extended_Pictographic}♀♂])*" +
    `|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+(?:['’׳״][[\\p{L}\\p{M}]--[${UNSPACED}]][[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]*)*|&`,
  "gv",
);

const BREAK = /[.,;:!?()\[\]{}<>|/\n…。、，；：！？（）،؛؟।«»“”"]/;

/** The words of a text, in order. Any text is fine. */
export function tokenise(text: string): readonly Token[] {
  const known = recent.findIndex((one) => one.text === text);
  const one = known < 0 ? { text, tokens: tokensOf(text) } : recent[known]!;
  if (known !== 0) recent = [one, ...recent.filter((other) => other !== one)].slice(0, KEPT);
  return one.tokens;
}

/** The texts read last: each reader of a description asks for its words, and reads names and phrases between. */
let recent: readonly { text: string; tokens: readonly Token[] }[] = [];

const KEPT = 4;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { word, index } of wordsOf(withoutEmoticons(text))) {
    const between = text.slice(end, index);
    // "Black w/ a white spot".
    const isWith = tokens.at(-1)?.key === "w" && /^\/\s*$/.test(between);
    // Thai has spaces where others have commas.
    const afterBreak = !isWith && BREAK.test(between) || between === " " && THAI.test(word);
    end = index + word.length;
    const elided = ELIDED.exec(word)?.[0] ?? "";
    const start = index + elided.length;
    if (elided) tokens.push({ key: wholeOf(elided), start: index, end: start, afterBreak });
    const rest = word.slice(elided.length);
    // A phrase of a list may end with one: "joue de l'".
    const isElided = ENDS_ELIDED.test(text.slice(index, end + 1));
    const key = isElided ? wholeOf(`${rest}'`) : keyOf(rest);
    tokens.push({ key, start, end, afterBreak: afterBreak && !elided });
  }
  return tokens;
}

/** The words as they are written, with their places. */
function* wordsOf(text: string): Iterable<{ word: string; index: number }> {
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (!THAI.test(word)) yield { word, index };
    else {
      for (const { 0: run, index: from } of word.matchAll(OF_ONE_SCRIPT)) {
        const parts = THAI.test(run) ? thaiWords(run) : [{ word: run, index: 0 }];
        for (const part of parts) yield { word: part.word, index: index + from + part.index };
      }
    }
  }
}

const THAI = /\p{Script=Thai}/u;

/** Thai beside letters of another script: its dictionary would cut both wrongly. */
const OF_ONE_SCRIPT = /\p{Script=Thai}+|\P{Script=Thai}+/gu;

let thai: Intl.Segmenter | undefined;

/** Thai puts no spaces between words. */
function* thaiWords(run: string): Iterable<{ word: string; index: number }> {
  thai ??= new Intl.Segmenter("th", { granularity: "word" });
  for (const { segment, index, isWordLike } of thai.segment(run)) {
    if (isWordLike) yield { word: segment, index };
  }
}

/** "L'arbre", "dell'acqua": a small word that lost its last vowel before another. */
const ELIDED =
  /^(?:[ldjnsmtc]|(?:lors|jus|puis)?qu|(?:de|ne|su|a|da|que|co)ll|un|quest|sott)['’](?=[aeiouyhàâäáéèêëíìîïóòôöúùûüœæ])/i;

const ENDS_ELIDED = /^(?:[cdjlmst]|qu|(?:de|ne|su|a|da|que|co)ll|quest|sott)['’]$/i;

/** What a language writes before a consonant: "le arbre". */
function wholeOf(elided: string): string {
  const word = elided.slice(0, -1).toLowerCase();
  if (word === "un") return word;
  if (word === "sott") return `${word}o`;
  return word + (/ll$|^quest/.test(word) ? "a" : "e");
}

/** The same text with spaces where emoticons stand. */
function withoutEmoticons(text: string): string {
  return /[:;=x][-']?[3()DPpOo/\\|]/.test(text)
    ? text.replaceAll(EMOTICON, (face) => " ".repeat(face.length))
    : text;
}

/** "The", alone or grown together with "and", "with", "in": القمر is looked up as قمر. */
const ARABIC_ARTICLE = /^(?:[وبفك]?ال|لل)(?=\p{Script=Arabic}{2})/u;

/** Of a joined emoji: skin tones, the selector of its look and the sign of its sex. */
const DRESS = /\u200D[♀♂]|[\p{Emoji_Modifier}\uFE0F]/gu;

/** Faces made of punctuation: the 3 of ":3" is no number. */
const EMOTICON = /(?<![\p{L}\p{N}])[:;=x][-']?(?:3|[()DPpOo/\\|])(?![\p{L}\p{N}])/gu;

/**
 * Accents and apostrophes. The vowels of Devanagari and Thai and the voicing of kana tell words apart: "छत" is a roof and
 * "छाता" an umbrella, "カラス" a crow and "ガラス" glass. Its dot below is often left out.
 */
const ACCENT = /[[\p{M}'’ʼ׳״]--[\p{Script=Devanagari}\p{Script=Thai}\u3099\u309A]]|\u093C/gv;

/** What people write who lack these letters; no accent is taken off them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: "ss", ı: "i", ł: "l", ø: "o", đ: "d" };

/** How a word without breaks is looked up: "Café" → "cafe", "wizard’s" → "wizard", "🧙‍♀️" → "🧙". */
export function keyOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  if (/^\p{Extended_Pictographic}/u.test(word)) {
    return word.replaceAll(DRESS, "");
  }
  return word
    .replace(/['’]s$/i, "")
    .normalize("NFKD")
    .replace(ACCENT, "")
    .replaceAll("\u0901", "\u0902")
    .toLowerCase()
    .replace(/[ßıłøđ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(ARABIC_ARTICLE, "");
}
