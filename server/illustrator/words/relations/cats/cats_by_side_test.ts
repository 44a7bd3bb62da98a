import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

/** Colour of the coat, of each cat from left to right. */
function coatsIn(description: string): string[] {
  const { coat, others = [] } = resolve(parse(description), { style: "cartoon", seed: "1" });
  return [coat, ...others.map((other) => other.coat)].map(({ colour }) => String(colour));
}

function eyesIn(description: string): (string | undefined)[] {
  const { eyes } = resolve(parse(description), { style: "cartoon", seed: "1" });
  return [eyes.left, eyes.right];
}

Deno.test("[words] the left cat and the right one are two cats without a number", () => {
  const descriptions = [
    "the left cat is black and fat, the right one is white",
    "the right cat is white, the left one black",
    "le chat d'à gauche est noir, celui de droite est blanc",
    "die linke Katze ist schwarz, die rechte weiß",
    "левая кошка чёрная, правая белая",
    "左の猫は黒で太っていて、右の猫は白くて細い",
    "左边的猫是黑色的，右边的猫是白色的",
    "왼쪽 고양이는 검은색이고 오른쪽 고양이는 흰색이다",
    "dua kucing, yang kiri hitam, yang kanan putih",
    "kucing kiri hitam, kucing kanan putih",
  ];
  for (const description of descriptions) {
    assert.deepEqual(coatsIn(description), ["black", "white"], description);
  }
  const [first, second] = [1, 2].map((cat) =>
    parse("the left cat wears a pirate hat, the right one a crown").readings
      .filter(({ cats }) => cats?.includes(cat))
      .flatMap(({ claims }) => claims.map(({ slot }) => slot))
  );
  assert.deepEqual(first, ["costume"]);
  assert.deepEqual(second, ["accessory"]);
});

Deno.test("[words] sides of one cat make no second cat", () => {
  const descriptions = [
    "a cat, the left paw is white, the right paw black",
    "eine Katze, das linke Auge blau, das rechte grün",
    "Katze: die linke Pfote weiß, die rechte schwarz",
    "a cat, to the left a lamp, to the right a plant",
    "белый кот, левый глаз голубой, правый зелёный",
  ];
  for (const description of descriptions) {
    assert.equal(coatsIn(description).length, 1, description);
  }
});

Deno.test("[words] a third thing between two cats by their sides is drawn", () => {
  const { relations = [] } = parse("左边的猫是黑色的，右边的猫是橘色的，中间有一条鱼");
  assert.ok(relations.some(({ who }) => "prop" in who && who.prop === "fish"));
});

Deno.test("[words] eyes with a side have one colour each", () => {
  const descriptions = [
    "белый кот, левый глаз голубой, правый зелёный",
    "biały kot, lewe oko niebieskie, prawe zielone",
    "білий кіт, ліве око блакитне, праве зелене",
    "kucing putih, mata kiri biru, mata kanan hijau",
    "左目が青、右目が緑の白猫",
    "白猫，左眼蓝色，右眼绿色",
  ];
  for (const description of descriptions) {
    assert.deepEqual(eyesIn(description), ["blue", "green"], description);
    assert.deepEqual(coatsIn(description), ["white"], description);
  }
});
