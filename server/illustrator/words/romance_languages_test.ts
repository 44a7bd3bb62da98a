import assert from "node:assert/strict";
import { recipeOf } from "../../../tests/support/read_description.ts";
import { parse } from "./parse.ts";
import { understanding } from "./understanding.ts";

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? []).map(({ is, what }) =>
    `${is} ${"prop" in what ? what.prop : "cat"}`
  );
}

const propsIn = (description: string) =>
  parse(description).readings.flatMap(({ claims }) => claims)
    .flatMap(({ slot, value }) => slot === "prop" ? [value] : []);

Deno.test("[words] what a cat does is known in Spanish, French, Portuguese and Italian, and ignores no word", () => {
  const cases: [description: string, does: string][] = [
    ["gato gris haciendo ganchillo", "busy with ball of yarn"],
    ["chat gris qui fait du crochet", "busy with ball of yarn"],
    ["gato cinza fazendo crochê", "busy with ball of yarn"],
    ["gatto grigio che fa l'uncinetto", "busy with ball of yarn"],
    ["gato viendo una película", "looking at television"],
    ["chat devant un film", "looking at television"],
    ["gato assistindo a um filme", "looking at television"],
    ["gatto davanti alla tv", "looking at television"],
    ["gato chutando un penalti", "kicking football"],
    ["gato batendo pênalti", "kicking football"],
    ["gatto che tira un rigore", "kicking football"],
    ["gata asomada a un buzón", "peeking out of postbox"],
    ["chat qui sort d'un carton", "peeking out of box"],
  ];
  for (const [description, does] of cases) {
    assert.deepEqual(relationsIn(description), [does], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});

Deno.test("[words] things of the house have names in Italian, too", () => {
  const cases: [description: string, thing: string][] = [
    ["gatto con la borraccia", "water bottle"],
    ["gatto sulla sdraio", "deckchair"],
    ["gatto con la motosega", "chainsaw"],
    ["gatto e la lettiera", "litter tray"],
    ["gatto con la trottola", "spinning top"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(propsIn(description), [thing], description);
  }
});

Deno.test("[words] words that Romance languages write alike mean what they mean in the sentence", () => {
  // A hazel is a colour of eyes, and hazelnuts are none; who falls is no grave; a dress for the evening is no evening.
  assert.deepEqual(propsIn("chat gris, la neige tombe"), []);
  assert.notEqual(recipeOf("gatta in abito da sera").time, "sunset");
  assert.equal(recipeOf("gatta in abito da sera").costume?.kind, "ball gown");
  assert.equal(recipeOf("gato gris con avellanas").coat.colour, "grey");
  assert.equal(recipeOf("gata blanca con ojos color miel").coat.colour, "white");
  assert.deepEqual(propsIn("mi gata Perla con un collar"), []);
  assert.deepEqual(propsIn("gato sentado frente al mar mirando las olas"), ["wave"]);
});
