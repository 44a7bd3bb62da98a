import assert from "node:assert/strict";
import { POSES } from "../../cat/poses.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { understanding } from "../understanding.ts";
import { ownMarksSaid } from "./own_marks_said.ts";

const marksOf = (prompt: string) =>
  resolve(parse(prompt), { style: "cartoon", seed: "1" }).ownMarks ?? [];

Deno.test("[words] what is at one place of the cat is a mark of its own", () => {
  const cases: [string, string[]][] = [
    ["a cat with dirt on her nose", ["mud on nose"]],
    ["goalkeeper cat, muddy knees", ["mud on legs"]],
    ["a white cat with one black ear", ["a black spot on left ear"]],
    ["a white cat with a black right ear", ["a black spot on right ear"]],
    ["white with grey ears", ["a grey spot on ears"]],
    ["a white cat with a black spot on her bum", ["a black spot on rump"]],
    ["a black cat with a white dot on her chest", ["a white spot on chest"]],
    ["cream with a darker ring around her tail", ["a dark ring on tail"]],
    ["a grey cat with a black patch over the right eye", ["a black spot on right eye"]],
    ["a tortie with half an orange face", ["an orange spot on half the face"]],
    ["a baker cat w floury paws", ["flour on paws"]],
    ["a cat with its leg in plaster", ["a plaster cast on one leg"]],
    ["a ginger cat with freckles", ["freckles on cheeks"]],
    ["a cat with a bandaged left paw", ["a bandage on one paw"]],
    ["kitten with stickers all over his face", ["stickers on cheeks"]],
    ["a white cat with a ringed tail", ["dark rings on tail"]],
    ["a cat with a black eye", ["a bruise on left eye"]],
    ["a cat with a robotic leg", ["metal on one leg"]],
    ["a sphynx with tattoos", ["a tattoo on side", "a tattoo on one leg"]],
    ["a cat with a bald spot", ["a bald patch on forehead"]],
    ["a cat with frost on its fur", [
      "frost on forehead",
      "frost on back",
      "frost on chest",
      "frost on tail",
    ]],
  ];
  for (const [prompt, marks] of cases) assert.deepEqual(marksOf(prompt), marks, prompt);
});

Deno.test("[words] what others have at a place, or words refuse, is no mark of the cat", () => {
  for (
    const prompt of [
      "a cat hugging a teddy bear with a bandaged paw",
      "a grey cat without freckles",
      "a cat beside a mug with foam",
      "a cat on a roof covered in snow",
      "a cat with a black eye patch",
      "a black cat with green eyes",
      "a black cat with a white patch on her chest and a white tail tip",
    ]
  ) assert.deepEqual(marksOf(prompt), [], prompt);
});

Deno.test("[words] a receipt says that jam is drawn as something near", () => {
  const { understood } = understanding(parse("a cat with jam on its chin"));
  const jam = understood.find(({ text }) => text.startsWith("jam"));
  assert.equal(jam?.drawnAs, "sauce on its chin");
});

Deno.test("[words] a heart is where it is said, white or black where that is said", () => {
  const cases: [description: string, mark: string][] = [
    ["a black cat with a white heart on its chest", "a white heart-shaped spot on chest"],
    ["a white cat with a black heart on her back", "a black heart-shaped spot on back"],
    [
      "a cat with a white heart-shaped patch on its chest",
      "a white heart-shaped spot on chest",
    ],
    ["a cat with a heart on its side", "a heart-shaped spot on side"],
  ];
  for (const [description, mark] of cases) {
    assert.deepEqual(marksOf(description), [mark], description);
  }
  assert.deepEqual(marksOf("a cat with a heart on its forehead"), []);
});

Deno.test("[words] chance takes a pose that shows the flank or the chest with a mark", () => {
  const posesOf = (description: string) =>
    new Set(
      Array.from({ length: 40 }, (_, seed) =>
        resolve(parse(description), { style: "cartoon", seed: String(seed) })).filter(({ mood }) =>
          mood !== "sleepy"
        ).map(({ pose }) => pose),
    );
  assert.ok(
    [...posesOf("a happy cat with a bald patch on its back")].every((pose) =>
      /standing|walking|running|sneaking/.test(pose)
    ),
  );
  assert.ok(
    [...posesOf("a happy white cat with a black heart on its chest")]
      .every((pose) => !POSES[pose].hidesClothes),
  );
});

Deno.test("[words] a milk moustache is foam on the mouth, another one is hair", () => {
  assert.deepEqual(ownMarksSaid("a kitten with a milk moustache").map(({ marks }) => marks), [
    ["foam on mouth"],
  ]);
  assert.deepEqual(ownMarksSaid("a kitten with a moustache"), []);
});
