/** Acts that are drawn as they are said, and those that are drawn as the nearest. */
import assert from "node:assert/strict";
import {
  drawnAs,
  ignoredIn,
  receiptOf,
  recipeOf,
  relatedIn,
} from "../../../tests/support/read_description.ts";

/** What a receipt says is drawn as something near. */
const nearIn = (description: string) =>
  receiptOf(description).understood.filter(({ drawnAs }) => drawnAs).map(({ text }) => text);

Deno.test("[words] what a tool is drawn doing is not told as near, what it is only held for is", () => {
  for (
    const description of [
      "a cat brushing its teeth",
      "a cat sweeping the floor",
      "a cat lifting weights",
      "a cat washing dishes",
      "a cat knitting",
      "a cat pushing a pram",
      "a cat pushing a wheelbarrow",
      "a cat throwing a ball",
      "a cat writing a letter",
      "a cat looking through a magnifying glass",
    ]
  ) {
    assert.deepEqual(nearIn(description), [], description);
    assert.equal(ignoredIn(description), "", description);
  }
  for (
    const [description, text] of [
      ["a cat tidying up", "tidying up"],
      ["a cat weaving", "weaving"],
      ["a cat hammering", "hammering"],
      ["a cat sewing", "sewing"],
      ["a cat stealing a fish", "stealing"],
    ] as const
  ) assert.ok(drawnAs(description, text), description);
});

Deno.test("[words] gestures have names of their own in receipts", () => {
  for (
    const description of [
      "a cat with crossed arms",
      "a cat with its hands on its hips",
      "a cat shrugging",
      "a cat taking a bow",
      "a cat standing on tiptoe",
      "a cat doing a handstand",
      "a cat falling over",
      "a cat deep in thought",
      "two cats fighting",
      "two cats arguing",
    ]
  ) {
    assert.deepEqual(nearIn(description), [], description);
    assert.equal(ignoredIn(description), "", description);
  }
});

Deno.test("[words] a cat that is chased flees", () => {
  assert.deepEqual(relatedIn("a cat being chased by a dog"), ["cat 1 fleeing from dog"]);
  assert.deepEqual(relatedIn("a cat running away from a goose"), ["cat 1 fleeing from goose"]);
  assert.deepEqual(relatedIn("un gato huyendo de un perro"), ["cat 1 fleeing from dog"]);
  assert.deepEqual(relatedIn("a cat chasing a dog"), ["cat 1 chasing dog"]);
});

Deno.test("[words] animals are fed and things fall off an edge only where they are pushed", () => {
  assert.deepEqual(relatedIn("a cat feeding a duck from a bench"), ["cat 1 feeding duck"]);
  assert.deepEqual(relatedIn("a cat pushing a cup off a table"), [
    "cat 1 knocking over cup",
    "cat 1 on table",
  ]);
  assert.ok(drawnAs("a cat feeding a plant", "feeding"));
});

Deno.test("[words] cords tangle a cat, other things do not; what is juggled is in the air", () => {
  assert.deepEqual(relatedIn("a kitten tangled in a string of lights"), [
    "cat 1 tangled in string of lights",
  ]);
  assert.deepEqual(relatedIn("a kitten tangled in a curtain"), ["cat 1 playing with curtain"]);
  assert.deepEqual(relatedIn("a cat juggling four apples"), ["cat 1 juggling apple"]);
  assert.deepEqual(relatedIn("a cat juggling"), ["cat 1 juggling ball"]);
  assert.equal(recipeOf("two cats arguing").mood, "angry");
});

Deno.test("[words] who skates wears skates, and a board is ridden", () => {
  for (
    const [description, skates] of [
      ["a cat rollerblading", "roller skate"],
      ["a cat roller skating in the park", "roller skate"],
      ["a cat ice skating on a frozen lake", "ice skate"],
      ["a cat skating", "ice skate"],
      ["eine Katze läuft Schlittschuh", "ice skate"],
    ] as const
  ) {
    const { pose, props } = recipeOf(description);
    assert.equal(pose, "walking", description);
    assert.deepEqual(props.map(({ kind }) => kind), [skates], description);
  }
  assert.deepEqual(relatedIn("a cat snowboarding"), ["cat 1 riding snowboard"]);
});

Deno.test("[words] a plane is flown from within, a kite is played with, who is at an easel paints", () => {
  assert.deepEqual(relatedIn("a cat flying a plane"), ["cat 1 driving aeroplane"]);
  assert.deepEqual(relatedIn("a cat flying a rocket"), ["cat 1 riding rocket"]);
  assert.deepEqual(relatedIn("a cat flying the kite"), ["cat 1 playing with kite"]);
  assert.deepEqual(relatedIn("a painter cat at an easel"), ["cat 1 painting easel"]);
  assert.deepEqual(relatedIn("a cat next to an easel"), ["cat 1 beside easel"]);
});

