import assert from "node:assert/strict";
import { EXAMPLE_DESCRIPTIONS } from "../../../lib/example_descriptions.ts";
import { LABELLED } from "../../../tests/support/labelled_descriptions.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

Deno.test("[words] understanding() accounts for every word of a description", () => {
  assert.deepEqual(
    understanding(parse("a fluffy orange tabby wizard with green eyes sitting on the moon")),
    {
      understood: [
        { text: "fluffy", meaning: "coat: fluffy" },
        { text: "orange", meaning: "coat colour: orange" },
        { text: "tabby", meaning: "pattern: tabby" },
        { text: "wizard", meaning: "costume: wizard" },
        { text: "green eyes", meaning: "eyes: green" },
        { text: "sitting", meaning: "pose: sitting" },
        { text: "moon", meaning: "place: the moon" },
      ],
      guessed: [{ what: "mood", value: "we choose" }, { what: "time", value: "we choose" }],
      ignored: [],
    },
  );
});

Deno.test("[words] understanding() says what words mean", () => {
  const meanings: [description: string, text: string, meaning: string][] = [
    ["a red scarf", "red scarf", "accessory: a red scarf"],
    ["a cat with glasses", "glasses", "accessory: glasses"],
    ["black and white cat", "black and white", "coat colours: black and white"],
    ["orange and white tabby", "orange and white", "coat colours: orange and white"],
    ["white paws", "white paws", "white: socks"],
    ["no hat", "no hat", "no hat"],
    ["a cat that is not orange", "not orange", "coat colour: not orange"],
    ["without green eyes", "without green eyes", "eyes: not green"],
    ["one blue eye, one green eye", "blue eye", "left eye: blue"],
    ["organge cat", "organge", "coat colour: orange (read as “orange”)"],
    ["cup of lemonade", "cup of lemonade", "with: a glass of lemonade"],
    ["eine graue Katze schläft auf dem Regal", "Regal", "with: a shelf"],
    ["a red mug", "red mug", "with: a red cup"],
    ["a red mug of cocoa", "red mug of cocoa", "drawn as a red cup"],
    ["a samurai", "samurai", "costume: samurai"],
    ["a geisha", "geisha", "drawn as a kimono"],
    ["a teacher", "teacher", "drawn as a tweed jacket, glasses and a book"],
    ["in a herb garden", "herb garden", "drawn in a garden"],
    ["a dancing cat", "dancing", "pose: dancing"],
    ["a skydiving cat", "skydiving", "drawn floating in the air"],
    ["a very grumpy cat", "very grumpy", "mood: very grumpy"],
    ["two red balloons", "two red balloons", "with: two red balloons"],
    ["wearing a blue coat", "blue coat", "costume: blue coat"],
    ["a blue coat of fur", "blue", "coat colour: blue"],
    ["by a frozen lake", "frozen lake", "place: a lake, season: winter"],
    ["a cat named Ginger", "Ginger", "its name"],
    ["two cats", "two cats", "drawn: two cats"],
    ["grey cat on the left, white cat on the right", "white", "coat colour: white"],
    ["my new babies, two kittens", "two", "drawn: two cats"],
    ["a group of cats", "a group of cats", "drawn: three cats"],
    [
      "a castle on the moon",
      "moon",
      "place: the moon (left out: something else was said or chosen)",
    ],
    ["in the snow at a castle", "in the snow", "weather: snow"],
    ["a cat with no eyes", "no eyes", "left out: no cat goes without"],
    ["a cat without whiskers", "without whiskers", "looks: no whiskers"],
    ["a cat without a nose", "without a nose", "left out: no cat goes without"],
    ["a cat with big eyes", "big", "looks: big eyes"],
    ["a one-eyed cat", "one-eyed", "looks: left eye missing"],
    ["a full body picture of a cat", "full body", "pose: not portrait"],
  ];
  for (const [description, text, meaning] of meanings) {
    const { understood } = understanding(parse(description));
    assert.equal(understood.find((part) => part.text === text)?.meaning, meaning, description);
  }
});

