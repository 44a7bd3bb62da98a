import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

Deno.test("[words] the room where a picture is to hang is not where the cat is", () => {
  const places: [string, string][] = [
    ["a picture for my daughter's bedroom wall: a cat in a garden", "garden"],
    ["a poster for our kitchen, a chef cat on a beach", "beach"],
    ["something cute for my son's bedroom, a cat in the snow", "snow"],
    ["ein Bild fürs Schlafzimmer, eine Katze am Strand", "beach"],
    ["un dessin pour la chambre de ma fille : un chat dans un jardin", "garden"],
    ["un cuadro para la cocina, un gato en la playa", "beach"],
    ["a picture for my mum of a cat in the kitchen", "kitchen"],
    ["a picture for our kitchen, a cat with a cake", "kitchen"],
    ["a portrait for grandpa, cat in an office", "office"],
    ["For my granddaughter's bedroom: a cat in a meadow", "meadow"],
    ["Logo for our bakery: a cat on a beach", "beach"],
    ["Für unser Schlafzimmer: eine Katze am Strand", "beach"],
  ];
  for (const [description, place] of places) {
    assert.equal(recipeOf(description).setting, place, description);
  }
});
