/**
 * Chinese, Japanese and Korean sentences: colours before other adjectives, heads out of boxes, names.
 */
import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { parse } from "./parse.ts";

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? [])
    .map(({ is, what }) => `${is} ${"prop" in what ? what.prop : "cat"}`);
}

const altOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "1" }).alt;

Deno.test("[words] a colour goes over a size or an age to its thing where adjectives stand before nouns", () => {
  for (
    const description of [
      "橘猫坐在红色的大沙发上",
      "橘猫坐在红色的旧沙发上",
      "白猫睡在红色旧沙发上",
      "빨간 낡은 소파에 앉은 고양이",
      "猫が赤い古いソファに座っている",
    ]
  ) assert.match(altOf(description), /red couch/, description);
});

Deno.test("[words] who puts only the head out of a box peeks out of it; a tree behind the clause is in no box", () => {
  for (
    const description of [
      "段ボール箱から顔だけ出した子猫",
      "小猫从纸箱里探出头",
      "박스에서 고개를 내민 고양이",
    ]
  ) assert.deepEqual(relationsIn(description), ["peeking out of box"], description);
  assert.deepEqual(relationsIn("아기 고양이가 선물 상자 안에서 자고 있어요 🎄"), ["inside gift"]);
});

Deno.test("[words] phrases of many signs are read whole, and a pet's name is no word", () => {
  assert.match(altOf("창문 밖으로 눈을 보는 고양이"), /snow/);
  assert.match(altOf("창밖의 비를 바라보는 검은 고양이"), /rain/);
  const { understanding } = planCharacter("うちのモモちゃんを魔法使いにして", {
    style: "cartoon",
    seed: "1",
  });
  assert.ok(!understanding.ignored.includes("モモ"));
});

Deno.test("[words] what Japanese cats do is understood as it is said among friends", () => {
  const cases: [description: string, relation: string][] = [
    ["キジトラ猫、大根持ってる", "holding radish"],
    ["魚くわえてる猫", "carrying in the mouth fish"],
    ["猫がチーズ食べてる", "eating cheese"],
    ["灰色猫がピアノ弾いてる", "playing piano"],
  ];
  for (const [description, relation] of cases) {
    assert.deepEqual(relationsIn(description), [relation], description);
  }
});
