import assert from "node:assert/strict";
import { receiptOf, recipeOf } from "../../../tests/support/read_description.ts";
import { compose } from "../compose.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import type { Print } from "../spec.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";
import { parse } from "./parse.ts";

function meaningOf(description: string, text: string) {
  return receiptOf(description).understood.find((part) => part.text === text);
}

Deno.test("[words] a shade that things are not painted in is drawn as something near", () => {
  const cases: [description: string, text: string, drawnAs: string][] = [
    ["a cat in a dark green waistcoat", "dark green waistcoat", "a green vest"],
    ["a cat with a light blue scarf", "light blue scarf", "a blue scarf"],
    ["eine Katze mit dunkelgrünem Schal", "dunkelgrünem Schal", "a green scarf"],
    ["gata con bufanda verde oscuro", "bufanda verde oscuro", "a green scarf"],
    ["чёрный кот в тёмно-зелёном шарфе", "тёмно-зелёном шарфе", "a green scarf"],
  ];
  for (const [description, text, drawnAs] of cases) {
    assert.equal(meaningOf(description, text)?.drawnAs, drawnAs, description);
  }
  for (const description of ["a cat with a dark blue scarf", "a cat with a pale pink scarf"]) {
    assert.deepEqual(receiptOf(description).understood.map(({ drawnAs }) => drawnAs), [undefined]);
  }
});

Deno.test("[words] a rainbow before clothes is their print, whatever stands between", () => {
  for (
    const description of [
      "a cat with a rainbow striped jumper",
      "a cat in a rainbow knitted jumper",
      "a cat in a rainbow-coloured jumper",
      "gato con un jersey de colores del arcoíris",
      "eine Katze in einem regenbogenfarbenen Pullover",
      "un chat avec un pull aux couleurs de l'arc-en-ciel",
    ]
  ) {
    const { costume, weather } = recipeOf(description);
    assert.equal(costume?.print, "rainbow", description);
    assert.notEqual(weather, "rainbow", description);
    assert.deepEqual(receiptOf(description).ignored, [], description);
  }
  assert.equal(recipeOf("a cat with a rainbow").weather, "rainbow");
});

Deno.test("[words] cloth with a motif has its print, in the colour that is said", () => {
  const cases: [description: string, print: Print, ink: string | undefined][] = [
    ["a cat in a white shirt with red polka dots", "polka-dot", "red"],
    ["gata con vestido blanco con flores azules", "flowered", "blue"],
    ["un chat avec une chemise à pois rouges", "polka-dot", "red"],
    ["eine Katze in einem Pullover mit roten Herzen", "heart-patterned", "red"],
    ["a cat in a pink hoodie with yellow stars", "star-patterned", "yellow"],
    ["a cat in a blue hoodie with white stripes", "striped", "white"],
  ];
  for (const [description, print, ink] of cases) {
    const { costume, props, coat, provenance } = recipeOf(description);
    assert.deepEqual([costume?.print, costume?.ink], [print, ink], description);
    assert(provenance.props !== "text", `${description}: ${props.map(({ kind }) => kind).join()}`);
    assert(provenance["coat.colour"] !== "text", `${description}: ${coat.colour}`);
  }
  assert.deepEqual(recipeOf("a cat in a dress with a red ball").costume, { kind: "dress" });
});

Deno.test("[words] the print of a garment shows the colour that was said", () => {
  const inkedMarks = (description: string) => {
    const scene = compose(planCharacter(description, { style: "cartoon", seed: "2" }).spec);
    return scene.items.flatMap((item) =>
      item.is === "region" && item.role === "costume" ? item.marks : []
    ).filter(({ colour: { c, h } }) => c > 0.12 && (h < 40 || h > 340)).length;
  };
  assert.ok(inkedMarks("a sitting cat in a white shirt with red polka dots") > 3);
  assert.equal(inkedMarks("a sitting cat in a white polka dot shirt"), 0);
});

