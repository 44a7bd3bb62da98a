import assert from "node:assert/strict";
import { parse } from "../parse.ts";

/** What is claimed and not denied. */
function wantedIn(description: string): string[] {
  return parse(description).readings.filter(({ denied }) => !denied)
    .flatMap(({ claims }) => claims.map(({ slot, value }) => `${slot} ${value}`))
    .filter((claim) => /^(?:accessory|prop)/.test(claim));
}

Deno.test("[words] verbs and suffixes that deny leave clothes out", () => {
  const descriptions = [
    "목걸이를 하지 않은 고양이",
    "gatto che non porta il collare",
    "gato que não usa coleira",
    "кіт не має нашийника",
    "tasması yok, turuncu kedi",
    "tasması olmayan kedi",
    "kedinin şapkası yok",
    "小猫，不要给她戴帽子",
    "кошка, без одежды и бантиков",
    "chat sans fioritures ni chapeau",
  ];
  for (const description of descriptions) {
    assert.deepEqual(wantedIn(description), [], description);
    assert.ok(parse(description).readings.some(({ denied }) => denied), description);
  }
});

Deno.test("[words] what denies two things behind them leaves both out of the place", () => {
  for (const description of ["花も木もない草原の黒猫", "꽃도 나무도 없는 초원의 검은 고양이"]) {
    assert.deepEqual(wantedIn(description), [], description);
    assert.deepEqual(parse(description).without?.toSorted(), ["flowers", "trees"], description);
  }
});

Deno.test("[words] a Turkish suffix leaves flowers out of a meadow", () => {
  assert.deepEqual(parse("çiçeksiz bir çayırda bir kedi").without, ["flowers"]);
});
