import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";

function tones(prompt: string) {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
  return [spec.tone, spec.otherShade, spec.coat.colour];
}

Deno.test("[words] two colours of a palette are the picture's and not the cat's", () => {
  assert.deepEqual(tones("a white cat, blue and orange palette"), [
    "shades of blue",
    "shades of orange",
    "white",
  ]);
  assert.deepEqual(tones("a grey cat in purple and teal tones"), [
    "shades of purple",
    "shades of blue",
    "grey",
  ]);
  assert.deepEqual(tones("a white cat, greens and browns"), [
    "shades of green",
    "shades of brown",
    "white",
  ]);
  assert.deepEqual(tones("a grey cat, gold and white colour scheme"), [
    "shades of yellow",
    undefined,
    "grey",
  ]);
  assert.deepEqual(tones("an orange and white cat"), [undefined, undefined, "orange"]);
});

Deno.test("[words] two colours alone in a list are the picture's, unless they may be a coat", () => {
  assert.deepEqual(tones("a white cat with a violin and a bottle, brown and blue").slice(0, 2), [
    "shades of brown",
    "shades of blue",
  ]);
  assert.equal(
    tones("a grey cat in a bathtub. Soft lilac and white, no words")[0],
    "shades of purple",
  );
  for (
    const coat of [
      "a kitten, orange and white, asleep",
      "two cats, red and cream",
      "a cat on a mat, grey and white",
    ]
  ) {
    assert.equal(tones(coat)[0], undefined, coat);
  }
});

Deno.test("[words] two colours of a palette in other languages are the picture's and not the cat's", () => {
  const descriptions = [
    "weiße Katze in Blau- und Orangetönen",
    "weiße Katze in blauen und orangen Tönen",
    "chat blanc dans des tons bleus et orange",
    "gato blanco en tonos azules y naranjas",
    "gato branco em tons de azul e laranja",
    "gatto bianco in tonalità blu e arancione",
    "biały kot w niebieskich i pomarańczowych tonach",
    "biały kot w odcieniach niebieskiego i pomarańczowego",
    "белый кот в синих и оранжевых тонах",
    "білий кіт у синіх і помаранчевих тонах",
    "mavi ve turuncu tonlarda beyaz bir kedi",
    "witte kat in blauwe en oranje tinten",
    "青とオレンジの色調の白猫",
    "蓝橙色调的白猫",
    "파란색과 주황색 톤의 흰 고양이",
    "kucing putih dalam nuansa biru dan oranye",
  ];
  for (const description of descriptions) {
    assert.deepEqual(
      tones(description),
      ["shades of blue", "shades of orange", "white"],
      description,
    );
  }
});
