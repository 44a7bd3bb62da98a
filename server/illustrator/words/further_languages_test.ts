import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { receiptOf, recipeOf } from "../../../tests/support/read_description.ts";
import { languageOf } from "./lexicon/language.ts";
import { languagesWith } from "./lexicon/dictionary_index.ts";
import { english, foreign } from "./lexicon/lexicons.ts";
import { READ_SELDOM } from "./lexicon/languages.ts";
import { tokenise } from "./lexicon/tokens.ts";
import { parse } from "./parse.ts";
import { understanding } from "./understanding.ts";

/** One description in each language that is seldom read, with what its alternative text says. */
const DESCRIPTIONS: Readonly<Record<string, readonly [description: string, says: string[]]>> = {
  cs: [
    "bílá kočka s modrýma očima sedí na parapetu vedle kaktusu",
    ["white cat with blue eyes", "on a windowsill", "beside a cactus"],
  ],
  da: [
    "sort kat med grønne øjne cykler gennem byen med en blå hjelm",
    ["black cat with green eyes", "blue crash helmet", "riding a bicycle", "in a city"],
  ],
  el: [
    "μαύρη γάτα με πράσινα μάτια κοιμάται πάνω σε μια κόκκινη πολυθρόνα",
    ["black cat sleeps", "on a red armchair"],
  ],
  fi: ["valkoinen kissa nukkuu laatikossa", ["white cat sleeps", "in a box"]],
  he: [
    "חתולה לבנה עם כובע כחול ישנה בסל במטבח",
    ["white cat", "blue beret sleeps", "in a kitchen", "in a basket"],
  ],
  hu: [
    "fekete macska piros sálban a fotelben könyvet olvas",
    ["black cat", "red scarf", "on an armchair", "reading a book"],
  ],
  id: ["kucing putih memakai topi merah duduk di atas meja", ["white cat", "red", "on a table"]],
  no: [
    "oransje katt med rød lue sitter på en stein",
    ["orange tabby cat", "red beanie", "on a boulder"],
  ],
  ro: [
    "pisică neagră cu ochi verzi doarme pe un scaun lângă o vază",
    ["black cat sleeps", "on a chair", "beside a vase"],
  ],
  vi: ["mèo đen ngồi trên ghế sofa đọc sách", ["black cat", "on a couch", "reading a book"]],
};

Deno.test("[words] languages that are seldom read are understood", () => {
  assert.deepEqual(Object.keys(DESCRIPTIONS), [...READ_SELDOM].sort());
  for (const [language, [description, says]] of Object.entries(DESCRIPTIONS)) {
    assert.equal(languageOf(tokenise(description)), language, description);
    const { alt } = planCharacter(description, { style: "cartoon", seed: "1" });
    for (const words of says) assert.ok(alt.includes(words), `${description}: ${alt}`);
  }
});

Deno.test("[words] words of languages that are seldom read count in no other", () => {
  assert.ok(foreign.get("cs")!().terms.has("pes"), "Czech knows a dog");
  assert.ok(!english().terms.has("pes"));
  assert.deepEqual(languagesWith("kocour"), []);
  assert.equal(languageOf(tokenise("a cat with a zorple")), "en");
});

Deno.test("[words] endings say where a cat is: on furniture, in vessels", () => {
  const relationsIn = (description: string) =>
    parse(description).relations?.map(({ is, what }) =>
      `${is} ${"cat" in what ? "cat" : what.prop}`
    );
  const cases: [description: string, relations: string[]][] = [
    ["beyaz kedi koltukta uyuyor", ["on armchair"]],
    ["kutuda uyuyan kedi", ["inside box"]],
    ["musta kissa istuu pöydällä", ["on table"]],
    ["valkoinen kissa nukkuu laatikossa", ["inside box"]],
    ["fekete macska ül az asztalon", ["on table"]],
    ["macska alszik a dobozban", ["inside box"]],
    ["kırmızı atkılı kedi balkonda", []],
  ];
  for (const [description, relations] of cases) {
    assert.deepEqual(relationsIn(description) ?? [], relations, description);
  }
});

Deno.test("[words] a small word of another language is no English pronoun", () => {
  for (const description of ["en katt sitter i soffan", "en kat sidder i lænestolen"]) {
    assert.equal(parse(description).relations?.[0]?.is, "on", description);
  }
});

Deno.test("[words] where a cat is said to be “in or on” a vessel, it is in it", () => {
  const cases: [description: string, is: string][] = [
    ["gato dormido en una cesta", "inside"],
    ["gato sentado en la silla", "on"],
    ["kedi sepette uyuyor", "inside"],
    ["kucing tidur di keranjang", "inside"],
    ["傘に入った猫", "under"],
    ["gri kedi ağaç dalında oturuyor", "on"],
  ];
  for (const [description, is] of cases) {
    assert.equal(parse(description).relations?.[0]?.is, is, description);
  }
});

