import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

/** The coats of the cats, from the first on. */
function coatsIn(description: string): string[] {
  const { coat, others = [] } = resolve(parse(description), { style: "cartoon", seed: "1" });
  return [coat, ...others.map((other) => other.coat)].map(({ colour }) => String(colour));
}

function relationsIn(description: string): string[] {
  const nameOf = (actor: object) =>
    "prop" in actor ? String(actor.prop) : `cat ${(actor as { cat: number }).cat}`;
  return (parse(description).relations ?? [])
    .map(({ who, is, what }) => `${nameOf(who)} ${is} ${nameOf(what)}`);
}

Deno.test("[words] a cat in a clause of its own with another coat is a second one", () => {
  const descriptions = [
    "чёрный кот спит на диване, белый кот сидит на окне",
    "黑猫在沙发上睡觉，白猫坐在窗台上",
    "黒猫がソファで寝ていて、白猫が窓辺に座っている",
    "까만 고양이가 책을 읽고 있고 옆에 하얀 고양이가 자고 있어요",
    "siyah kedi koltukta uyuyor, beyaz kedi pencerede oturuyor",
    "काली बिल्ली सोफे पर सो रही है, सफेद बिल्ली खिड़की पर बैठी है",
    "un chat noir dort sur le canapé, un chat blanc lit",
    "القطة السوداء نائمة على الأريكة والقطة البيضاء تجلس",
  ];
  for (const description of descriptions) {
    assert.deepEqual(coatsIn(description), ["black", "white"], description);
  }
  assert.equal(coatsIn("un gato negro duerme, el gato sueña con un pez").length, 1);
  assert.equal(coatsIn("schwarze Katze im Pulli mit weißer Katze").length, 1);
  assert.ok(relationsIn(descriptions[1]!).includes("cat 2 on windowsill"));
});

Deno.test("[words] cats are told apart by their sides", () => {
  const descriptions = [
    "dos gatos, el de la izquierda negro y el de la derecha blanco",
    "deux chats, celui de gauche noir et celui de droite blanc",
    "dois gatos, o da esquerda preto e o da direita branco",
    "due gatti, quello a sinistra nero e quello a destra bianco",
    "zwei katzen, die rechte weiß und die linke schwarz",
    "два кота, слева черный, справа белый",
    "dwa koty, ten po lewej czarny, ten po prawej biały",
    "两只猫，左边的是黑色，右边的是白色",
    "iki kedi, soldaki siyah sağdaki beyaz",
    "el gato de la izquierda es negro, la gata de la derecha blanca",
  ];
  for (const description of descriptions) {
    assert.deepEqual(coatsIn(description), ["black", "white"], description);
  }
  assert.deepEqual(relationsIn("rechts eine schwarze katze, links eine weiße katze"), [
    "cat 1 right of cat 2",
    "cat 2 left of cat 1",
  ]);
  assert.ok(
    relationsIn("deux chats, à gauche une lampe, à droite une plante").includes(
      "cat 1 left of floor lamp",
    ),
  );
});

Deno.test("[words] of two cats without a number, the other one is a second cat", () => {
  assert.deepEqual(
    coatsIn("die eine katze is schwarz und pennt, die andere is weiß"),
    ["black", "white"],
  );
  assert.deepEqual(coatsIn("una gata negra duerme, la otra es blanca"), ["black", "white"]);
  assert.equal(coatsIn("una gata con un ojo azul y el otro verde").length, 1);
  assert.equal(coatsIn("gatos jugando en la nieve").length, 2);
  assert.equal(coatsIn("un gato en una cama de gatos").length, 1);
});

