import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { understanding } from "./understanding.ts";

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? []).map(({ is, what }) =>
    `${is} ${"prop" in what ? what.prop : "cat"}`
  );
}

Deno.test("[words] what cats do with a thing is known in every language, and ignores no word", () => {
  const cases: [description: string, does: string][] = [
    ["eine graue Katze strickt", "busy with ball of yarn"],
    ["un chat gris qui tricote", "busy with ball of yarn"],
    ["una gata gris tejiendo", "busy with ball of yarn"],
    ["un gatto grigio lavora a maglia", "busy with ball of yarn"],
    ["um gato cinzento fazendo tricô", "busy with ball of yarn"],
    ["een grijze kat is aan het breien", "busy with ball of yarn"],
    ["szary kot robi na drutach", "busy with ball of yarn"],
    ["серый кот вяжет", "busy with ball of yarn"],
    ["сірий кіт в'яже", "busy with ball of yarn"],
    ["grå katt stickar", "busy with ball of yarn"],
    ["gri kedi örgü örüyor", "busy with ball of yarn"],
    ["灰色の猫が編み物をしている", "busy with ball of yarn"],
    ["灰猫在织毛衣", "busy with ball of yarn"],
    ["회색 고양이가 뜨개질하는", "busy with ball of yarn"],
    ["قطة رمادية تحيك", "busy with ball of yarn"],
    ["ग्रे बिल्ली बुनाई कर रही है", "busy with ball of yarn"],
    ["roter Kater rudert", "rowing canoe"],
    ["chat roux à vélo", "riding bicycle"],
    ["gatto nero fa surf", "riding surfboard"],
    ["czarny kot myje zęby", "holding toothbrush"],
    ["mein Kater hat eine Bratwurst geklaut", "carrying in the mouth sausage"],
    ["mijn kat heeft een stuk pizza gejat", "carrying in the mouth pizza"],
    ["рыжий кот лежит поперёк клавиатуры", "on computer keyboard"],
    ["szary kot grzebie w śmietniku", "busy with wastepaper basket"],
    ["szary kot, dookoła świeczki", "around candle"],
  ];
  for (const [description, does] of cases) {
    assert.deepEqual(relationsIn(description), [does], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});

Deno.test("[words] where the verb stands last, what is done is done with the thing before it, and not with furniture", () => {
  const cases: [description: string, relation: string][] = [
    ["소파에서 기타를 치는 고양이", "playing guitar"],
    ["बिल्ली कुर्सी पर गिटार बजा रही है", "playing guitar"],
    ["kedi koltukta gitar çalıyor", "playing guitar"],
    ["kanepede televizyon izliyor kedi", "looking at television"],
    ["猫がソファでテレビを見ている", "looking at television"],
  ];
  for (const [description, relation] of cases) {
    const relations = (parse(description).relations ?? []).map(({ is, what }) =>
      `${is} ${"prop" in what ? what.prop : "cat"}`
    );
    assert.ok(relations.includes(relation), `${description}: ${relations}`);
    assert.ok(relations.every((one) => /^on /.test(one) || one === relation), description);
  }
});
