import assert from "node:assert/strict";
import { receiptOf } from "../plan.ts";
import { LABELLED } from "../../../tests/support/labelled_descriptions.ts";
import { randomDescriptions } from "../quality/random_descriptions.ts";
import { lexemesOf } from "./lexemes.ts";
import { withSmallWordsSpelt } from "./lexicon/small_word_slips.ts";
import { parse } from "./parse.ts";
import { tokenise } from "./lexicon/tokens.ts";
import { understanding } from "./understanding.ts";

Deno.test("[words] every word that carries meaning stands in exactly one list of the receipt", () => {
  const descriptions = [
    ...LABELLED.map(([description]) => description),
    ...randomDescriptions(2000),
  ];
  const wrong: string[] = [];
  for (const description of descriptions) {
    const keys = tokenise(description).map(({ key }) => key);
    const once = (key: string) => keys.filter((other) => other === key).length === 1;
    const { understood, ignored } = understanding(parse(description));
    const lists = [...understood.map(({ text }) => text), ...ignored].flatMap((text) =>
      tokenise(text).map(({ key }) => key)
    );
    for (const { term, start, end } of lexemesOf(withSmallWordsSpelt(description)).lexemes) {
      if (term.claims.length === 0 && !term.colour) continue;
      for (
        const { key } of tokenise(description.slice(start, end)).filter(({ key }) => once(key))
      ) {
        const count = lists.filter((other) => other === key).length;
        if (count !== 1) wrong.push(`${key} ${count} times: ${description.slice(0, 80)}`);
      }
    }
  }
  assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} words`);
});

Deno.test("[words] “no” before a word that nothing draws is obeyed", () => {
  const { understood, ignored } = understanding(parse("a cat, no text, without a watermark"));
  assert.deepEqual(understood, [
    { text: "no text", meaning: "left out, as you say" },
    { text: "without a watermark", meaning: "left out, as you say" },
  ]);
  assert.deepEqual(ignored, []);
  assert.deepEqual(understanding(parse("a cat that can't skate")).understood, []);
});

Deno.test("[words] a word within a phrase that is not drawn is not read by itself", () => {
  const { understood, ignored } = receiptOf("glow in the dark rocket");
  assert.ok(ignored.includes("glow in the dark"), ignored.join());
  assert.ok(!understood.some(({ text }) => text === "in"));
});

Deno.test("[words] a word of a third language is listed once", () => {
  const { understood, ignored } = receiptOf("кот arcobaleno rectangular glasses шляпа");
  assert.ok(understood.some(({ text }) => text === "arcobaleno"));
  assert.deepEqual(ignored, []);
  const mixed = receiptOf("библиотекяхيقود سيارةcold侠客бібліотекухрамsketch").ignored;
  assert.equal(mixed.filter((text) => text.includes("سيارة")).length, 1);
});

Deno.test("[words] of a phrase that is not drawn, what says where the cat is, is listed once", () => {
  const { understood, ignored } = receiptOf("a black cat straight up in a tree");
  assert.ok(understood.some(({ text }) => text === "up in"));
  assert.deepEqual(ignored, ["straight"]);
});
