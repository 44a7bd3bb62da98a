import assert from "node:assert/strict";
import { recipeOf } from "../../../tests/support/read_description.ts";
import { parse } from "./parse.ts";
import { understanding } from "./understanding.ts";

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? []).map(({ is, what }) =>
    `${is} ${"prop" in what ? what.prop : "cat"}`
  );
}

Deno.test("[words] a coat keeps every colour that its words name", () => {
  const cases: [description: string, colour: string, second?: string][] = [
    ["chaton tigré gris", "grey"],
    ["siyah beyaz kedi", "black", "white"],
    ["白黒の猫", "black", "white"],
    ["чёрно-белый кот", "black", "white"],
    ["zwart-witte kat", "black", "white"],
    ["czarno-biały kot", "black", "white"],
    ["schwarzweiße Katze", "black", "white"],
    ["黑白花猫", "black", "white"],
  ];
  for (const [description, colour, second] of cases) {
    const { coat } = recipeOf(description);
    assert.equal(coat.colour, colour, description);
    if (second) assert.equal(coat.pattern, "bicolour", description);
  }
  const [scarf] = recipeOf("灰猫戴着红围巾").accessories;
  assert.deepEqual([scarf?.kind, scarf?.colour], ["scarf", "red"]);
  const [tent] = recipeOf("oranges Zelt mit Katze").props;
  assert.deepEqual([tent?.kind, tent?.colour], ["tent", "orange"]);
});

Deno.test("[words] of two nouns of a Romance or Slavic language, the first one is meant", () => {
  assert.deepEqual(relationsIn("kot w doniczce kaktus"), ["inside flowerpot"]);
  assert.deepEqual(relationsIn("chat devant la tour Eiffel"), ["in front of Eiffel Tower"]);
  assert.deepEqual(relationsIn("a cat in front of a tuna cake"), ["in front of cake"]);
});

Deno.test("[words] a preposition of a place is not said again of the thing behind it", () => {
  assert.deepEqual(relationsIn("кот на дне моря нашёл сундук с сокровищами"), []);
  assert.equal(recipeOf("кот на дне моря нашёл сундук с сокровищами").setting, "underwater");
});

