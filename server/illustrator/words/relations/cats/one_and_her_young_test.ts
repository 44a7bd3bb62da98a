/**
 * A mother and her young, told apart by "she" and "they".
 */
import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const coatsIn = (description: string) => {
  const { coat, others = [] } = resolve(parse(description), { style: "cartoon", seed: "5" });
  return [coat, ...others.map((other) => other.coat)].map(({ colour }) => colour);
};

Deno.test("[words] the mother has her coat and her kittens have theirs, in every language", () => {
  const descriptions = [
    "a cat with three kittens, she is black and they are all white",
    "a mother cat with three kittens. The mother is black, the kittens are white",
    "Katzenmama mit drei Kätzchen, sie ist schwarz, die Kleinen sind alle weiß",
    "chatte et ses trois petits, elle est noire et eux sont blancs",
    "ma chatte vient d'avoir trois bébés. Elle est noire et eux sont tous blancs",
    "gata con sus tres gatitos, ella es negra y ellos son blancos",
    "mamma gatta con tre gattini, lei è nera e loro sono bianchi",
    "gata com três filhotes, ela é preta e eles são brancos",
    "moederpoes met drie kittens, zij is zwart en de kleintjes zijn wit",
    "kotka z trzema kociętami, ona jest czarna, one są białe",
    "кошка с тремя котятами, она чёрная, а они белые",
    "кішка з трьома кошенятами, вона чорна, а вони білі",
    "katt med tre kattungar, hon är svart och de är vita",
    "kočka se třemi koťaty, ona je černá, koťata jsou bílá",
    "macskamama három kiscicával, a mama fekete, a kicsik fehérek",
    "anne kedi ve üç yavru kedi, anne siyah, yavrular beyaz",
    "γάτα με τρία γατάκια, αυτή είναι μαύρη και τα γατάκια άσπρα",
    "induk kucing dan tiga anak kucing, induknya hitam, anak-anaknya putih",
    "mèo mẹ và ba mèo con, mèo mẹ màu đen, mèo con màu trắng",
    "猫妈妈和三只小猫，妈妈是黑色的，小猫都是白色的",
    "母猫と三匹の子猫、母猫は黒、子猫はみんな白",
    "어미 고양이와 새끼 고양이 세 마리, 어미는 검은색, 새끼들은 하얀색",
  ];
  for (const description of descriptions) {
    assert.deepEqual(coatsIn(description), ["black", "white", "white", "white"], description);
  }
});

Deno.test("[words] the young of a cat are kittens where they are counted, and small eyes are none", () => {
  assert.equal(coatsIn("chatte avec ses trois petits").length, 4);
  assert.equal(coatsIn("una gata con cuatro crías").length, 5);
  assert.equal(coatsIn("une chatte avec deux petits paniers").length, 1);
  assert.equal(coatsIn("gato con dos pequeños sombreros").length, 1);
});

Deno.test("[words] the sentence behind what each is like is about all of them", () => {
  const { relations = [] } = parse(
    "Ma chatte a trois chatons. Elle est noire et eux sont blancs. Dessinez-les dans un panier",
  );
  assert.equal(relations.filter(({ is }) => is === "inside").length, 4);
});

Deno.test("[words] what is said of kittens before one of them is taken out is of all", () => {
  const { relations = [] } = parse("three kittens in a wheelbarrow, one wears a straw hat");
  assert.equal(relations.filter(({ is }) => is === "inside").length, 3);
});

Deno.test("[words] the one in front wears what is said of it, and all of them are on the bicycle", () => {
  const descriptions = [
    "three kittens riding a bicycle, the front one wears a straw hat",
    "drei Kätzchen auf einem Fahrrad, das vorderste trägt einen Strohhut",
    "trois chatons sur un vélo, celui de devant porte un chapeau de paille",
    "tres gatitos en una bici, el de delante lleva un sombrero de paja",
    "tre gattini in bici, quello davanti porta un cappello di paglia",
    "três gatinhos numa bicicleta, o da frente usa chapéu de palha",
    "drie kittens op een fiets, de voorste draagt een strohoed",
    "三只小猫骑一辆自行车，最前面那只戴草帽",
  ];
  for (const description of descriptions) {
    const said = parse(description);
    const { accessories, others = [] } = resolve(said, { style: "cartoon", seed: "1" });
    const hats = [accessories, ...others.map((other) => other.accessories)];
    assert.deepEqual(hats.map(({ length }) => length), [1, 0, 0], description);
    assert.equal(said.relations?.length, 3, description);
  }
});
