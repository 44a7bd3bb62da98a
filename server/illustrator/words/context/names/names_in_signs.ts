/**
 * @module Names of pets in scripts without capitals: "叫小黑", "小白是一只黑猫", "モモという猫", "うちのモモちゃん", "이름은 나비",
 * "قطتي مشمش برتقالية".
 */
import { termOf } from "../../lexicon/term_of.ts";
import type { Token } from "../../lexicon/tokens.ts";

/** What announces a name, with the name. */
const NAMED: Readonly<Record<string, RegExp>> = {
  ar: /(?<=(?<!\p{L})(?:قطتي|قطي|قطتنا|قطنا|بستي|بسي) )\p{Script=Arabic}{3,8}(?= \p{L})/gu,
  hi: /(?<=(?:मेरी|हमारी) बिल्ली |(?:मेरा|हमारा) बिल्ला )[\p{Script=Devanagari}]{2,8}(?= \p{L})/gu,
  zh:
    /(?:(?<=[猫貓咪它她他])|名字?)叫(?:做|作)?\p{Script=Han}{2,3}(?=$|[，,。！、 ]|是|的)|(?<=我家(?:的)?(?:猫咪|猫)?)小\p{Script=Han}(?=生日|在|[，,。！是的])|(?<=^|[，,。！ ])\p{Script=Han}{2}(?=是(?:一?[只隻]|我家|我们|我們))/gu,
  ja:
    /名前は「?[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,6}」?(?=です|で|、|。|$)|「?[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,6}」?という(?:名前の(?=[^ ]{0,2}猫)|(?=[子白黒三]?猫))|(?<=[猫コワレトラ]の)[\p{Script=Katakana}ー]{2,5}(?=です)|(?<=の|^)(?!わん|ワン|にゃん|ニャン|ねこ|ネコ|おばあ|おじい|おねえ|おにい)[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,5}(?=ちゃん|くん|君)|(?<=うちの[ぁ-ん黒白茶灰三毛]{0,3}猫(?:の)?)[\p{Script=Katakana}ー]{2,5}(?=[をがはとに、])/gu,
  ko:
    /(?<=우리 ?(?:집 ?)?(?:고양이|냥이|삼색이|치즈냥이|턱시도냥이|막내) )(?!그림|사진|두|세|네)[가-힣]{2,3}(?=[을를은는이가의] )|(?<=이름은 ?)[가-힣]{1,4}?(?=이?(?:야|예요|이에요|입니다|고)|,|\.|$)|[가-힣]{2,4}(?=(?:이)?라는 (?:이름의 )?(?:\S+ )?고양이)/gu,
};

/** The places of such names among the tokens. */
export function namesInSigns(
  tokens: readonly Token[],
  prompt: string,
  language: string,
): number[] {
  const named = NAMED[language];
  if (!named) return [];
  const found = [...prompt.matchAll(named)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return tokens.flatMap(({ key, start, end }, at) =>
    found.some((name) => start >= name.start && end <= name.end) &&
      !(SAID_OF_IT.has(language) && isLook(key, language))
      ? [at]
      : []
  );
}

/** Languages in which what is said of a cat stands where its name does: "قطتي سوداء", my cat is black. */
const SAID_OF_IT: ReadonlySet<string> = new Set(["ar", "hi"]);

function isLook(key: string, language: string): boolean {
  const role = termOf(key, language)?.role;
  return role !== undefined && role !== "thing" && role !== "character";
}
