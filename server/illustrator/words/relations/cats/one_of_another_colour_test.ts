import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

/** The recipe's cats: colour of the coat, build and pose of each. */
function catsIn(description: string) {
  const { coat, build, pose, others = [] } = resolve(parse(description), {
    style: "cartoon",
    seed: "1",
  });
  return [{ coat, build, pose }, ...others];
}

const coatsIn = (description: string) => catsIn(description).map(({ coat }) => String(coat.colour));

Deno.test("[words] a cat of another colour without a noun is a second one", () => {
  const descriptions = [
    "el gato negro duerme y el blanco juega con un ovillo",
    "le chat noir dort, le blanc joue avec une souris",
    "o gato preto dorme, o branco come peixe",
    "il gatto nero porta una sciarpa blu, quello bianco un cappello giallo",
    "die schwarze Katze schläft, die weiße spielt mit einem Ball",
    "de zwarte kat slaapt, de witte zit op een stoel",
    "czarny kot śpi, a biały bawi się piłką",
    "чёрный кот спит, белый играет с клубком",
    "чорний кіт спить, білий грає на гітарі",
    "the black one naps on the sofa, the white one is tiny and climbs",
    "black cat, white cat, full moon",
    "one black cat is asleep and the other, a white tabby, washes its paw",
    "the black cat holds the ladder while the white one changes a light bulb",
    "el gato grande es negro y el pequeño es blanco",
  ];
  for (const description of descriptions) {
    assert.deepEqual(coatsIn(description), ["black", "white"], description);
  }
});

Deno.test("[words] colours of one cat make no second cat", () => {
  const descriptions = [
    "чёрный кот, белый на груди, спит",
    "die schwarze Katze mit der weißen Pfote, die rote Mütze",
    "la gata negra con el gorro rojo",
    "cute cat, orange cat, chubby",
    "a cat with two balls, the red one is big, the blue one is small",
    "a black cat with a grey Nokia and a red Swatch",
  ];
  for (const description of descriptions) {
    assert.equal(coatsIn(description).length, 1, description);
  }
});

Deno.test("[words] names with a look before or behind them are cats", () => {
  const descriptions = [
    "my fat black tabby Boris and skinny white Nina share a windowsill",
    "Due gatti: Nerone, nero e grasso, e Neve, bianca e magra",
    "deux chats : Plume, noire et grosse, et Charbon, blanc et mince, dorment",
    "twee katten: Pluis, zwart en dik, en Inky, wit en mager",
  ];
  for (const description of descriptions) {
    const [first, second, ...more] = catsIn(description);
    assert.equal(more.length, 0, description);
    assert.deepEqual(coatsIn(description), ["black", "white"], description);
    assert.equal(first!.build, "chubby", description);
    assert.match(second!.build, /slim/, description);
  }
  const poses = catsIn(descriptions[2]!).map(({ pose }) => pose);
  assert.deepEqual(poses, ["sleeping", "sleeping"]);
});

Deno.test("[words] what is said of both is of no thing of the last one", () => {
  assert.deepEqual(coatsIn("the left cat wears a hat, the right one a crown; both are grey"), [
    "grey",
    "grey",
  ]);
  const { readings } = parse("Ash (black) and Snow (white) wearing matching red bow ties");
  const ties = readings.find(({ claims }) => claims.some(({ slot }) => slot === "accessory"));
  assert.deepEqual(ties?.cats, [1, 2]);
});

Deno.test("[words] a number before a possessive counts the kittens", () => {
  assert.equal(coatsIn("кошка-мама белая, а трое её котят чёрные").length, 4);
});

Deno.test("[words] clothes in the plural behind two cats are of both", () => {
  const { readings } = parse("a fat orange cat and a skinny black cat in raincoats");
  const coats = readings.find(({ claims }) => claims.some(({ slot }) => slot === "costume"));
  assert.deepEqual(coats?.cats, [1, 2]);
});

Deno.test("[words] a cat of another build or pattern without a noun is a second one", () => {
  const builds = [
    "o gato magro persegue o rato, o gordo dorme na almofada",
    "de magere kat ligt op de bank, de dikke zit eronder",
    "a skinny cat stuck in a cat flap, a fat cat laughing at it",
  ];
  for (const description of builds) {
    const [first, second] = catsIn(description);
    assert.match(String(first!.build), /slim/, description);
    assert.equal(second?.build, "chubby", description);
  }
  const poses = catsIn(builds[0]!).map(({ pose }) => pose);
  assert.notEqual(poses[0], "sleeping");
  assert.equal(poses[1], "sleeping");
  const [, tabby] = catsIn("die schwarze Katze trägt einen Hut, die getigerte eine Fliege");
  assert.equal(tabby?.coat.pattern, "tabby");
});

Deno.test("[words] a list behind a colon says how many cats there are, an ordinal which", () => {
  assert.equal(catsIn("cats playing cards: a Persian, a sphynx and a tuxedo").length, 3);
  assert.deepEqual(
    coatsIn("three cats: the first is black, the second white, the third grey"),
    ["black", "white", "grey"],
  );
  assert.equal(catsIn("смугаста кішка з чотирма рудими кошенятами").length, 5);
});