Deno.test("[words] a clause that begins with a pronoun says what is around the cat", () => {
  const behind = [
    "schwarze Katze, hinter ihr ein Leuchtturm",
    "schwarze Katze, hinter ihr steht ein Leuchtturm",
    "chat noir, derrière lui un phare",
    "gato preto, atrás dele um farol",
    "gatto, dietro di lui un faro",
    "рыжий кот сидит, за ним маяк",
    "kot, za nim latarnia morska",
    "猫、後ろに灯台",
    "قطة وخلفها منارة",
  ];
  for (const description of behind) {
    assert.deepEqual(relationsIn(description), ["lighthouse behind cat 1"], description);
  }
  assert.deepEqual(relationsIn("قط أسود، فأر صغير أمامه"), ["mouse in front of cat 1"]);
  assert.deepEqual(relationsIn("кот сидит за столом"), ["cat 1 at table"]);
  assert.deepEqual(relationsIn("zwei katzen, zwischen ihnen ein schachbrett"), []);
});

Deno.test("[words] no cat does what a person or another animal beside it does", () => {
  const poseIn = (description: string) =>
    resolve(parse(description), { style: "cartoon", seed: "1" }).pose;
  for (
    const description of [
      "рыжий кот, бабушка в кресле вяжет",
      "gato con una mujer que lee un libro",
      "weißes kätzchen, möwe klaut pommes",
      "gato negro, un perro come un hueso",
    ]
  ) assert.deepEqual(relationsIn(description).filter((one) => /cat 1 (?!inside)/.test(one)), []);
  assert.notEqual(poseIn("un gato de pie, a sus pies un perro dormido"), "sleeping");
  assert.notEqual(poseIn("gato negro de pie, un perro grande duerme"), "sleeping");
  assert.ok(relationsIn("gata abuela tejiendo").length > 0);
});

Deno.test("[words] a list behind a place is not what lies there, and garments are no place", () => {
  assert.deepEqual(
    relationsIn("un gros persan, assis sur un trône, sceptre, deux souris"),
    ["cat 1 on throne"],
  );
  assert.deepEqual(relationsIn("на столе хлеб, кот"), ["bread on table"]);
  assert.deepEqual(relationsIn("katze im gelben bikini"), []);
  assert.deepEqual(
    relationsIn("gata con bikini amarillo tumbada en una toalla"),
    ["cat 1 on towel"],
  );
  assert.deepEqual(relationsIn("검은 고양이가 창가에 앉아 있다, 소파"), []);
});

Deno.test("[words] heaps, counters, wet things and coloured grounds are what they say", () => {
  const saysOf = (description: string) =>
    planCharacter(description, { style: "cartoon", seed: "1" }).alt;
  assert.doesNotMatch(saysOf("洗濯物の山に猫"), /mountain/);
  assert.match(saysOf("雪の山と猫"), /mountain/);
  assert.match(saysOf("고양이, 화분 두 개"), /two flowerpots/);
  assert.doesNotMatch(saysOf("고양이와 사과 세 개"), /dog/);
  assert.doesNotMatch(saysOf("gatto con ombrello bagnato"), /wet/);
  assert.match(saysOf("gatto bagnato con ombrello"), /wet/);
  assert.match(saysOf("gatita con moño rosa"), /pink bow/);
  assert.match(saysOf("chat sous le sapin, cadeaux"), /Christmas tree/);
  assert.match(saysOf("deux chats, celui de gauche lit un journal"), /reading a newspaper/);
  for (const description of ["кот смотрит в окно", "gato olhando pela janela", "猫在看窗外"]) {
    assert.match(saysOf(description), /window/, description);
  }
  assert.match(saysOf("Kater lehnt an ner Laterne"), /street lamp/);
  assert.doesNotMatch(saysOf("Kater mit Laterne im Wald"), /street lamp/);
  for (
    const description of [
      "gato negro, fondo azul",
      "黒猫、青い背景",
      "чёрный кот на голубом фоне",
      "czarny kot na niebieskim tle",
    ]
  ) {
    const { scheme, coat } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.deepEqual([scheme, coat.colour], ["blue", "black"], description);
  }
});
