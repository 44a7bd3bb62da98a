import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

function altOf(description: string): string {
  return planCharacter(description, { style: "cartoon", seed: "1" }).alt;
}

function coatsIn(description: string): string[] {
  const spec = resolve(parse(description), { style: "cartoon", seed: "5" });
  return [spec, ...spec.others ?? []].map(({ coat }) => String(coat.colour));
}

function says(cases: readonly (readonly [description: string, says: string])[]): void {
  for (const [description, words] of cases) {
    const alt = altOf(description);
    assert.ok(alt.includes(words), `${description}: ${alt}`);
  }
}

Deno.test("[words] a verb at the end of its clause is about the thing before it", () => {
  says([
    ["Katze, die einen Kuchen backt", "cooking a cake"],
    ["Ein Kater, der eine Zeitung liest und Kaffee trinkt", "reading a newspaper"],
    ["macska palacsintát süt a konyhában", "cooking pancakes"],
    ["Eine Katze, die auf einem Besen durch die Nacht reitet", "riding a broom"],
    ["kissa syö kalaa pöydällä", "eating a fish"],
  ]);
});

Deno.test("[words] where something is done is said of furniture by a particle or a prefix", () => {
  says([
    ["소파에서 책을 읽고 있는 회색 고양이", "on a couch"],
    ["ソファで本を読んでいる猫", "on a couch"],
    ["חתול ישן בסל", "in a basket"],
    ["kedi dolabın üstünde", "on a wardrobe"],
  ]);
  assert.doesNotMatch(altOf("컵에서 우유를 마시는 고양이"), /on a cup/);
});

Deno.test("[words] what lies somewhere needs no verb where there are no articles", () => {
  says([
    ["Руда кішка варить борщ, на столі хліб", "a bread is on a table"],
    ["Szary kot leży na kaloryferze, a pod nim na dywanie śpi pies", "a dog is on a rug"],
    ["Γάτα με καπέλο, στο τραπέζι αυγά", "two eggs are on a table"],
    ["Fekete macska az ablakban, mellette gyertya", "a candle is beside the cat"],
    ["橘猫骑着自行车，车筐里坐着一只小白猫", "the second is in a basket"],
  ]);
});

Deno.test("[words] Vietnamese words of place are told apart by their accents", () => {
  says([["Con mèo trắng đứng dưới một cái cây", "under a tree"]]);
});

Deno.test("[words] plural forms are several things", () => {
  says([
    ["Katze mit Tulpen", "two tulips"],
    ["кот с тюльпанами", "two tulips"],
    ["γάτα με τουλίπες", "two tulips"],
    ["kedi balonlarla", "two balloons"],
  ]);
  assert.doesNotMatch(altOf("Kolme kissanpentua korissa"), /two baskets/);
  assert.doesNotMatch(altOf("Katze mit einem Bären"), /two bears/);
});

Deno.test("[words] a look is read with the colour that it is written as one word with", () => {
  says([
    ["gråstribet kat med rødternet forklæde", "grey tabby cat"],
    ["gråstribet kat med rødternet forklæde", "red checked apron"],
    ["Rödrandig katt", "orange tabby cat"],
    ["schwarzgetigerter Kater", "black"],
  ]);
});

Deno.test("[words] words for stairs are ladders where fruit is picked, and rugs blankets for who is under them", () => {
  says([
    ["gato subido a una escalera para coger manzanas", "climbing a ladder"],
    ["gata subindo numa escada para pegar maçãs de uma árvore", "climbing a ladder"],
    ["gato sentado en una escalera", "on a staircase"],
    ["en kat sover under et grønt tæppe", "under a green blanket"],
    ["en kat sover på et grønt tæppe", "on a green rug"],
  ]);
});

Deno.test("[words] cats are told apart by first and second, and by their colours alone", () => {
  const cases: [description: string, coats: string[]][] = [
    ["Drei Katzen: die erste ist schwarz, die zweite weiß, die dritte grau", [
      "black",
      "white",
      "grey",
    ]],
    ["قطتان على سجادة حمراء، الأولى سوداء بنظارة والثانية بيضاء بربطة عنق", ["black", "white"]],
    ["Dois gatos numa jangada: o preto rema e o branco pesca", ["black", "white"]],
    ["dwa koty: czarny śpi, a biały czyta książkę", ["black", "white"]],
    ["två katter, en svart med en röd hatt, en vit", ["black", "white"]],
  ];
  for (const [description, coats] of cases) {
    assert.deepEqual(coatsIn(description), coats, description);
  }
  assert.notDeepEqual(coatsIn("zwei Katzen, ein weißer Ball und eine schwarze Kiste"), [
    "white",
    "black",
  ]);
  assert.equal(coatsIn("Cirmos cica a székben, alatta egy kutya ugat, a cica ijedt").length, 1);
  assert.equal(coatsIn("Fire sorte katte i natten").length, 4);
});

Deno.test("[words] denials stand behind their nouns, or say more than no", () => {
  for (
    const description of [
      "Narancssárga macska, kalap nélkül",
      "帽子をかぶっていない黒猫",
      "kedi şapka takmıyor",
      "बिल्ली टोपी के बिना",
      "con mèo không đội mũ",
    ]
  ) {
    const { accessories } = resolve(parse(description), { style: "cartoon", seed: "5" });
    assert.ok(accessories.every(({ kind }) => kind !== "hat"), description);
  }
  const { accessories } = resolve(parse("Szürke cica a hóban, nincs rajta sál"), {
    style: "cartoon",
    seed: "5",
  });
  assert.ok(accessories.every(({ kind }) => kind !== "scarf"));
});

Deno.test("[words] an animal does what its clause says behind a place", () => {
  assert.doesNotMatch(altOf("Білий кіт на даху, під дахом танцюють миші"), /cat .*danc/);
  assert.doesNotMatch(altOf("kočka spí, na okně sedí pták"), /cat .*sits/);
});
