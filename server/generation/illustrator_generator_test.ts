import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { type CatSpec, describeIn } from "../illustrator/mod.ts";
import type { PictureRequest } from "./image_generator.ts";
import { checkPicture } from "./picture_check.ts";
import { createIllustrator } from "./illustrator_generator.ts";

const REQUEST: PictureRequest = {
  owner: "guest:192.0.2.1",
  prompt: "a ginger cat with a blue scarf",
  style: "cartoon",
  seed: "7",
  traits: [],
  accessories: [],
};

Deno.test("a description becomes a picture with its colours and an alternative text, its stages in order", async () => {
  const illustrator = sharedIllustrator();
  await illustrator.warmUp?.();
  const steps: GenerationProgress[] = [];
  const picture = await illustrator.generate(REQUEST, { onProgress: (step) => steps.push(step) });
  const inFile = (await checkPicture(picture.png)).flat();
  const differences = picture.colours?.flat().map((part, at) => Math.abs(part - inFile[at]!));
  assert(differences && Math.max(...differences) < 6, `differ by ${differences}`);
  assert.match(picture.alt, /scarf/);
  assert(picture.understanding.understood.some(({ text }) => text === "ginger"));
  const stages = ["waiting", "reading", "sketching", "painting", "finishing"];
  assert.deepEqual(steps.map(({ stage }) => stage), stages);
  const percents = steps.map(({ percent }) => percent);
  assert.deepEqual(percents, percents.toSorted((a, b) => a - b));
});

Deno.test("what a picture does not show is listed as left out, and not in its alternative text", async () => {
  const illustrator = sharedIllustrator();
  const { understanding, alt } = await illustrator.generate({
    ...REQUEST,
    prompt: "a black musketeer cat with a white bib, lying",
  });
  const bib = understanding.understood.find(({ text }) => text === "white bib");
  assert.equal(bib?.meaning, "white: bib (left out: hidden in this picture)");
  assert.doesNotMatch(alt, /white/);
});

Deno.test("the alternative text of a changed picture says what that picture shows", async () => {
  const illustrator = sharedIllustrator();
  const request = { ...REQUEST, prompt: "a black cat with a white bib, lying", seed: "1" };
  const first = await illustrator.generate(request);
  assert.match(first.alt, /white bib/);
  const revised = illustrator.revise!(first.png, request, { words: "as a musketeer" });
  assert(revised && "recipe" in revised);
  const changed = await illustrator.generate({ ...request, recipe: revised.recipe });
  assert.match(changed.alt, /musketeer/);
  assert.doesNotMatch(changed.alt, /white/);
  const inGerman = describeIn(changed.recipe as CatSpec, "de");
  assert.match(inGerman, /Musketier/);
  assert.doesNotMatch(inGerman, /weiß/);
});

Deno.test("the same request draws the same picture, another seed another one", async () => {
  const illustrator = createIllustrator({ threads: 2 });
  try {
    const [one, same, other] = await Promise.all([
      illustrator.generate(REQUEST),
      illustrator.generate(REQUEST),
      illustrator.generate({ ...REQUEST, seed: "8" }),
    ]);
    assert.deepEqual(one, same);
    assert.notDeepEqual(one.png, other.png);
  } finally {
    illustrator.close();
  }
});

Deno.test("with a seed a receipt says before drawing what the picture will hide", async () => {
  const illustrator = sharedIllustrator();
  const request = {
    ...REQUEST,
    prompt: "a black musketeer cat with a white bib, lying",
    seed: "1",
  };
  const receipt = await illustrator.understandAsDrawn!(request);
  const bib = receipt?.understood.find(({ text }) => text === "white bib");
  assert.equal(bib?.meaning, "white: bib (left out: hidden in this picture)");
  assert(receipt!.guessed.every(({ value }) => value === "we choose"));
  const { understanding } = await illustrator.generate(request);
  assert.deepEqual(receipt!.understood, understanding.understood);
});

Deno.test("a receipt before drawing knows what was chosen in the form", async () => {
  const illustrator = sharedIllustrator();
  const request = {
    ...REQUEST,
    prompt: "a black cat in blue neon light",
    seed: "1",
    colorScheme: "green" as const,
  };
  const receipt = await illustrator.understandAsDrawn!(request);
  const blue = receipt?.understood.find(({ text }) => text.includes("blue"));
  assert.match(blue?.meaning ?? "", /something else was said or chosen/);
  const { understanding } = await illustrator.generate(request);
  assert.deepEqual(receipt!.understood, understanding.understood);
});

Deno.test("a receipt does not wait for a thread that draws", async () => {
  const illustrator = sharedIllustrator();
  const started = Promise.withResolvers<void>();
  const drawing = illustrator.generate(REQUEST, { onProgress: () => started.resolve() });
  await started.promise;
  assert.equal(await illustrator.understandAsDrawn!(REQUEST), undefined);
  await drawing;
  assert.notEqual(await illustrator.understandAsDrawn!(REQUEST), undefined);
});

Deno.test("understanding says what is open without drawing", () => {
  const illustrator = sharedIllustrator();
  const { understood, guessed, ignored } = illustrator.understand({
    prompt: "a ginger cat playing the hurdy-gurdy",
    style: "cartoon",
  });
  assert(understood.some(({ text }) => text === "ginger"));
  assert(guessed.every(({ value }) => value === "we choose"));
  assert.deepEqual(ignored, ["hurdy-gurdy"]);
});
