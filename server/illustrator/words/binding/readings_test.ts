import assert from "node:assert/strict";
import { lexemesOf } from "../lexemes.ts";
import type { Reading } from "../parsed_description.ts";
import { bodyReadings, lightReadings } from "./body_readings.ts";
import { catReadings, coatReadings } from "./cat_readings.ts";
import type { Chunk, ChunkKind } from "./chunk.ts";
import { chunksOf } from "./chunks.ts";
import { denials } from "./denial.ts";
import { eyeReadings } from "./eye_readings.ts";
import { qualityReadings } from "./quality_readings.ts";
import type { Sentence } from "./reading.ts";
import { garmentReadings, thingReadings } from "./thing_readings.ts";

type Pass = (sentence: Sentence, chunk: Chunk) => Reading[];

/** What a pass says of the chunks of its kind: the words, and the claims in short. */
function said(description: string, kind: ChunkKind, pass: Pass): string[] {
  const { lexemes } = lexemesOf(description);
  const deniedBy = denials(lexemes);
  const chunks = chunksOf(lexemes, deniedBy).filter((chunk) => chunk.kind === kind);
  return chunks.flatMap((chunk) => pass({ lexemes, deniedBy }, chunk)).map((reading) => {
    const claims = reading.claims.map(({ slot, value, colour, count, degree }) =>
      [slot, count, degree && degree > 1 && "very", colour, value].filter(Boolean).join(" ")
    );
    const words = description.slice(reading.start, reading.end);
    return `${words} = ${claims.join(", ") || reading.note}${reading.denied ? " (no)" : ""}`;
  });
}

Deno.test("[binding] things have their colour and their number", () => {
  assert.deepEqual(said("three red balloons", "thing", thingReadings), [
    "three red balloons = prop 3 red balloon",
  ]);
  assert.deepEqual(said("a cat without a red hat", "thing", thingReadings), [
    "without a red hat = accessory red hat (no)",
  ]);
  assert.deepEqual(said("a cat in a blue coat", "garment", garmentReadings), [
    "blue coat = costume blue coat",
  ]);
});

Deno.test("[binding] adjectives describe the cat, its eyes or a thing", () => {
  assert.deepEqual(said("a very grumpy cat", "quality", qualityReadings), [
    "very grumpy = mood very grumpy",
  ]);
  assert.deepEqual(said("a cat with a tiny balloon", "quality", qualityReadings), [
    "tiny = about the thing, not the cat",
  ]);
  assert.deepEqual(said("big eyes", "quality", qualityReadings), ["big = feature big eyes"]);
  assert.deepEqual(said("a glowing lantern", "quality", qualityReadings), []);
});

Deno.test("[binding] the cat has its coat, its fur and its company", () => {
  assert.deepEqual(said("long brown fur", "cat", catReadings).slice(0, 1), [
    "long brown fur = coat.length fluffy",
  ]);
  assert.deepEqual(said("a smoky grey cat", "coat", coatReadings), [
    "smoky grey = coat.colour charcoal",
  ]);
  assert.deepEqual(said("not orange", "coat", coatReadings), [
    "not orange = coat.colour orange (no)",
  ]);
});

Deno.test("[binding] parts, markings and places take their colour", () => {
  assert.deepEqual(said("a cat with white paws", "body", bodyReadings), [
    "white paws = coat.white socks",
  ]);
  assert.deepEqual(said("a grey cat with black stripes", "body", bodyReadings), [
    "black stripes = coat.pattern tabby, coat.second black",
  ]);
  assert.deepEqual(said("a cat without a nose", "body", bodyReadings), [
    "without a nose = left out: no cat goes without (no)",
  ]);
});

Deno.test("[binding] colours of the light are the scheme of the picture", () => {
  const light: Pass = (sentence, chunk) => lightReadings(sentence, { ...chunk, kind: "light" });
  assert.deepEqual(said("purple", "coat", light), ["purple = scheme purple"]);
});

Deno.test("[binding] eyes are alike or two that differ", () => {
  const eyes: Pass = (sentence, chunk) => eyeReadings(sentence, [chunk]);
  assert.deepEqual(said("green eyes", "eyes", eyes), [
    "green eyes = eyes.left green, eyes.right green",
  ]);
  assert.deepEqual(said("the left eye is blue", "eyes", eyes), [
    "left eye is blue = eyes.left blue",
  ]);
  assert.deepEqual(said("one blue and one green eye", "eyes", eyes), [
    "blue and one green eye = eyes.left blue, eyes.right green",
  ]);
});
