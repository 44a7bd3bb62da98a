import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { understanding } from "../understanding.ts";
import { wordsOf } from "./languages.ts";

/** What the receipt says is drawn in place of these words. */
function drawnAs(description: string, text: string): string | undefined {
  return understanding(parse(description)).understood.find((part) => part.text === text)?.drawnAs;
}

Deno.test("[languages] a meaning with “~” is near", () => {
  assert.deepEqual(wordsOf("борщ\t~bowl of soup\nсуп\tbowl of soup\n", "ru.tsv"), [
    { word: "борщ", meaning: "bowl of soup", isEnglish: false, isNear: true },
    { word: "суп", meaning: "bowl of soup", isEnglish: false, isNear: false },
  ]);
});

Deno.test("[languages] what is more special than what is drawn is in the receipt, in every language", () => {
  const cases: [description: string, text: string][] = [
    ["кот ест щи", "щи"],
    ["eine Katze in einem Spukhaus", "Spukhaus"],
    ["un chat avec des girolles", "girolles"],
    ["un gato con botas de vaquero", "botas de vaquero"],
    ["un gatto a Firenze", "Firenze"],
    ["カフェにいる猫とどら焼き", "どら焼き"],
    ["a cat with silk gloves", "silk gloves"],
    ["a cat in a rowing boat", "rowing boat"],
    ["a cat with a javelin", "javelin"],
  ];
  for (const [description, text] of cases) assert.ok(drawnAs(description, text), description);
  assert.match(drawnAs("kat met pepernoten", "pepernoten")!, /cookie/);
  assert.equal(drawnAs("кот ест суп", "суп"), undefined);
  assert.equal(drawnAs("a cat with a campfire", "campfire"), undefined);
});
