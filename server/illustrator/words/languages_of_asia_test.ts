import assert from "node:assert/strict";
import { parse } from "./parse.ts";

/** What the words of a description ask for, as "slot value". */
function askedIn(description: string): string[] {
  return parse(description).readings.flatMap(({ claims }) =>
    claims.map(({ slot, value }) => `${slot} ${value}`)
  );
}

/** Descriptions with what they ask for and, behind "not", what they only seem to ask for. */
const CASES: readonly [description: string, asks: string[], not?: string[]][] = [
  ["洗濯物を干す猫、虫眼鏡、逆立ちする", ["prop magnifying glass", "pose handstand"]],
  ["とげとげの首輪をした猫が居酒屋でテレビを見ている", ["accessory scarf", "prop television"]],
  ["相撲取りの猫", ["costume sumo belt"]],
  ["猫抱着爱心气球，旁边放着薯片", ["prop heart balloon", "prop packet of crisps"]],
  ["给小老鼠看病的猫", [], ["age senior"]],
  ["猫在厨房包饺子", ["prop dumpling"], ["prop fried egg"]],
  ["고양이가 물병과 휴지통 옆에서 물구나무를 선다", ["prop bin", "pose handstand"]],
  ["택배 기사 고양이", ["costume delivery rider"], ["costume knight"]],
  ["한복 입은 고양이가 절을 한다", ["pose bowing"], ["setting temple"]],
  ["pazarda domates satan kedi", ["prop tomato"], ["costume devil"]],
  ["kapadokya'da sıcak hava balonuna bakan kedi, kulağı yırtık", ["feature cropped ear"]],
  ["düşen yapraklar arasında kedi", [], ["pose falling"]],
  ["قط يرفع الأثقال وبجانبه مروحة", ["prop dumbbell", "prop electric fan"]],
  ["قطة تمسك مظلة", ["prop umbrella"], ["pose reaching up"]],
  ["बिल्ली के कटे कान, चांदनी रात", ["feature cropped ear", "moon full"]],
  ["बर्फ गिर रही है, बिल्ली छत पर", ["weather snow"], ["pose falling"]],
];

Deno.test("[words] Japanese, Chinese, Korean, Turkish, Arabic and Hindi words ask for what they say", () => {
  for (const [description, asks, not = []] of CASES) {
    const asked = askedIn(description);
    for (const wish of asks) assert.ok(asked.includes(wish), `${description}: ${asked}`);
    for (const wish of not) assert.ok(!asked.includes(wish), `${description}: ${asked}`);
  }
});
