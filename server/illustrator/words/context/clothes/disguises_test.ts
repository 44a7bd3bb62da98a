import assert from "node:assert/strict";
import { planOf } from "../../../../../tests/support/read_description.ts";

const DISGUISES: readonly [words: string, kind: string, emblem?: string][] = [
  ["a cat dressed as a hen", "chicken"],
  ["a cat dressed as a gnome", "gnome"],
  ["a cat in a sheep costume", "sheep"],
  ["a cat in a cow onesie", "cow"],
  ["a cat dressed up as a tiger", "tiger"],
  ["a cat dressed as a taco", "soft costume", "taco"],
  ["a cat in a hot dog costume", "soft costume", "hot dog"],
  ["gato disfrazado de pato", "duck"],
  ["chat déguisé en citrouille", "pumpkin"],
  ["恐竜の着ぐるみを着た猫", "dinosaur"],
  ["공룡 옷을 입은 고양이", "dinosaur"],
  ["猫穿着恐龙服装", "dinosaur"],
  ["кот в костюме динозавра", "dinosaur"],
  ["Katze als Pinguin verkleidet", "penguin"],
];

Deno.test("who is dressed as an animal or a thing wears its costume", () => {
  for (const [words, kind, emblem] of DISGUISES) {
    const { costume, props } = planOf(words).spec;
    assert.deepEqual([costume?.kind, costume?.emblem], [kind, emblem], words);
    assert.deepEqual(props, [], `${words}: and has no second one beside it`);
  }
});

Deno.test("colours of suits and animals beside a cat are no disguises", () => {
  assert.equal(planOf("a cat in an orange suit").spec.costume?.kind, "suit");
  assert.equal(planOf("a cat next to a bear").spec.costume, undefined);
  assert.equal(planOf("a cat dressed as a pirate with a parrot").spec.costume?.kind, "pirate");
  assert.ok(
    planOf("a cat beside a sheep in a suit").spec.props.some(({ kind }) => kind === "sheep"),
  );
});
