/** @module Things behind an ear, in the hair and around the neck, in the languages of descriptions. */
import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";

function relationsOf(description: string): string[] {
  const { spec } = planCharacter(description, { style: "cartoon", seed: "1" });
  return (spec.relations ?? []).map(({ who, is, what }) =>
    `${who} ${is} ${spec.props[Number(what.split(" ")[1]) - 1]?.kind}`
  );
}

Deno.test("[words] a thing behind an ear, in the hair or around the neck is worn there", () => {
  for (
    const [description, relation] of [
      ["a carpenter cat with a pencil behind his ear", "cat 1 behind the ear pencil"],
      ["chat avec un crayon derrière l'oreille", "cat 1 behind the ear pencil"],
      ["Katze mit einem Gänseblümchen hinter dem Ohr", "cat 1 behind the ear daisy"],
      ["kat met een bloem achter haar oor", "cat 1 behind the ear flower"],
      ["耳に鉛筆をはさんだ猫", "cat 1 behind the ear pencil"],
      ["a grey cat with a starfish in its hair", "cat 1 in the hair starfish"],
      ["a black cat with a key around its neck", "cat 1 around the neck key"],
      ["gato con una llave al cuello", "cat 1 around the neck key"],
    ] as const
  ) {
    assert.deepEqual(relationsOf(description), [relation], description);
  }
});

Deno.test("[words] what is worn there anyway needs no relation", () => {
  for (
    const description of [
      "a cat with a whistle around its neck",
      "a cat with a scarf around its neck",
      "a cat with a gold watch on its wrist",
      "a cat with a camera round its neck",
      "a cat with a medal hanging around its neck",
    ]
  ) {
    assert.deepEqual(relationsOf(description), [], description);
  }
});
