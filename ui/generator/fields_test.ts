import assert from "node:assert/strict";
import { presetFields } from "./fields.ts";

const urls: [name: string, search: string, fields: object][] = [
  ["both fields of the form", "?description=a+shy+cat&style=anime", {
    description: "a shy cat",
    style: "anime",
  }],
  ["a form sent without a choice", "?description=&style=none", {}],
  ["a style we do not have", "?style=oil&description=a+cat", { description: "a cat" }],
  ["parameters of another site", "?utm_source=x&traits=y&__proto__=z", {}],
  ["what a character is like", "?trait=Shy&trait=+Brave+&accessory=yarn&accessory=hat", {
    traits: ["Shy", "Brave"],
    accessories: ["hat", "yarn"],
  }],
  ["traits that are none", `?trait=&trait=${"x".repeat(31)}&trait=Shy&trait=shy&accessory=sword`, {
    traits: ["Shy"],
  }],
  [
    "more traits than a character has",
    `?${Array.from({ length: 20 }, (_, n) => `trait=t${n}`).join("&")}`,
    { traits: Array.from({ length: 12 }, (_, n) => `t${n}`) },
  ],
  ["nothing", "", {}],
];

for (const [name, search, fields] of urls) {
  Deno.test(`[fields] preset by the URL: ${name}`, () => {
    assert.deepEqual(presetFields(`http://localhost/${search}`), fields);
  });
}
