/** Clothes, badges and disguises that people ask for are worn as they say, and no receipt calls them near. */
import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { receiptOf, recipeOf } from "../../../tests/support/read_description.ts";

const isPlain = (description: string) =>
  receiptOf(description).understood.every(({ drawnAs }) => drawnAs === undefined);

Deno.test("[words] everyday garments and disguises are worn", () => {
  const cases: [description: string, costume: string][] = [
    ["a cat dressed as a pumpkin", "pumpkin"],
    ["a cat in a shark costume", "shark"],
    ["a cat in a bunny onesie", "bunny"],
    ["a cat with a lion's mane costume", "lion"],
    ["a cat in a skeleton costume", "skeleton"],
    ["a scarecrow cat", "scarecrow"],
    ["a cat in a patched coat", "scarecrow"],
    ["a gnome cat", "gnome"],
    ["a chimney sweep cat", "chimney sweep"],
    ["a pizza delivery cat", "delivery rider"],
    ["a cat in an ugly christmas sweater", "christmas jumper"],
    ["a cat in a life vest", "life jacket"],
    ["a flamenco dancer cat", "ruffled dress"],
    ["a hula dancer cat", "grass skirt"],
    ["a caveman cat", "caveman"],
    ["a mime cat", "mime"],
    ["a cat in an alien costume", "alien"],
    ["a soldier cat", "soldier"],
    ["a priest cat", "priest"],
    ["a hippie cat", "hippie"],
    ["a coal miner cat", "miner"],
    ["a station master cat", "uniform"],
    ["a bus driver cat", "uniform"],
  ];
  for (const [description, costume] of cases) {
    assert.equal(recipeOf(description).costume?.kind, costume, description);
    assert.ok(isPlain(description), description);
  }
  assert.equal(recipeOf("a cat next to a scarecrow").costume, undefined);
  assert.equal(recipeOf("a cat next to a pumpkin").costume, undefined);
});

Deno.test("[words] everyday hats, badges and collars are worn", () => {
  const cases: [description: string, variant: string][] = [
    ["a cat with a propeller beanie", "propeller hat"],
    ["a cat in a paper crown", "paper crown"],
    ["a cat with a crown of seashells", "shell crown"],
    ["a cat with a puka shell necklace", "shell necklace"],
    ["a cat with a sheriff's badge", "star badge"],
    ["a cat with a first place ribbon", "rosette"],
    ["a cat with a crooked tie", "loose tie"],
    ["a cat with a blue collar with a silver tag", "collar with a tag"],
    ["a cat with reading glasses on a chain", "glasses on a chain"],
    ["a cat with safety goggles", "safety goggles"],
    ["a cat with a press pass", "lanyard"],
  ];
  for (const [description, variant] of cases) {
    assert.equal(recipeOf(description).accessories[0]?.variant, variant, description);
    assert.ok(isPlain(description), description);
  }
});

Deno.test("[words] what kind of hat it is may stand before its colour", () => {
  const hatOf = (description: string) => recipeOf(description).accessories[0];
  assert.deepEqual(hatOf("a cat with a pointy red hat"), {
    kind: "hat",
    variant: "pointed hat",
    colour: "red",
  });
  assert.equal(recipeOf("a black cat with a pointy red hat").coat.pattern, "solid");
  assert.equal(hatOf("a cat with round blue glasses")?.variant, "round glasses");
  assert.equal(recipeOf("a cat with pointy ears and a red hat").accessories[0]?.colour, "red");
});

Deno.test("[words] a shirt says with its name what is printed on it", () => {
  assert.equal(recipeOf("a cat in a hawaiian shirt").costume?.print, "flowered");
  assert.equal(recipeOf("a cat in a tie dye shirt").costume?.print, "tie-dyed");
  assert.ok(isPlain("a cat in a floral dress"));
});

Deno.test("[words] paw prints are the thing where no cloth shows them", () => {
  const things = (description: string) => recipeOf(description).props.map(({ kind }) => kind);
  for (
    const description of [
      "a cat with paw prints on the floor",
      "a cat in the snow, paw prints leading up to it",
      "muddy paw prints on the floor and a cat",
    ]
  ) {
    assert.ok(things(description).includes("paw prints"), description);
    assert.equal(recipeOf(description).ownMarks, undefined, description);
  }
  assert.equal(recipeOf("a cat in pyjamas with paw prints").costume?.print, "paw-printed");
  assert.ok(!things("a cat in pyjamas with paw prints").includes("paw prints"));
});

Deno.test("[words] buttons of a garment are no buttons beside the cat", () => {
  const isThere = (description: string) =>
    recipeOf(description).props.some(({ kind }) => kind === "coat button");
  assert.ok(!isThere("a cat in a knitted cardigan with big wooden buttons"));
  assert.ok(isThere("a cat and a crow with buttons"));
});

