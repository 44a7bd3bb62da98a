import assert from "node:assert/strict";
import { spellingOf } from "./typos.ts";

const spell = spellingOf(["orange", "scarf", "black", "glasses", "cat", "wizard"]);

Deno.test("[words] spellingOf() finds the word one slip away", () => {
  const slips = {
    organge: "orange",
    ornge: "orange",
    oramge: "orange",
    roange: "orange",
    wizrad: "wizard",
    scraf: "scarf",
    glases: "glasses",
    bblack: "black",
  };
  for (const [typed, meant] of Object.entries(slips)) assert.equal(spell(typed), meant, typed);
});

Deno.test("[words] spellingOf() leaves short words, other first letters and two slips alone", () => {
  for (const typed of ["cta", "slack", "oragn", "wziadr", "orangutan", ""]) {
    assert.equal(spell(typed), undefined, typed);
  }
});

Deno.test("[words] of a language of which a part is known, only sure slips are believed", () => {
  const known = ["linda", "tomando", "templo", "sentado", "espada", "conejo", "violonista"];
  const sure = spellingOf([...known, "branco", "gatto", "amarelo", "princesa"], { isPart: true });
  for (const word of ["linea", "tocando", "tempo", "sentido", "espana", "consejo", "gattino"]) {
    assert.equal(sure(word), undefined, word);
  }
  const slips = {
    barnco: "branco",
    amarello: "amarelo",
    prinncesa: "princesa",
    violonitsa: "violonista",
  };
  for (const [typed, meant] of Object.entries(slips)) assert.equal(sure(typed), meant, typed);
});