Deno.test("[words] understanding() names what is drawn in place of what the words name", () => {
  const drawn: [description: string, text: string, drawnAs: string | undefined][] = [
    ["a cat in a graphic tee", "graphic tee", "a t-shirt"],
    ["a cat in a trench coat", "trench coat", undefined],
    ["a cat in a herb garden", "herb garden", "a garden"],
    ["a cat hiding", "hiding", "shy"],
    ["una gata regando las plantas", "regando", "the cat busy with two potted plants"],
    ["a cat petting a dog", "petting", undefined],
    ["a skydiving cat", "skydiving", "floating in the air"],
    ["a cat in a sunbeam", "sunbeam", "day and clear"],
    ["five mice", "five mice", "three mice"],
    ["seven cats", "seven cats", "five cats"],
    ["a teacher", "teacher", "a tweed jacket, glasses and a book"],
    ["ein Kater auf dem Berg", "Berg", undefined],
    ["a cat in the garden", "garden", undefined],
    ["a cat in a backyard", "backyard", undefined],
    ["a kitty napping", "napping", undefined],
    ["three mice", "three mice", undefined],
    ["a smiling cat", "smiling", undefined],
    ["eine schwarze Katze im Garten", "Garten", undefined],
  ];
  for (const [description, text, drawnAs] of drawn) {
    const { understood } = understanding(parse(description));
    const entry = understood.find((part) => part.text === text);
    assert.ok(entry, `${description}: ${JSON.stringify(understood)}`);
    assert.equal(entry.drawnAs, drawnAs, description);
  }
});

Deno.test("[words] understanding() claims no word that says something else", () => {
  const ignored: [description: string, words: string[]][] = [
    ["a husky-coloured cat", ["husky"]],
    ["an alien with three eyes", ["three"]],
    ["a cat :3 in a dark forest", ["dark"]],
  ];
  for (const [description, words] of ignored) {
    assert.deepEqual(understanding(parse(description)).ignored, words, description);
  }
});

Deno.test("[words] a joined emoji is what it shows, not its first part", () => {
  for (const [emoji, kind] of [["🐻‍❄️", "polar bear"], ["🐦‍⬛", "blackbird"]]) {
    const { props } = resolve(parse(`cat ${emoji}`), { style: "cartoon", seed: "1" });
    assert.equal(props[0]?.kind, kind);
  }
  for (const [emoji, kind] of [["👩‍🎨", "painter"], ["🧑🏽‍🍳", "chef"], ["🧙‍♀️", "wizard"]]) {
    const { costume } = resolve(parse(`cat ${emoji}`), { style: "cartoon", seed: "1" });
    assert.equal(costume?.kind, kind);
  }
});

Deno.test("[words] understanding() lists what it does not know, once and in order", () => {
  const { ignored } = understanding(
    parse("A hurdy-gurdy, a black cat, gamelan orchestra and a Hurdy-gurdy"),
  );
  assert.deepEqual(ignored, ["hurdy-gurdy", "gamelan orchestra"]);
});

Deno.test("[words] understanding() shows the guesses of a picture", () => {
  const said = parse("a black cat in a garden");
  const spec = resolve(said, { style: "anime", seed: "3" });
  const { guessed } = understanding(said, spec);
  assert.deepEqual(guessed, [
    { what: "pattern", value: spec.coat.pattern },
    { what: "eyes", value: spec.eyes.left },
    { what: "pose", value: spec.pose },
    { what: "mood", value: spec.mood },
    { what: "time", value: spec.time },
  ]);
});

Deno.test("[words] understanding() says when the chosen options won", () => {
  const said = parse("a cat with a pink background");
  const spec = resolve(said, { style: "anime", seed: "3", scheme: "green" });
  const [background] = understanding(said, spec).understood;
  assert.equal(background?.meaning, "place: a plain background (pink gives way to something else)");
});

Deno.test("[words] understanding() quotes the person's own words", () => {
  for (const [description] of LABELLED) {
    const { understood, ignored } = understanding(parse(description));
    for (const text of [...understood.map((part) => part.text), ...ignored]) {
      for (const part of text.split(" … ")) assert.ok(description.includes(part), text);
    }
    assert.ok(understood.every(({ meaning }) => meaning.length > 0), description);
  }
});

Deno.test("[words] every example description is understood and drawn", () => {
  for (const example of EXAMPLE_DESCRIPTIONS) {
    const { understood, ignored } = understanding(parse(example));
    assert.deepEqual(ignored, [], example);
    assert.ok(understood.length >= 4, example);
    assert.deepEqual(understood.filter(({ meaning }) => meaning.includes("left out")), [], example);
  }
});

Deno.test("[words] understanding() says of a coloured place that gave way that it is left out", () => {
  for (const place of ["bridge", "beach", "kitchen", "forest"]) {
    const { understood } = understanding(parse(`a white cat in a castle, a red ${place}`));
    const said = understood.find(({ text }) => text.includes(place));
    assert.match(said?.meaning ?? "", /left out/, place);
  }
});
