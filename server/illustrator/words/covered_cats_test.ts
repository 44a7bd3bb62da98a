/**
 * Cats under blankets, however that is said.
 */
import assert from "node:assert/strict";
import { parse } from "./parse.ts";

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? [])
    .map(({ is, what }) => `${is} ${"prop" in what ? what.prop : "cat"}`);
}

Deno.test("[words] who is covered with a blanket is under it, in every language", () => {
  const descriptions = [
    "a cat covered with a blanket",
    "gata tapada con una manta",
    "gatito arropado con una manta azul",
    "chat couvert d'une couverture rouge",
    "chatte emmitouflée dans une couverture",
    "Katze zugedeckt mit einer roten Decke",
    "gatto avvolto in una coperta blu",
    "gata enrolada numa manta",
    "kat toegedekt met een deken",
    "kot przykryty kocem w kratkę",
    "кот, накрытый синим одеялом",
    "кіт, вкритий ковдрою",
    "katt insvept i en filt",
    "kočka přikrytá dekou",
    "battaniyeye sarılı kedi",
    "毛布にくるまった猫",
    "담요를 덮고 자는 고양이",
    "γάτα σκεπασμένη με κουβέρτα",
    "mèo đắp chăn ngủ",
    "macska takaróval betakarva",
    "قطة مغطاة ببطانية",
  ];
  for (const description of descriptions) {
    assert.ok(relationsIn(description).includes("under blanket"), description);
  }
  assert.ok(relationsIn("a cat under a checked blanket").includes("under blanket"));
  assert.deepEqual(relationsIn("a cat covered with flowers"), ["around flower"]);
});

Deno.test("[words] who hangs out the washing is busy at the line", () => {
  for (
    const description of [
      "a cat hanging out the washing",
      "a cat pegging out washing on a balcony",
      "Katze hängt Wäsche auf",
      "chat qui étend le linge dans le jardin",
      "gata tendiendo la ropa en la azotea",
      "gatta che stende il bucato",
      "gato pendurando roupa no varal",
      "poes hangt de was op",
      "кошка развешивает бельё",
      "kot wiesza pranie",
      "katt som hänger tvätt",
      "kočka věší prádlo",
      "kedi çamaşır asıyor",
      "洗濯物を干す猫",
      "빨래를 널고 있는 고양이",
      "猫在晾衣服",
    ]
  ) assert.ok(relationsIn(description).includes("busy with washing line"), description);
});

Deno.test("[words] “en el” before a noun is no pronoun, behind a thing as well", () => {
  for (
    const description of [
      "un gato leyendo un libro en el sofá",
      "un gato con un libro en el sofá",
      "un gato y un perro compartiendo una pizza en el sofá",
    ]
  ) assert.ok(relationsIn(description).includes("on couch"), description);
  assert.ok(relationsIn("katt som läser en bok i den röda fåtöljen").includes("on armchair"));
  assert.deepEqual(relationsIn("gato negro, detrás de él un faro"), ["behind cat"]);
});

Deno.test("[words] who feeds in German eats nothing, and candles on a cake bear no cat", () => {
  assert.deepEqual(relationsIn("Katze füttert Tauben"), ["feeding dove"]);
  assert.deepEqual(relationsIn("kotka zdmuchuje świeczki na torcie"), [
    "blowing out birthday cake",
  ]);
});

Deno.test("[words] one sleeps in one shoe and wears two, in every language", () => {
  const within = [
    "dos gatitos dentro de un zapato",
    "gattina che dorme dentro una scarpa",
    "котёнок спит в ботинке",
    "靴の中の子猫",
    "鞋子里的小猫",
    "신발 안의 새끼 고양이",
  ];
  for (const description of within) {
    assert.match(relationsIn(description)[0] ?? "", /^inside /, description);
  }
  for (const description of ["кот в сапогах", "kot w kaloszach", "a cat in boots"]) {
    assert.deepEqual(relationsIn(description), [], description);
  }
});

Deno.test("[words] a costume is kept where an activity follows", () => {
  for (
    const description of [
      "Katze als Hexe rührt in einem Kessel",
      "kot jako rycerz wędruje",
      "gato como pirata grita",
    ]
  ) {
    const { readings } = parse(description);
    assert.ok(
      readings.some(({ claims }) => claims.some(({ slot }) => slot === "costume")),
      description,
    );
  }
});
