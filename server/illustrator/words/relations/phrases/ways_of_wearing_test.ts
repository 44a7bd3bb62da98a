import assert from "node:assert/strict";
import { boundsOf, heightOf } from "../../../geometry/measure.ts";
import { compose } from "../../../compose.ts";
import { planCharacter } from "../../../plan.ts";

const plan = (prompt: string) => planCharacter(prompt, { style: "cartoon", seed: "3" });

/** Where what shows this kind is in the picture. */
function placeOf(prompt: string, shows: string) {
  const { items } = compose(plan(`${prompt}, sitting`).spec);
  return boundsOf(items.filter((item) => item.shows === shows));
}

Deno.test("[words] how clothes are worn is read with them and listed nowhere else", () => {
  for (
    const [prompt, how] of [
      ["a cat with sunglasses pushed up on its head", "pushed up"],
      ["a cat wearing a tiny top hat", "small"],
      ["a cat with a crooked bow tie", "askew"],
      ["a cat with headphones around her neck", "around the neck"],
      ["a kitten in an oversized hoodie", "big"],
      ["a cat in a hoodie with the hood up", "hood up"],
      ["a cat with a jumper tied round its waist", "around the waist"],
      ["a cat with a cardigan draped over its shoulders", "over the shoulders"],
    ] as const
  ) {
    const { spec, understanding } = plan(prompt);
    assert.equal([...spec.accessories, spec.costume].find((worn) => worn?.how)?.how, how, prompt);
    assert.deepEqual(understanding.ignored, [], prompt);
  }
});

Deno.test("[words] where a thing is worn anyway is no news", () => {
  const { spec, understanding } = plan("a black cat with a red scarf wrapped around its neck");
  assert.equal(spec.accessories[0]?.how, undefined);
  assert.deepEqual(understanding.ignored, []);
});

Deno.test("[wardrobe] glasses on the head are above those before the eyes, a tiny hat is small", () => {
  const usual = placeOf("a cat with glasses", "accessory glasses");
  assert.ok(placeOf("a cat with glasses on its head", "accessory glasses").bottom < usual.bottom);
  const hat = placeOf("a cat with a top hat", "accessory hat");
  const tiny = placeOf("a cat with a tiny top hat", "accessory hat");
  assert.ok(heightOf(tiny) < heightOf(hat) * 0.75);
});