Deno.test("[words] who is on wheels rides what is named, and the receipt has each word once", () => {
  const cases: [description: string, thing: string][] = [
    ["gatto in Vespa rossa", "motor scooter"],
    ["un chat en scooter rouge", "motor scooter"],
    ["gato en moto", "motorcycle"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(relationsIn(description), [`riding ${thing}`], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});

Deno.test("[words] what an action leaves of unknown words is quoted from its first letter", () => {
  const { ignored } = understanding(parse("スケートボードに乗るzorple zirple"));
  assert.deepEqual(ignored, ["zorple zirple"]);
});

Deno.test("[words] small words of other languages are no food", () => {
  const { readings } = parse("такой рыжий кот");
  assert.deepEqual(readings.flatMap(({ claims }) => claims).map(({ slot }) => slot), [
    "coat.colour",
  ]);
});

Deno.test("[words] who sits or sleeps on a thing is the cat, and not what it wears or has", () => {
  const relation = "cat on haystack";
  assert.deepEqual(whoIs("kotka w wianku z polnych kwiatów siedzi na stogu siana"), [relation]);
  assert.deepEqual(whoIs("кошка с цветами спит на стоге сена"), [relation]);
  assert.deepEqual(whoIs("a cat, and a book lying on a table"), ["book on table"]);
});

Deno.test("[words] where a preposition means at and beside, a cat is at a table and beside a fireplace", () => {
  assert.deepEqual(whoIs("Katze am Kamin"), ["cat beside fireplace"]);
  assert.deepEqual(whoIs("Katze am Tisch"), ["cat at table"]);
  assert.deepEqual(whoIs("kot w fotelu przy kominku"), [
    "cat on armchair",
    "cat beside fireplace",
  ]);
  assert.deepEqual(whoIs("кот у камина"), ["cat beside fireplace"]);
});

Deno.test("[words] what is in a basket is the thing that the Chinese words name, and no cat", () => {
  assert.deepEqual(whoIs("三花猫骑着自行车，车筐里有花，樱花树下"), [
    "cat riding bicycle",
    "flower inside basket",
  ]);
});

Deno.test("[words] clothes that emoji name are worn in every language, and things bring their place", () => {
  const worn: [description: string, kind: string][] = [
    ["кот в джинсах", "jeans"],
    ["kot w szortach", "shorts"],
    ["水着を着た猫", "swimsuit"],
    ["बिल्ली साड़ी पहनकर", "sari"],
  ];
  for (const [description, kind] of worn) {
    const { costume, props } = recipeOf(description);
    assert.equal(costume?.kind, kind, description);
    assert.ok(!props.some((prop) => prop.kind === kind), description);
  }
  const [headphones] = recipeOf("gatto con cuffie").accessories;
  assert.equal(headphones?.variant, "headphones");
  assert.equal(recipeOf("чёрная кошка у камина").setting, "living room");
});

function whoIs(description: string): string[] {
  return (parse(description).relations ?? []).map(({ who, is, what }) =>
    `${"cat" in who ? "cat" : who.prop} ${is} ${"prop" in what ? what.prop : "cat"}`
  );
}

Deno.test("[words] the plain name of a thing is known where emoji are named by a phrase", () => {
  const cases: [description: string, thing: string][] = [
    ["リンゴと黒猫", "apple"],
    ["犬と黒猫", "dog"],
    ["사과와 검은 고양이", "apple"],
    ["여우와 흰 고양이", "fox"],
    ["黑猫和苹果", "apple"],
    ["قطة سوداء مع خريطة", "world map"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(recipeOf(description).props.map(({ kind }) => kind), [thing], description);
  }
});

Deno.test("[words] a word of another language is drawn as what its English word names, not as something near", () => {
  const cases: [description: string, thing: string][] = [
    ["白猫と玉座", "throne"],
    ["قطة بجانب طاحونة هواء", "windmill"],
    ["白猫在鱼缸旁边", "aquarium"],
    ["kat met hoge golven", "wave"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(recipeOf(description).props.map(({ kind }) => kind), [thing], description);
  }
});

Deno.test("[words] Japanese colours that と joins are those of one coat", () => {
  for (const description of ["白と黒の猫", "黒と白の猫"]) {
    const { coat } = recipeOf(description);
    assert.deepEqual([coat.colour, coat.pattern], ["black", "bicolour"], description);
  }
});

Deno.test("[words] a sign of a longer Japanese word is no thing", () => {
  const thingsOf = (description: string) => recipeOf(description).props.map(({ kind }) => kind);
  assert.ok(!thingsOf("白猫、剣道部").includes("sword"));
  assert.deepEqual(thingsOf("白猫と剣"), ["sword"]);
});

Deno.test("[words] what ends a clause after the words for where lies there, and no cat", () => {
  const onTable = (description: string) =>
    (parse(description).relations ?? []).map(({ is, who }) =>
      `${"prop" in who ? who.prop : "cat"} ${is}`
    );
  assert.deepEqual(onTable("masanın üstünde çaydanlık, tombul kedi mutfakta"), ["teapot on"]);
  assert.deepEqual(onTable("机の上にリンゴ、白猫が寝ている"), ["apple on"]);
  assert.deepEqual(onTable("탁자 위에 사과, 흰 고양이가 자고 있다"), ["apple on"]);
  assert.deepEqual(onTable("masanın üstünde balık yiyen kedi"), ["cat on", "cat eating"]);
  assert.deepEqual(onTable("箱の中に猫"), ["cat inside"]);
});

Deno.test("[words] coffee is a drink where it is drunk, and a place elsewhere", () => {
  for (
    const description of ["chat qui boit un café", "gato tomando um café", "gata bebiendo café"]
  ) {
    assert.deepEqual(relationsIn(description), ["drinking cup of coffee"], description);
  }
  assert.equal(recipeOf("chat dans un café").setting, "cafe");
});

Deno.test("[words] a grandmother whom a description is for, or whose thing it is, makes no cat old", () => {
  for (
    const description of [
      "Para mi abuela: su gato gris",
      "il gatto grigio della nonna",
      "szary kot na dywanie babci",
      "серый кот на даче у бабушки",
    ]
  ) {
    assert.notEqual(recipeOf(description).age, "senior", description);
    assert.equal(understanding(parse(description)).ignored.length, 1, description);
  }
  assert.equal(recipeOf("Oma Katze im Sessel").age, "senior");
});

Deno.test("[words] an Arabic verb that begins with “and” is read", () => {
  assert.deepEqual(relationsIn("قطة برتقالية وتطبخ السمك"), ["cooking fish"]);
});

Deno.test("[words] a Russian colour that is said as “of … colour” is no flower", () => {
  const { coat, props } = recipeOf("котёнок голубого цвета");
  assert.equal(coat.colour, "blue");
  assert.ok(!props.some(({ kind }) => kind === "flower"));
});

Deno.test("[words] the blue of a breed is the grey that breeders call so, on either side of its name", () => {
  const cases = [
    "blue british shorthair",
    "british shorthair, blue",
    "british shorthair bleu",
    "gato británico azul",
    "кот британец голубого цвета",
    "gatto certosino blu",
  ];
  for (const description of cases) {
    assert.equal(recipeOf(description).coat.colour, "grey", description);
  }
  assert.equal(recipeOf("gato azul").coat.colour, "blue");
});

Deno.test("[words] a coat of cloth is worn, also where no word says that it is", () => {
  const cases: [description: string, costume: string][] = [
    ["kotka, żółty płaszcz, deszcz", "coat"],
    ["gato de casaco amarelo", "coat"],
    ["黄色いコートの猫", "coat"],
    ["gato, chaqueta amarilla", "jacket"],
  ];
  for (const [description, kind] of cases) {
    const { costume } = recipeOf(description);
    assert.deepEqual([costume?.kind, costume?.colour], [kind, "yellow"], description);
  }
});

Deno.test("[words] where adjectives follow, those behind the cat are its own, and colours behind one of a thing the thing's", () => {
  const arabic = recipeOf("قطة سوداء صغيرة تلعب بالكرة");
  assert.equal(arabic.size, "tiny");
  assert.deepEqual(arabic.props.map(({ size }) => size), [undefined]);
  assert.deepEqual(relationsIn("قطة سوداء تلعب بالكرة"), ["playing with ball"]);
  const spanish = recipeOf("gato negro con una mesa pequeña roja");
  assert.equal(spanish.coat.colour, "black");
  assert.deepEqual(spanish.props.map(({ kind, colour }) => [kind, colour]), [["table", "red"]]);
  assert.equal(recipeOf("gatto nero con un cappello grande rosso").accessories[0]?.colour, "red");
});

Deno.test("[words] who looks at the stars does so at night, and the receipt says that they are seen", () => {
  for (
    const description of [
      "黑猫看星星",
      "星空を見上げる黒猫",
      "schwarze Katze schaut in die Sterne",
      "gatto nero che guarda le stelle",
      "czarny kot patrzy w gwiazdy",
    ]
  ) {
    assert.equal(recipeOf(description).time, "night", description);
    const { understood, ignored } = understanding(parse(description));
    assert.deepEqual(ignored, [], description);
    assert.ok(understood.every(({ drawnAs }) => !drawnAs), description);
  }
});

Deno.test("[words] an umbrella is held up in Chinese", () => {
  assert.deepEqual(relationsIn("打着伞的猫"), ["holding open umbrella"]);
});

Deno.test("[words] the commonest tabby has a name of its own in Polish and Japanese", () => {
  for (const description of ["gruby bury kot", "キジトラの子猫"]) {
    const { coat } = recipeOf(description);
    assert.deepEqual([coat.colour, coat.pattern], ["brown", "tabby"], description);
  }
});

Deno.test("[words] clothes that lie somewhere are not worn, in many languages", () => {
  const cases = [
    "gatto che dorme su una pila di maglioni",
    "chat noir dort sur un pull rouge",
    "Katze liegt auf einem Stapel Pullover",
    "gata durmiendo encima de la chaqueta",
    "gato dormindo em cima do casaco",
    "poes slaapt op een trui",
    "kot leży na stercie swetrów",
    "кот спит на свитере",
    "kedi kazağın üstünde uyuyor",
    "猫がセーターの上で寝ている",
    "고양이가 스웨터 위에서 자고 있어요",
    "猫睡在毛衣上",
  ];
  for (const description of cases) {
    const { costume, accessories, props } = recipeOf(description);
    assert.deepEqual([costume, accessories], [undefined, []], description);
    assert.ok(props.some(({ kind }) => kind === "folded jumper" || kind === "coat"), description);
  }
  for (
    const description of ["кот в свитере", "chat avec une souris sur le chapeau", "穿毛衣的猫"]
  ) {
    const { costume, accessories } = recipeOf(description);
    assert.ok(costume || accessories.length > 0, description);
  }
});

Deno.test("[words] a cat with one eye only has one, in many languages", () => {
  for (
    const description of [
      "dreifarbige Katze mit nur einem Auge",
      "gata que solo tiene un ojo",
      "chat noir à qui il manque un œil",
      "gatto con un solo occhio",
      "kotka, brak jednego oka",
      "кот без одного глаза",
      "片目の猫",
      "隻眼 猫",
      "只有一只眼睛的黑猫",
    ]
  ) {
    const features = recipeOf(description).features ?? [];
    assert.ok(features.some((feature) => /eye missing/.test(feature)), description);
  }
});

Deno.test("[words] words of several cats' look are no animals, and a French word in s may be one thing", () => {
  const { coat, props } = recipeOf("deux chatons tigrés dans une baignoire");
  assert.equal(coat.pattern, "tabby");
  assert.deepEqual(props.map(({ kind }) => kind), ["bathtub"]);
  assert.equal(recipeOf("chat et souris").props[0]?.count ?? 1, 1);
  assert.equal(recipeOf("chat avec deux souris").props[0]?.count, 2);
});

Deno.test("[words] curtains that are not wanted are none of the window", () => {
  for (const description of ["kat op de vensterbank, geen gordijnen", "窓辺の猫、カーテンなし"]) {
    assert.deepEqual(parse(description).without, ["curtains"], description);
  }
});

Deno.test("[words] a Chinese text is no Japanese one, and furniture has a cat on it", () => {
  for (const description of ["床上的猫", "沙发上的猫", "猫在床上睡觉", "ソファの上の猫"]) {
    assert.equal(parse(description).relations?.[0]?.is, "on", description);
  }
  for (const description of ["猫がカゴの中で眠っている", "かごに乗った猫"]) {
    assert.equal(parse(description).relations?.[0]?.is, "inside", description);
  }
  assert.equal(parse("ソファに乗った猫").relations?.[0]?.is, "on");
});

Deno.test("[words] a short Turkish text is known by its endings", () => {
  for (const description of ["sandalyedeki kedi", "sandalyede kedi", "koltuktaki siyah kedi"]) {
    assert.equal(parse(description).relations?.[0]?.is, "on", description);
  }
});

Deno.test("[words] a colour behind a pronoun is the cat's, in many languages", () => {
  for (
    const description of [
      "gato con una bandera, él es amarillo",
      "meu gato segurando uma bandeira do Brasil, ele é amarelo",
      "chat avec un drapeau, il est jaune",
      "Katze mit Fahne, sie ist gelb",
      "кот с флагом, он жёлтый",
    ]
  ) {
    const { coat, props } = recipeOf(description);
    assert.equal(coat.colour, "golden", description);
    assert.equal(props[0]?.colour, undefined, description);
  }
});

Deno.test("[words] forms of a word mean what the word means, fruit is no colour, and who is inside a hat does not wear it", () => {
  assert.deepEqual(relationsIn("قطة تلعب بكرة"), ["playing with ball"]);
  assert.deepEqual(recipeOf("chat, cerises").props.map(({ kind }) => kind), ["cherries"]);
  for (
    const description of ["gata durmiendo dentro de un sombrero de copa", "chat dans un chapeau"]
  ) {
    assert.deepEqual(recipeOf(description).accessories, [], description);
  }
  assert.equal(recipeOf("gato con sombreros").accessories[0]?.kind, "hat");
});

Deno.test("[words] a Japanese name behind “my cat” is no food", () => {
  assert.deepEqual(recipeOf("愛猫のチョコです。雲の上で眠っている").props, []);
});

Deno.test("[words] a request to the painter is no sleeping cat", () => {
  for (
    const description of [
      "mi gatita es negra, ponla dormida en una hamaca",
      "la mia gatta è nera, vorrei vederla sdraiata su un'amaca",
    ]
  ) {
    assert.deepEqual(relationsIn(description), ["on hammock"], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});
