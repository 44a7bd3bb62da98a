import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { languageOf } from "./lexicon/language.ts";
import { english, foreign, lexiconsFor } from "./lexicon/lexicons.ts";
import { READ_SELDOM } from "./lexicon/languages.ts";
import { tokenise } from "./lexicon/tokens.ts";
import { parse } from "./parse.ts";

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
  fi: ["valkoinen kissa nukkuu laatikossa", ["white cat sleeps", "in a box"]],
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
  assert.ok(lexiconsFor("pes").every(({ terms }) => !terms.has("kocour")));
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