Deno.test("[words] a food that is a colour, too, is no coat where it is eaten", () => {
  const { props, coat, provenance } = recipeOf("a cat eating cotton candy");
  assert.deepEqual(props.map(({ kind }) => kind), ["stick of candyfloss"]);
  assert.notEqual(provenance["coat.colour"], "text", coat.colour);
  assert.notEqual(recipeOf("a cat eating apricots").provenance["coat.colour"], "text");
  assert.equal(recipeOf("a cat eating orange").relations?.[0]?.is, "eating");
});

Deno.test("[words] a moon that is asked for is in the sky, and the receipt says whether it is seen", () => {
  const receiptAsSeen = (description: string, isHidden = false) => {
    const { spec } = planCharacter(description, { style: "cartoon", seed: "3" });
    const scene = compose(spec);
    const items = isHidden ? scene.items.filter(({ name }) => name !== "moon") : scene.items;
    const seen = visibleRecipe({ ...scene, items });
    return { scene, ...sayingsAsSeen(description, { spec, seen }) };
  };
  const moonOf = ({ understanding: { understood } }: ReturnType<typeof receiptAsSeen>) =>
    understood.find(({ meaning }) => meaning.includes("moon"))?.meaning ?? "";
  const full = receiptAsSeen("a cat in a meadow under the moon");
  assert(full.scene.items.some(({ name }) => name === "moon"));
  assert.equal(moonOf(full), "time: night, moon: full");
  const hidden = receiptAsSeen("a cat in a meadow under the moon", true);
  assert.match(moonOf(hidden), /moon: full \(left out: hidden/);
  assert.match(moonOf(receiptAsSeen("a cat in a cave, full moon")), /moon: full \(left out/);
  assert.equal(recipeOf("gato bajo la luna creciente").time, "night");
  assert.equal(recipeOf("a cat under a crescent moon").moon, "crescent");
  assert.equal(recipeOf("a cat on the moon").setting, "moon");
});

Deno.test("[words] what is done with a word that is not known is listed with it", () => {
  assert.deepEqual(receiptOf("a cat holding a zorple").ignored, ["holding", "zorple"]);
  assert.deepEqual(receiptOf("un gato sosteniendo un zorple").ignored, ["sosteniendo", "zorple"]);
  assert.deepEqual(receiptOf("a cat with a zorple").ignored, ["zorple"]);
});

Deno.test("[words] what is too big for the cat does not make the cat big", () => {
  assert.equal(recipeOf("a cat with a crown too big for its head").size, undefined);
  assert.equal(recipeOf("a big cat with a crown").size, "giant");
});

Deno.test("[words] a scarf on the head is a headscarf, and nothing else lies there", () => {
  const { accessories, relations } = recipeOf(
    "gata con tomates, delantal verde y pañuelo azul en la cabeza",
  );
  assert.deepEqual(accessories, [{ kind: "hat", variant: "headscarf", colour: "blue" }]);
  assert.deepEqual(relations ?? [], []);
  assert.deepEqual(receiptOf("eine Katze mit einem Hut auf dem Kopf").ignored, []);
});

Deno.test("[words] clothes of which hardly anything shows are listed as left out", () => {
  const words = "a grey cat in a white shirt, driving a yellow train";
  const { spec } = planCharacter(words, { style: "cartoon", seed: "8" });
  const { understanding: { understood } } = sayingsAsSeen(words, {
    spec,
    seen: visibleRecipe(compose(spec)),
  });
  const shirt = understood.find(({ text }) => text === "white shirt");
  assert.match(shirt?.meaning ?? "", /left out: hidden/);
});

Deno.test("[words] buses and trains take a colour on their bodies, and not on their windows", () => {
  for (const kind of ["bus", "minibus", "train"] as const) {
    const { spec } = planCharacter(`a cat beside a red ${kind}`, { style: "cartoon", seed: "4" });
    const seen = visibleRecipe(compose(spec));
    assert.deepEqual(seen.props, [{ kind, colour: "red" }]);
  }
});

Deno.test("[words] what is drawn beside the cat, or near to what is said, has a drawnAs", () => {
  const cases: [description: string, text: string, drawnAs: string][] = [
    ["a skater cat doing a kickflip", "doing a kickflip", "the cat riding a skateboard"],
    ["eine Katze vor der Schule", "Schule", "a classroom"],
    ["a cat in front of the bakery", "bakery", "a bakery"],
  ];
  for (const [description, text, drawnAs] of cases) {
    assert.equal(meaningOf(description, text)?.drawnAs, drawnAs, description);
  }
  assert.equal(meaningOf("Katze neben dem Fenster", "Fenster")?.drawnAs, undefined);
  assert.equal(meaningOf("gato en la escuela", "en la escuela")?.drawnAs, undefined);
});

Deno.test("[words] a syllable within a Korean word is no thing; an umbrella that ends in s is one", () => {
  const { props, relations, pose } = recipeOf("아기 고양이가 상자 안에서 자요");
  assert.deepEqual([props, relations?.[0]?.is, pose], [[{ kind: "box" }], "inside", "sleeping"]);
  assert.deepEqual(receiptOf("검은 고양이 투자").ignored, ["투자"]);
  assert.deepEqual(recipeOf("gatito con paraguas amarillo").props, [
    { kind: "umbrella", colour: "yellow" },
  ]);
});

Deno.test("[words] smoke that rises is no coat, and its colour is not the cat's", () => {
  const rising = [
    "a wizard cat, green smoke rising",
    "a cat with purple smoke",
    "a dragon cat breathing smoke",
  ];
  for (const description of rising) {
    const claims = parse(description).readings.flatMap((reading) => reading.claims);
    assert.ok(!claims.some(({ slot }) => slot.startsWith("coat.")), description);
    assert.ok(claims.some(({ value }) => value === "puff of smoke"), description);
  }
  const { coat } = recipeOf("a black smoke maine coon");
  assert.deepEqual([coat.colour, coat.pattern], ["black", "smoke"]);
});

Deno.test("[words] a white stripe on a nose is no striped or white cat", () => {
  const { coat } = recipeOf("a white stripe on her nose, white belly, the rest is orange");
  assert.equal(coat.colour, "orange");
  assert.deepEqual([...coat.white].sort(), ["belly", "blaze"]);
  assert.deepEqual(recipeOf("a black cat with a white patch on her chest").coat.white, ["bib"]);
});

Deno.test("[words] prison stripes are clothes, and no coat", () => {
  const { coat, costume } = recipeOf("a white cat in prison stripes");
  assert.equal(coat.pattern, "solid");
  assert.equal(costume?.kind, "prisoner");
});

Deno.test("[words] spots keep their colour where a language says “with spots”", () => {
  for (
    const description of [
      "un gato blanco con manchas negras",
      "um gato branco com manchas pretas",
      "un chat blanc avec des taches noires",
      "eine weiße Katze mit schwarzen Flecken",
    ]
  ) {
    const { coat } = recipeOf(description);
    assert.deepEqual([coat.colour, coat.second, coat.pattern], ["black", "white", "bicolour"]);
    const { understood } = receiptOf(description);
    assert.ok(understood.every(({ meaning }) => !meaning.includes("left out")), description);
  }
  const { coat } = recipeOf("white cat with orange spots");
  assert.deepEqual([coat.colour, coat.second, coat.pattern], ["white", "orange", "spotted"]);
  const patched = recipeOf("gata branca com manchas laranja").coat;
  assert.deepEqual([patched.colour, patched.second, patched.pattern], [
    "orange",
    "white",
    "bicolour",
  ]);
  const calico = recipeOf("white cat with black and orange patches").coat;
  assert.deepEqual([calico.colour, calico.second, calico.pattern], ["orange", "black", "calico"]);
  assert.equal(recipeOf("un gato con manchas").coat.pattern, "bicolour");
  assert.equal(recipeOf("una gata con rayas").coat.pattern, "tabby");
});

Deno.test("[words] a box behind “in een” is one, and a cat with the flu is sad", () => {
  assert.equal(recipeOf("een poes in een kartonnen doos").props[0]?.count ?? 1, 1);
  assert.equal(meaningOf("a cat with the flu", "with the flu")?.drawnAs, "sad");
});
