import assert from "node:assert/strict";
import { receiptOf, recipeOf } from "../../../../tests/support/read_description.ts";

const marksOf = (description: string) => recipeOf(description).ownMarks ?? [];

Deno.test("[words] a spot at one place is a mark of its own in every language", () => {
  const cases: [description: string, mark: string][] = [
    ["gato blanco con una mancha negra en la nariz", "a black spot on nose"],
    ["meu gato preto com uma mancha branca no queixo", "a white spot on chin"],
    ["onze poes is wit met een zwart vlekje op haar neus", "a black spot on nose"],
    ["weiße Katze mit einem schwarzen Fleck am Kinn", "a black spot on chin"],
    ["chat blanc avec une petite tache noire sur le nez", "a black spot on nose"],
    ["gatto bianco con una macchia nera sull'occhio destro", "a black spot on right eye"],
    ["biały kot z czarną plamką na nosie", "a black spot on nose"],
    ["белый кот с рыжим пятном на спине", "an orange spot on back"],
    ["burnunda siyah leke olan beyaz kedi", "a black spot on nose"],
    ["鼻に黒い点がある白い猫", "a black spot on nose"],
    ["白猫，鼻子上有一个黑点", "a black spot on nose"],
    ["코에 검은 점이 있는 하얀 고양이", "a black spot on nose"],
    ["قطة بيضاء مع بقعة سوداء على أنفها", "a black spot on nose"],
    ["सफेद बिल्ली, नाक पर काला धब्बा", "a black spot on nose"],
  ];
  for (const [description, mark] of cases) {
    assert.deepEqual(marksOf(description), [mark], description);
  }
});

Deno.test("[words] a white breast is the coat's, and a coat of three colours is one cat", () => {
  const breast = recipeOf("gato negro con una mancha blanca en el pecho");
  assert.deepEqual([breast.ownMarks ?? [], breast.coat.white], [[], ["bib"]]);
  for (const description of ["üç renkli kedi bahçede", "तीन रंग की बिल्ली बगीचे में"]) {
    const several = receiptOf(description).understood.filter(({ drawnAs, meaning }) =>
      /cats/.test(drawnAs ?? meaning)
    );
    assert.deepEqual([several, recipeOf(description).coat.pattern], [[], "calico"], description);
  }
});

Deno.test("[words] white socks and bibs that a cat has are its coat's, in other languages", () => {
  const cases: [description: string, white: string][] = [
    ["白い靴下のキジトラ猫", "socks"],
    ["흰 양말을 신은 회색 고양이", "socks"],
    ["szary kot w białych skarpetkach", "socks"],
    ["серый кот в белых носочках", "socks"],
    ["भूरी बिल्ली सफेद मोज़ों वाली", "socks"],
    ["czarna kotka z białym śliniakiem", "bib"],
    ["чёрный кот с белым галстучком", "bib"],
    ["bury kot z białym krawatem", "bib"],
  ];
  for (const [description, white] of cases) {
    assert(recipeOf(description).coat.white?.includes(white as "bib"), description);
  }
});

Deno.test("[words] under a tree of fruit is under a tree, and not under the fruit", () => {
  for (
    const description of [
      "a black cat under a mango tree",
      "siyah kedi nar ağacının altında",
      "काली बिल्ली आम के पेड़ के नीचे",
      "gata preta debaixo de um cajueiro",
      "까만 고양이가 감나무 아래에",
    ]
  ) {
    assert.deepEqual(
      recipeOf(description).props.map(({ kind }) => kind),
      ["apple tree"],
      description,
    );
  }
});

Deno.test("[words] one ear of another colour, in languages that say it otherwise", () => {
  for (
    const description of [
      "белый кот с чёрным ухом",
      "片耳が黒い白猫",
      "白猫，一只黑耳朵",
      "bir kulağı siyah beyaz kedi",
      "한쪽 귀가 검은 하얀 고양이",
    ]
  ) assert.deepEqual(marksOf(description), ["a black spot on left ear"], description);
});

Deno.test("[words] flour, mud and plasters at one place are marks in every language", () => {
  const cases: [description: string, mark: string][] = [
    ["kot piecze chleb, mąka na nosie", "flour on nose"],
    ["Katze mit Mehl im Gesicht", "flour on cheeks"],
    ["un chat avec de la farine sur le museau", "flour on nose"],
    ["gato con barro en las patas", "mud on paws"],
    ["кот со шрамом на носу", "a scar on nose"],
    ["gatto con un cerotto sulla zampa", "a plaster on one paw"],
    ["鼻に絆創膏の猫", "a plaster on nose"],
    ["猫鼻子上有面粉", "flour on nose"],
    ["코에 점이 있는 고양이", "a black spot on nose"],
  ];
  for (const [description, mark] of cases) {
    assert.deepEqual(marksOf(description), [mark], description);
  }
  assert.deepEqual(marksOf("gato con chocolate en la mesa"), []);
});
