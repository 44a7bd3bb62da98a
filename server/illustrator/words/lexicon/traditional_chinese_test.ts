/**
 * Texts in traditional Chinese.
 */
import assert from "node:assert/strict";
import { planCharacter } from "../../mod.ts";
import { inSimplifiedSigns } from "./traditional_chinese.ts";

const planOf = (description: string) => planCharacter(description, { style: "cartoon", seed: "1" });

Deno.test("[words] traditional Chinese says what simplified Chinese says", () => {
  const pairs = [
    ["一隻黑貓在雨中撐著傘", "一只黑猫在雨中撑着伞"],
    ["三隻小貓在紙箱裡睡覺", "三只小猫在纸箱里睡觉"],
    ["胖橘貓抱著一條大魚，背景是海", "胖橘猫抱着一条大鱼，背景是海"],
    ["白貓戴著聖誕帽，窗外下雪", "白猫戴着圣诞帽，窗外下雪"],
  ];
  for (const [traditional, simplified] of pairs) {
    assert.equal(planOf(traditional!).alt, planOf(simplified!).alt, traditional);
  }
  const { understanding } = planOf(pairs[0]![0]!);
  assert.ok(understanding.understood.some(({ text }) => text === "撐著傘"));
});

Deno.test("[words] Japanese texts keep their signs", () => {
  for (const text of ["屋根裏", "黒猫、桜、夕焼け", "白猫、紅葉、鳥", "猫が鳥を見ている"]) {
    assert.equal(inSimplifiedSigns(text), text);
  }
});
