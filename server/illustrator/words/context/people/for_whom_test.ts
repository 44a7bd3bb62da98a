/**
 * For whom a picture is, which is no place of its cat.
 */
import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const recipeOf = (description: string) =>
  resolve(parse(description), { style: "cartoon", seed: "5" });

Deno.test("[words] the room that a picture is for is not where its cat is, in every language", () => {
  const descriptions = [
    "for my son's bedroom: a cat on the moon",
    "Für das Zimmer meines Sohnes: ein Kater auf dem Mond",
    "pour la chambre de mon fils, un chat sur la lune",
    "para el cuarto de mi hijo, un gato en la luna",
    "per la cameretta di mia figlia: gatto sulla luna",
    "para o quarto da minha filha: gata na lua",
    "voor de kamer van mijn dochter: een kat op de maan",
    "для комнаты сына: кот на луне",
    "dla pokoju mojej córki: kot na księżycu",
    "oğlumun odası için: kedi ayda",
    "a cat on the moon, for my daughter's bedroom",
  ];
  for (const description of descriptions) {
    assert.equal(recipeOf(description).setting, "moon", description);
  }
  for (
    const description of [
      "Für unseren Kindergarten: eine Katze als Polizistin",
      "para nuestra cocina, un gato pirata",
    ]
  ) assert.ok(!["playroom", "kitchen"].includes(recipeOf(description).setting), description);
});

Deno.test("[words] a day that is kept, and a place that a cat is ready for, stay", () => {
  assert.equal(recipeOf("a cat ready for the beach").setting, "beach");
  assert.equal(recipeOf("a cat for my kitchen").setting, "kitchen");
  assert.match(
    JSON.stringify(parse("for Christmas: a cat by the fire").readings),
    /snow/,
  );
});
