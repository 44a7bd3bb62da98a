import assert from "node:assert/strict";
import { tokenise } from "./tokens.ts";

Deno.test("[words] tokenise() cuts a text into the forms words are looked up by", () => {
  const cases: [text: string, keys: string[]][] = [
    ["A Fluffy CAT", ["a", "fluffy", "cat"]],
    ["blue-eyed", ["blue", "eyed"]],
    ["the wizard’s café isn't", ["the", "wizard", "cafe", "isnt"]],
    ["weiß grün ÉTÉ", ["weiss", "grun", "ete"]],
    ["橙色的猫", ["橙", "色", "的", "猫"]],
    ["🧙‍♀️🐱", ["🧙", "🐱"]],
    ["", []],
    ["d’automne sous l'arbre", ["de", "automne", "sous", "le", "arbre"]],
    ["nell'acqua, sott'acqua", ["nella", "acqua", "sotto", "acqua"]],
    ["rock'n'roll at 7 o'clock isn't d'accord", [
      "rocknroll",
      "at",
      "7",
      "oclock",
      "isnt",
      "de",
      "accord",
    ]],
  ];
  for (const [text, keys] of cases) assert.deepEqual(tokenise(text).map(({ key }) => key), keys);
});

Deno.test("[words] tokenise() knows where each word stands and what divides it from the last", () => {
  const text = "red, blue cat";
  assert.deepEqual(tokenise(text), [
    { key: "red", start: 0, end: 3, afterBreak: false },
    { key: "blue", start: 5, end: 9, afterBreak: true },
    { key: "cat", start: 10, end: 13, afterBreak: false },
  ]);
  assert.deepEqual(tokenise("un, l’arbre").slice(1), [
    { key: "le", start: 4, end: 6, afterBreak: true },
    { key: "arbre", start: 6, end: 11, afterBreak: false },
  ]);
});

Deno.test("[words] letters and digits that run together are one word, also behind an apostrophe", () => {
  const keys = (text: string) => tokenise(text).map(({ key }) => key);
  assert.deepEqual(keys("cat42"), ["cat42"]);
  assert.deepEqual(keys("dans l'eau42"), ["dans", "le", "eau42"]);
});

Deno.test("[words] an elided word is the same at the end of a text, as where a receipt quotes it", () => {
  const keys = (text: string) => tokenise(text).map(({ key }) => key);
  assert.deepEqual(keys("c'est").slice(0, 1), ["ce"]);
  assert.deepEqual(keys("zorple c'"), ["zorple", "ce"]);
});

Deno.test("[words] Thai is cut by its dictionary, whatever letters stand beside it", () => {
  const keys = (text: string) => tokenise(text).map(({ key }) => key);
  assert.deepEqual(keys("helmสามcat"), ["helm", "สาม", "cat"]);
  assert.deepEqual(keys("xyzหมวกกันน็อก").slice(1), keys("หมวกกันน็อก"));
});