Deno.test("[words] a van after an article is driven, and no coat of another cat", () => {
  for (
    const description of [
      "a cat in a pink van",
      "a cat selling ice cream from a van",
      "a cat in front of the van",
    ]
  ) {
    const { others = [], props } = recipeOf(description);
    assert.deepEqual(others, [], description);
    assert.ok(props.some(({ kind }) => /\bvan$/.test(kind)), description);
  }
  for (const description of ["a turkish van cat", "a van cat", "a cat with van markings"]) {
    assert.equal(recipeOf(description).coat.pattern, "van", description);
  }
});

Deno.test("[words] an animal that sits on the cat is there, wherever the cat is named", () => {
  for (
    const [description, related] of [
      ["a bird sitting on the cat's head", "cat 1 wearing bird"],
      ["a mouse on the cat's back", "cat 1 carrying on the back mouse"],
      ["a butterfly on its nose", "cat 1 on the nose butterfly"],
      ["a cat with a ladybird on its nose", "cat 1 on the nose ladybird"],
      ["a cat balancing a ball on its nose", "cat 1 on the nose ball"],
      ["eine Katze mit einem Marienkäfer auf der Nase", "cat 1 on the nose ladybird"],
    ] as const
  ) assert.deepEqual(relatedIn(description), [related], description);
  assert.deepEqual(relatedIn("a cat with glasses on its nose"), []);
});

Deno.test("[words] no cat sits on the flag that bears words", () => {
  assert.deepEqual(relatedIn('a cat with tulips, "THANKS" on a little flag'), []);
  assert.deepEqual(relatedIn('a cat saying "hello" on a bench'), ["cat 1 on bench"]);
});

Deno.test("[words] one eye open is a wink, one eye a missing one, and irises may have all colours", () => {
  for (const eye of ["one eye closed", "one eye open", "one eye shut"]) {
    assert.deepEqual(recipeOf(`a cat with ${eye}`).features, ["one eye shut"], eye);
  }
  assert.deepEqual(recipeOf("a cat with one eye").features, ["left eye missing"]);
  for (const eyes of ["rainbow eyes", "kaleidoscope eyes"]) {
    const { features, weather } = recipeOf(`a cat with ${eyes}`);
    assert.deepEqual(features, ["rainbow eyes"], eyes);
    assert.notEqual(weather, "rainbow", eyes);
  }
});

Deno.test("[words] who swims is in water, who showers under a shower, and all of several cats are", () => {
  for (
    const description of ["a cat swimming", "a cat swimming in the pool", "eine Katze schwimmt"]
  ) {
    assert.deepEqual(relatedIn(description), ["cat 1 inside pool of water"], description);
  }
  assert.deepEqual(relatedIn("a cat singing in the shower"), ["cat 1 under shower"]);
  assert.deepEqual(relatedIn("two cats swimming"), [
    "cat 1 inside pool of water",
    "cat 2 inside pool of water",
  ]);
  assert.deepEqual(relatedIn("two cats having a picnic").length, 2);
  assert.equal(recipeOf("a cat swimming underwater").setting, "underwater");
});

Deno.test("[words] who listens to music wears headphones, to records sits beside a record player", () => {
  assert.equal(recipeOf("a cat listening to music").accessories[0]?.kind, "gadget");
  assert.deepEqual(relatedIn("a cat listening to records"), ["cat 1 beside record player"]);
});

Deno.test("[words] a tower and a queue are several", () => {
  assert.equal(recipeOf("a cat carrying a tower of books").props[0]?.count, 3);
  assert.equal(recipeOf("a queue of penguins behind a cat").props[0]?.count, 3);
});

Deno.test("[words] people of a trade use the thing of it, where no words say otherwise", () => {
  for (
    const [description, related] of [
      ["a cat bus driver with a yellow bus", "cat 1 driving bus"],
      ["a racing driver cat, a red racing car", "cat 1 driving racing car"],
      ["a violinist cat with a violin", "cat 1 playing violin"],
      ["a painter cat, an easel, sunflowers", "cat 1 painting easel"],
      ["a taxi driver cat beside a taxi", "cat 1 beside taxi"],
    ] as const
  ) assert.deepEqual(relatedIn(description), [related], description);
  assert.deepEqual(relatedIn("a cat with a car"), []);
});

Deno.test("[words] a cat licks its own kitten, which is another cat, and eats what it licks", () => {
  for (
    const description of [
      "a mother cat licking her kitten",
      "a mother cat washing her kitten",
      "a cat licking another cat",
      "two cats grooming each other",
    ]
  ) assert.deepEqual(relatedIn(description), ["cat 1 licking cat 2"], description);
  assert.equal(recipeOf("a mother cat licking her kitten").others?.[0]?.age, "kitten");
  assert.deepEqual(relatedIn("a cat licking a lollipop"), ["cat 1 eating lollipop"]);
  assert.equal(recipeOf("a cat licking its paw").pose, "washing");
});