Deno.test("[words] how much there is of a thing leads on to it", () => {
  const cases = [
    "weiße Katze liegt auf einem Stapel Bücher",
    "un chat dort sur une pile de livres",
    "gato dormido sobre un montón de cojines",
  ];
  for (const description of cases) {
    assert.equal(parse(description).relations?.[0]?.is, "on", description);
  }
});

Deno.test("[words] what is held is what a clause begins to name, and no thing before an unknown word", () => {
  const held = (description: string) =>
    parse(description).relations?.filter(({ is }) => is === "holding")
      .map(({ what }) => "cat" in what ? "cat" : what.prop) ?? [];
  assert.deepEqual(held("siyah kedi oturuyor, boynunda havlu, elinde makas"), ["scissors"]);
  assert.deepEqual(held("검은 고양이가 소파 위에서 죽비를 들고 있다"), []);
});

Deno.test("[words] colours stand before Turkish articles, behind checks, and no breed behind a thing", () => {
  const altOf = (description: string) =>
    planCharacter(description, { style: "cartoon", seed: "1" }).alt;
  const cases: [description: string, says: string][] = [
    ["yanında kırmızı bir top olan kedi", "red ball"],
    ["chat avec un tablier à carreaux rouges", "red checked apron"],
    ["gato con camisa a cuadros rojos", "red checked shirt"],
    ["भूरी बिल्ली पीली साइकिल चला रही है", "yellow bicycle"],
    ["gato con mono azul", "blue overalls"],
    ["茶白の猫が寝ている", "orange and white cat"],
  ];
  for (const [description, says] of cases) {
    assert.ok(altOf(description).includes(says), `${description}: ${altOf(description)}`);
  }
  assert.ok(!altOf("un chat noir sur un tapis persan").includes("Persian"));
  assert.equal(
    parse("un chat noir sur un tapis persan").readings.some(({ claims }) =>
      claims.some(({ slot }) => slot === "breed")
    ),
    false,
  );
});

Deno.test("[words] a Chinese word is not cut where its end belongs to another", () => {
  const props = parse("胖橘猫在厨房里包包子").readings.flatMap(({ claims }) =>
    claims.flatMap(({ slot, value }) => slot === "prop" ? [value] : [])
  );
  assert.deepEqual(props, ["dumpling"]);
});

Deno.test("[words] nouns of many languages are known in their inflected forms", () => {
  const cases: [description: string, prop: string][] = [
    ["twee katten met ballonnen", "balloon"],
    ["musta kissa lukee sanomalehteä", "newspaper"],
    ["két cica játszik egy gombolyaggal", "ball of yarn"],
    ["kočka s kaktusem", "cactus"],
    ["kat med gulerødder", "carrot"],
    ["kissa istuu pienessä laatikossa", "box"],
  ];
  for (const [description, prop] of cases) {
    assert.ok(
      parse(description).readings.some(({ claims }) =>
        claims.some(({ slot, value }) => slot === "prop" && value === prop)
      ),
      description,
    );
  }
});

Deno.test("[words] what is carried stands behind “in the mouth”, where a verb stands before it", () => {
  for (
    const description of [
      "Katze trägt im Maul einen Fisch",
      "кот на диване держит в зубах рыбу",
      "kot niesie w pysku rybę",
      "gato lleva en la boca un pez",
      "chat porte dans sa gueule un poisson",
    ]
  ) {
    const carried = parse(description).relations?.find(({ is }) => is === "carrying in the mouth");
    assert.deepEqual(carried?.what, { prop: "fish" }, description);
  }
});

Deno.test("[words] cases say what is ridden, and of two nouns the second where a cat is", () => {
  const relationsIn = (description: string) => parse(description).relations?.map(({ is }) => is);
  assert.deepEqual(relationsIn("musta kissa lentää luudalla"), ["riding"]);
  assert.deepEqual(relationsIn("vörös macska biciklin"), ["riding"]);
  assert.deepEqual(parse("siyah kedi bisiklet sepetinde").relations?.map(({ who }) => who), [
    { cat: 1 },
  ]);
});

Deno.test("[words] stripes are of the cloth before which they stand, and an “s” ends no plural everywhere", () => {
  const { alt } = planCharacter("kat med stribet forklæde", { style: "cartoon", seed: "1" });
  assert.ok(alt.includes("striped apron"), alt);
  const { alt: mouse } = planCharacter("kočka nese v tlamě myš", { style: "cartoon", seed: "1" });
  assert.ok(mouse.includes("carrying a mouse in its mouth"), mouse);
});

