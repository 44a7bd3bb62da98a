import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

function readIn(description: string): { said: string[]; ignored: string[] } {
  const { prompt, readings, unknown, unread } = parse(description);
  return {
    said: readings.flatMap(({ claims }) =>
      claims.flatMap(({ slot, value }) => ["feature", "pose", "gaze"].includes(slot) ? [value] : [])
    ),
    ignored: [...unknown, ...unread].map(({ start, end }) => prompt.slice(start, end)),
  };
}

Deno.test("[words] a part of the body and how it is carried are read together, in any order", () => {
  const cases: [string, string[]][] = [
    ["a cat with its ears flat against its head", ["ears flat"]],
    ["a cat, flattened ears", ["ears flat"]],
    ["a cat with one ear up and one ear back", [
      "one ear back",
      "one ear back",
    ]],
    ["a cat lifting its right front paw", ["paw raised"]],
    ["a cat with its tail wrapped neatly around its feet", [
      "tail around its paws",
    ]],
    ["a cat with its tail between its legs", ["tail tucked in"]],
    ["a cat, eyes half closed, tongue poking out a bit", [
      "eyes half shut",
      "tongue out",
    ]],
    ["a cat resting its head on its paws", ["lying", "head on its paws"]],
    ["a cat with huge round pupils", ["wide pupils"]],
    ["a cat curled up, nose under its tail", ["curled up", "curled up"]],
    ["eine Katze mit angelegten Ohren", ["ears flat"]],
    ["ein Kater, den Schwanz hoch erhoben", ["tail up"]],
    ["un chat, la queue enroulée autour des pattes", ["tail around its paws"]],
    ["un chat avec une patte en l'air", ["paw raised"]],
    ["una gata con la cola levantada", ["tail up"]],
    ["um gato com os olhos fechados", ["eyes shut"]],
    ["un gatto con una zampa alzata", ["paw raised"]],
    ["耳を伏せた猫", ["ears flat"]],
    ["a cat with ragged ears", ["notched ear"]],
    ["a cat, eyes crossed", ["crossed eyes"]],
    ["a cat whose left ear is missing", ["missing ear"]],
    ["a cat with a kinked tail", ["crooked tail"]],
    ["a cat with enormous fangs", ["fangs"]],
    ["a cat with a nick in its ear", ["notched ear"]],
    ["ein Kater mit einem Knick im Schwanz", ["crooked tail"]],
    ["a hypnotized kitten", ["spiral eyes"]],
  ];
  for (const [description, expected] of cases) {
    const { said, ignored } = readIn(description);
    assert.deepEqual(said, expected, description);
    assert.deepEqual(ignored, [], description);
  }
});

Deno.test("[words] a part of another animal, and one that only has a colour, is no gesture", () => {
  assert.deepEqual(readIn("a cat and a dog with its tail up").said, []);
  assert.deepEqual(
    readIn("a black cat with a white tail and white paws").said,
    [],
  );
  const { coat, features } = resolve(
    parse("a black cat with one white paw raised"),
    {
      style: "cartoon",
      seed: "1",
    },
  );
  assert.equal(coat.colour, "black");
  assert.deepEqual(features, ["paw raised"]);
});

Deno.test("[words] the seed chooses a pose that shows what tail, paws and legs do", () => {
  for (let seed = 0; seed < 20; seed++) {
    const poseOf = (words: string) =>
      resolve(parse(words), { style: "anime", seed: `${seed}` }).pose;
    assert.equal(poseOf("a cat with its tail around its paws"), "sitting");
    assert.ok(
      !["loaf", "sleeping", "lying", "portrait"].includes(
        poseOf("a three legged cat"),
      ),
    );
  }
});