Deno.test("[words] a cat is between two things of two kinds, and what grows all around is around it", () => {
  assert.deepEqual(relatedIn("a cat sitting between a dog and a bird"), [
    "dog left of cat 1",
    "bird right of cat 1",
  ]);
  assert.deepEqual(relatedIn("a cat with candles all around"), ["cat 1 around candle"]);
});

Deno.test("[words] who washes a car does not wash itself", () => {
  assert.deepEqual(relatedIn("a cat washing a car"), ["cat 1 busy with car"]);
  assert.equal(recipeOf("a cat washing its face").pose, "washing");
  assert.deepEqual(relatedIn("a cat ringing a bell"), ["cat 1 playing bell"]);
});

Deno.test("[words] a cat curls up around a thing, two cats that do are drawn near to it", () => {
  for (const description of ["a cat curled round a cup", "a cat curled up with a teddy bear"]) {
    assert.equal(recipeOf(description).pose, "curled up", description);
    assert.deepEqual(nearIn(description), [], description);
  }
  assert.deepEqual(nearIn("two kittens curled up together"), ["curled up together"]);
});

Deno.test("[words] what two cats look at each other through is between them", () => {
  assert.ok(
    relatedIn("two kittens looking at each other through a fence")
      .includes("picket fence between cats cat 1"),
  );
});

Deno.test("[words] singers sing, dancers dance, and a little devil's face is mischief", () => {
  assert.equal(recipeOf("an opera singer cat").pose, "meowing");
  assert.equal(recipeOf("a flamenco dancer cat").pose, "dancing");
  assert.deepEqual(relatedIn("a singer cat with a microphone"), ["cat 1 playing microphone"]);
  const { mood, costume } = recipeOf("a cat pushing a glass off the table 😈");
  assert.equal(mood, "mischievous");
  assert.equal(costume, undefined);
});

Deno.test("[words] what a cat drives is drawn, however many things are named before it", () => {
  const { props } = recipeOf(
    "a cat bus driver with a pig, a duck, a frog, a bear, a mouse, a rabbit, a yellow bus",
  );
  assert.ok(props.some(({ kind }) => kind === "bus"));
});

Deno.test("[words] a heart-shaped mark is said before and behind its place", () => {
  for (const mark of ["a heart shaped nose mark", "a heart-shaped mark on its nose"]) {
    assert.deepEqual(recipeOf(`a cat with ${mark}`).ownMarks, ["a heart-shaped spot on nose"]);
  }
});

Deno.test("[words] who steals up to a bird is not on it, who runs off with a fish has it in its mouth", () => {
  assert.deepEqual(relatedIn("a cat sneaking up on a bird"), ["cat 1 looking at bird"]);
  assert.deepEqual(relatedIn("a cat running off with a fish"), [
    "cat 1 carrying in the mouth fish",
  ]);
  assert.deepEqual(relatedIn("a cat spilling a cup of coffee"), [
    "cat 1 knocking over cup of coffee",
  ]);
  assert.deepEqual(relatedIn("a cat mowing the lawn"), ["cat 1 busy with lawnmower"]);
  assert.equal(recipeOf("a cat high fiving a dog").pose, "waving");
  assert.equal(recipeOf("a cat running away").pose, "running");
});

Deno.test("[words] who uses a tool on what is named works at that, and the tool comes along", () => {
  for (
    const [description, thing, tool] of [
      ["a cat sawing a plank", "plank", "handsaw"],
      ["a cat chopping wood with an axe", "log of wood", "axe"],
      ["a cat repairing a bicycle with a wrench", "bicycle", "wrench"],
    ] as const
  ) {
    assert.deepEqual(relatedIn(description), [`cat 1 busy with ${thing}`], description);
    assert.ok(recipeOf(description).props.some(({ kind }) => kind === tool), description);
  }
  assert.deepEqual(relatedIn("a cat sawing"), ["cat 1 holding handsaw"]);
  assert.deepEqual(relatedIn("a cat sewing on a sewing machine"), [
    "cat 1 busy with sewing machine",
  ]);
  assert.deepEqual(relatedIn("a cat whisking eggs in a bowl"), ["cat 1 cooking egg"]);
  assert.deepEqual(relatedIn("a cat pulling carrots"), ["cat 1 busy with carrot"]);
});

Deno.test("[words] what something is pulled on bears no cat; who sweeps with a broom does not ride it", () => {
  assert.deepEqual(relatedIn("a cat pulling a rubber duck on a string"), [
    "cat 1 pulling rubber duck",
  ]);
  assert.deepEqual(relatedIn("ほうきで掃除する猫"), ["cat 1 holding broom"]);
  assert.deepEqual(relatedIn("ほうきで空を飛ぶ猫"), ["cat 1 riding broom"]);
  assert.deepEqual(relatedIn("a cat fixing a car with a wrench"), ["cat 1 busy with car"]);
  assert.deepEqual(relatedIn("a cat brushing a dog"), ["cat 1 busy with dog"]);
});
