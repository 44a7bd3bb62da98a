import assert from "node:assert/strict";
import { ignoredIn, planOf, recipeOf } from "../../../../../tests/support/read_description.ts";

/** The coat of each cat: its colour, or its pattern where it has one of several colours. */
function coatsOf(description: string): string[] {
  const { coat, others = [] } = recipeOf(description);
  return [{ coat }, ...others].map(({ coat: { colour, pattern } }) =>
    ["calico", "tortoiseshell", "points", "tuxedo"].includes(pattern) ? pattern : colour
  );
}

function assertCoats(cases: Record<string, string[]>): void {
  for (const [description, coats] of Object.entries(cases)) {
    assert.deepEqual(coatsOf(description), coats, description);
  }
}

Deno.test("[words] names with an equals sign, a bracket, a dash or a comma are cats with their looks", () => {
  assertCoats({
    "my two idiots Salt and Pepa fighting. Salt = white, Pepa = grey tabby": ["white", "grey"],
    "my girls: Nala (ginger tabby), Sima - tortie, Kiki, all black": [
      "orange",
      "tortoiseshell",
      "black",
    ],
    "Pixel the grey tabby and Byte the black cat at a computer": ["grey", "black"],
  });
  const { props } = recipeOf("Salt = white, Pepa = grey");
  assert.ok(!props.some(({ kind }) => kind.includes("salt")));
  assert.ok(planOf("Pixel the tabby and Byte the black cat at a computer").alt.includes("laptop"));
});

Deno.test("[words] a size, a role or a number introduces a cat of its own", () => {
  assertCoats({
    "the big one is orange, the small one is grey and wears a bow tie": ["orange", "grey"],
    "bride cat is a white persian and groom is a tuxedo cat in a top hat": ["white", "tuxedo"],
    "thor is the orange one and loki is the black one": ["orange", "black"],
    "cat 1: black with a red bow, cat 2: white with a blue bow": ["black", "white"],
    "first cat is orange, second cat is grey, third cat is white": ["orange", "grey", "white"],
    "Katze 1: schwarz, Katze 2: weiß": ["black", "white"],
  });
  const [, small] = [recipeOf("the big one is orange, the small one is grey")].flatMap((
    { size, others = [] },
  ) => [size, ...others.map((other) => other.size)]);
  assert.equal(small, "tiny");
});

Deno.test("[words] a list behind a number, with or without a colon, is one cat each", () => {
  assertCoats({
    "3 cats - a calico, a tuxedo and a siamese": ["calico", "tuxedo", "points"],
    "mum cat is tortoiseshell, her three kittens are ginger, black and white": [
      "tortoiseshell",
      "orange",
      "black",
      "white",
    ],
    "one white cat with a hat, one black cat with a bow": ["white", "black"],
    "Left: a white cat in a red scarf. Right: a black cat in a blue scarf.": ["white", "black"],
  });
});

Deno.test("[words] kin with a coat or of a cat are cats, kin of people are not", () => {
  assertCoats({
    "two grey kittens with a ginger mother": ["grey", "grey", "orange"],
    "a grey cat and his new sister Peaches, a cream kitten": ["grey", "cream"],
    "my sister has a black cat": ["black"],
    "a girl and her sister with a white cat": ["white"],
  });
});

Deno.test("[words] things, styles and moods with a colon are no cats", () => {
  assertCoats({
    "Hat: red. Scarf: blue. Cat: black": ["black"],
    "Style: watercolor, Cat: orange, Mood: happy": ["orange"],
    "eyes = green, fur = black, background = forest": ["black"],
    "the background is blue, the carpet is pink, a black cat": ["black"],
    "a wizard, his cat is black": ["black"],
  });
});

Deno.test("[words] colours behind a colon are those of the thing before it", () => {
  const { accessories } = recipeOf("Hat: red. Scarf: blue. Cat: black");
  assert.deepEqual(accessories.map(({ colour }) => colour), ["red", "blue"]);
  assertCoats({ "a grey cat with two balls: red and blue": ["grey"] });
});

Deno.test("[words] what follows the looks of a group, all of them do", () => {
  for (
    const description of [
      "two cats: one orange, the other grey, playing chess",
      "два кота, рыжий и чёрный, играют в шахматы",
    ]
  ) {
    const doing = recipeOf(description).relations?.filter(({ is }) => is === "playing") ?? [];
    assert.deepEqual(doing.map(({ who }) => who), ["cat 1", "cat 2"], description);
  }
});

Deno.test("[words] “the other is green” is an eye's, and not the coat's", () => {
  assertCoats({ "one eye is blue, the other is green, white cat": ["white"] });
  assert.equal(ignoredIn("one eye is blue, the other is green, white cat"), "");
});

Deno.test("[words] names and roles with a look are cats of their own in languages with and without a verb", () => {
  assertCoats({
    "i miei due gatti: Totò è rosso e cicciotto, Peppa è bianca e piccolina": ["orange", "white"],
    "minhas duas gatas: Farofa é cinza e gorda, Tapioca é branca": ["grey", "white"],
    "moje dwa koty: Mruczek jest szary i gruby, Kizia jest biała": ["grey", "white"],
    "mina två katter: Sigge är grå och tjock, Maja är vit": ["grey", "white"],
    "две кошки: Дуся серая и толстая, Фёкла белая": ["grey", "white"],
    "iki kedim: Boncuk gri ve şişman, Pamuk beyaz": ["grey", "white"],
    "the bride is white and fluffy with a veil and the groom is black": ["white", "black"],
    "one cat is black with a red scarf, the other one is white": ["black", "white"],
    "the older cat is grey, the younger one is orange": ["grey", "orange"],
    "left cat is black, right cat is white": ["black", "white"],
    "der kleine Kater ist rot, die große Katze ist grau": ["orange", "grey"],
    "le petit chat est roux, le grand est noir": ["orange", "black"],
    "the mum cat is grey and her kitten is orange": ["grey", "orange"],
    "the cat is black and the dog is white": ["black"],
  });
  const { costume, others } = recipeOf("the bride is white, the groom is black");
  assert.deepEqual([costume, others?.[0]?.costume].map((one) => [one?.kind, one?.colour]), [
    ["wedding dress", undefined],
    ["tuxedo", undefined],
  ]);
});