Deno.test("[words] wings, horns and a halo are worn without a whole costume", () => {
  const { costume, layers, accessories } = recipeOf(
    "a cat in a blue dress with dragon wings and ram horns",
  );
  assert.deepEqual([costume, ...layers ?? []].map((one) => one?.kind).sort(), [
    "bat wings",
    "dress",
  ]);
  assert.deepEqual(accessories.map(({ variant }) => variant), ["ram horns"]);
  assert.equal(recipeOf("a winged cat").costume?.kind, "feathered wings");
});

Deno.test("[words] a garment that belongs to a costume is its own, in the colour that words give it", () => {
  for (
    const [description, kind, colour] of [
      ["a lumberjack cat in a red check shirt", "lumberjack", "red"],
      ["a vampire cat with a purple cape", "vampire", "purple"],
      ["a princess cat in a green dress", "princess", "green"],
    ] as const
  ) {
    const { costume, layers } = recipeOf(description);
    assert.deepEqual(
      [costume?.kind, costume?.colour, layers],
      [kind, colour, undefined],
      description,
    );
    const left = receiptOf(description).understood.filter(({ meaning }) =>
      /left out/.test(meaning)
    );
    assert.deepEqual(left, [], description);
  }
  assert.notEqual(recipeOf("a cat in a neon leotard").setting, "neon street");
});

Deno.test("[words] socks beside shoes are worn under them, white ones alone are white paws", () => {
  const { props } = recipeOf("a cat in sandals with socks");
  assert.deepEqual(props.map(({ kind }) => kind).sort(), ["sandal", "socks"]);
  assert.ok(!recipeOf("a black cat with white socks").props.some(({ kind }) => kind === "socks"));
});

Deno.test("[words] a cat that lies wears what it is with; what lies beside it is not worn", () => {
  for (
    const description of [
      "a white cat with a pink bow lying on the sofa",
      "a cat with glasses lying on a book",
    ]
  ) {
    assert.equal(recipeOf(description).accessories.length, 1, description);
    assert.equal(recipeOf(description).pose, "lying", description);
  }
  assert.equal(recipeOf("a cat with its hat lying beside it").accessories.length, 0);
});

Deno.test("[words] robes, tunics, masks and hats of many people are worn", () => {
  const costumes: [description: string, costume: string][] = [
    ["a cat in a long purple robe", "robe"],
    ["a cat in a robe", "robe"],
    ["an indian cat in a kurta", "kurta"],
    ["a cat in an embroidered shirt", "embroidered shirt"],
    ["a plague doctor cat", "plague doctor"],
    ["a tram conductor cat", "uniform"],
    ["a bouncer cat", "suit"],
  ];
  for (const [description, costume] of costumes) {
    assert.equal(recipeOf(description).costume?.kind, costume, description);
  }
  const worn: [description: string, variant: string][] = [
    ["a cat with a wide-brimmed hat", "wide-brimmed hat"],
    ["a cat with a straw boater", "boater"],
    ["a cat with a crown of candles", "crown of candles"],
    ["a cat with a welding mask", "welding mask"],
    ["a cat in a beaked mask", "plague doctor mask"],
    ["a cat in an inflatable donut collar", "donut collar"],
    ["a ginger cat wearing a cone", "cone of shame"],
    ["a cat with a red collar and a gold heart tag", "collar with a tag"],
    ["a guard cat with an earpiece", "earpiece"],
    ["a mardi gras cat with beads", "necklace"],
  ];
  for (const [description, variant] of worn) {
    assert.ok(
      recipeOf(description).accessories.some((each) => each.variant === variant),
      description,
    );
  }
});

Deno.test("[words] a nurse in scrubs keeps her cap and wears them; the helmet of a firefighter is one of fire brigades", () => {
  const nurse = recipeOf("a nurse cat in scrubs with little hearts");
  assert.equal(nurse.costume?.kind, "nurse");
  assert.deepEqual(nurse.layers?.map(({ kind }) => kind), ["scrubs"]);
  const { items } = compose({ ...recipeOf("a firefighter cat with a helmet"), pose: "sitting" });
  const names = items.map(({ name }) => name);
  assert.ok(names.includes("fire helmet"), `${names}`);
  assert.ok(!names.includes("crash helmet"), `${names}`);
});

Deno.test("[words] jeans are worn, a white hat of a cook is the one of cooks", () => {
  const { costume, layers } = recipeOf("a cat in jeans and a t-shirt");
  assert.deepEqual([costume, ...layers ?? []].map((worn) => worn?.kind), ["jeans", "t-shirt"]);
  assert.equal(recipeOf("a cat in jeans").costume?.kind, "jeans");
  const cook = recipeOf("a chef cat with a white hat");
  assert.equal(cook.costume?.kind, "chef");
  assert.deepEqual(cook.accessories, []);
});

Deno.test("[words] patches like a cow, and dilute torties", () => {
  assert.equal(recipeOf("a white cat with black patches like a cow").coat.pattern, "cow");
  const { pattern, colour, second } = recipeOf("a dilute tortie").coat;
  assert.deepEqual({ pattern, colour, second }, {
    pattern: "tortoiseshell",
    colour: "grey",
    second: "cream",
  });
});
