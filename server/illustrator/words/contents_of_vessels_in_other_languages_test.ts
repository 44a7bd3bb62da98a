import assert from "node:assert/strict";
import { receiptOf, recipeOf } from "../../../tests/support/read_description.ts";

/** "tangerine inside basket", by the names of things. */
function insideOf(description: string): string[] {
  const { props, relations } = recipeOf(description);
  const nameOf = (actor: string) => props[Number(actor.replace("thing ", "")) - 1]?.kind;
  return (relations ?? []).filter(({ is, who }) => is === "inside" && !who.startsWith("cat"))
    .map(({ who, what }) => `${nameOf(who)} in ${nameOf(what)}`);
}

/** Whether the receipt reads a colour of the coat. */
function saysACoat(description: string): boolean {
  return receiptOf(description).understood.some(({ meaning }) => /coat colour/.test(meaning));
}

Deno.test("[words] what a basket is full of is in it, and no colour of it, in other languages", () => {
  const cases: [description: string, inside: string][] = [
    ["gatito asomado a una cesta de naranjas", "tangerine in basket"],
    ["chat à côté d'un panier d'oranges", "tangerine in basket"],
    ["gatto accanto a un cesto di arance", "tangerine in basket"],
    ["gato ao lado de uma cesta de laranjas", "tangerine in basket"],
    ["Katze neben einem Korb voll Orangen", "tangerine in basket"],
    ["Katze neben einem Korb mit Äpfeln", "apple in basket"],
    ["kat naast een mand vol appels", "apple in basket"],
    ["кот рядом с корзиной с яблоками", "apple in basket"],
    ["un chat avec un bol de cerises", "cherries in bowl"],
    ["猫の横にみかんのかご", "tangerine in basket"],
    ["बिल्ली के पास सेबों की टोकरी", "apple in basket"],
  ];
  for (const [description, inside] of cases) {
    assert.deepEqual(insideOf(description), [inside], description);
    assert.ok(!saysACoat(description), description);
  }
  assert.deepEqual(insideOf("gato en una caja con un sombrero rojo"), []);
  assert.ok(saysACoat("un gato naranja"));
});

Deno.test("[words] other languages announce what is written, and a style is no wind", () => {
  const cases: [description: string, writing: { on: string; text: string }][] = [
    ['gatto barista, insegna "BAR GINO"', { on: "sign", text: "BAR GINO" }],
    ['gata sirena. Que ponga "FELICIDADES VERA"', { on: "banner", text: "FELICIDADES VERA" }],
    ['kot z tabliczką z napisem "CZEŚĆ"', { on: "sign", text: "CZEŚĆ" }],
  ];
  for (const [description, writing] of cases) {
    assert.deepEqual(recipeOf(description).writing, writing, description);
  }
  assert.notEqual(recipeOf("水彩风格的灰猫").weather, "wind");
  assert.deepEqual(receiptOf("水彩风格的灰猫").ignored, []);
});

Deno.test("[words] an old couch is red, one eye of two is there, and dumplings are no build", () => {
  assert.ok(!saysACoat("赤い古いソファの上に座っている猫"));
  for (const description of ["白猫，一只眼睛蓝一只眼睛黄", "白猫、片目は青、片目は黄色"]) {
    const { eyes } = recipeOf(description);
    assert.deepEqual([eyes.left, eyes.right], ["blue", "yellow"], description);
  }
  const dumplings = recipeOf("белая кошка лепит пельмени");
  assert.deepEqual(dumplings.props.map(({ kind }) => kind), ["dumpling"]);
});

Deno.test("[words] what follows “beside the cat” is there, where these words stand behind it", () => {
  const cases: [description: string, kind: string][] = [
    ["猫の隣に犬", "dog"],
    ["猫旁边有一个篮子", "basket"],
    ["고양이 옆에 바구니", "basket"],
    ["बिल्ली के पास सेबों की टोकरी", "basket"],
    ["kedinin yanında bir köpek", "dog"],
  ];
  for (const [description, kind] of cases) {
    const { props, relations } = recipeOf(description);
    const beside = relations?.find(({ is }) => is === "beside");
    assert.equal(beside?.what, "cat 1", description);
    assert.equal(props[Number(beside?.who.replace("thing ", "")) - 1]?.kind, kind, description);
  }
});

Deno.test("[words] a Ukrainian noun behind a preposition is one", () => {
  const { props } = recipeOf("рудий кіт спить на дивані");
  assert.deepEqual(props.map(({ kind, count }) => [kind, count ?? 1]), [["couch", 1]]);
});

Deno.test("[words] Turkish says “without” at the end of a noun", () => {
  const { understood, ignored } = receiptOf("siyah kedi, şapkasız");
  assert.deepEqual(ignored, []);
  assert.equal(understood.find(({ text }) => text === "şapkasız")?.meaning, "no hat");
  assert.equal(recipeOf("tüysüz kedi").coat.length, "hairless");
});

Deno.test("[words] the opening words of a wish name no actor: the cat itself sits there", () => {
  for (
    const description of [
      "mój kot Gucio. Niech siedzi na traktorze",
      "мой кот. Пусть сидит на тракторе",
    ]
  ) {
    assert.deepEqual(recipeOf(description).relations?.map(({ is }) => is), ["on"], description);
  }
});