Deno.test("[words] boats are small in languages that have a word for ships, Arabic prefixes are one or two", () => {
  const cases: [description: string, says: string][] = [
    ["Katze in einem Boot auf dem See", "in a canoe"],
    ["gatto in barca sul lago", "in a canoe"],
    ["قطة بوشاح أزرق", "blue scarf"],
    ["قطة وبقبعة حمراء", "red"],
  ];
  for (const [description, says] of cases) {
    const { alt } = planCharacter(description, { style: "cartoon", seed: "1" });
    assert.ok(alt.includes(says), `${description}: ${alt}`);
  }
});

Deno.test("[words] Italian “porta” is a door or a verb", () => {
  const said = (description: string) =>
    parse(description).relations?.map(({ is, what }) =>
      `${is} ${"cat" in what ? "cat" : what.prop}`
    );
  assert.deepEqual(said("gatto davanti alla porta"), ["in front of door"]);
  assert.ok(
    said("gatto nero porta una rosa in bocca")?.every((one) =>
      one === "carrying in the mouth rose"
    ),
  );
  assert.deepEqual(said("gatta che porta un cesto di mele"), ["holding basket", "inside basket"]);
});

Deno.test("[words] Vietnamese words differ by their accents alone, where a text has them", () => {
  const cases: [description: string, says: string][] = [
    ["mèo đen ở chợ", "at a market"],
    ["mèo đen và chó", "dog"],
    ["mèo trắng nằm trên chăn", "on a blanket"],
    ["mèo đọc báo", "reading a newspaper"],
    ["meo den ngoi tren ghe sofa", "black cat"],
  ];
  for (const [description, says] of cases) {
    const { alt } = planCharacter(description, { style: "cartoon", seed: "1" });
    assert.ok(alt.includes(says), `${description}: ${alt}`);
  }
});

Deno.test("[words] Thai, which has no spaces between words, is understood", () => {
  const cases: [description: string, says: string[]][] = [
    [
      "แมวสีส้มตัวอ้วนนอนหลับบนโซฟาสีแดง ใส่แว่นตากันแดด",
      ["orange", "in sunglasses", "sleeps", "on a red couch"],
    ],
    ["ลูกแมวสีดำนั่งในกล่อง ฝนตก", ["black kitten", "in a box"]],
    ["แมวสามสีใส่หมวกฟางกินปลาในตลาด", ["calico", "straw hat", "eating a fish", "at a market"]],
    ["แมวขาวตาสีฟ้า ถือดอกกุหลาบ", ["white cat with blue eyes", "holding a rose"]],
    ["แมวดำกับแมวขาวใต้ต้นไม้", ["black cat", "white cat", "under a tree"]],
    ["แมวสองตัวในสวน", ["in a garden", " and a "]],
    ["แมวชื่อส้มโอ สีเทา ตาสีเขียว", ["grey", "green eyes"]],
  ];
  for (const [description, says] of cases) {
    assert.equal(languageOf(tokenise(description)), "th", description);
    const { alt } = planCharacter(description, { style: "cartoon", seed: "1" });
    for (const words of says) assert.ok(alt.includes(words), `${description}: ${alt}`);
  }
  assert.deepEqual(understanding(parse("แมวไม่ใส่หมวก")).ignored, []);
});

Deno.test("[words] what is not to be drawn is left out, said before or behind its noun", () => {
  const descriptions = [
    "うちの猫。首輪は描かないでください",
    "首輪はいらない猫",
    "고양이, 목걸이는 그리지 마세요",
    "kot bez żadnej obroży",
    "gato sin ningún collar",
    "gatto senza nessun collare",
    "Katze ohne irgendein Halsband",
    "кот без всякого ошейника",
  ];
  for (const description of descriptions) {
    const { understood } = receiptOf(description);
    assert.deepEqual(
      understood.map(({ meaning }) => meaning),
      ["no collar with a bell"],
      description,
    );
  }
});

Deno.test("[words] hours of the night are night, and no clocks", () => {
  const descriptions = [
    "Katze um 4 Uhr morgens",
    "chat à 3h du matin",
    "gatto alle 3 di notte",
    "кот в 3 часа ночи",
    "猫 午前3時",
    "凌晨三点的猫",
    "gato a las 3 de la madrugada",
  ];
  for (const description of descriptions) {
    const { time, props } = recipeOf(description);
    const clocks = props.filter(({ kind }) => /clock/.test(kind));
    assert.deepEqual([time, clocks], ["night", []], description);
  }
});
