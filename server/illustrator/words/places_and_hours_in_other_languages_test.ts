import assert from "node:assert/strict";
import { receiptOf, recipeOf } from "../../../tests/support/read_description.ts";

/** A description, and what its place, its season, its hour and its weather are. */
type Case = readonly [description: string, expected: Readonly<Record<string, string>>];

function assertAll(cases: readonly Case[]) {
  for (const [description, expected] of cases) {
    const { setting, season, time, weather } = recipeOf(description);
    const all: Record<string, unknown> = { setting, season, time, weather };
    for (const [field, value] of Object.entries(expected)) {
      assert.equal(all[field], value, `${description}: ${field}`);
    }
    assert.deepEqual(receiptOf(description).ignored, [], description);
  }
}

Deno.test("[words] a month is its season, in every language", () => {
  assertAll([
    ["a black cat in January", { season: "winter" }],
    ["a black cat in May", { season: "spring" }],
    ["eine schwarze Katze im Oktober", { season: "autumn" }],
    ["un chat noir en mars", { season: "spring" }],
    ["un gato negro en julio", { season: "summer" }],
    ["um gato preto em maio", { season: "spring" }],
    ["un gatto nero a dicembre", { season: "winter" }],
    ["een zwarte kat in maart", { season: "spring" }],
    ["czarny kot w listopadzie", { season: "autumn" }],
    ["чёрный кот в сентябре", { season: "autumn" }],
    ["чорний кіт у квітні", { season: "spring" }],
    ["siyah bir kedi, haziranda", { season: "summer" }],
    ["黒猫、四月", { season: "spring" }],
    ["黑猫，八月", { season: "summer" }],
    ["검은 고양이, 10월", { season: "autumn" }],
    ["قطة سوداء في فبراير", { season: "winter" }],
    ["काली बिल्ली, जुलाई में", { season: "summer" }],
  ]);
});

Deno.test("[words] fields, courtyards, teahouses and internet cafés are places of their own", () => {
  assertAll([
    ["a cat in a cornfield", { setting: "corn field" }],
    ["eine Katze im Maisfeld", { setting: "corn field" }],
    ["un gato negro en un maizal", { setting: "corn field" }],
    ["чёрный кот в кукурузе", { setting: "corn field" }],
    ["un chat noir dans un champ de blé", { setting: "wheat field" }],
    ["黑猫在麦田里", { setting: "wheat field" }],
    ["un gatto nero nel cortile", { setting: "courtyard" }],
    ["um gato preto no pátio", { setting: "courtyard" }],
    ["чёрный кот во дворе", { setting: "courtyard" }],
    ["검은 고양이가 마당에서", { setting: "courtyard" }],
    ["黑猫在网吧", { setting: "internet cafe" }],
    ["검은 고양이, 피시방에서", { setting: "internet cafe" }],
    ["eine Katze im Internetcafé", { setting: "internet cafe" }],
    ["黑猫在茶馆", { setting: "teahouse" }],
    ["siyah kedi çayhanede", { setting: "teahouse" }],
  ]);
});

Deno.test("[words] drizzle, heat and the hours of the day, in other languages", () => {
  assertAll([
    ["un gato negro con llovizna", { weather: "rain" }],
    ["czarny kot, mżawka", { weather: "rain" }],
    ["gato negro en un maizal, octubre", { setting: "corn field", season: "autumn" }],
    ["чёрный кот, моросит", { weather: "rain" }],
    ["eine schwarze Katze, Hitze", { time: "day", weather: "clear" }],
    ["czarny kot o świcie", { time: "dawn" }],
    ["czarny kot o północy", { time: "night" }],
    ["siyah bir kedi, gün batımında", { time: "sunset" }],
    ["黒猫、午後", { time: "day" }],
    ["काली बिल्ली, सुबह", { time: "day" }],
  ]);
});

Deno.test("[words] what falls outside falls behind a window", () => {
  for (
    const description of [
      "a cat sleeping, rain outside",
      "kat met een kerstmuts onder de kerstboom, sneeuw buiten",
      "ma chatte assise, il neige dehors",
      "tekir kedi kaloriferin üstünde uyuyor, dışarıda kar",
      "rudo-biały kot śpi na kaloryferze, za oknem pada śnieg",
    ]
  ) {
    const { setting, weather } = recipeOf(description);
    assert(["window", "living room"].includes(setting), `${description}: ${setting}`);
    assert(["rain", "snow"].includes(weather), `${description}: ${weather}`);
  }
  assert.equal(recipeOf("a cat in a garden, snowing outside").setting, "garden");
});

Deno.test("[words] who drinks tea in Chinese drinks no milk", () => {
  assert.deepEqual(recipeOf("黑猫在茶馆喝茶").props.map(({ kind }) => kind), ["cup of tea"]);
});
